"""Lists and counts, as sentences of every topic need them."""

from collections.abc import Sequence

from p2pduel.catalogue.grammar import chain, comma, one

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
    return chain(items, "und")


def either(items: Sequence[str]) -> str:
    """One, two or three."""
    return chain(items, "oder")


def counted_cards(number: int) -> str:
    """So many cards."""
    return one(number, "Karte", "Karten")


def counted_proofs(number: int) -> str:
    """So many proofs."""
    return one(number, "Beweis", "Beweise")


def counted_steps(number: int) -> str:
    """So many signed steps of a game."""
    return one(number, "signierter Schritt", "signierte Schritte")


def counted_games(number: int) -> str:
    """So many games."""
    return one(number, "Spiel", "Spiele")


def counted_moves(number: int) -> str:
    """So many moves."""
    return one(number, "Zug", "Züge")


def counted_minutes(number: int) -> str:
    """So many minutes."""
    return one(number, "Minute", "Minuten")


def counted_seconds(number: int) -> str:
    """So many seconds."""
    return one(number, "Sekunde", "Sekunden")


def decimal(number: float, places: int) -> str:
    """A number with so many places after the decimal sign."""
    return comma(f"{number:.{places}f}")
