"""Places in Czech: sites, roads, ends, stacks and hands."""

from functools import cache, lru_cache
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.things import Spot, Town, Zone

__all__ = ["end", "principality", "side", "stack", "town", "where"]

_SOME: Final = 256
"""Stacks of so many players are kept as nouns: a log names the same ones all the time."""

_ROAD: Final = "road"
_ON_A_ROAD: Final = "cestě"
_WHAT: Final = {
    _ROAD: Noun("cesta", "cesty", "cestu", "cestou", "f"),
    "settlement": Noun("vesnice", "vesnice", "vesnici", "vesnicí", "f"),
    "city": Noun("město", "města", "město", "městem", "n"),
    "metropolis": Noun("metropole", "metropole", "metropoli", "metropolí", "f"),
    "citadel": Noun("citadela", "citadely", "citadelu", "citadelou", "f"),
}
_NAMED: Final = {2: ("lev", "prav"), 3: ("lev", "prostředn", "prav")}
_ORDINALS: Final = ("prvn", "druh", "třet", "čtvrt", "pát", "šest", "sedm", "osm", "devát")
_SOFT: Final = ("prostředn", "prvn", "třet")
_HARD_ENDS: Final = {"f": ("á", "é", "ou", "ou", "é"), "n": ("é", "ého", "é", "ým", "ém")}
_SOFT_ENDS: Final = {"f": ("í", "í", "í", "í", "í"), "n": ("í", "ího", "í", "ím", "ím")}
"""Gender -> nominative, genitive, accusative, instrumental, locative."""


def side(above: bool) -> str:
    """On which side of the line."""
    return "nahoře" if above else "dole"


def town(place: Town) -> Noun:
    """A settlement, city, metropolis, citadel or road: "levá vesnice", "levou vesnici"."""
    return _town(place)


@cache
def _town(place: Town) -> Noun:
    what = _WHAT[place.what]
    if place.many == 1:
        return what
    nom, gen, acc, ins, _ = _order(place)
    tail = _tail(place)
    return Noun(
        f"{nom} {what.nom}{tail}",
        f"{gen} {what.gen}{tail}",
        f"{acc} {what.acc}{tail}",
        f"{ins} {what.ins}{tail}",
        what.gender,
    )


def _order(place: Town) -> tuple[str, ...]:
    """Which of several, in five cases."""
    stems = _NAMED.get(place.many, _ORDINALS)
    if place.which >= len(stems):
        return (f"{place.which + 1}.",) * 5
    stem = stems[place.which]
    ends = (_SOFT_ENDS if stem in _SOFT else _HARD_ENDS)[_WHAT[place.what].gender]
    return tuple(stem + end for end in ends)


def _tail(place: Town) -> str:
    return "" if place.many in _NAMED else " zleva"


def where(spot: Spot) -> str:
    """A place by what it belongs to: "nad levým městem", "na pravé cestě", "pod Pahorkatinou 3"."""
    inside = f" {_inside(spot.host)}" if spot.host is not None else ""
    return f"{_where(spot._replace(host=None))}{inside}"


@cache
def _where(spot: Spot) -> str:
    if spot.town is not None and spot.town.what == _ROAD:
        if spot.town.many == 1:
            return f"na {_ON_A_ROAD}"
        return f"na {_order(spot.town)[-1]} {_ON_A_ROAD}{_tail(spot.town)}"
    if spot.town is not None:
        beyond = town(spot.town).ins
    else:
        beyond = noun(spot.region).ins if spot.region else f"sloupcem {spot.column}"
    return f"{'nad' if spot.above else 'pod'} {beyond}"


def _whose(owner: Who) -> str:
    """Behind what is not yours: a name does not change, so it stands in brackets."""
    return f" ({owner.name})" if owner.name else " protihráče"


def principality(host: Who) -> str:
    """Whose principality: "panství (Bob)", "tvoje panství"."""
    return "tvoje panství" if host.you else f"panství{_whose(host)}"


def _inside(host: Who) -> str:
    return "ve tvém panství" if host.you else f"v panství{_whose(host)}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "na levém konci" if left else "na pravém konci"


_STACKS: Final = {
    "regions": Noun("balíček krajin", "balíčku krajin", "balíček krajin"),
    "events": Noun("balíček událostí", "balíčku událostí", "balíček událostí"),
    "discard": Noun("odhazovací balíček", "odhazovacího balíčku", "odhazovací balíček"),
}
_OWNED: Final = {
    "hand": ("karty v ruce", "karet v ruce", "tvoje karty v ruce", "tvých karet v ruce"),
    "discard": (
        "odhazovací balíček",
        "odhazovacího balíčku",
        "tvůj odhazovací balíček",
        "tvého odhazovacího balíčku",
    ),
    "deck": ("vlastní balíček", "vlastního balíčku", "tvůj vlastní balíček", "tvého vlastního balíčku"),
    "chosen": ("vybrané události", "vybraných událostí", "tvoje události", "tvých událostí"),
}
"""Somebody's in two cases, then yours."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "balíček 2", "tematický balíček 5", "karty v ruce (Anna)", "tvůj balíček 1"."""
    return _stack(zone)


@lru_cache(_SOME)
def _stack(zone: Zone) -> Noun:
    if zone.kind == "stack":
        return _draw_stack(zone)
    if zone.owner is None:
        return _STACKS.get(zone.kind) or Noun(zone.kind, zone.kind, zone.kind)
    nom, gen, mine, of_mine = _OWNED[zone.kind]
    if zone.owner.you:
        return Noun(mine, of_mine, mine)
    tail = _whose(zone.owner)
    return Noun(nom + tail, gen + tail, nom + tail)


def _draw_stack(zone: Zone) -> Noun:
    nom, gen = ("tematický balíček", "tematického balíčku") if zone.theme else ("balíček", "balíčku")
    tail = f" {zone.number}"
    if zone.owner is not None and zone.owner.you:
        nom, gen = f"tvůj {nom}", f"tvého {gen}"
    elif zone.owner is not None:
        tail += _whose(zone.owner)
    return Noun(nom + tail, gen + tail, nom + tail)
