"""New kinds of cards, the peculiarities of the sets, the reform of 2003: C-41 to C-60."""

from typing import Final

__all__ = ["BARBARIANS", "KINDS", "KNIGHTS", "POLITICS", "REFORM", "SCIENCE", "TRADE", "WIZARDS"]

KINDS: Final = {
    "C-41": (
        "Ein Landschaftsausbau (braun) liegt über oder unter einer Landschaft seiner Art: Zauberer, "
        "Zauberbund, Färberei, Kunstschmiede, Schnapsbrennerei, Kolonialstützpunkt und die drei Residenzen."
    ),
    "C-41.1": (
        "Landschaftsausbauten können brennen, auch Zauberer; keine Feuerwache schützt sie, denn sie stehen "
        "an keiner Stadt."
    ),
    "C-41.2": "Eine Landschaft mit einem Landschaftsausbau wird weder verlegt noch getauscht.",
    "C-41.3": (
        "Eine Landschaft gehört zu allem, woran sie grenzt: zwischen Zitadelle und Stadt kann sie den "
        "Zauberer der einen oder einen Ausbau der anderen tragen, und ihre Rohstoffe dienen beiden."
    ),
    "C-42": (
        "Ein Straßenausbau liegt auf einer Straße: der Handelsposten auf einer eigenen, der "
        "Barbarenstützpunkt auf einer der anderen Seite."
    ),
    "C-42.1": (
        "Er gehört zu keiner Siedlung oder Stadt; was auf eine Stadt wirkt, lässt ihn in Ruhe, und keine "
        "Feuerwache schützt ihn."
    ),
    "C-42.2": "Eine Straße trägt höchstens einen; der Barbarenstützpunkt braucht eine freie Straße.",
    "C-43": (
        "Eine fremde Karte steht im anderen Fürstentum und bleibt Eigentum der Seite, die sie gelegt hat: "
        "Raubritterburg, Barbarenstützpunkt, Handelsniederlassung, Gesandtschaft, Bordell."
    ),
    "C-43.1": (
        "Wo sie steht, darf sie nicht abgerissen, aber wie jede Karte der anderen Seite angegriffen werden."
    ),
    "C-43.2": (
        "Geht sie unter einer Bedingung, wird diese nach jeder Änderung geprüft; dann kommt sie auf den "
        "Ablagestapel der Seite, der sie gehört. Verbrannt kommt sie auf deren Hand zurück."
    ),
    "C-43.3": "Wem sie gehört, darf sie verpfänden.",
    "C-43.4": "Ihre Punkte und Wege zählen für die Seite, der sie gehört.",
    "C-44": "Zitadelle und Metropole werden nie abgerissen oder zerstört.",
}

SCIENCE: Final = {
    "C-51.1": "Die Universität liegt in der offenen Reihe.",
    "C-51.2": "Fortschritt zahlt auch für Universitäten.",
}

BARBARIANS: Final = {
    "C-52.1": "Hafen und Triumphbogen liegen in der offenen Reihe; der Bogen brennt nicht.",
    "C-52.2": (
        "Den Zauberbund gibt es nur im Turnier und nur für die Seite, die auch Zauberer & Drachen benutzt."
    ),
    "C-52.3": (
        "Für Residenzen und die Gilde der Handelsherren ist Tausch mit der Bank 3:1, 2:1 mit einer Flotte "
        "oder 1:1 mit Leuchtturm oder Handelsherr Christoph; nie Karawane oder Tausch untereinander."
    ),
    "C-52.4": (
        "Beim Barbarenüberfall hat jede Seite so viele Barbaren vor sich wie eigene Straßen und Klöster "
        "(CR-4)."
    ),
    "C-52.5": "Zwei Häfen gibt es nur im Turnier; dann zählt jede Handelsflotte 2 Handelspunkte mehr.",
    "C-52.6": "Ein Triumphbogen im Fürstentum, in jedem Spiel.",
}

TRADE: Final = {
    "C-53.1": "Das Handelskontor liegt in der offenen Reihe.",
    "C-53.2": (
        "Was in Naturalienspeicher oder Schatzkammer liegt, ist vor jeder Karte der anderen Seite und "
        "jedem Ereignis sicher und zählt beim Räuber nicht. Mit dem Gebäude geht es verloren."
    ),
}

KNIGHTS: Final = {
    "C-54.1": "Die Inquisition gibt es nur im Turnier.",
}

POLITICS: Final = {
    "C-55.1": "Kirche und Rathaus liegen in der offenen Reihe.",
    "C-55.2": (
        "Die Metropole wird gezogen wie andere Karten, kostet nichts und kommt auf eine eigene Stadt, "
        "solange man ein Rathaus oder eine Kirche hat. Eine im Fürstentum; nicht auf Siedlung oder "
        "Zitadelle."
    ),
    "C-55.3": "Was für Städte gilt, gilt auch für eine Metropole.",
    "C-55.4": (
        "Sie öffnet außen an jeder ihrer vier Landschaften einen Platz für eine Einheit. Diese gehört nur "
        "zur Metropole."
    ),
    "C-55.5": (
        "Eine Landschaft zwischen Metropole und Zitadelle trägt einen Zauberer oder eine Einheit, nicht "
        "beides."
    ),
    "C-55.6": (
        "Eine Kirche in der Metropole schützt die Einheiten auf diesen Plätzen vor dem Bürgerkrieg, eine "
        "Kathedrale, wo immer sie steht."
    ),
    "C-55.7": "Ein Turnierdeck darf beide Metropolen enthalten; legen kann man eine.",
    "C-55.8": "Niemand muss eine Metropole legen.",
}

WIZARDS: Final = {
    "C-56.1": (
        "Eine Zitadelle wird vom Stapel gekauft und kommt auf eine eigene Siedlung: insgesamt 1 Siegpunkt, "
        "und 2, solange ein Zauberer an ihr steht."
    ),
    "C-56.2": "Zwei Zitadellen sind nie Nachbarn: zwischen ihnen steht eine Siedlung oder Stadt.",
    "C-56.3": (
        "Eine Zitadelle hat vier Plätze für violette und grüne Karten und Zauberbücher, nicht für rote, "
        "mit oder ohne Zauberer."
    ),
    "C-56.4": "Was auf Städte zielt, betrifft sie nicht.",
    "C-56.5": (
        "Zauberer sind keine Einheiten. Sie stehen an einer Landschaft ihrer Art neben einer Zitadelle, "
        "Ari an jeder; höchstens vier an einer Zitadelle. Sie beginnen mit 2 Zauberkraft."
    ),
    "C-56.6": "Im eigenen Zug verwandelt ein Zauberer Rohstoffe seiner Landschaft in Zauberkraft, 1 zu 1.",
    "C-56.7": (
        "Ein Zauberer, der so oder durch eine Zaubermühle Zauberkraft bekommen hat, zahlt bis zum Ende des "
        "Zugs nichts, auch nicht mit älterer. Zauberkraft aus einem Ereignis gilt sofort."
    ),
    "C-56.8": (
        "Zauberbücher sind weder Gebäude noch Einheiten. Sie kommen kostenlos auf einen Platz der "
        "Zitadelle, auch mehrere."
    ),
    "C-56.9": (
        "Jedes Buch wirkt einmal im Zug; mehrere Zauberer beliebiger eigener Zitadellen dürfen zusammen "
        "zahlen. Zwei gleiche Bücher wirken beide."
    ),
    "C-56.10": "Ein abgerissenes Buch kommt auf den Ablagestapel.",
    "C-56.11": "Drachen und violette Gebäude werden mit Zauberkraft bezahlt. Jeden Drachen gibt es einmal.",
    "C-56.12": "Violette Aktionskarten sind Aktionskarten, die Zauberkraft kosten.",
    "C-56.13": "Was auf Einheiten wirkt, tut Zauberern nichts.",
    "C-56.14": "Verbrauchte Zauberkraft verlieren die Zauberer, die zahlen.",
}

REFORM: Final = {
    "C-60.1": "Ein Spion nimmt nur Einheiten und Aktionskarten.",
    "C-60.2": "Der Bürgerkrieg betrifft nur Ritter, Kanonen und Handelsflotten.",
    "C-60.3": (
        "Jede Karte hat eine Klasse. Im Basisset Angriffe: Schwarzer Ritter, Feuerteufel, Spion, Raubzug, "
        "Händler; Abwehr: Kräuterhexe, Kundschafter, Bischof; neutral: Alchimist, Karawane; Einheiten: "
        "Handelsflotten und Ritter; Gebäude: der Rest. Ereignisse haben keine."
    ),
    "C-60.4": (
        "Rahmen: keiner für Zentralkarten und Straßenausbauten, gelb für Aktionen, grün für jeden Platz, "
        "rot für Städte, violett für Zitadellen, braun für Landschaften, blau für Ereignisse."
    ),
    "C-60.5": "Die Klasse einer Karte eines Themensets steht darauf.",
}
