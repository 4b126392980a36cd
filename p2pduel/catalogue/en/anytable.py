"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards
from p2pduel.catalogue.grammar import Noun

__all__ = [
    "LOOKING",
    "OUTCOMES",
    "TO_YOU",
    "WATCHING",
    "a_name",
    "ask",
    "hand_of",
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
TO_YOU: Final = "you"
"""The reader, to whom something is given."""

OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "shuffled": "The cards of {zone} are shuffled",
    "drew": ("{seat} draws {cards} from {zone}", "You draw {cards} from {zone}"),
    "looked": ("{seat} looks through {zone}", "You look through {zone}"),
    "showed": ("{seat} shows {to} a hand", "You show {to} your hand"),
    "gave": ("{seat} gives {cards} to {to}", "You give {cards} to {to}"),
    "returned": "{face} goes face down into {zone}",
    "turn": ("Turn {turn}: {seat}", "Turn {turn}: you"),
}
"""Outcomes of the kernel's steps, and of a turn that begins: one sentence, or one about a player and one to
the reader. {face} and {zone} are nouns: a language with cases writes {face.acc}; {cards} is a number of cards
or their names."""


def a_name(noun: Noun) -> str:
    """A card's name with an article."""
    return f"{'an' if noun.nom[:1].lower() in 'aeiou' else 'a'} {noun.nom}"


def hand_of(name: str) -> Noun:
    """Somebody's hand, as a place cards are drawn from or go to."""
    return Noun(f"{name}'s hand")


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


def stacks(sizes: Sequence[tuple[str, int]]) -> str:
    """How many cards lie in every stack."""
    return f"Cards left: {', '.join(f'{zone} {count}' for zone, count in sizes)}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"points {before}→{after}" if before != after else f"points {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Which card? For example: card {example}."


def ask(label: str) -> str:
    """What is asked after a wish was chosen."""
    return f"{label}?"
