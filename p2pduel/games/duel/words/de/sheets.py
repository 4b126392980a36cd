"""Everything about one card in German, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.games.duel.words.de.nouns import SET_WORDS

__all__ = [
    "HOW_TO_PLAY",
    "NAMES_HEADING",
    "ONCE",
    "PLACES",
    "RULES_BY_NUMBER",
    "cards_of",
    "costs",
    "entry",
    "entry_costs",
    "entry_points",
    "in_the_box",
    "kind_line",
    "needs",
    "origin",
    "points",
]

PLACES: Final = {
    "centre": "in der Mittelreihe",
    "settlement_or_city": "an einer Siedlung oder Stadt",
    "city": "an einer Stadt",
    "region": "am Außenrand einer Landschaft",
    "action": "gespielt und abgelegt",
    "event": "vom Ereignisstapel aufgedeckt",
}
"""Where a card goes."""

ONCE: Final = "einmal je Fürstentum"


def kind_line(kind: str, place: str, once: bool) -> str:
    """What sort of card, and where it goes."""
    return f"{kind}, {place}, {ONCE}" if once else f"{kind}, {place}"


def costs(price: str) -> str:
    """The printed cost."""
    return f"Kostet {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Braucht {condition}"


def points(found: str) -> str:
    """The printed points."""
    return f"Punkte: {found}"


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "2 in Basis, 1 in Gold"."""
    return ", ".join(f"{number} in {SET_WORDS[name]}" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"In der Schachtel: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Wie man spielt",
    (
        "Die Regeln in eigenen Worten. [Regeln nach Nummern](rules.de.md) hat jede davon so, wie das "
        "Programm sie nennt."
    ),
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Regeln nach Nummern",
    "Was die Nummern bedeuten, die Absagen, Karten, Quelltext und Tests nennen, in eigenen Worten: D-…",
    (
        "sind Aussagen, R-… Entscheidungen, wo gedruckte Regeln schweigen oder sich unterscheiden, E-… "
        "Beispiele, die die"
    ),
    "Tests spielen. [Rulings](rulings.md) sagt, wo wir von gedruckten Worten abweichen und warum, [wie man",
    (
        "spielt](how-to-play.de.md) ist zum Lesen. Das Handbuch (`h` am Tisch) findet eine Nummer, und "
        "im einfachen"
    ),
    "Modus sagt sie `regel D-8.5`. `python -m p2pduel.catalogue` schreibt dieses Dokument.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Namen in vier Sprachen"

_SETS: Final = {
    "basic": "Basisset",
    "gold": "Zeit des Goldes",
    "turmoil": "Zeit der Wirren",
    "progress": "Zeit des Fortschritts",
}


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"Die Karten: {_SETS[name]}"


def entry_costs(price: str) -> str:
    """The printed cost, among other facts."""
    return f"kostet {price}"


def entry_points(found: str) -> str:
    """The printed points, among other facts."""
    return f"Punkte: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Braucht {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
