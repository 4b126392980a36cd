"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, listed

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
    "board: everybody's side in sentences. mine and theirs: one's own, and the others'.",
    "hand: your cards. stacks: how many cards are left.",
)
WATCHING: Final = ("board: everybody's side in sentences. stacks: how many cards are left.",)


def reading(card: str, rule: str) -> tuple[str, ...]:
    """What can be looked up, with examples."""
    return (
        f"card NAME: everything about a card, for example: card {card}.",
        f"rules: what the rules say. rule {rule}: a rule by its number.",
    )


def side(name: str, points: int, target: int, cards: int, *, own: bool) -> str:
    """What one seat has."""
    you = " (you)" if own else ""
    return f"{name}{you} has {points} of {target} points and {counted_cards(cards)}."


def stacks(sizes: Sequence[tuple[int, str]]) -> str:
    """How many cards lie in every stack."""
    return f"Cards left: {listed([f'{count} in {zone}' for count, zone in sizes])}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"points {before}→{after}" if before != after else f"points {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Which card? For example: card {example}."
