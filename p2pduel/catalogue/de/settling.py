"""What is settled about a game before it begins: its options."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import either

__all__ = [
    "NO",
    "NONE",
    "YES",
    "not_so",
    "sentence",
    "setting",
    "twice",
    "unknown",
    "wrong",
]

YES: Final = "ja"
NO: Final = "nein"
NONE: Final = "nichts"


def sentence(title: str, value: str) -> str:
    """An option and its value."""
    return f"{setting(title, value)}."


def setting(title: str, value: str) -> str:
    """An option and its value, within a sentence."""
    return f"{title}: {value}"


def unknown(option: str, where: str, known: Sequence[str]) -> str:
    """An option that is not there, and those that are, as they are typed."""
    said = f"{where} hat keine Option „{option}“"
    return f"{said}; es hat: {', '.join(known)}" if known else f"{said}; es hat gar keine"


def wrong(option: str, where: str, range_: str, value: str) -> str:
    """A value that an option of a game can't have."""
    return f"die Option „{option}“ von {where} ist {range_}, nicht „{value}“"


def twice(option: str) -> str:
    """An option that was named two times."""
    return f"die Option „{option}“ steht zweimal da"


def not_so(option: str, ranges: Sequence[str], value: str) -> str:
    """A value that no option of that name can have in any game."""
    return f"{option} ist {either(ranges)}, nicht „{value}“"
