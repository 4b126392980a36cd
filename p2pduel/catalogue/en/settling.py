"""What is settled about a game before it begins: its options."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import either

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

YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"


def sentence(title: str, value: str) -> str:
    """An option and its value."""
    return f"{setting(title, value)}."


def setting(title: str, value: str) -> str:
    """An option and its value, within a sentence."""
    return f"{title}: {value}"


def unknown(option: str, where: str, known: Sequence[str]) -> str:
    """An option that is not there, and those that are, as they are typed."""
    said = f"{where} has no option “{option}”"
    return f"{said}; it has: {', '.join(known)}" if known else f"{said}; it has none at all"


def wrong(option: str, where: str, range_: str, value: str) -> str:
    """A value that an option of a game can't have."""
    return f"the option “{option}” of {where} is {range_}, not “{value}”"


def twice(option: str) -> str:
    """An option that was named two times."""
    return f"the option “{option}” is there twice"


def not_so(option: str, ranges: Sequence[str], value: str) -> str:
    """A value that no option of that name can have in any game."""
    return f"{option} is {either(ranges)}, not “{value}”"
