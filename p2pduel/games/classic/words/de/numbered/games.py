"""Games with theme sets and the tournament: C-20 and C-30."""

from typing import Final

__all__ = ["EXPANDED", "TOURNAMENT"]

EXPANDED: Final = {
    "C-20.1": (
        "Die Fürstentümer beginnen wie im Basisspiel. Die Ereignisse des Themensets werden dazugemischt."
    ),
    "C-20.2": "Die Karten des Basissets bilden vier Stapel statt fünf.",
    "C-20.3": (
        "Daneben liegt die offene Reihe: mit Politik 2 Kirchen und 2 Rathäuser, mit Barbaren 2 Häfen und 2 "
        "Triumphbögen, mit Wissenschaft 2 Universitäten, mit Zauberern 5 Zitadellen, mit Handel 2 "
        "Handelskontore, mit Rittern nichts."
    ),
    "C-20.4": "Die übrigen Karten des Themensets werden gemischt und bilden zwei gleiche Stapel.",
    "C-20.5": "Zauberbund und Inquisition werden aussortiert.",
    "C-20.6": (
        "Gezogen wird von allen sechs Stapeln. Für die Starthand sehen beide einen der sechs durch, jede "
        "Seite einen anderen, und nehmen 3 Karten."
    ),
    "C-20.7": "In den ersten zwei Runden tut der Räuber nichts.",
    "C-20.8": "Wann Aktionskarten gespielt werden dürfen, sagt C-7.2.",
    "C-20.9": (
        "Ein Spion nimmt nur Aktionskarten und Einheiten; Gebäude, Zauberer, Zauberbücher und die "
        "Metropole sind sicher."
    ),
    "C-20.10": (
        "Was ein Gebäude voraussetzte, darf später gehen; das Gebäude bleibt. Eine Aktionskarte braucht "
        "ihr Gebäude, wenn sie gespielt wird."
    ),
    "C-20.11": "Eine am Ende des Zugs getauschte Karte kommt unter den Stapel, aus dem die neue kommt.",
    "C-20.12": (
        "Wer 13 Siegpunkte erreicht, gewinnt, auch im Zug der anderen Seite. Schaffen es beide, gewinnen "
        "mehr Punkte; bei Gleichstand, wer am Zug ist (CR-1)."
    ),
    "C-20.13": (
        "Mehrere Themensets dürfen gemischt werden; die Regeln raten nur zu etwa 40 Karten mehr. Hier sind "
        "es zwei oder drei Sets."
    ),
    "C-20.14": (
        "Ein Gebäude der offenen Reihe wird zu seinem Preis gekauft und wie eine rote Karte gebaut, von "
        "jedem Titel eines für jede Seite. Geht es, kommt es in die Reihe zurück."
    ),
    "C-20.15": (
        "Alle Karten der Stapel haben dieselbe Rückseite, gleich aus welchem Set; eine Handkarte darf also "
        "unter jeden."
    ),
    "C-20.16": "Wer ein Gebäude der Reihe verloren hat, darf wieder eines kaufen.",
    "C-20.17": (
        "Rat: zuerst Ritter, dann Politik, dann Barbaren lernen; das Turnier zuletzt. Bei mehreren Sets "
        "Karten wählen, deren Bedingungen im Spiel sind."
    ),
}

TOURNAMENT: Final = {
    "C-30.1": (
        "Jede Seite hat ein Basisset und ein bis sechs Themensets, keines doppelt. Was hier nicht steht, "
        "ist wie in C-20."
    ),
    "C-30.2": "Ein Satz Startkarten, Straßen, Siedlungen, Städte und Landschaften dient beiden.",
    "C-30.3": (
        "Wer Zauberer & Drachen benutzt, sagt es und hat einen eigenen Stapel von 5 Zitadellen. Sonst gibt "
        "es keine offene Reihe; wer diese Karten will, nimmt sie ins Deck."
    ),
    "C-30.4": (
        "13 Ereignisse: jede Seite gibt 1 Bürgerkrieg, 1 Seuche und 4 geheime aus den eigenen Sets dazu; 1 "
        "Jahreswechsel ist dabei, kein zweiter. Sie werden gemischt."
    ),
    "C-30.5": (
        "Ein Deck hat 33 geheim gewählte Karten: Gebäude, Einheiten, Zauberer, Zauberbücher, Aktionen und "
        "die Metropole, nicht mehr Exemplare, als die eigenen Sets zusammen haben."
    ),
    "C-30.6": "3 der 33 sind die Starthand; die anderen 30 werden zu Stapeln von 7, 7, 8 und 8 gemischt.",
    "C-30.7": (
        "Gezogen wird nur von den eigenen vier Stapeln. Ein leerer darf aus dem eigenen Ablagestapel neu "
        "gebildet werden."
    ),
    "C-30.8": "Ablegen und Drunterlegen meint immer die eigenen Stapel; die der anderen Seite sind tabu.",
    "C-30.9": (
        "Eine der anderen Seite genommene Karte kommt auf den Ablagestapel der Seite, die sie gespielt hat."
    ),
    "C-30.10": (
        "Eine Einheit oder ein Zauberer mit Namen steht einmal in beiden Fürstentümern zusammen; geht die "
        "Karte, darf jede Seite sie auslegen."
    ),
    "C-30.11": "Das Spielende ist das von C-20.12.",
    "C-30.12": "Wem welche Karte gehört, klärt sich nach dem Spiel; währenddessen folgt daraus nichts.",
}
