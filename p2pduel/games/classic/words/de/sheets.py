"""Everything about one card in German, and the documents about all of them."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import either
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
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
    "centre": "in der Mittelreihe",
    "land": "über oder unter der Mittelreihe",
    "any": "an einer Siedlung, Stadt oder Zitadelle",
    "city": "an einer Stadt",
    "citadel": "an einer Zitadelle",
    "region": "am Außenrand einer Landschaft",
    "road": "auf einer Straße",
    "action": "gespielt und abgelegt",
    "event": "vom Ereignisstapel aufgedeckt",
}
"""Where a card goes."""

ONCE: Final = "einmal je Fürstentum"
PERSON: Final = "einmal in beiden Fürstentümern"
ROW: Final = "liegt im Spiel mit ihrem Set in der offenen Reihe"
TOURNAMENT: Final = "nur im Turnier"


def at_regions(place: str, regions: Sequence[str]) -> str:
    """Where a card goes that stands at certain regions: "am Außenrand einer Landschaft (Wald)"."""
    return f"{place} ({either([noun(face).nom for face in regions])})"


def at_opponent(place: str) -> str:
    """Where a card goes that stands in the other principality."""
    return f"{place} der anderen Seite"


def kind_line(kind: str, place: str, more: Sequence[str]) -> str:
    """What sort of card, where it goes, and what else holds of it."""
    return ", ".join((kind, place, *more))


def based(said: str, basis: str) -> str:
    """A figure with whence it is known, if that is not what is printed: "2 Erz (Hauswert)"."""
    return f"{said} ({BASIS_WORDS[basis]})"


def costs(price: str) -> str:
    """The price."""
    return f"Kostet {price}"


def uses(price: str) -> str:
    """What using it costs."""
    return f"Jede Nutzung kostet {price}"


def casts(price: str) -> str:
    """What casting it costs."""
    return f"Zaubern kostet {price}"


def needs(condition: str) -> str:
    """What must hold before."""
    return f"Braucht {condition}"


def points(said: str) -> str:
    """The points."""
    return f"Punkte: {said}"


def reckoned(kinds: Sequence[str]) -> str:
    """Points that are reckoned, not printed: kinds of points."""
    return f"Punkte, die ihr Text berechnet: {', '.join(FIGURE_WORDS[kind] for kind in kinds)}"


def counts(face: str, most: int) -> str:
    """What its counter counts, and how far."""
    return f"Ihr Zähler: {COUNTER_WORDS[face]}, 0 bis {most}"


def holds(first: int, most: int) -> str:
    """A wizard's magic power when placed and at most."""
    return f"Beginnt mit {magic(first)}, hält höchstens {most}"


def leaves(number: int, kind: str) -> str:
    """When a card in the other principality goes."""
    return f"Geht, sobald die andere Seite {points_of(number, kind)} hat"


def bases(basis: str, figures: Sequence[str]) -> str:
    """All figures of a card that are known from there; not said of what is printed."""
    said = ", ".join(FIGURE_WORDS[figure] for figure in figures)
    if basis == "house":
        return f"Hauswerte, denn keine Quelle nennt sie: {said}."
    return f"Aus dem Nachfolgespiel: {said}."


def origin(found: Sequence[tuple[int, str]]) -> str:
    """How many there are in which set: "2 in Basisset, 1 in Handel & Wandel"."""
    return ", ".join(f"{number} in {SET_WORDS[name]}" for number, name in found)


def in_the_box(origin: str) -> str:
    """Where it comes from."""
    return f"In den Sets: {origin}."


# -- documents -----------------------------------------------------------------------------------

HOW_TO_PLAY: Final = (
    "# Wie man das klassische Kartenspiel spielt",
    "Die Regeln in eigenen Worten. [Regeln nach Nummern](classic-rules.de.md) hat jede davon so, wie das",
    "Programm sie nennt. „Hauswert“ steht bei einer Zahl, die keine Quelle nennt und die wir gewählt haben.",
)
"""The head of the document with the chapters."""

RULES_BY_NUMBER: Final = (
    "# Das klassische Kartenspiel: Regeln nach Nummern",
    "Was die Nummern bedeuten, die Absagen, Karten, Quelltext und Tests nennen, in eigenen Worten: C-… sind",
    "Aussagen, CR-… Entscheidungen, wo gedruckte Regeln schweigen oder sich unterscheiden, CE-… Beispiele,",
    "die die Tests spielen. [Wie man spielt](classic-how-to-play.de.md) ist zum Lesen. Das Handbuch (`h` am",
    (
        "Tisch) findet eine Nummer, und im einfachen Modus sagt sie `regel C-8.3`. "
        "`python -m p2pduel.catalogue` schreibt dieses Dokument."
    ),
)
"""The head of the document with the numbers."""

NAMES_HEADING: Final = "Namen in vier Sprachen"


def cards_of(name: str) -> str:
    """The heading over the cards of a set."""
    return f"Die Karten: {SET_WORDS[name]}"


def entry_costs(price: str) -> str:
    """The price, among other facts."""
    return f"kostet {price}"


def entry_points(found: str) -> str:
    """The points, among other facts."""
    return f"Punkte: {found}"


def entry(name: str, facts: Sequence[str], condition: str, text: str) -> str:
    """A card in the list of its set; facts: kind, place, and what else there is to say in a word."""
    need = f" Braucht {condition}." if condition else ""
    return f"**{name}** ({'; '.join(facts)}).{need} {text}"
