"""Everything about one card in English, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.games.duel.words.en.nouns import SET_WORDS

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
    "centre": "on the centre line",
    "settlement_or_city": "at a settlement or city",
    "city": "at a city",
    "region": "on the outer edge of a region",
    "action": "played and discarded",
    "event": "turned up from the event stack",
}
"""Where a card goes."""

ONCE: Final = "once per principality"


def kind_line(kind: str, place: str, once: bool) -> str:
    """What sort of card, and where it goes."""
    return f"{kind}, {place}, {ONCE}" if once else f"{kind}, {place}"


def costs(price: str) -> str:
    """The printed cost."""
    return f"Costs {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Needs {condition}"


def points(found: str) -> str:
    """The printed points."""
    return f"Points: {found}"


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "2 in Basic, 1 in Gold"."""
    return ", ".join(f"{number} in {SET_WORDS[name]}" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"In the box: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# How to play",
    "The rules in our own words. [Rules by number](rules.md) has each of them as the program cites it.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Rules by number",
    "What the numbers mean that refusals, cards, the source and the tests cite, in our own words: D-…",
    "are statements, R-… rulings where printed rules are silent or differ, E-… examples that the tests",
    "play. [Rulings](rulings.md) says where we depart from printed words and why, [how to",
    "play](how-to-play.md) is for reading. The handbook (`h` at the table) finds a number, and in plain",
    "mode `rule D-8.5` says it. `python -m p2pduel.catalogue` writes this document.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Names in four languages"

_SETS: Final = {
    "basic": "Basic",
    "gold": "Era of Gold",
    "turmoil": "Era of Turmoil",
    "progress": "Era of Progress",
}


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"The cards: {_SETS[name]}"


def entry_costs(price: str) -> str:
    """The printed cost, among other facts."""
    return f"costs {price}"


def entry_points(found: str) -> str:
    """The printed points, among other facts."""
    return f"points: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Needs {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
