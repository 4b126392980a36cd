"""What is said about bots: who they are, and why one is not taken or gives up."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import comma

__all__ = [
    "HAS_ENDED",
    "NAMES",
    "NEEDS_PROGRAM",
    "RANDOM",
    "cannot_start",
    "gives_up",
    "no_answer",
    "no_move",
    "no_time",
    "not_json",
    "not_legal",
    "unknown",
    "untimed",
]

NAMES: Final[Mapping[str, str]] = {
    "apprentice": "Lehrling",
    "merchant": "Händler",
    "prince": "Fürst",
    "random": "Zufall",
}
"""Bot, as it is typed -> what it is called; who is not here is called as it is typed."""

RANDOM: Final = "tut irgendetwas Erlaubtes: kein Gegner"
NEEDS_PROGRAM: Final = "cmd: braucht ein Programm, zum Beispiel cmd:python3 meinbot.py"
HAS_ENDED: Final = "das Programm ist zu Ende"


def unknown(text: str, names: Sequence[str]) -> str:
    """Nobody of that name plays this game."""
    return f"kein Bot heißt „{text}“; es gibt: {', '.join(names)}, cmd:PROGRAMM"


def untimed(name: str, budget: str) -> str:
    """A bot that does not think ahead was told how long to think."""
    return f"{name} braucht keine Bedenkzeit: lass {budget} weg"


def no_time(text: str) -> str:
    """A time to think that is none."""
    return f"„{text}“ ist keine Bedenkzeit: schreibe Sekunden (0.1) oder im Kopf gespielte Spiele (40n)"


def gives_up(why: str) -> str:
    """A bot resigns."""
    return f"der Bot gibt auf: {why}"


def no_answer(seconds: str) -> str:
    """A program that does not answer."""
    return f"keine Antwort innerhalb von {comma(seconds)} Sekunden"


def cannot_start(why: str) -> str:
    """A program that can't be started."""
    return f"es lässt sich nicht starten: {why}"


def not_json(line: str) -> str:
    """An answer that is no JSON."""
    return f"kein JSON: „{line}“"


def no_move(line: str) -> str:
    """An answer without a move."""
    return f"kein Zug in der Antwort: {line}"


def not_legal(text: str) -> str:
    """An answer that the rules do not allow."""
    return f"kein erlaubter Zug: „{text}“"
