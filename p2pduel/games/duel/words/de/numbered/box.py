"""What lies on the table and how a principality is laid out: D-1 to D-4."""

from typing import Final

__all__ = ["BOX", "LAND", "RESOURCES", "SETUP"]

BOX: Final = {
    "D-1.1": (
        "Es gibt 180 Karten: 94 des Basissets, 27 der Zeit des Goldes, 28 der Zeit der Wirren und "
        "31 der Zeit des "
        "Fortschritts."
    ),
    "D-1.2": (
        "Das Basisset besteht aus 49 Zentralkarten und Landschaften, 36 Nachziehkarten und 9 Ereignisse."
    ),
    "D-1.3": (
        "Die Zentralkarten: 9 Straßen, 9 Siedlungen, 7 Städte und 24 Landschaften, von jeder der "
        "sechs Arten vier."
    ),
    "D-1.4": (
        "Jede Seite beginnt mit neun Karten ihrer Farbe, rot oder blau: 1 Straße, 2 Siedlungen und "
        "eine Landschaft "
        "jeder Art."
    ),
    "D-1.5": "Es bleiben Stapel von 7 Straßen, 5 Siedlungen, 7 Städten und 12 Landschaften, zwei jeder Art.",
    "D-1.6": (
        "Nachziehkarten der Zeiten, samt denen, die offen liegen: Gold 24, Wirren 24, Fortschritt"
        " 26. Ereignisse: Gold 3, Wirren 4, Fortschritt 5."
    ),
    "D-1.7": "Der Ertragswürfel zeigt 1 bis 6.",
    "D-1.8": (
        "Der Ereigniswürfel kennt fünf Symbole: Räuberüberfall, Handel, Fest, Reiche Ernte und "
        "Ereigniskarte. "
        "Ereigniskarte hat zwei der sechs Seiten, jedes andere Symbol eine (R-2)."
    ),
    "D-1.9": "Es gibt zwei Steine, einen für Stärke und einen für Handel.",
    "D-1.10": (
        "Wald bringt Holz, Goldfluss Gold, Ackerland Getreide, Hügelland Lehm, Weideland Wolle und "
        "Gebirge Erz. "
        "Rohstoffe gehen nie aus (R-26)."
    ),
    "D-1.11": (
        "Zahlen im Landschaftsstapel: Ackerland 3 und 1, Gebirge 4 und 2, Hügelland 5 und 1, Wald "
        "6 und 4, Weideland 6 "
        "und 5, Goldfluss 3 und 2. Jede Zahl ist also zweimal da (R-1)."
    ),
    "D-1.12": "Die Halter für die Stapel sind Möbel: keine Regel spricht von ihnen.",
}

SETUP: Final = {
    "D-2.1": "Das Einführungsspiel braucht das Basisset und sonst nichts.",
    "D-2.2": "Eine Seite ist Rot, die andere Blau; jede legt ihre neun Startkarten aus, wie D-3.2 sagt.",
    "D-2.3": "Von den Stapeln der Mitte werden nur die Landschaften gemischt; sie liegen verdeckt.",
    "D-2.4": "Die 36 Nachziehkarten des Basissets werden gemischt und bilden vier verdeckte Stapel zu 9.",
    "D-2.5": (
        "Ereignisse: das Julfest wird herausgenommen, die anderen acht werden gemischt. Drei davon "
        "liegen unten, darauf "
        "das Julfest, darüber die übrigen fünf. Alle verdeckt."
    ),
    "D-2.6": (
        "Das Julfest kommt also als sechstes Ereignis, gezählt vom Beginn oder vom letzten Mal, als es kam."
    ),
    "D-2.7": (
        "Beide Seiten werfen den Ertragswürfel, und die höhere Zahl beginnt; bei gleichen wird "
        "noch einmal geworfen "
        "(R-3)."
    ),
    "D-2.8": (
        "Wer beginnt, nimmt die drei obersten Karten eines Nachziehstapels, die andere Seite die "
        "drei obersten eines "
        "anderen."
    ),
    "D-2.9": "Am Anfang hat niemand einen Stein.",
    "D-2.10": "Beide Seiten beginnen mit 2 Siegpunkten.",
}

LAND: Final = {
    "D-3.1": (
        "Siedlungen und Straßen bilden eine Reihe. Über und unter den Straßen liegen Landschaften, "
        "über und unter den "
        "Siedlungen sind Bauplätze. Spalten haben Nummern: die erste Straße ist 0, die ersten zwei "
        "Siedlungen sind -1 "
        "und 1, Straßen sind also gerade und Siedlungen ungerade. T ist über der Reihe, B darunter."
    ),
    "D-3.2": (
        "Startlandschaften von links nach rechts: oben Wald, Goldfluss, Ackerland; unten "
        "Hügelland, Weideland, Gebirge."
    ),
    "D-3.3": (
        "Ihre Zahlen. Rot: Wald 2, Goldfluss 1, Ackerland 6, Hügelland 3, Weideland 4, Gebirge 5. "
        "Blau: Wald 3, "
        "Goldfluss 4, Ackerland 5, Hügelland 2, Weideland 1, Gebirge 6."
    ),
    "D-3.4": "Eine Siedlung hat zwei Bauplätze, einen darüber und einen darunter.",
    "D-3.5": (
        "Eine Stadt hat vier, zwei darüber und zwei darunter. Karten, die an der Siedlung standen, "
        "bleiben, wo sie sind."
    ),
    "D-3.6": (
        "Eine Karte auf einem Bauplatz grenzt an die zwei Landschaften neben ihr auf ihrer Seite "
        "der Reihe und an keine "
        "anderen; an einer Stadt ist es gleich, welchen der zwei Plätze sie hat."
    ),
    "D-3.7": "Eine Siedlung oder Stadt grenzt an die vier Landschaften um sie herum.",
    "D-3.8": "Eine Landschaft zwischen zwei Siedlungen oder Städten grenzt daher an beide.",
    "D-3.9": (
        "Eine Straße kommt an die offene Seite der äußersten Siedlung oder Stadt, links oder "
        "rechts. Auf eine Straße "
        "folgt nie eine Straße."
    ),
    "D-3.10": (
        "Eine Siedlung kommt ans offene Ende der eigenen Straße. Sie bringt zwei Landschaften für "
        "ihre freien Ecken, "
        "eine oben und eine unten, beide leer; wer baut, sagt, welche wo liegt (R-5)."
    ),
    "D-3.11": "Eine Stadt kommt auf eine eigene Siedlung, die dann nicht mehr zählt.",
    "D-3.12": (
        "Ein Landschaftsausbau steht am Außenrand einer Landschaft: über einer oberen, unter einer "
        "unteren. Jede "
        "Landschaft hat einen solchen Platz, und keine andere Karte braucht ihn (R-18)."
    ),
    "D-3.13": "Rote Ausbauten stehen nur an Städten, grüne an Siedlungen und an Städten.",
    "D-3.14": (
        "Die zwei Karten auf einer Seite einer Stadt dürfen die Plätze tauschen; das ändert "
        "nichts. Sonst bleibt eine Karte auf ihrem Bauplatz, es sei denn, ein Umzug bewegt sie."
    ),
    "D-3.15": "Zentralkarten können weder angegriffen noch weggenommen werden.",
    "D-3.16": "Es darf so viele Siedlungen und Städte geben, wie die Stapel haben.",
    "D-3.17": (
        "Die Landschaften können nicht ausgehen: fünf Siedlungen nehmen zehn der zwölf, so dass "
        "auch die letzte noch vier vorfindet, mit Kundschafter oder ohne (R-40)."
    ),
    "D-3.18": (
        "Beide Enden dürfen zugleich eine offene Straße haben. Jede Siedlung oder Stadt hat ihre "
        "vier Landschaften, auch "
        "die äußerste."
    ),
}

RESOURCES: Final = {
    "D-4.1": "Eine Landschaft fasst bis zu drei Stück ihres eigenen Rohstoffs.",
    "D-4.2": "Am Anfang liegt auf jeder Landschaft 1 Rohstoff, nur auf dem Goldfluss keiner.",
    "D-4.3": "Ein vierter ist verloren, und nichts tritt an seine Stelle.",
    "D-4.4": (
        "Ein Gewinn, der zu keiner einzelnen Landschaft gehört, wird auf passende verteilt, wie "
        "es der Seite beliebt, die ihn bekommt (R-26)."
    ),
    "D-4.5": "Von welchen Landschaften ein Preis bezahlt wird, entscheidet, wer zahlt (R-26).",
    "D-4.6": (
        "Alles ist bezahlt, bevor die Karte liegt: was die Karte bringt, kann nicht helfen, sie zu bezahlen."
    ),
    "D-4.7": (
        "Straße: 1 Holz, 2 Lehm. Siedlung: 1 Holz, 1 Lehm, 1 Getreide, 1 Wolle. Stadt: 2 Getreide, 3 Erz."
    ),
    "D-4.8": "Gelagerte Rohstoffe liegen für beide Seiten offen.",
    "D-4.9": (
        "Ein Gewinn bestimmter Art muss gelagert werden, soweit Platz ist. Wo die Art frei ist, "
        "darf eine volle genannt "
        "werden (R-41)."
    ),
    "D-4.10": (
        "Rohstoffe verlassen eine Landschaft durch Zahlen, Tausch, Forderung oder Verlust; niemand "
        "darf sie wegwerfen "
        "(R-41)."
    ),
}
