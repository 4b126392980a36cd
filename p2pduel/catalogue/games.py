"""The six ways to play in words, and how a game ended."""

from typing import Final

from p2pduel.games.duel.rules.variants import VARIANTS

__all__ = ["TITLES", "blurb", "ended", "gone", "how", "title", "unlawful"]

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


_HOW: Final = {"target": "by victory points", "resign": "by resignation", "draw": "by agreement"}
"""The reason of an end, as transcripts have it."""


def how(reason: str) -> str:
    """What a reason means, with a space before it; nothing where it says no more than the end itself."""
    return f" {_HOW[reason]}" if reason in _HOW else ""


def ended(winner: str | None, reason: str) -> str:
    """How a game ended, for whoever did not play: the winner by name, or a draw."""
    who = "A draw" if winner is None else f"{winner} won"
    return f"{who}{how(reason)}"


def gone(last: str) -> str:
    """What a spectator is told who finds nobody that shows its game any more; with the last answer it got."""
    return f"this game is gone, or was continued where it cannot be watched: {last}"


def unlawful(path: str, why: str) -> str:
    """A file that goes on with a step which does not hold."""
    return f"{path} is not a game by the rules: {why}"
