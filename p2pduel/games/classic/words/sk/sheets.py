"""Everything about one card in Slovak, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.sk.words import either
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import (
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
    "centre": "do stredového radu",
    "land": "nad stredový rad alebo podeň",
    "any": "k dedine, mestu alebo citadele",
    "city": "k mestu",
    "citadel": "k citadele",
    "region": "na vonkajšiu stranu krajiny",
    "road": "na cestu",
    "action": "zahrá sa a odhodí",
    "event": "otáča sa z balíčka udalostí",
}
"""Where a card goes."""

ONCE: Final = "v panstve len raz"
PERSON: Final = "v oboch panstvách len raz"
ROW: Final = "v hre so svojou súpravou leží v otvorenom rade"
TOURNAMENT: Final = "len pre turnajovú hru"


def at_regions(place: str, regions: Sequence[str]) -> str:
    """Where a card goes that stands at certain regions: "na vonkajšiu stranu krajiny (Les alebo Pole)"."""
    return f"{place} ({either([noun(face).nom for face in regions])})"


def at_opponent(place: str) -> str:
    """Where a card goes that stands in the other principality."""
    return f"{place} protihráča"


def kind_line(kind: str, place: str, more: Sequence[str]) -> str:
    """What sort of card, where it goes, and what else holds of it."""
    return ", ".join((kind, place, *more))


def based(said: str, basis: str) -> str:
    """A figure with whence it is known, if that is not what is printed: "2 rudy (domáca hodnota)"."""
    return f"{said} ({BASIS_WORDS[basis]})"


def costs(price: str) -> str:
    """The price."""
    return f"Stojí {price}"


def uses(price: str) -> str:
    """What using it costs."""
    return f"Každé použitie stojí {price}"


def casts(price: str) -> str:
    """What casting it costs."""
    return f"Kúzlo stojí {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Podmienka: {condition}"


def points(said: str) -> str:
    """The points."""
    return f"Body: {said}"


def reckoned(kinds: Sequence[str]) -> str:
    """Points that are reckoned, not printed: kinds of points."""
    return f"Body, ktoré určuje jej text: {', '.join(FIGURE_WORDS[kind] for kind in kinds)}"


def counts(face: str, most: int) -> str:
    """What its counter counts, and how far."""
    return f"Jej počítadlo: {COUNTER_WORDS[face]}, 0 až {most}"


def holds(first: int, most: int) -> str:
    """A wizard's magic power when placed and at most."""
    return f"Začína: {magic(first)}, najviac {most}"


def leaves(number: int, kind: str) -> str:
    """When a card in the other principality goes."""
    return f"Odchádza, len čo má hostiteľ {points_of(number, kind)}"


def bases(basis: str, figures: Sequence[str]) -> str:
    """All figures of a card that are known from there; not said of what is printed."""
    said = ", ".join(FIGURE_WORDS[figure] for figure in figures)
    if basis == "house":
        return f"Domáce hodnoty, lebo ich žiadny zdroj neuvádza: {said}."
    return f"Z novšej hry: {said}."


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "Základná súprava 2×, Obchod a obrat 1×"."""
    return ", ".join(f"{SET_WORDS[name]} {number}×" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"V súpravách: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Ako sa hrá klasická kartová hra",
    "Pravidlá našimi vlastnými slovami. [Pravidlá podľa čísel](classic-rules.sk.md) uvádzajú každé tak, ako",
    "ho program cituje. „Domáca hodnota“ sa hovorí číslu, ktoré žiadny zdroj neuvádza a ktoré sme zvolili sami.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Klasická kartová hra: pravidlá podľa čísel",
    "Čo znamenajú čísla, ktoré uvádzajú odmietnutia, karty, zdrojový kód a testy, našimi vlastnými slovami:",
    "C-… sú tvrdenia, CR-… rozhodnutia tam, kde tlačené pravidlá mlčia alebo sa líšia, CE-… príklady, ktoré",
    "testy prehrávajú. [Ako sa hrá](classic-how-to-play.sk.md) je na čítanie. Číslo nájde príručka (`h` pri",
    "stole) a v obyčajnom režime ho povie `pravidlo C-8.3`. Tento dokument píše `python -m p2pduel.catalogue`.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Názvy v štyroch jazykoch"


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"Karty: {SET_WORDS[name]}"


def entry_costs(price: str) -> str:
    """The price, among other facts."""
    return f"stojí {price}"


def entry_points(found: str) -> str:
    """The points, among other facts."""
    return f"body: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Podmienka: {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
