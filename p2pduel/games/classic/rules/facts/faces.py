"""Faces: what a slot may turn out to be. A region's number is part of its face; equal titles share one."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from p2pduel.games.classic.rules.facts.barbarians import BARBARIANS
from p2pduel.games.classic.rules.facts.base import BASE
from p2pduel.games.classic.rules.facts.base_expansions import BASE_EXPANSIONS
from p2pduel.games.classic.rules.facts.knights import KNIGHTS
from p2pduel.games.classic.rules.facts.model import COLOURS, SETS, Card, SetName
from p2pduel.games.classic.rules.facts.numbers import REGION_STACK, STARTING_NUMBERS
from p2pduel.games.classic.rules.facts.politics import POLITICS
from p2pduel.games.classic.rules.facts.science import SCIENCE
from p2pduel.games.classic.rules.facts.trade import TRADE
from p2pduel.games.classic.rules.facts.wizards import WIZARDS
from p2pduel.principality.resources import RESOURCE_OF, Resource

__all__ = [
    "CARD",
    "CARDS",
    "LAND",
    "all_faces",
    "card_of",
    "drawn_faces",
    "event_faces",
    "region_number",
    "region_stack_faces",
    "starting_face",
    "starting_faces",
]

CARDS: Final[dict[str, Card]] = {
    entry.id: entry
    for entry in (
        *BASE,
        *BASE_EXPANSIONS,
        *KNIGHTS,
        *POLITICS,
        *BARBARIANS,
        *SCIENCE,
        *WIZARDS,
        *TRADE,
    )
}
"""Every card by its id."""


def card_of(face: str) -> Card:
    """The card behind a face: "forest-4" is a forest; KeyError when there is none."""
    return CARDS[face.partition("-")[0]]


class _Cards(dict[str, Card]):
    """Face -> card: every id from the beginning, so that `in` says the same everywhere."""

    def __missing__(self, face: str) -> Card:
        found = card_of(face)
        self[face] = found
        return found


CARD: Final = _Cards(CARDS)
"""Every card by its face; whether a word is a card must not hang on who has looked it up before."""


def region_number(face: str) -> int:
    """The number on a region face."""
    return int(face.rpartition("-")[2])


class _Land(dict[str, tuple[Resource, int]]):
    """What a region face yields and on which number, looked up once."""

    def __missing__(self, face: str) -> tuple[Resource, int]:
        found = (RESOURCE_OF[card_of(face).id], region_number(face))
        self[face] = found
        return found


LAND: Final = _Land()


def starting_face(seat: int, region: str) -> str:
    """The face of a starting region (C-1.5)."""
    return f"{region}-{STARTING_NUMBERS[COLOURS[seat]][region]}"


def region_stack_faces() -> tuple[str, ...]:
    """The 11 regions of the stack (C-1.6)."""
    return tuple(f"{region}-{number}" for region, numbers in REGION_STACK.items() for number in numbers)


def starting_faces() -> tuple[str, ...]:
    """The 12 regions that lie from the start (C-1.5)."""
    return tuple(starting_face(seat, region) for seat in (0, 1) for region in REGION_STACK)


def drawn_faces(sets: Iterable[SetName]) -> Counter[str]:
    """How often these sets hold each card with a plain back."""
    return _counted(tuple(sets), events=False)


def event_faces(sets: Iterable[SetName]) -> Counter[str]:
    """How often these sets hold each event."""
    return _counted(tuple(sets), events=True)


@cache
def _counted(sets: tuple[SetName, ...], *, events: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    for entry in CARDS.values():
        copies = sum(entry.copies[name] for name in sets)
        if copies and (entry.kind == "event" if events else entry.is_drawn):
            found[entry.id] = copies
    return found


@cache
def all_faces(sets: tuple[SetName, ...] = SETS) -> tuple[str, ...]:
    """Every face of these sets that can lie face down, in table order; regions first."""
    regions = {*region_stack_faces(), *starting_faces()}
    known = drawn_faces(sets).keys() | event_faces(sets).keys()
    return (*sorted(regions), *(ident for ident in CARDS if ident in known))
