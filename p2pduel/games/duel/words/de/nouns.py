"""The Duel's nouns in German: resources, points, kinds, sets, dice symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.de.words import listed
from p2pduel.catalogue.grammar import one

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Resource

__all__ = [
    "ACTION",
    "KIND_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "TITLE",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "points",
]

TITLE: Final = "CATAN – Das Duell"
"""The name of the game."""

SEATS: Final = ("Rot", "Blau")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "Spielvorbereitung",
    "preparation": "Vorbereitungsrunde",
    "preroll": "vor dem Würfeln",
    "dice": "Würfeln",
    "action": "Aktionsphase",
    "draw": "Nachziehen",
    "exchange": "Tauschen",
    "over": "Spielende",
}
"""The parts of a turn."""

ACTION: Final = "Dein Zug: Mach, was du möchtest, und beende ihn dann."
"""What is asked in the action phase."""

RESOURCE_WORDS: Final[dict[Resource, str]] = {
    "lumber": "Holz",
    "gold": "Gold",
    "grain": "Getreide",
    "brick": "Lehm",
    "wool": "Wolle",
    "ore": "Erz",
}

POINT_WORDS: Final = {
    "victory": "Sieg",
    "trade": "Handel",
    "strength": "Stärke",
    "skill": "Geschick",
    "progress": "Fortschritt",
}
"""The five kinds of points."""

_POINTS: Final = {
    "victory": ("Siegpunkt", "Siegpunkte"),
    "trade": ("Handelspunkt", "Handelspunkte"),
    "strength": ("Stärkepunkt", "Stärkepunkte"),
    "skill": ("Geschicklichkeitspunkt", "Geschicklichkeitspunkte"),
    "progress": ("Fortschrittspunkt", "Fortschrittspunkte"),
}

KIND_WORDS: Final = {
    "road": "Zentralkarte",
    "settlement": "Zentralkarte",
    "city": "Zentralkarte",
    "region": "Landschaft",
    "building": "Gebäude",
    "hero": "Held",
    "trade_ship": "Handelsschiff",
    "ship": "Schiff",
    "unit": "Einheit",
    "extraordinary_site": "Landschaftsausbau",
    "action_neutral": "Aktion",
    "action_attack": "Angriff",
    "event": "Ereignis",
}
"""What sort of card it is."""

_KINDS: Final = {
    "road": "Zentralkarten",
    "settlement": "Zentralkarten",
    "city": "Zentralkarten",
    "region": "Landschaften",
    "building": "Gebäude",
    "hero": "Helden",
    "trade_ship": "Handelsschiffe",
    "ship": "Schiffe",
    "unit": "Einheiten",
    "extraordinary_site": "Landschaftsausbauten",
    "action_neutral": "Aktionen",
    "action_attack": "Angriffe",
    "event": "Ereignisse",
}

SET_WORDS: Final = {
    "basic": "Basis",
    "gold": "Gold",
    "turmoil": "Wirren",
    "progress": "Fortschritt",
    "region": "Landschaft",
    "event": "Ereignis",
    "deck0": "Deck (Rot)",
    "deck1": "Deck (Blau)",
}
"""The backs of the cards."""

SYMBOL_WORDS: Final = {
    "brigand_attack": "Räuberüberfall",
    "trade": "Handel",
    "celebration": "Fest",
    "plentiful_harvest": "Reiche Ernte",
    "event_card": "Ereigniskarte",
}
"""The symbols of the event die."""


def amount(number: int, resource: Resource) -> str:
    """So much of a resource that is given, taken or paid: "2 Erz"."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def amounts(resources: Mapping[Resource, int]) -> str:
    """What is given, taken or paid: "1 Lehm und 2 Erz", or "nichts"."""
    return (
        listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nichts"
    )


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return one(number, "Rohstoff", "Rohstoffe")


def in_store(resources: Mapping[Resource, int]) -> str:
    """What there is: "1 Lehm und 2 Erz", or "nichts"."""
    return amounts(resources)


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 Siegpunkt, 2 Handelspunkte"."""
    return ", ".join(one(number, *_POINTS[kind]) for kind, number in found)


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 Handelsschiffe"."""
    return one(number, KIND_WORDS[kind], _KINDS[kind])
