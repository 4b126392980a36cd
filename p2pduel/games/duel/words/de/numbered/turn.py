"""The course of a turn: its steps, the dice, events and production, D-5 to D-8."""

from typing import Final

__all__ = ["DICE", "EVENTS", "PRODUCTION", "TURN"]

TURN: Final = {
    "D-5.1": "Die zwei Seiten sind abwechselnd am Zug.",
    "D-5.2": (
        "Ein Zug: was vor dem Würfeln kommt, die Würfel, Aktionen, Nachziehen bis zum Limit, der "
        "Tausch einer Karte und "
        "ein Blick auf die Siegpunkte."
    ),
    "D-5.3": (
        "Vor dem Würfeln wird, außer im Einführungsspiel, geprüft, ob jemand schon gewonnen hat "
        "(D-13.4). Dann dürfen Brigitta und Reiner gespielt werden, sonst keine Karte."
    ),
    "D-5.4": (
        "Aktionen, in beliebiger Reihenfolge und beliebig viele: Karten spielen, bauen, tauschen,"
        " nutzen, was im eigenen Fürstentum steht, und, außer im Einführungsspiel, abreißen."
    ),
    "D-5.5": (
        "Zurück geht es nicht: hat das Nachziehen begonnen, wird nichts mehr gespielt, gebaut oder getauscht."
    ),
    "D-5.6": (
        "Eine Karte, die durch Nachziehen oder Tauschen kam, wartet bis zum nächsten eigenen Zug "
        "(aber siehe R-21)."
    ),
    "D-5.7": (
        "Eine Karte, die während der Aktionen kam (Bibliothek, Guido, Gustav, Verräter), darf "
        "sofort genutzt werden."
    ),
    "D-5.8": (
        "Vor den eigenen Aktionen und im Zug der anderen Seite geschieht nur, was ein Symbol, ein "
        "Ereignis oder ein "
        "Angriff verlangt. Kein Tausch, kein Bau, kein Abriss, keine andere Aktionskarte (R-44)."
    ),
}

DICE: Final = {
    "D-6.1": "Wer am Zug ist, wirft beide Würfel zugleich; was sie zeigen, betrifft beide Seiten.",
    "D-6.2": "Ein Räuberüberfall kommt vor dem Ertrag.",
    "D-6.3": "Jedes andere Symbol kommt nach dem Ertrag.",
    "D-6.4": (
        "Räuberüberfall: mit mehr als 7 gezählten Rohstoffen verliert eine Seite alles Gold und "
        "alle Wolle von ihren "
        "Landschaften. 7 sind sicher (R-33)."
    ),
    "D-6.5": (
        "Nicht gezählt werden Landschaften, die an eine eigene Lagerstätte grenzen, und Gold im Goldversteck."
    ),
    "D-6.6": "Der Verlust verschont das Goldversteck, aber nicht die Landschaften neben einer Lagerstätte.",
    "D-6.7": (
        "Handel: wer den Handelsvorteil hat, nennt eine Art und bekommt 1 davon von der anderen "
        "Seite. Hat ihn niemand, "
        "geschieht nichts (R-19)."
    ),
    "D-6.8": "Mit einem Geldverleiher sind es 2 statt 1, gleich oder verschieden (R-19).",
    "D-6.9": "Beim Handel darf nur genannt werden, wofür Platz ist (R-19).",
    "D-6.10": (
        "Fest: die Seite mit mehr Geschicklichkeitspunkten nimmt 1 beliebigen Rohstoff. Bei "
        "Gleichstand, auch ohne Punkte, nehmen beide. Wer gewürfelt hat, spielt keine Rolle."
    ),
    "D-6.11": (
        "Reiche Ernte: beide nehmen 1 beliebigen Rohstoff. Dazu bringt jede Zollbrücke 2 Gold und "
        "jedes Kaperschiff 1 "
        "Gold."
    ),
    "D-6.12": (
        "Ereigniskarte: wer am Zug ist, deckt das oberste Ereignis auf, und alle, die es "
        "betrifft, führen es aus."
    ),
    "D-6.13": "Haben beide zu entscheiden, entscheidet und lagert zuerst die Seite am Zug (R-9).",
    "D-6.14": (
        "Innerhalb eines Symbols oder Ereignisses kommen Verluste vor Gewinnen; dann trifft die "
        "Seite am Zug alle ihre "
        "Entscheidungen, danach die andere (R-43)."
    ),
}

EVENTS: Final = {
    "D-7.1": "Ein Ereignis betrifft beide Seiten, es sei denn, es nennt nur eine.",
    "D-7.2": ("Was ein Ereignis tut, steht auf seiner Karte. Ereignisse kommen nie auf den Ablagestapel."),
    "D-7.3": "Ist es ausgeführt, kommt das Ereignis verdeckt unter seinen Stapel.",
    "D-7.4": (
        "Julfest: alle Ereignisse werden eingesammelt und wie am Anfang gestapelt, das Julfest mit "
        "dreien darunter. Dann "
        "wird die neue oberste Karte aufgedeckt und ausgeführt."
    ),
    "D-7.5": (
        "Wie viele Ereignisse bis zum Julfest kommen, es selbst mitgezählt: 6 im Einführungsspiel, "
        "9 in der Zeit des "
        "Goldes, 10 in den Wirren, 11 im Fortschritt, 9 im Duell, 10 im Turnier. Das nach dem "
        "Julfest aufgedeckte ist "
        "das erste der nächsten Runde."
    ),
    "D-7.6": (
        "Fehde und Bruderzwist geschehen nur, solange eine Seite den Stärkevorteil hat. Diese "
        "Seite wählt, die andere erleidet es, gleich, wer gewürfelt hat."
    ),
    "D-7.7": (
        "Unruhen zählen Einheiten mit Stärke- oder Handelspunkten: Helden mit Stärke, den Geschützmeister, "
        "Handelsschiffe. Kaperschiff und Irmgard haben keine, und Gebäude zählen nie (R-23)."
    ),
    "D-7.8": ("Die Seuche nimmt einer Landschaft 1 Rohstoff, gleich, an wie viele Städte sie grenzt."),
    "D-7.9": (
        "Ertragreiches Jahr und Seuche gelten für jede Landschaft einzeln: was dort keinen Platz "
        "hat oder fehlt, entfällt."
    ),
    "D-7.10": (
        "Eine Fehde ohne ein Gebäude als Ziel und ein Bruderzwist gegen eine leere Hand tun nichts (R-34)."
    ),
}

PRODUCTION: Final = {
    "D-8.1": (
        "Jede Landschaft mit der gewürfelten Zahl bringt 1, auf beiden Seiten; zwei solche bringen je 1."
    ),
    "D-8.2": (
        "Ein Gebäude, das einen Rohstoff verdoppelt, lässt jede angrenzende Landschaft dieser"
        " Art 2 statt 1 bringen."
    ),
    "D-8.3": "Das gilt nur für den Ertragswurf.",
    "D-8.4": ("Die Grenze von drei gilt für jede Landschaft: auf eine mit 2 kommt von 2 weiteren nur 1."),
    "D-8.5": (
        "Markt: zähle die Landschaften mit der gewürfelten Zahl auf jeder Seite. Hat die andere "
        "mehr, nimmt die Seite mit dem Markt 1 Rohstoff einer Art, die eine jener Landschaften "
        "bringt (R-10)."
    ),
    "D-8.6": "Die Art darf auch genannt werden, wenn jene Landschaft voll ist.",
    "D-8.7": "Märkte wirken bei jedem Wurf, und nichts verdoppelt, was sie bringen.",
    "D-8.8": (
        "Zuerst kommt der Ertrag der Landschaften beider Seiten, samt Verdopplung; dann der "
        "Markt. Er kann bei einem Wurf nicht beiden Seiten helfen (R-10)."
    ),
}
