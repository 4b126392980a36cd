"""The six ways to play, in English."""

from typing import Final

__all__ = [
    "TITLES",
    "blurb",
]

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


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {points} points win"
