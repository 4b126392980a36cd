"""The six ways to play in words."""

from typing import Final

from p2pduel.games.duel.rules.variants import VARIANTS

__all__ = ["TITLES", "blurb", "title"]

TITLES: Final = {
    "intro": "The First Catanians",
    "gold": "The Era of Gold",
    "turmoil": "The Era of Turmoil",
    "progress": "The Era of Progress",
    "princes": "Duel of the Princes",
    "tournament": "Tournament",
}
"""Variant to its title."""

_BLURBS: Final = {
    "intro": "the Basic cards only: the one to learn with",
    "gold": "ships, pirates and merchants",
    "turmoil": "archers, arsonists and riots",
    "progress": "universities, libraries and the plague",
    "princes": "all three eras at once",
    "tournament": "with decks of your own",
}


def title(variant: str) -> str:
    """The name of a variant."""
    return TITLES[variant]


def blurb(variant: str) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {VARIANTS[variant].target} points win"
