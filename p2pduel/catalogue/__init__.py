"""All words of the product: cards, questions, moves, the log, the rulebook. Imports the rules only."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from p2pduel.catalogue.games import blurb, title
    from p2pduel.catalogue.words import SYMBOL_WORDS, amounts
    from p2pduel.games.duel.words.cards import a_name, card_name, card_text, condition, points, price, sheet
    from p2pduel.games.duel.words.log import cause, sentence, story
    from p2pduel.games.duel.words.moves import describe
    from p2pduel.games.duel.words.names import LANGUAGES, speak, spoken
    from p2pduel.games.duel.words.places import place_words, zone_words
    from p2pduel.games.duel.words.prompts import prompt
    from p2pduel.games.duel.words.rulebook import RULEBOOK, Chapter

__all__ = [
    "LANGUAGES",
    "RULEBOOK",
    "SYMBOL_WORDS",
    "Chapter",
    "a_name",
    "amounts",
    "blurb",
    "card_name",
    "card_text",
    "cause",
    "condition",
    "describe",
    "place_words",
    "points",
    "price",
    "prompt",
    "sentence",
    "sheet",
    "speak",
    "spoken",
    "story",
    "title",
    "zone_words",
]

_HOMES = {
    "cards": (
        "a_name",
        "card_name",
        "card_text",
        "condition",
        "points",
        "price",
        "sheet",
    ),
    "games": (
        "blurb",
        "title",
    ),
    "log": (
        "cause",
        "sentence",
        "story",
    ),
    "moves": ("describe",),
    "names": (
        "LANGUAGES",
        "speak",
        "spoken",
    ),
    "places": (
        "place_words",
        "zone_words",
    ),
    "prompts": ("prompt",),
    "rulebook": (
        "RULEBOOK",
        "Chapter",
    ),
    "words": (
        "SYMBOL_WORDS",
        "amounts",
    ),
}
"""Module -> names; it is imported when one of them is first asked for, so that programs start fast."""


def __getattr__(name: str) -> Any:
    """Import the module a public name lives in."""
    for module, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
