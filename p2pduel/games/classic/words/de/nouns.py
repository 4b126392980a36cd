"""The nouns of the classic card game in German: resources, points, kinds, sets, dice symbols, counters, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.de.words import listed
from p2pduel.catalogue.grammar import one

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "ACTION",
    "BASIS_WORDS",
    "COUNTER_WORDS",
    "FIGURE_WORDS",
    "KIND_WORDS",
    "MARK_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "TITLE",
    "TOKEN_WORDS",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "magic",
    "points",
    "points_of",
]

TITLE: Final = "CATAN – Das Kartenspiel"
"""The name of the game."""

SEATS: Final = ("Rot", "Blau")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "Spielvorbereitung",
    "preroll": "vor dem Würfeln",
    "dice": "Würfeln",
    "action": "Aktionsphase",
    "hand": "Handkarten",
    "over": "Spielende",
}
"""The parts of a game and of a turn."""

ACTION: Final = "Dein Zug: Mach, was du möchtest, und beende ihn dann."
"""What is asked in the action part."""

RESOURCE_WORDS: Final[dict[Price, str]] = {  # in the order of the rules
    "lumber": "Holz",
    "gold": "Gold",
    "grain": "Getreide",
    "brick": "Lehm",
    "wool": "Wolle",
    "ore": "Erz",
    "magic": "Zauberkraft",
}
"""What things are paid with; magic power is no resource."""

POINT_WORDS: Final = {
    "victory": "Sieg",
    "trade": "Handel",
    "strength": "Stärke",
    "tournament": "Turnier",
}
"""The four kinds of points."""

_POINTS: Final = {
    "victory": ("Siegpunkt", "Siegpunkte"),
    "trade": ("Handelspunkt", "Handelspunkte"),
    "strength": ("Stärkepunkt", "Stärkepunkte"),
    "tournament": ("Turnierpunkt", "Turnierpunkte"),
}

KIND_WORDS: Final = {
    "centre": "Zentralkarte",
    "region": "Landschaft",
    "building": "Gebäude",
    "unit": "Einheit",
    "unit_knight": "Ritter",
    "unit_fleet": "Flotte",
    "unit_trade_fleet": "Handelsflotte",
    "unit_dragon": "Drache",
    "wizard": "Zauberer",
    "spellbook": "Zauberbuch",
    "action_attack": "Angriff",
    "action_defence": "Abwehr",
    "action_neutral": "neutrale Aktion",
    "event": "Ereignis",
}
"""What sort of card it is."""

_KINDS: Final = {
    "centre": "Zentralkarten",
    "region": "Landschaften",
    "building": "Gebäude",
    "unit": "Einheiten",
    "unit_knight": "Ritter",
    "unit_fleet": "Flotten",
    "unit_trade_fleet": "Handelsflotten",
    "unit_dragon": "Drachen",
    "wizard": "Zauberer",
    "spellbook": "Zauberbücher",
    "action_attack": "Angriffe",
    "action_defence": "Abwehrkarten",
    "action_neutral": "neutrale Aktionen",
    "event": "Ereignisse",
}

SET_WORDS: Final = {
    "base": "Basisset",
    "knights": "Ritter & Händler",
    "politics": "Politik & Intrige",
    "barbarians": "Barbaren & Handelsherren",
    "science": "Wissenschaft & Fortschritt",
    "wizards": "Zauberer & Drachen",
    "trade": "Handel & Wandel",
}
"""The sets."""

SYMBOL_WORDS: Final = {
    "brigand": "Räuber",
    "mill": "Mühle",
    "tournament": "Turnier",
    "sun": "Sonne",
    "mystery": "Ereigniskarte",
}
"""The faces of the event die."""

TOKEN_WORDS: Final = {"knight": "die Ritterfigur", "mill": "die Mühlenfigur"}
"""The two tokens that are worth a victory point."""

COUNTER_WORDS: Final = {
    "dye_works": "Handelspunkte",
    "art_smithy": "Handelspunkte",
    "distillery": "Handelspunkte",
    "triumphal_arch": "Siegpunkte",
    "residence_coin": "Münzen",
    "residence_paper": "Papier",
    "residence_cloth": "Tuch",
    "colonial_base": "Gold",
}
"""Card -> what its counter counts."""

MARK_WORDS: Final = {
    "pawned": "verpfändet",
    "witch": "verhext",
    "dogma": "unter einem Dogma",
    "elixir": "verdoppelt durch den Zaubertrank",
    "fresh": "neu in diesem Zug",
    "used": "in diesem Zug benutzt",
    "charged": "in diesem Zug aufgeladen",
}
"""What may hold of a standing card."""

FIGURE_WORDS: Final = {
    "cost": "Preis",
    "victory": "Siegpunkte",
    "trade": "Handelspunkte",
    "strength": "Stärkepunkte",
    "tournament": "Turnierpunkte",
    "frame": "Farbe des Rahmens",
    "counter": "Zähler",
    "magic_max": "höchste Zauberkraft",
    "cast": "Preis des Zaubers",
}
"""The figures of a card that have a basis."""

BASIS_WORDS: Final = {
    "attested": "gedruckt",
    "successor": "aus dem Nachfolgespiel",
    "house": "Hauswert",
}
"""Whence a figure is known."""


def amount(number: int, resource: Price) -> str:
    """So much of a resource that is given, taken or paid: "2 Erz"."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def amounts(resources: Mapping[Price, int]) -> str:
    """What is given, taken or paid: "1 Lehm und 2 Erz", or "nichts"."""
    return (
        listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nichts"
    )


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return one(number, "Rohstoff", "Rohstoffe")


def in_store(resources: Mapping[Price, int]) -> str:
    """What there is: "1 Lehm und 2 Erz", or "nichts"."""
    return amounts(resources)


def magic(number: int) -> str:
    """So much magic power that is gained, spent or there."""
    return f"{number} Zauberkraft"


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 Siegpunkt, 2 Handelspunkte"."""
    return ", ".join(points_of(number, kind) for kind, number in found)


def points_of(number: int, kind: str) -> str:
    """So many points of one kind: "1 Handelspunkt", "3 Stärkepunkte"."""
    return one(number, *_POINTS[kind])


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 Handelsflotten"."""
    return one(number, KIND_WORDS[kind], _KINDS[kind])
