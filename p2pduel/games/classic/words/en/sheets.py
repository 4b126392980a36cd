"""Everything about one card in English, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import either
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import (
    BASIS_WORDS,
    COUNTER_WORDS,
    FIGURE_WORDS,
    SET_WORDS,
    magic,
    points_of,
)

__all__ = [
    "HOW_TO_PLAY",
    "NAMES_HEADING",
    "ONCE",
    "PERSON",
    "PLACES",
    "ROW",
    "RULES_BY_NUMBER",
    "TOURNAMENT",
    "at_opponent",
    "at_regions",
    "based",
    "bases",
    "cards_of",
    "casts",
    "costs",
    "counts",
    "entry",
    "entry_costs",
    "entry_points",
    "holds",
    "in_the_box",
    "kind_line",
    "leaves",
    "needs",
    "origin",
    "points",
    "reckoned",
    "uses",
]

PLACES: Final = {
    "centre": "on the centre row",
    "land": "above or below the centre row",
    "any": "at a settlement, city or citadel",
    "city": "at a city",
    "citadel": "at a citadel",
    "region": "at the outer side of a region",
    "road": "on a road",
    "action": "played and discarded",
    "event": "turned up from the event deck",
}
"""Where a card goes."""

ONCE: Final = "once in a principality"
PERSON: Final = "once in both principalities"
ROW: Final = "lies in the open row of the game with its set"
TOURNAMENT: Final = "for the tournament only"


def at_regions(place: str, regions: Sequence[str]) -> str:
    """Where a card goes that stands at certain regions: "at the outer side of a region (Hills, Forest)"."""
    return f"{place} ({either([noun(face).nom for face in regions])})"


def at_opponent(place: str) -> str:
    """Where a card goes that stands in the other principality."""
    return f"{place} of your opponent"


def kind_line(kind: str, place: str, more: Sequence[str]) -> str:
    """What sort of card, where it goes, and what else holds of it."""
    return ", ".join((kind, place, *more))


def based(said: str, basis: str) -> str:
    """A figure with whence it is known, if that is not what is printed: "2 ore (house value)"."""
    return f"{said} ({BASIS_WORDS[basis]})"


def costs(price: str) -> str:
    """The price."""
    return f"Costs {price}"


def uses(price: str) -> str:
    """What using it costs."""
    return f"Each use costs {price}"


def casts(price: str) -> str:
    """What casting it costs."""
    return f"Casting it costs {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Needs {condition}"


def points(said: str) -> str:
    """The points."""
    return f"Points: {said}"


def reckoned(kinds: Sequence[str]) -> str:
    """Points that are reckoned, not printed: kinds of points."""
    return f"Points that its text reckons: {', '.join(FIGURE_WORDS[kind] for kind in kinds)}"


def counts(face: str, most: int) -> str:
    """What its counter counts, and how far."""
    return f"Its counter: {COUNTER_WORDS[face]}, 0 to {most}"


def holds(first: int, most: int) -> str:
    """A wizard's magic power when placed and at most."""
    return f"Comes with {magic(first)}, holds at most {most}"


def leaves(number: int, kind: str) -> str:
    """When a card in the other principality goes."""
    return f"Goes as soon as its host has {points_of(number, kind)}"


def bases(basis: str, figures: Sequence[str]) -> str:
    """All figures of a card that are known from there; not said of what is printed."""
    said = ", ".join(FIGURE_WORDS[figure] for figure in figures)
    if basis == "house":
        return f"House values, for no source tells them: {said}."
    return f"From the successor game: {said}."


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "2 in Base set, 1 in Trade & Change"."""
    return ", ".join(f"{number} in {SET_WORDS[name]}" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"In the sets: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# How to play the classic card game",
    "The rules in our own words. [Rules by number](classic-rules.md) has each of them as the program cites",
    "it. “House value” is said of a figure that no source tells and that we have chosen to fit.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# The classic card game: rules by number",
    "What the numbers mean that refusals, cards, the source and the tests cite, in our own words: C-… are",
    "statements, CR-… decisions where printed rules are silent or differ, CE-… examples that the tests play.",
    "[How to play](classic-how-to-play.md) is for reading. The handbook (`h` at the table) finds a number,",
    "and in plain mode `rule C-8.3` says it. `python -m p2pduel.catalogue` writes this document.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Names in four languages"


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"The cards: {SET_WORDS[name]}"


def entry_costs(price: str) -> str:
    """The price, among other facts."""
    return f"costs {price}"


def entry_points(found: str) -> str:
    """The points, among other facts."""
    return f"points: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Needs {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
