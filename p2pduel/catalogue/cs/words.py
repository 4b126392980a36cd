"""Lists and counts, as sentences of every topic need them."""

from collections.abc import Sequence

from p2pduel.catalogue.grammar import chain, comma, few

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
    return chain(items, "a")


def either(items: Sequence[str]) -> str:
    """One, two or three."""
    return chain(items, "nebo")


def counted_cards(number: int) -> str:
    """So many cards."""
    return few(number, "karta", "karty", "karet")


def counted_proofs(number: int) -> str:
    """So many proofs."""
    return few(number, "důkaz", "důkazy", "důkazů")


def counted_steps(number: int) -> str:
    """So many signed steps of a game."""
    return few(number, "podepsaný krok", "podepsané kroky", "podepsaných kroků")


def counted_games(number: int) -> str:
    """So many games."""
    return few(number, "hra", "hry", "her")


def counted_moves(number: int) -> str:
    """So many moves."""
    return few(number, "tah", "tahy", "tahů")


def counted_minutes(number: int) -> str:
    """So many minutes, in the accusative."""
    return few(number, "minutu", "minuty", "minut")


def counted_seconds(number: int) -> str:
    """So many seconds, in the accusative."""
    return few(number, "sekundu", "sekundy", "sekund")


def decimal(number: float, places: int) -> str:
    """A number with so many places after the decimal sign."""
    return comma(f"{number:.{places}f}")
