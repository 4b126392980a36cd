"""The six ways to play in words."""

from typing import Final

__all__ = ["TARGETS", "TITLES", "blurb", "title"]

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

TARGETS: Final = {"intro": 7, "gold": 12, "turmoil": 12, "progress": 12, "princes": 13, "tournament": 13}
"""The points that win, said once more: the first paint of the lobby would wait for the rules."""


def title(variant: str) -> str:
    """The name of a variant."""
    return TITLES[variant]


def blurb(variant: str) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {TARGETS[variant]} points win"
