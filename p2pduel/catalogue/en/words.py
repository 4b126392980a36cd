"""Lists and counts, as sentences of every topic need them."""

from collections.abc import Sequence

from p2pduel.catalogue.grammar import chain, one

__all__ = [
    "counted_cards",
    "counted_games",
    "counted_minutes",
    "counted_moves",
    "counted_proofs",
    "counted_seconds",
    "counted_steps",
    "decimal",
    "either",
    "listed",
]


def listed(items: Sequence[str]) -> str:
    """One, two and three."""
    return chain(items, "and")


def either(items: Sequence[str]) -> str:
    """One, two or three."""
    return chain(items, "or")


def counted_cards(number: int) -> str:
    """So many cards."""
    return one(number, "card", "cards")


def counted_proofs(number: int) -> str:
    """So many proofs."""
    return one(number, "proof", "proofs")


def counted_steps(number: int) -> str:
    """So many signed steps of a game."""
    return one(number, "signed step", "signed steps")


def counted_games(number: int) -> str:
    """So many games."""
    return one(number, "game", "games")


def counted_moves(number: int) -> str:
    """So many moves."""
    return one(number, "move", "moves")


def counted_minutes(number: int) -> str:
    """So many minutes."""
    return one(number, "minute", "minutes")


def counted_seconds(number: int) -> str:
    """So many seconds."""
    return one(number, "second", "seconds")


def decimal(number: float, places: int) -> str:
    """A number with so many places after the decimal sign."""
    return f"{number:.{places}f}"
