"""What the Ferry says in German."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords

__all__ = [
    "FACES",
    "GREEDY",
    "MOVES",
    "NAME",
    "NUMBERED",
    "OUTCOMES",
    "PHASES",
    "QUESTIONS",
    "REFUSALS",
    "SEATS",
    "SETTLED",
    "VARIANTS",
    "ZONES",
    "shore",
]

NAME: Final = "Die Fähre"
VARIANTS: Final = {
    "short": ("Eine kurze Überfahrt", "zwei oder drei Spielende, 9 zum Sieg"),
    "long": ("Eine lange Überfahrt", "zwei Spielende, 16 zum Sieg"),
}
SEATS: Final = ("Norden", "Süden", "Westen")
FACES: Final = {
    "cat": (Noun("Katze", gen="der Katze", acc="die Katze", gender="f"), "Wiegt 1."),
    "goat": (Noun("Ziege", gen="der Ziege", acc="die Ziege", gender="f"), "Wiegt 2."),
    "scout": (Noun("Späher", gen="des Spähers", acc="den Späher"), "Wiegt 3."),
    "ox": (Noun("Ochse", gen="des Ochsen", acc="den Ochsen"), "Wiegt 4."),
    "bell": (Noun("Glocke", gen="der Glocke", acc="die Glocke", gender="f"), "Wiegt 5."),
}
QUESTIONS: Final = {
    "load": "Die Fähre trägt {room}. Was tust du?",
    "water": "Ruhiges Wasser. Was tust du?",
}
MOVES: Final = {
    "load": "{card.acc} laden",
    "sink": "{card.acc} ungesehen versenken",
    "row": "rudern: den Zug beenden",
    "full": "sechs tragen",
    "half": "drei tragen und eine Karte ziehen",
}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "rolled": ("{seat} würfelt eine {die}", "Du würfelst eine {die}"),
    "gust": (
        "{seat} bekommt eine Bö. Aufgedeckt wird: {face}",
        "Du bekommst eine Bö. Aufgedeckt wird: {face}",
    ),
    "water": ("{seat} fährt über ruhiges Wasser", "Du fährst über ruhiges Wasser"),
    "loaded": ("{seat} lädt {face.acc}", "Du lädst {face.acc}"),
    "sank": ("{seat} versenkt eine Karte unter dem Stapel", "Du versenkst eine Karte unter dem Stapel"),
    "won": ("{seat} gewinnt", "Du gewinnst"),
    "drawn": "Niemand gewinnt",
}
REFUSALS: Final = {
    "load/heavy": "zu schwer ({face}): die Fähre trägt {room}",
    "card/not-held": "du hast keine solche Karte: {face}",
    "card/unknown": "in diesem Spiel gibt es keine solche Karte: {face}",
    "sink/late": "es ist schon etwas geladen",
    "move/unknown": "{text} ist hier kein Zug",
}
NUMBERED: Final = {
    "T-1": "Es gibt 21 Karten, jede mit einem Gewicht. Sie liegen verdeckt in einem Stapel.",
    "T-2": "Alle ziehen drei Karten. Der erste Platz beginnt; es geht reihum.",
    "T-3": "Ein Zug beginnt mit einem Würfel: so viel trägt die Fähre. Bei einer 1 wird die oberste Karte "
    "aufgedeckt, ihr Gewicht kommt dazu, und die Karte geht unter den Stapel.",
    "T-4": "Lade Karten aus deiner Hand, solange sie nicht zu schwer für den Rest sind.",
    "T-5": "Oder versenke, bevor etwas geladen ist, eine Karte ungesehen unter dem Stapel; das ist der ganze "
    "Zug.",
    "T-6": "Rudere, das beendet den Zug. Dann wird die Hand auf drei aufgefüllt.",
    "T-7": "Wer am Ende des eigenen Zuges das Zielgewicht am eigenen Ufer hat, gewinnt.",
    "T-8": "Ist keine Karte mehr da oder der letzte Zug vorbei, gewinnt das schwerste "
    "Ufer; bei Gleichstand ist es remis.",
    "T-9": "Eine 6 ist ruhiges Wasser: trage sechs, oder trage drei und ziehe zuerst eine Karte.",
}
ZONES: Final = {"stack": Noun("der Stapel", gen="des Stapels", acc="den Stapel")}
PHASES: Final = {"crossing": "Überfahrt", "over": "das Ende"}
GREEDY: Final = "lädt die schwerste Karte, die passt"


def shore(cards: str) -> str:
    """What somebody has brought across, if anything."""
    return f"Am Ufer: {cards or 'nichts'}."


SETTLED: Final = {
    "target": OptionWords("Gewicht zum Sieg", "Was am Ende des eigenen Zugs am eigenen Ufer liegen muss."),
    "water": OptionWords(
        "Wasser",
        "Auf ruhigem Wasser lässt dich eine 6 wählen.",
        {"calm": "ruhig", "rough": "rau: eine 6 ist eine 6"},
    ),
}
