"""How words are put together: lists, counts, capitals."""

from collections.abc import Sequence
from typing import Final

__all__ = ["counted", "listed", "second_person", "upper"]


def listed(items: Sequence[str], last: str = "and") -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(number: int, noun: str) -> str:
    """ "1 card", "3 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


_YOU: Final = {"has": "have", "may": "may", "can't": "can't"}


def second_person(verb: str) -> str:
    """The verb after "you": rolls, crosses and has become roll, cross and have."""
    if verb in _YOU:
        return _YOU[verb]
    return verb[:-2] if verb.endswith(("shes", "ches", "sses", "xes")) else verb.removesuffix("s")


def upper(text: str) -> str:
    """The text with a capital first letter, the rest untouched."""
    return text[:1].upper() + text[1:]
