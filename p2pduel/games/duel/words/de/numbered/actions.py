"""What a player does in a turn, and what it is for: D-9 to D-13."""

from typing import Final

__all__ = ["BUILDING", "HAND", "POINTS", "TRADING", "WINNING"]

BUILDING: Final = {
    "D-9.1": (
        "Eine Aktionskarte kostet nichts: sie wird genannt, ausgeführt und offen auf den Ablagestapel gelegt."
    ),
    "D-9.2": "In einem Zug darf man beliebig viele spielen.",
    "D-9.3": ("Ein Ausbau wird bezahlt und auf einen freien, passenden Bauplatz gelegt; von da an wirkt er."),
    "D-9.4": (
        "Karten mit 1x und alle, die offen neben den Stapeln liegen, darf eine Seite höchstens einmal haben."
    ),
    "D-9.5": (
        "Ebenso Einheiten mit eigenem Namen. Von jeder anderen Karte darf eine Seite so viele "
        "haben, wie sie bekommt."
    ),
    "D-9.6": "Was eine Karte verlangt, muss in dem Moment da sein, in dem sie gespielt oder gebaut wird.",
    "D-9.7": (
        "Eine Aktion darf nur gespielt werden, wenn sich mindestens ein Teil dessen ausführen "
        "lässt, was sie beiden Seiten aufträgt. Eine, die nichts ändern würde, ist nicht erlaubt "
        "(R-12). Für Ausbauten siehe D-9.12."
    ),
    "D-9.8": (
        "Geht ein Gebäude, das nötig war, später verloren, bleiben die Karten, die es brauchten, "
        "und wirken weiter."
    ),
    "D-9.9": (
        "Manche Aktionen haben ihren eigenen Zeitpunkt: der Kundschafter beim Bau einer Siedlung,"
        " Sebastian, wenn ein Ereignis aufgedeckt wird, Brigitta und Reiner vor dem Würfeln. Alle"
        " anderen gehören zu den eigenen Aktionen."
    ),
    "D-9.10": (
        "Ermäßigungen: mit einem Übungsplatz kostet ein Held 1 Rohstoff weniger, mit einem "
        "Baukran ebenso ein Stadtausbau, dessen Preis über 4 liegt. Wer baut, wählt, welcher "
        "Rohstoff wegfällt (R-35)."
    ),
    "D-9.11": "Nach jeder Änderung der Punkte wird geprüft, wem die Steine gehören.",
    "D-9.12": (
        "Ein Ausbau darf auch dann gebaut werden, wenn seine Wirkung nichts zu tun findet: ein "
        "Kaperschiff ohne Schiff zum Versenken, ein Hafen ohne Schiffe, eine Zehntscheuer ohne "
        "Helden. Nur seine genannte Bedingung zählt."
    ),
    "D-9.13": (
        "Eine Straße, Siedlung oder Stadt lässt sich bauen, solange ihr Stapel reicht; leere "
        "Stapel bleiben leer. Eine "
        "Straße darf auch gebaut werden, wenn keine Siedlung mehr da ist."
    ),
    "D-9.14": (
        "Karten auf dem Ablagestapel sind aus dem Spiel, es sei denn, Guido oder Gustav holt eine zurück."
    ),
    "D-9.15": (
        "Bauen der Reihe nach: Karte und Bauplatz nennen; prüfen, ob Bedingung, Anzahl und Platz "
        "es erlauben; zahlen; auslegen; Punkte und Steine zählen; tun, was sie beim Bau tut "
        "(R-43)."
    ),
}

TRADING: Final = {
    "D-10.1": "Getauscht wird im eigenen Zug, unter den Aktionen, und nur mit dem Vorrat.",
    "D-10.2": "Immer: 3 einer Art, von beliebigen eigenen Landschaften, gegen 1 einer anderen.",
    "D-10.3": "Mit einem Handelsschiff: 2 seiner Art gegen 1 einer anderen, beliebig oft.",
    "D-10.4": (
        "Mit einem Großen Handelsschiff: 2 von einer angrenzenden Landschaft gegen 1 einer anderen "
        "Art, beliebig oft. "
        "Zwei Landschaften lassen sich nicht zusammenzählen."
    ),
    "D-10.5": "Mit einer Münzstätte: 1 Gold gegen 1 einer anderen Art, je Münzstätte einmal im Zug.",
    "D-10.6": "Gold ist ein Rohstoff wie die anderen, gegeben oder genommen.",
    "D-10.7": "Gold aus dem Goldversteck darf bei jeder Zahlung und jedem Tausch dabei sein.",
    "D-10.8": (
        "Ein Tausch folgt auf den anderen, jeder von einer Art gegen 1 einer anderen; was der "
        "eine brachte, darf der nächste wieder verbrauchen. Schiffe und Münzstätten wirken schon "
        "in dem Zug, in dem sie gebaut werden."
    ),
}

HAND: Final = {
    "D-11.1": (
        "Man darf 3 Karten halten und eine mehr für jeden Fortschrittspunkt. Geprüft wird das nur"
        " beim Nachziehen am Ende des eigenen Zugs."
    ),
    "D-11.2": (
        "Mit weniger Karten wird gezogen, Karte für Karte, jede von einem beliebigen Stapel, bis "
        "das Limit erreicht ist."
    ),
    "D-11.3": "Mit mehr kommen die überzähligen verdeckt unter Stapel eigener Wahl (D-14.10).",
    "D-11.4": (
        "Dann darf eine Karte getauscht werden: sie kommt verdeckt unter einen Stapel, und "
        "entweder wird die oberste "
        "eines beliebigen Stapels gezogen, oder es werden 2 Rohstoffe gezahlt, ein Stapel "
        "durchgesehen und eine Karte "
        "daraus genommen."
    ),
    "D-11.5": "Die Reihenfolge eines durchgesehenen Stapels bleibt, wie sie war.",
    "D-11.6": "Wer einen Stapel durchgesehen hat, nimmt eine Karte daraus (R-27).",
    "D-11.7": "Mit einem Gemeindehaus kostet das Durchsehen 1 Rohstoff, mit einem Rathaus nichts.",
    "D-11.8": (
        "Gezogen, abgelegt und getauscht wird nur im eigenen Zug. Karten, die im Zug der anderen "
        "Seite verloren gingen, "
        "kommen beim nächsten Nachziehen wieder dazu."
    ),
    "D-11.9": (
        "Ein verbrauchter Stapel behält seinen Platz: von ihm wird nichts gezogen und nichts "
        "durchgesehen, aber Karten "
        "dürfen dorthin."
    ),
    "D-11.10": "Sind alle Stapel leer, hört das Nachziehen auf (R-28).",
    "D-11.11": (
        "Aufzufüllen und Überzähliges abzulegen ist Pflicht. Ein Tausch braucht eine Karte zum Weglegen."
    ),
}

POINTS: Final = {
    "D-12.1": (
        "Stärke-, Handels-, Geschicklichkeits-, Fortschritts- und Siegpunkte werden über die "
        "Karten zusammengezählt, die in einem Fürstentum liegen, auch die bedingten."
    ),
    "D-12.2": "Stärkevorteil: mindestens 3 Stärkepunkte und mehr als die andere Seite.",
    "D-12.3": "Handelsvorteil: mindestens 3 Handelspunkte und mehr als die andere Seite.",
    "D-12.4": "Jeder Stein liegt bei der Seite mit seinem Vorteil und zählt 1 Siegpunkt.",
    "D-12.5": "Hat keine Seite den Vorteil, gehört der Stein niemandem, und zwar sofort (R-8).",
    "D-12.6": "Hat ihn jetzt die andere Seite, wechselt der Stein sofort, gleich, wer am Zug ist.",
    "D-12.7": (
        "Bedingte Punkte: ein Salzspeicher hat 1 Handelspunkt für jedes eigene Handelsschiff; ein"
        " Handelsstützpunkt hat 1 mit einem Markt und 1 mit einem Hafen; ein Hafen zählt mit drei"
        " Handelsschiffen 1 Siegpunkt."
    ),
    "D-12.8": "Geschicklichkeitspunkte zählen für Fest und Festplatz; sie haben keinen Stein.",
    "D-12.9": "Wo in einem Fürstentum ein Stein liegt, ist gleich.",
    "D-12.10": (
        "Punkte und Steine werden nach jeder einzelnen Karte neu gezählt, die kommt, verdeckt, "
        "frei wird oder geht, bevor "
        "dieselbe Wirkung weitergeht (R-43)."
    ),
}

WINNING: Final = {
    "D-13.1": (
        "Siegpunkte: Siedlung 1, Stadt an ihrer Stelle 2, jeder Stein 1, und was Karten zählen, "
        "immer oder zurzeit."
    ),
    "D-13.2": "Einführungsspiel: 7 Punkte am Ende des eigenen Zugs gewinnen.",
    "D-13.3": (
        "Mit einer Zeit 12, im Duell und im Turnier 13, am Ende des eigenen Zugs, gleich, wie "
        "viele die andere Seite hat (R-31)."
    ),
    "D-13.4": (
        "Außer im Einführungsspiel gewinnt ohne Wurf, wer die Punkte hat, wenn der eigene Wurf "
        "ansteht (R-29)."
    ),
    "D-13.5": "Punkte, die mitten im eigenen Zug erreicht sind, zählen nur, wenn sie am Ende noch da sind.",
    "D-13.6": (
        "Punkte, die im Zug der anderen Seite erreicht sind, gewinnen, wenn der eigene Zug beginnt "
        "(D-13.4); im "
        "Einführungsspiel, wenn er endet."
    ),
    "D-13.7": (
        "Zwei können nicht zugleich gewinnen: am Ende eines Zugs zählen nur die Punkte der Seite "
        "am Zug, vor dem Würfeln nur die der Seite, die würfeln wird."
    ),
}
