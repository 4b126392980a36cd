"""Faces: what a slot may turn out to be. A region's number and a Chapel's range are part of its face."""

from typing import Final

from p2pduel.games.duel.rules.facts.basic import BASIC
from p2pduel.games.duel.rules.facts.disputed import CHAPEL_RANGES, REGION_STACK, STARTING_NUMBERS
from p2pduel.games.duel.rules.facts.gold import GOLD
from p2pduel.games.duel.rules.facts.model import COLOURS, RESOURCE_OF, SETS, Card
from p2pduel.games.duel.rules.facts.progress import PROGRESS
from p2pduel.games.duel.rules.facts.turmoil import TURMOIL

__all__ = [
    "CARDS",
    "FACE_UP",
    "all_faces",
    "card_of",
    "chapel_range",
    "copies",
    "draw_faces",
    "event_faces",
    "faces_of",
    "plain_copies",
    "region_number",
    "region_stack_faces",
    "starting_face",
    "tournament_pool",
]

CARDS: Final[dict[str, Card]] = {entry.id: entry for entry in (*BASIC, *GOLD, *TURMOIL, *PROGRESS)}
"""Every card of the box by its id."""

FACE_UP: Final = {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}
"""The card of each era that lies face up in a theme game (D-14.3)."""


def _chapel_face(protects: tuple[int, ...]) -> str:
    return f"chapel-{protects[0]}-{protects[-1]}"


_CHAPELS: Final = {_chapel_face(protects): protects for protects in CHAPEL_RANGES}


def _region_numbers(region: str) -> list[int]:
    starting = [STARTING_NUMBERS[colour][region] for colour in COLOURS]
    return sorted([*starting, *REGION_STACK[region]])


def card_of(face: str) -> Card:
    """The card behind a face: "forest-4" is a forest; KeyError when there is none."""
    return CARDS[face.partition("-")[0]]


def region_number(face: str) -> int:
    """The number on a region face."""
    return int(face.rpartition("-")[2])


def chapel_range(face: str) -> tuple[int, ...]:
    """The production results a Chapel face protects on; empty for any other face."""
    return _CHAPELS.get(face, ())


def faces_of(card: Card) -> tuple[str, ...]:
    """The different faces of a card."""
    if card.id in RESOURCE_OF:
        return tuple(f"{card.id}-{number}" for number in sorted(set(_region_numbers(card.id))))
    return tuple(_CHAPELS) if card.id == "chapel" else (card.id,)


def _per_face(face: str, count: int) -> int:
    return min(count, 1) if face in _CHAPELS else count


def copies(face: str, name: str) -> int:
    """How many cards with this face the set holds."""
    card = card_of(face)
    if card.id in RESOURCE_OF:
        return _region_numbers(card.id).count(region_number(face)) if name == "basic" else 0
    return _per_face(face, card.copies[name])


def plain_copies(face: str, name: str) -> int:
    """How many of them bear no half-moon."""
    card = card_of(face)
    return copies(face, name) if card.id in RESOURCE_OF else _per_face(face, card.no_half_moon[name])


def _spread(name: str, *, events: bool, half_moon: bool) -> tuple[str, ...]:
    """Every draw card or event of a set, in table order, with as many entries as cards."""
    count = copies if half_moon else plain_copies
    return tuple(
        face
        for card in CARDS.values()
        if (card.kind == "event" if events else card.is_drawn)
        for face in faces_of(card)
        for _ in range(count(face, name))
    )


def draw_faces(name: str, *, half_moon: bool = True) -> tuple[str, ...]:
    """The draw cards of a set; with half_moon=False only those without one (D-15.2)."""
    return _spread(name, events=False, half_moon=half_moon)


def event_faces(name: str, *, half_moon: bool = True) -> tuple[str, ...]:
    """The events of a set; with half_moon=False only those without one (D-15.4)."""
    return _spread(name, events=True, half_moon=half_moon)


def tournament_pool() -> tuple[str, ...]:
    """The 110 draw cards of one box, from which a deck is chosen (D-16.7)."""
    return tuple(face for name in SETS for face in draw_faces(name))


def starting_face(colour: str, region: str) -> str:
    """The face of a starting region."""
    return f"{region}-{STARTING_NUMBERS[colour][region]}"


def region_stack_faces() -> tuple[str, ...]:
    """The 12 regions of the stack (D-1.11)."""
    return tuple(f"{region}-{number}" for region, numbers in REGION_STACK.items() for number in numbers)


def all_faces() -> tuple[str, ...]:
    """Every different face of the box, in table order."""
    return tuple(face for card in CARDS.values() for face in faces_of(card))
