"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed

__all__ = [
    "LOOKING",
    "WATCHING",
    "points",
    "reading",
    "side",
    "stacks",
    "which_card",
]

LOOKING: Final = (
    "board: alle Seiten in Sätzen. mine und theirs: die eigene, und die der anderen.",
    "hand: deine Karten. stacks: wie viele Karten noch da sind.",
)
WATCHING: Final = ("board: alle Seiten in Sätzen. stacks: wie viele Karten noch da sind.",)


def reading(card: str, rule: str) -> tuple[str, ...]:
    """What can be looked up, with examples."""
    return (
        f"card NAME: alles über eine Karte, zum Beispiel: card {card}.",
        f"rules: was die Regeln sagen. rule {rule}: eine Regel nach ihrer Nummer.",
    )


def side(name: str, points: int, target: int, cards: int, *, own: bool) -> str:
    """What one seat has."""
    you = " (du)" if own else ""
    return f"{name}{you} hat {points} von {target} Punkten und {counted_cards(cards)}."


def stacks(sizes: Sequence[tuple[int, str]]) -> str:
    """How many cards lie in every stack."""
    return f"Karten übrig: {listed([f'{zone}: {count}' for count, zone in sizes])}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"Punkte {before}→{after}" if before != after else f"Punkte {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Welche Karte? Zum Beispiel: card {example}."
