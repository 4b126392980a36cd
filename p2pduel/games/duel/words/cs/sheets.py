"""Everything about one card in Czech, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

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
    "centre": "do středové řady",
    "settlement_or_city": "k vesnici nebo městu",
    "city": "k městu",
    "region": "na vnější okraj krajiny",
    "action": "zahraje se a odhodí",
    "event": "otáčí se z balíčku karet událostí",
}
"""Where a card goes."""

ONCE: Final = "v knížectví jen jednou"


def kind_line(kind: str, place: str, once: bool) -> str:
    """What sort of card, and where it goes."""
    return f"{kind}, {place}, {ONCE}" if once else f"{kind}, {place}"


def costs(price: str) -> str:
    """The printed cost."""
    return f"Stojí {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Podmínka: {condition}"


def points(found: str) -> str:
    """The printed points."""
    return f"Body: {found}"


_SETS: Final = {
    "basic": "Základní sada",
    "gold": "Období zlata",
    "turmoil": "Období zmatků",
    "progress": "Období rozvoje",
}


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "Základní sada 2×, Období zlata 1×"."""
    return ", ".join(f"{_SETS[name]} {number}×" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"V krabici: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Jak se hraje",
    "Pravidla našimi vlastními slovy. [Pravidla podle čísel](rules.cs.md) uvádějí každé tak, jak je program "
    "cituje.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Pravidla podle čísel",
    "Co znamenají čísla, která uvádějí odmítnutí, karty, zdrojový kód a testy, našimi vlastními slovy: D-…",
    "jsou tvrzení, R-… výklad tam, kde tištěná pravidla mlčí nebo se liší, E-… příklady, které testy",
    "přehrávají. [Rulings](rulings.md) říká, kde a proč se od tištěných slov odchylujeme, [jak se",
    "hraje](how-to-play.cs.md) je ke čtení. Číslo najde příručka (`h` u stolu) a v prostém režimu ho řekne",
    "`pravidlo D-8.5`. Tento dokument píše `python -m p2pduel.catalogue`.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Názvy ve čtyřech jazycích"


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"Karty: {_SETS[name]}"


def entry_costs(price: str) -> str:
    """The printed cost, among other facts."""
    return f"stojí {price}"


def entry_points(found: str) -> str:
    """The printed points, among other facts."""
    return f"body: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Podmínka: {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
