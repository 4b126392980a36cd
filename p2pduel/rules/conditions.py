"""A card's condition in plain words, for refusals."""

import re
from functools import cache

__all__ = ["in_words"]

_PHRASES = (
    (r"own_card:city", "a city"),
    (r"own_card:(\w+) at_a_city", r"\1 at a city"),
    (r"own_card:(\w+)(?:>=1)?", r"\1"),
    (r"advantage:(\w+)(?: \(either player\))?", r"the \1 advantage"),
    (r"points:victory<opponent", "fewer victory points than your opponent"),
    (r"points:(\w+)>=(\d+)", r"at least \2 \1 points"),
    (r"own_resource\(any>=(\d+)\)", r"at least \1 resources"),
    (r"own_resource\((\w+)>=(\d+)\)", r"at least \2 \1"),
    (r"own_unit\(hero,strength>=1\)", "a hero with strength points"),
    (r"opponent_resource\((?:(\w+),)?storable_by_you>=1\)", r"opposing \1 you have room for"),
    (r"opponent_unit\(strength>=1\)", "an opposing unit with strength points"),
    (r"opponent_building\([^)]*\)", "an opposing building no Fire Brigade protects"),
    (r"opponent_hand>=1", "a card in your opponent's hand"),
    (r"discard_pile>=1", "a card on the discard pile"),
    (r"\bAND\b", "and"),
    (r"\bOR\b", "or"),
    (r"\bNOT\b", "no"),
)
"""Pieces of the grammar, longest first, and how they are said."""


@cache
def in_words(expression: str) -> str:
    """The condition, said plainly: "hedge tavern and an opposing unit with strength points"."""
    words = expression
    for pattern, phrase in _PHRASES:
        words = re.sub(pattern, phrase, words)
    return words.replace("_", " ").replace("opposing  you", "opposing resources you")
