"""What lies on the table: C-0 to C-3."""

from typing import Final

__all__ = ["BOX", "LAND", "SETS", "SETUP"]

SETS: Final = {
    "C-0.1": (
        "Es gibt ein Basisset und sechs Themensets: Ritter & Händler, Politik & Intrige, Barbaren & "
        "Handelsherren, Wissenschaft & Fortschritt, Zauberer & Drachen, Handel & Wandel."
    ),
    "C-0.2": (
        "Verschiedene Karten und Karten insgesamt: Basis 60 und 120, Ritter 21 und 30, Politik 23 und 29, "
        "Barbaren 32 und 40, Wissenschaft 22 und 30, Zauberer 32 und 45, Handel 26 und 30."
    ),
    "C-0.3": (
        "Eine Karte ohne Preis ist kostenlos. Zu jeder Zahl steht, woher sie bekannt ist: gedruckt, aus "
        "dem Nachfolgespiel oder ein Hauswert (CR-19). Wird eine Karte verlangt, genügt jedes Exemplar "
        "dieses Titels."
    ),
    "C-0.4": "Die Rohstoffe sind Lehm, Getreide, Holz, Erz, Wolle und Gold. Zauberkraft ist keiner.",
    "C-0.5": (
        "Es gibt vier Arten von Punkten: Siegpunkte, Handelspunkte (Mühle), Stärkepunkte (Faust) und "
        "Turnierpunkte (Helm)."
    ),
}

BOX: Final = {
    "C-1.1": (
        "120 Karten: zweimal 9 für den Anfang, 7 Straßen, 5 Siedlungen, 7 Städte, 11 Landschaften, 10 "
        "Ereignisse und 62 Karten für die Stapel. Dazu ein Ertragswürfel, ein Ereigniswürfel, eine "
        "Ritterfigur und eine Mühlenfigur."
    ),
    "C-1.2": (
        "Die 62 Karten: 20 Aktionen, 26 grüne Ausbauten (11 Gebäude, 6 Handelsflotten, 9 Ritter) und 16 rote."
    ),
    "C-1.3": (
        "Die Ereignisse: Seuche, Ertragreiches Jahr und Fortschritt zweimal, Bürgerkrieg, Konflikt, "
        "Baumeister und Jahreswechsel einmal."
    ),
    "C-1.4": (
        "Der Ereigniswürfel zeigt Räuber, Mühle, Turnier und Sonne je einmal und das Fragezeichen zweimal."
    ),
    "C-1.5": (
        "Rot beginnt mit Ackerland 1, Gebirge 2, Weideland 3, Wald 4, Hügelland 5 und Goldfluss 6; Blau "
        "mit Goldfluss 1, Ackerland 2, Gebirge 3, Weideland 4, Wald 5 und Hügelland 6."
    ),
    "C-1.6": (
        "Der Landschaftsstapel: Wald 1 und 6, Weideland 5 und 6, Hügelland 1 und 2, Gebirge 4 und 5, "
        "Ackerland 3 und 4, Goldfluss 3."
    ),
    "C-1.7": "Sind Straßen, Siedlungen, Städte oder Landschaften verbraucht, gibt es keine mehr.",
}

SETUP: Final = {
    "C-2.1": (
        "Beide legen eine Straße in die Mitte, an jedes Ende eine Siedlung und ringsum die sechs "
        "Landschaften, drei oben und drei unten, beliebig geordnet."
    ),
    "C-2.2": "Auf jeder Startlandschaft liegt 1 Rohstoff. Beide haben 2 Siegpunkte.",
    "C-2.3": (
        "Die 62 Karten werden gemischt und bilden fünf verdeckte, möglichst gleiche Stapel (CR-17). "
        "Straßen, Siedlungen und Städte liegen offen; Landschaften und Ereignisse werden gemischt und "
        "liegen verdeckt."
    ),
    "C-2.4": "Wer mit dem Ertragswürfel höher würfelt, beginnt; bei Gleichstand wird neu gewürfelt.",
    "C-2.5": (
        "Wer beginnt, sieht einen Stapel durch, lässt seine Reihenfolge, wie sie ist, und nimmt 3 Karten; dann "
        "die andere Seite aus einem anderen Stapel."
    ),
}

LAND: Final = {
    "C-3.1": (
        "In der Mittelreihe wechseln Siedlung oder Stadt und Straße ab. Sie wächst nach links oder rechts; "
        "zwei Straßen liegen nie nebeneinander."
    ),
    "C-3.2": (
        "Eine neue Siedlung kommt ans offene Ende einer Straße und bringt zwei leere Landschaften an ihren "
        "äußeren Ecken. Nachbarn teilen sich die zwei Landschaften an der Straße zwischen ihnen."
    ),
    "C-3.3": (
        "Die erste der beiden Landschaften kommt nach Wahl nach oben oder unten, die zweite an den anderen "
        "Platz."
    ),
    "C-3.4": (
        "Eine Landschaft lagert 0 bis 3. Was zu viel ist, geht verloren und wandert nie zu einer anderen."
    ),
    "C-3.5": (
        "Rohstoffe werden von beliebigen eigenen Landschaften ihrer Art gezahlt und dorthin genommen, "
        "beliebig verteilt."
    ),
    "C-3.6": (
        "Eine Siedlung hat einen Bauplatz oben und einen unten, eine Stadt zwei oben und zwei unten. Ein "
        "Platz grenzt an die zwei Landschaften seiner Seite."
    ),
    "C-3.7": "Grüne Karten kommen an Siedlungen und Städte, rote nur an Städte, beliebig gemischt.",
    "C-3.8": (
        "Eine Straße kostet 2 Lehm und 1 Holz, eine Siedlung 1 Lehm, 1 Holz, 1 Getreide und 1 Wolle, eine "
        "Stadt 3 Erz und 2 Getreide."
    ),
    "C-3.9": (
        "Im eigenen Zug darf man eigene Ausbauten jederzeit abreißen, kostenlos und ohne Ersatz. Sie "
        "kommen auf den Ablagestapel; der Platz ist sofort frei."
    ),
}
