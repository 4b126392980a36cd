"""Everything about one card in Slovak, and the documents about all of them."""

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
    "centre": "do stredového radu",
    "settlement_or_city": "k dedine alebo mestu",
    "city": "k mestu",
    "region": "na vonkajší okraj krajiny",
    "action": "zahrá sa a odhodí",
    "event": "otáča sa z balíčka kariet udalostí",
}
"""Where a card goes."""

ONCE: Final = "v kniežatstve len raz"


def kind_line(kind: str, place: str, once: bool) -> str:
    """What sort of card, and where it goes."""
    return f"{kind}, {place}, {ONCE}" if once else f"{kind}, {place}"


def costs(price: str) -> str:
    """The printed cost."""
    return f"Stojí {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Podmienka: {condition}"


def points(said: str) -> str:
    """The printed points."""
    return f"Body: {said}"


_SETS: Final = {
    "basic": "Základná súprava",
    "gold": "Obdobie zlata",
    "turmoil": "Obdobie zmätkov",
    "progress": "Obdobie pokroku",
}


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "Základná súprava 2×, Obdobie zlata 1×"."""
    return ", ".join(f"{_SETS[name]} {number}×" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"V škatuli: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Ako sa hrá",
    "Pravidlá našimi vlastnými slovami. [Pravidlá podľa čísel](rules.sk.md) uvádzajú každé tak, ako ho "
    "program cituje.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Pravidlá podľa čísel",
    "Čo znamenajú čísla, ktoré uvádzajú odmietnutia, karty, zdrojový kód a testy, našimi vlastnými slovami:",
    "D-… sú tvrdenia, R-… výklad tam, kde tlačené pravidlá mlčia alebo sa líšia, E-… príklady, ktoré testy",
    "prehrávajú. [Rulings](rulings.md) hovorí, kde a prečo sa od tlačených slov odchyľujeme, [ako sa",
    "hrá](how-to-play.sk.md) je na čítanie. Číslo nájde príručka (`h` pri stole) a v jednoduchom režime ho povie",
    "`pravidlo D-8.5`. Tento dokument píše `python -m p2pduel.catalogue`.",
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Názvy v štyroch jazykoch"


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
    need = f" Podmienka: {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
