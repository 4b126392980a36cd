"""The Duel's tournament decks: 33 cards, 3 of them the starting hand, and 4 events (D-16.4 to D-16.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Final

from p2pduel.games.door.decks import Boxes, Part
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.rules.variants import TOURNAMENT_DECK, TOURNAMENT_EVENTS, chosen_event_pool, deck_pool
from p2pduel.kernel.options import Chosen

__all__ = [
    "BOXES",
    "CARDS",
    "EVENTS",
    "HAND",
    "HAND_RULE",
    "PARTS",
    "READY",
    "about",
    "allowed",
    "by_kind",
    "cost_of",
    "curve",
    "face_name",
    "is_card",
    "text",
]

CARDS: Final = Counter(deck_pool())
"""Every card to choose from, and how often it may be used (D-16.7)."""

EVENTS: Final = Counter(chosen_event_pool())
"""Every event to choose from, and how often it may be used (D-16.5)."""

_WORDS: Final = "p2pduel.catalogue.builder"

PARTS: Final = (
    Part("cards", "deck", f"{_WORDS}:PART_CARDS", TOURNAMENT_DECK, CARDS, "D-16.7"),
    Part(
        "events",
        "events",
        f"{_WORDS}:PART_EVENTS",
        TOURNAMENT_EVENTS,
        EVENTS,
        "D-16.4, D-16.5",
        apart=f"{_WORDS}:EVENT_APART",
    ),
)

BOXES: Final[Boxes | None] = None
"""Whoever has the game has all its sets."""

HAND: Final = 3
"""Cards of a deck that make the starting hand (D-16.8)."""

HAND_RULE: Final = "D-16.8"

READY: Final = ("merchants", "warriors", "scholars")


def allowed(part: str, _options: Chosen, _seat: int) -> Mapping[str, int]:
    """The same for both seats: all that the box has (D-16.7)."""
    return next(one.pool for one in PARTS if one.asked == part)


def text(name: str) -> str:
    """The file of a ready deck."""
    return resources.files(__name__).joinpath(f"{name}.toml").read_text("utf-8")


def about(name: str) -> str:
    """How a ready deck plays, in a line."""
    from p2pduel.games.duel.words import builder  # whoever only reads decks needs no words

    return builder.READY[name]


def is_card(face: str) -> bool:
    """Whether the box has such a card."""
    try:
        card_of(face)
    except KeyError:
        return False
    return True


def face_name(face: str) -> str:
    """What a card is called."""
    from p2pduel.games.duel.words.cards import card_name  # whoever only reads decks needs no words

    return card_name(face)


def cost_of(face: str) -> int:
    """Resources a card costs."""
    return sum(card_of(face).cost.values())


def curve(cards: Counter[str]) -> dict[int, int]:
    """How many of these cards cost how many resources; every cost up to the dearest card there is."""
    found = dict.fromkeys(range(max(cost_of(face) for face in CARDS) + 1), 0)
    for face, count in cards.items():
        found[cost_of(face)] += count
    return found


def by_kind(cards: Counter[str]) -> dict[str, int]:
    """How many of these cards there are of each kind, in the order of the box."""
    found: dict[str, int] = {}
    for face, count in cards.items():
        if count:
            kind = card_of(face).kind
            found[kind] = found.get(kind, 0) + count
    return found
