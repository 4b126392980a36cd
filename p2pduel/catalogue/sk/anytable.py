"""The sentences about the table of a simple game, whichever it is."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.sk.words import counted_cards

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
    "stôl: strany všetkých hráčov vo vetách. moje a ich: vlastná strana, strany ostatných.",
    "ruka: tvoje karty. balíčky: koľko kariet zostáva.",
)
WATCHING: Final = ("stôl: strany všetkých hráčov vo vetách. balíčky: koľko kariet zostáva.",)
TO_YOU: Final = "tebe"
"""The reader, to whom something is given."""

OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "shuffled": "Mieša sa: {zone}",
    "drew": ("{seat} si doberá: {cards} ({zone})", "Doberáš si: {cards} ({zone})"),
    "looked": ("{seat} si prezerá: {zone}", "Prezeráš si: {zone}"),
    "showed": ("{seat} ukazuje karty v ruke; komu: {to}", "Ukazuješ karty v ruke; komu: {to}"),
    "gave": ("{seat} dáva: {cards}; komu: {to}", "Dávaš: {cards}; komu: {to}"),
    "returned": "Lícom dole sa vracia: {face} ({zone})",
    "turn": ("Ťah {turn}: {seat}", "Ťah {turn}: ty"),
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
        f"karta MENO: všetko o karte, napríklad: karta {card}.",
        f"pravidlá: čo hovoria pravidlá. pravidlo {rule}: pravidlo podľa čísla.",
    )


def side(name: str, points: int, target: int, cards: int, *, own: bool) -> str:
    """What one seat has."""
    you = " (ty)" if own else ""
    return f"{name}{you}: body {points}/{target}, v ruke: {counted_cards(cards)}."


def stacks(sizes: Sequence[tuple[str, int]]) -> str:
    """How many cards lie in every stack."""
    return f"Zostáva kariet: {', '.join(f'{zone} {count}' for zone, count in sizes)}."


def points(before: int, after: int) -> str:
    """Points, and what becomes of them."""
    return f"body {before}→{after}" if before != after else f"body {after}"


def which_card(example: str) -> str:
    """What is said when card was typed without a name."""
    return f"Ktorá karta? Napríklad: karta {example}."


def ask(label: str) -> str:
    """What is asked after a wish was chosen."""
    return f"{label}?"
