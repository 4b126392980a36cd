"""The classic game's tournament decks: 33 cards, 3 of them the starting hand, and 4 events (C-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from importlib import resources
from typing import Final

from p2pduel.games.classic.rules.facts.faces import card_of
from p2pduel.games.classic.rules.facts.model import SETS, THEMES
from p2pduel.games.classic.rules.facts.numbers import DECK, DECK_EVENTS, STARTING_HAND
from p2pduel.games.classic.rules.variants import OPTIONS, chosen_sets, deck_pool, event_pool
from p2pduel.games.door.decks import Boxes, Part
from p2pduel.kernel.options import Chosen

__all__ = [
    "BOXES",
    "HAND",
    "HAND_RULE",
    "PARTS",
    "READY",
    "about",
    "allowed",
    "face_name",
    "is_card",
    "text",
]

_WORDS: Final = "p2pduel.catalogue.builder"

PARTS: Final = (
    Part("cards", "deck", f"{_WORDS}:PART_CARDS", DECK, Counter(deck_pool(SETS)), "C-30.5"),
    Part(
        "events",
        "events",
        f"{_WORDS}:PART_EVENTS",
        DECK_EVENTS,
        Counter(event_pool(SETS)),
        "C-30.4, CR-70",
        apart=f"{_WORDS}:EVENT_APART",
    ),
)
"""A deck may be made of all sets; which of them are allowed is agreed for each game (C-30.1, CR-70)."""

HAND: Final = STARTING_HAND
"""Cards of a deck that make the starting hand (C-30.6)."""

HAND_RULE: Final = "C-30.6"

READY: Final = ("founders", "riders", "sorcerers")


def allowed(part: str, options: Chosen, seat: int) -> Mapping[str, int]:
    """What the sets hold that a seat may choose from by the terms (C-30.1, CR-70)."""
    return _pool(part, chosen_sets("tournament", options)[seat])


def _pool(part: str, sets: Collection[str]) -> Mapping[str, int]:
    """What the base set and these sets hold for a part (C-30.4, C-30.5)."""
    held = tuple(name for name in SETS if name == "base" or name in sets)
    return Counter(deck_pool(held) if part == PARTS[0].asked else event_pool(held))


def _title(name: str) -> str:
    """What a set is called."""
    from p2pduel.games.classic.words import nouns  # whoever only reads decks needs no words

    return nouns.SET_WORDS[name]


BOXES: Final[Boxes | None] = Boxes(
    THEMES, _title, _pool, tuple(option.name for option in OPTIONS["tournament"])
)
"""The base set everybody has; of the theme sets one may own some (C-30.5)."""


def text(name: str) -> str:
    """The file of a ready deck."""
    return resources.files(__name__).joinpath(f"{name}.toml").read_text("utf-8")


def about(name: str) -> str:
    """How a ready deck plays, in a line."""
    from p2pduel.games.classic.words import builder  # whoever only reads decks needs no words

    return builder.READY[name]


def is_card(face: str) -> bool:
    """Whether the boxes have such a card."""
    try:
        card_of(face)
    except KeyError:
        return False
    return True


def face_name(face: str) -> str:
    """What a card is called."""
    from p2pduel.games.classic.words.cards import card_name  # whoever only reads decks needs no words

    return card_name(face)
