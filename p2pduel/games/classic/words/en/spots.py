"""Places in English: sites, roads, ends, stacks and hands."""

from functools import cache, lru_cache
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.things import Spot, Town, Zone

__all__ = ["end", "principality", "side", "stack", "town", "where"]

_SOME: Final = 256
"""Stacks of so many players are kept as nouns: a log names the same ones all the time."""

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_WHAT: Final = {
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "metropolis": "metropolis",
    "citadel": "citadel",
}


def side(above: bool) -> str:
    """On which side of the line."""
    return "above" if above else "below"


def town(place: Town) -> Noun:
    """A settlement, city, metropolis, citadel or road: "the left settlement"."""
    return _town(place)


@cache
def _town(place: Town) -> Noun:
    if place.many == 1:
        return Noun(f"the {_WHAT[place.what]}")
    if place.many == 2:
        order = ("left", "right")[place.which]
    elif place.many == 3:
        order = ("left", "middle", "right")[place.which]
    else:
        order = _ORDINALS[place.which] if place.which < len(_ORDINALS) else f"{place.which + 1}th"
    counted = " from the left" if place.many > 3 else ""
    return Noun(f"the {order} {_WHAT[place.what]}{counted}")


def where(spot: Spot) -> str:
    """A place by what it belongs to: "above the left city", "on the right road", "below Hills 3"."""
    inside = f" in {principality(spot.host)}" if spot.host is not None else ""
    return f"{_where(spot._replace(host=None))}{inside}"


@cache
def _where(spot: Spot) -> str:
    if spot.town is None:
        beyond = noun(spot.region).nom if spot.region else f"column {spot.column}"
        return f"{side(spot.above)} {beyond}"
    return f"{'on' if spot.town.what == 'road' else side(spot.above)} {town(spot.town).nom}"


def _whose(owner: Who) -> str:
    return "your" if owner.you else f"{owner.name or 'your opponent'}'s"


def principality(host: Who) -> str:
    """Whose principality: "Bob's principality"."""
    return f"{_whose(host)} principality"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "at the left end" if left else "at the right end"


_STACKS: Final = {
    "regions": "the region stack",
    "events": "the event deck",
    "discard": "the discard pile",
}
_OWNED: Final = {
    "hand": "hand",
    "discard": "discard pile",
    "deck": "deck",
    "chosen": "events",
}


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "stack 2", "theme stack 5", "Blue's hand", "your deck"."""
    return _stack(zone)


@lru_cache(_SOME)
def _stack(zone: Zone) -> Noun:
    what = f"{'theme stack' if zone.theme else 'stack'} {zone.number}"
    if zone.owner is None:
        return Noun(what if zone.kind == "stack" else _STACKS.get(zone.kind, zone.kind))
    return Noun(f"{_whose(zone.owner)} {what if zone.kind == 'stack' else _OWNED[zone.kind]}")
