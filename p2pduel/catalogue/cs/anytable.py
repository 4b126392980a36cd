"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards
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
    "stůl: strany všech hráčů ve větách. moje a jejich: vlastní strana, strany ostatních.",
    "ruka: tvoje karty. balíčky: kolik karet zbývá.",
)
WATCHING: Final = ("stůl: strany všech hráčů ve větách. balíčky: kolik karet zbývá.",)
TO_YOU: Final = "tobě"
"""The reader, to whom something is given."""

OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "shuffled": "Míchá se: {zone}",
    "drew": ("{seat} si dobírá: {cards} ({zone})", "Dobíráš si: {cards} ({zone})"),
    "looked": ("{seat} si prohlíží: {zone}", "Prohlížíš si: {zone}"),
    "showed": ("{seat} ukazuje karty v ruce; komu: {to}", "Ukazuješ karty v ruce; komu: {to}"),
    "gave": ("{seat} dává: {cards}; komu: {to}", "Dáváš: {cards}; komu: {to}"),
    "returned": "Lícem dolů se vrací: {face} ({zone})",
    "turn": ("Tah {turn}: {seat}", "Tah {turn}: ty"),
}
"""Outcomes of the kernel's steps, and of a turn that begins: one sentence, or one about a player and one to
the reader. {face} and {zone} are nouns: a language with cases writes {face.acc}; {cards} is a number of cards
or their names."""


def a_name(noun: Noun) -> str:
    """A card's name with an article."""
    return noun.nom


def hand_of(name: str) -> Noun:
    """Somebody's hand, as a place cards are drawn from or go to."""
    return Noun(f"ruka ({name})", gen=f"ruky ({name})", acc=f"ruku ({name})", gender="f")


def reading(card: str, rule: str) -> tuple[str, ...]:
    """What can be looked up, with examples."""
    return (
        f"karta JMÉNO: všechno o kartě, například: karta {card}.",
        f"pravidla: co říkají pravidla. pravidlo {rule}: pravidlo podle čísla.",
    )


def side(name: str, points: int, target: int, cards: int, *, own: bool) -> str:
    """What one seat has."""
    you = " (ty)" if own else ""
    return f"{name}{you}: body {points}/{target}, v ruce: {counted_cards(cards)}."


def stacks(sizes: Sequence[tuple[str, int]]) -> str:
    """How many cards lie in every stack."""
    return f"Zbývá karet: {', '.join(f'{zone} {count}' for zone, count in sizes)}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"body {before}→{after}" if before != after else f"body {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Která karta? Například: karta {example}."


def ask(label: str) -> str:
    """What is asked after a wish was chosen."""
    return f"{label}?"
