"""Places in Slovak: sites, roads, ends, stacks and hands."""

from functools import cache, lru_cache
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.things import Spot, Town, Zone

__all__ = ["end", "principality", "side", "stack", "town", "where"]

_SOME: Final = 256
"""Stacks of so many players are kept as nouns: a log names the same ones all the time."""

_ROAD: Final = "road"
_ON_A_ROAD: Final = "ceste"
_WHAT: Final = {
    _ROAD: Noun("cesta", "cesty", "cestu", "cestou", "f"),
    "settlement": Noun("dedina", "dediny", "dedinu", "dedinou", "f"),
    "city": Noun("mesto", "mesta", "mesto", "mestom", "n"),
    "metropolis": Noun("metropola", "metropoly", "metropolu", "metropolou", "f"),
    "citadel": Noun("citadela", "citadely", "citadelu", "citadelou", "f"),
}
_NAMED: Final = {2: ("ľav", "prav"), 3: ("ľav", "prostredn", "prav")}
_THIRD: Final = "tre"
_ORDINALS: Final = ("prv", "druh", _THIRD, "štvrt", "piat", "šiest", "siedm", "ôsm", "deviat")
_LONG: Final = ("piat", "šiest", "siedm", "ôsm", "deviat")
"""After a long syllable the ending is short."""
_ENDS: Final = {"f": ("á", "ej", "ú", "ou", "ej"), "n": ("é", "ého", "é", "ým", "om")}
_SHORT_ENDS: Final = {"f": ("a", "ej", "u", "ou", "ej"), "n": ("e", "eho", "e", "ym", "om")}
_THIRD_ENDS: Final = {
    "f": ("tia", "tej", "tiu", "ťou", "tej"),
    "n": ("tie", "tieho", "tie", "tím", "ťom"),
}
"""Gender -> nominative, genitive, accusative, instrumental, locative."""


def side(above: bool) -> str:
    """On which side of the line."""
    return "hore" if above else "dole"


def town(place: Town) -> Noun:
    """A settlement, city, metropolis, citadel or road: "ľavá dedina", "ľavú dedinu"."""
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
    ends = _THIRD_ENDS if stem == _THIRD else _SHORT_ENDS if stem in _LONG else _ENDS
    return tuple(stem + end for end in ends[_WHAT[place.what].gender])


def _tail(place: Town) -> str:
    return "" if place.many in _NAMED else " zľava"


def where(spot: Spot) -> str:
    """A place by what it belongs to: "nad ľavým mestom", "na pravej ceste", "pod Vrchovinou 3"."""
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
        beyond = noun(spot.region).ins if spot.region else f"stĺpcom {spot.column}"
    return f"{'nad' if spot.above else 'pod'} {beyond}"


def _whose(owner: Who) -> str:
    """Behind what is not yours: a name does not change, so it stands in brackets."""
    return f" ({owner.name})" if owner.name else " protihráča"


def principality(host: Who) -> str:
    """Whose principality: "panstvo (Bob)", "tvoje panstvo"."""
    return "tvoje panstvo" if host.you else f"panstvo{_whose(host)}"


def _inside(host: Who) -> str:
    return "v tvojom panstve" if host.you else f"v panstve{_whose(host)}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "na ľavom konci" if left else "na pravom konci"


_STACKS: Final = {
    "regions": Noun("balíček krajín", "balíčka krajín", "balíček krajín"),
    "events": Noun("balíček udalostí", "balíčka udalostí", "balíček udalostí"),
    "discard": Noun("odhadzovací balíček", "odhadzovacieho balíčka", "odhadzovací balíček"),
}
_OWNED: Final = {
    "hand": ("karty v ruke", "kariet v ruke", "tvoje karty v ruke", "tvojich kariet v ruke"),
    "discard": (
        "odhadzovací balíček",
        "odhadzovacieho balíčka",
        "tvoj odhadzovací balíček",
        "tvojho odhadzovacieho balíčka",
    ),
    "deck": ("vlastný balíček", "vlastného balíčka", "tvoj vlastný balíček", "tvojho vlastného balíčka"),
    "chosen": ("vybrané udalosti", "vybraných udalostí", "tvoje udalosti", "tvojich udalostí"),
}
"""Somebody's in two cases, then yours."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "balíček 2", "tematický balíček 5", "karty v ruke (Anna)", "tvoj balíček 1"."""
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
    nom, gen = ("tematický balíček", "tematického balíčka") if zone.theme else ("balíček", "balíčka")
    tail = f" {zone.number}"
    if zone.owner is not None and zone.owner.you:
        nom, gen = f"tvoj {nom}", f"tvojho {gen}"
    elif zone.owner is not None:
        tail += _whose(zone.owner)
    return Noun(nom + tail, gen + tail, nom + tail)
