"""What is settled about a game before it begins: its options."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either

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

YES: Final = "ano"
NO: Final = "ne"
NONE: Final = "nic"


def sentence(title: str, value: str) -> str:
    """An option and its value."""
    return f"{setting(title, value)}."


def setting(title: str, value: str) -> str:
    """An option and its value, within a sentence."""
    return f"{title}: {value}"


def unknown(option: str, where: str, known: Sequence[str]) -> str:
    """An option that is not there, and those that are, as they are typed."""
    said = f"{where} nemá volbu „{option}“"
    return f"{said}; má: {', '.join(known)}" if known else f"{said}; nemá žádnou"


def wrong(option: str, where: str, range_: str, value: str) -> str:
    """A value that an option of a game can't have."""
    return f"volba „{option}“ ({where}) může být {range_}, ne „{value}“"


def twice(option: str) -> str:
    """An option that was named two times."""
    return f"volba „{option}“ je tu dvakrát"


def not_so(option: str, ranges: Sequence[str], value: str) -> str:
    """A value that no option of that name can have in any game."""
    return f"{option} může být {either(ranges)}, ne „{value}“"
