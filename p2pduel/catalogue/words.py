"""Lists and counts, as sentences of every topic need them, in the language spoken."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from p2pduel.catalogue import speech
from p2pduel.catalogue.grammar import chain
from p2pduel.catalogue.grammar import upper as upper

if TYPE_CHECKING:
    from p2pduel.catalogue.en.words import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)


# Below stands what the Duel's words still use; it goes with them.


def counted(number: int, noun: str) -> str:
    """ "1 card", "3 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(items: Sequence[str], last: str = "and") -> str:
    """One, two and three."""
    return chain(items, last)


_YOU = {"has": "have", "may": "may", "can't": "can't"}


def second_person(verb: str) -> str:
    """The verb after "you": rolls, crosses and has become roll, cross and have."""
    if verb in _YOU:
        return _YOU[verb]
    return verb[:-2] if verb.endswith(("shes", "ches", "sses", "xes")) else verb.removesuffix("s")
