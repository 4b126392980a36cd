"""Everything about one card in Czech, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import (
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
    "centre": "do středové řady",
    "land": "nad středovou řadu nebo pod ni",
    "any": "k vesnici, městu nebo citadele",
    "city": "k městu",
    "citadel": "k citadele",
    "region": "na vnější stranu krajiny",
    "road": "na cestu",
    "action": "zahraje se a odhodí",
    "event": "otáčí se z balíčku událostí",
}
"""Where a card goes."""

ONCE: Final = "v panství jen jednou"
PERSON: Final = "v obou panstvích jen jednou"
ROW: Final = "ve hře se svou sadou leží v otevřené řadě"
TOURNAMENT: Final = "jen pro turnajovou hru"


def at_regions(place: str, regions: Sequence[str]) -> str:
    """Where a card goes that stands at certain regions: "na vnější stranu krajiny (Les nebo Pole)"."""
    return f"{place} ({either([noun(face).nom for face in regions])})"


def at_opponent(place: str) -> str:
    """Where a card goes that stands in the other principality."""
    return f"{place} protihráče"


def kind_line(kind: str, place: str, more: Sequence[str]) -> str:
    """What sort of card, where it goes, and what else holds of it."""
    return ", ".join((kind, place, *more))


def based(said: str, basis: str) -> str:
    """A figure with whence it is known, if that is not what is printed: "2 rudy (domácí hodnota)"."""
    return f"{said} ({BASIS_WORDS[basis]})"


def costs(price: str) -> str:
    """The price."""
    return f"Stojí {price}"


def uses(price: str) -> str:
    """What using it costs."""
    return f"Každé použití stojí {price}"


def casts(price: str) -> str:
    """What casting it costs."""
    return f"Kouzlo stojí {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Podmínka: {condition}"


def points(said: str) -> str:
    """The points."""
    return f"Body: {said}"


def reckoned(kinds: Sequence[str]) -> str:
    """Points that are reckoned, not printed: kinds of points."""
    return f"Body, které určuje její text: {', '.join(FIGURE_WORDS[kind] for kind in kinds)}"


def counts(face: str, most: int) -> str:
    """What its counter counts, and how far."""
    return f"Její počítadlo: {COUNTER_WORDS[face]}, 0 až {most}"


def holds(first: int, most: int) -> str:
    """A wizard's magic power when placed and at most."""
    return f"Začíná: {magic(first)}, nejvýše {most}"


def leaves(number: int, kind: str) -> str:
    """When a card in the other principality goes."""
    return f"Odchází, jakmile má hostitel {points_of(number, kind)}"


def bases(basis: str, figures: Sequence[str]) -> str:
    """All figures of a card that are known from there; not said of what is printed."""
    said = ", ".join(FIGURE_WORDS[figure] for figure in figures)
    if basis == "house":
        return f"Domácí hodnoty, protože je žádný zdroj neuvádí: {said}."
    return f"Z novější hry: {said}."


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "Základní sada 2×, Obchod a obrat 1×"."""
    return ", ".join(f"{SET_WORDS[name]} {number}×" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"V sadách: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Jak se hraje klasická karetní hra",
    "Pravidla našimi vlastními slovy. [Pravidla podle čísel](classic-rules.cs.md) uvádějí každé tak, jak je",
    "program cituje. „Domácí hodnota“ se říká číslu, které žádný zdroj neuvádí a které jsme zvolili sami.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Klasická karetní hra: pravidla podle čísel",
    "Co znamenají čísla, která uvádějí odmítnutí, karty, zdrojový kód a testy, našimi vlastními slovy: C-…",
    "jsou tvrzení, CR-… rozhodnutí tam, kde tištěná pravidla mlčí nebo se liší, CE-… příklady, které testy",
    "přehrávají. [Jak se hraje](classic-how-to-play.cs.md) je ke čtení. Číslo najde příručka (`h` u stolu)",
    "a v prostém režimu ho řekne `pravidlo C-8.3`. Tento dokument píše `python -m p2pduel.catalogue`.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Názvy ve čtyřech jazycích"


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
    need = f" Podmínka: {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
