"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards
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
    "tisch: alle Seiten in Sätzen. meine und andere: die eigene Seite und die der anderen.",
    "hand: deine Karten. stapel: wie viele Karten noch da sind.",
)
WATCHING: Final = ("tisch: alle Seiten in Sätzen. stapel: wie viele Karten noch da sind.",)
TO_YOU: Final = "dir"
"""The reader, to whom something is given."""

OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "shuffled": "Gemischt wird: {zone}",
    "drew": ("{seat} zieht {cards}: {zone}", "Du ziehst {cards}: {zone}"),
    "looked": ("{seat} sieht durch: {zone}", "Du siehst durch: {zone}"),
    "showed": ("{seat} zeigt die Hand; zu sehen für: {to}", "Du zeigst deine Hand; zu sehen für: {to}"),
    "gave": ("{seat} gibt {cards} ab an: {to}", "Du gibst {cards} ab an: {to}"),
    "returned": "Verdeckt zurück: {face}, nach: {zone}",
    "turn": ("Zug {turn}: {seat}", "Zug {turn}: du"),
}
"""Outcomes of the kernel's steps, and of a turn that begins: one sentence, or one about a player and one to
the reader. {face} and {zone} are nouns: a language with cases writes {face.acc}; {cards} is a number of cards
or their names."""


def a_name(noun: Noun) -> str:
    """A card's name with an article."""
    return noun.nom


def hand_of(name: str) -> Noun:
    """Somebody's hand, as a place cards are drawn from or go to."""
    return Noun(f"Hand ({name})", gender="f")


def reading(card: str, rule: str) -> tuple[str, ...]:
    """What can be looked up, with examples."""
    return (
        f"karte NAME: alles über eine Karte, zum Beispiel: karte {card}.",
        f"regeln: was die Regeln sagen. regel {rule}: eine Regel nach ihrer Nummer.",
    )


def side(name: str, points: int, target: int, cards: int, *, own: bool) -> str:
    """What one seat has."""
    you = " (du)" if own else ""
    return f"{name}{you} hat {points} von {target} Punkten und {counted_cards(cards)}."


def stacks(sizes: Sequence[tuple[str, int]]) -> str:
    """How many cards lie in every stack."""
    return f"Karten übrig: {', '.join(f'{zone} {count}' for zone, count in sizes)}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"Punkte {before}→{after}" if before != after else f"Punkte {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Welche Karte? Zum Beispiel: karte {example}."


def ask(label: str) -> str:
    """What is asked after a wish was chosen."""
    return f"{label}?"
