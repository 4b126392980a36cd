"""The rules of the island as chapters to read, in German."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK", "TOPICS"]

RULEBOOK: Final[tuple[Chapter, ...]] = (
    Chapter(
        "goal",
        "Das Ziel",
        (
            "Ihr besiedelt gemeinsam eine Insel. Wer im eigenen Zug 10 Punkte hat, gewinnt sofort; am Tisch kann "
            "eine andere Zahl vereinbart sein.",
            (
                "Eine Siedlung zählt 1 Punkt, eine Stadt 2.",
                "Längste Handelsstraße und Größte Rittermacht zählen je 2 Punkte.",
                "Eine Siegpunktkarte zählt 1 Punkt. Sie bleibt verdeckt, bis sie gewinnt.",
            ),
        ),
    ),
    Chapter(
        "begin",
        "Wie es beginnt",
        (
            "Auf der ersten Insel ist alles ausgelegt. Sonst gründen alle der Reihe nach eine Siedlung mit einer "
            "Straße und dann in umgekehrter Reihenfolge eine zweite. Die zweite Siedlung bringt eine Karte von jedem "
            "Land um sie herum.",
            "Gute Plätze haben viele Punkte und verschiedene Länder um sich. Zwischen zwei Gebäuden bleibt "
            "mindestens eine Kreuzung frei.",
        ),
    ),
    Chapter(
        "turn",
        "Ein Zug",
        (
            "Zuerst kommen die Würfel. Jede Siedlung an einem Feld mit der gewürfelten Zahl bringt 1 Karte, eine "
            "Stadt 2, wer auch immer gewürfelt hat. Das Feld unter dem Räuber bringt nichts. Kann die Bank einen "
            "Rohstoff nicht allen zahlen, bekommt ihn niemand.",
            "Dann handle und baue, so viel du bezahlen kannst, in beliebiger Reihenfolge. Vor oder nach dem Wurf "
            "kannst du eine Entwicklungskarte spielen.",
        ),
    ),
    Chapter(
        "building",
        "Bauen",
        (
            "Alles wird an die Bank bezahlt:",
            (
                "Straße: 1 Holz, 1 Lehm. Sie schließt an eine Straße oder ein Gebäude von dir an.",
                "Siedlung: 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide. Eine deiner Straßen führt zu ihr, und an der "
                "nächsten Kreuzung steht kein Gebäude.",
                "Stadt: 2 Getreide, 3 Erz. Sie tritt an die Stelle einer deiner Siedlungen.",
                "Entwicklungskarte: 1 Wolle, 1 Getreide, 1 Erz.",
            ),
            "Du hast 15 Straßen, 5 Siedlungen und 4 Städte.",
        ),
    ),
    Chapter(
        "robber",
        "Die Sieben und der Räuber",
        (
            "Bei einer 7 bekommt niemand etwas. Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet. Dann "
            "versetzt, wer gewürfelt hat, den Räuber auf ein anderes Feld und nimmt jemandem mit einem Gebäude dort "
            "zufällig eine Karte weg.",
        ),
    ),
    Chapter(
        "trade",
        "Handel",
        (
            "In deinem Zug kannst du mit den anderen handeln: du bietest Karten für Karten, sie nehmen an, lehnen ab "
            "oder bieten etwas anderes. Beide Seiten geben etwas, und nie denselben Rohstoff.",
            "Die Bank nimmt 4 gleiche Karten für 1 nach deiner Wahl. An einem Hafen 3:1 nimmt sie 3, am Hafen "
            "eines Rohstoffs 2 von diesem.",
        ),
    ),
    Chapter(
        "cards",
        "Entwicklungskarten",
        (
            "Eine Karte im Zug, und keine, die im selben Zug gekauft wurde; Siegpunktkarten werden gezeigt, wenn sie "
            "gewinnen.",
            (
                "Ritter: versetze den Räuber. Wer zuerst drei offen liegen hat, bekommt die Größte Rittermacht; sie "
                "wandert dorthin, wo mehr liegen.",
                "Straßenbau: zwei Straßen umsonst.",
                "Erfindung: zwei beliebige Karten der Bank.",
                "Monopol: alle anderen geben dir jede Karte eines Rohstoffs.",
            ),
        ),
    ),
    Chapter(
        "road",
        "Längste Handelsstraße",
        (
            "Wer zuerst eine Straße aus 5 Stücken ohne Abzweigung hat, bekommt die Längste Handelsstraße. Sie "
            "wandert dorthin, wo eine längere liegt. Ein fremdes Gebäude auf dem Weg unterbricht eine Straße.",
        ),
    ),
    Chapter(
        "two",
        "Die Insel für zwei",
        (
            "Auch zwei neutrale Farben siedeln: wer eine Straße oder Siedlung baut, baut umsonst auch eine für eine "
            "neutrale Farbe. In einem Zug wird zweimal gewürfelt, mit zwei verschiedenen Summen.",
            "Handelschips bringen, was sonst der Handel mit vielen bringt: mit ihnen erzwingst du den Tausch von zwei "
            "Karten oder schickst den Räuber heim. Sie kommen von Siedlungen an der Küste und an der Wüste und von "
            "Rittern, die du abgibst.",
        ),
    ),
)
TOPICS: Final = {
    "I-1": "Die Schachtel",
    "I-2": "Die Karte",
    "I-3": "Häfen",
    "I-4": "Die erste Insel",
    "I-5": "Ein Plan des Zufalls",
    "I-6": "Die Gründung",
    "I-7": "Der Zug",
    "I-8": "Erträge",
    "I-9": "Sieben, Räuber, Diebstahl",
    "I-10": "Handel",
    "I-11": "Kosten und Vorrat",
    "I-12": "Straßen, Siedlungen, Städte",
    "I-13": "Längste Handelsstraße",
    "I-14": "Entwicklungskarten",
    "I-15": "Größte Rittermacht",
    "I-16": "Sieg",
    "I-17": "Was immer gilt",
    "T-1": "Zu zweit",
    "T-2": "Was alle sehen",
    "T-3": "Was verborgen ist",
    "T-4": "Zufall",
    "T-5": "Diebstahl",
    "T-6": "Wie es bewiesen wird",
    "T-7": "Was vor was kommt",
}
"""The numbers of rules by their beginnings, and what those rules are about."""
