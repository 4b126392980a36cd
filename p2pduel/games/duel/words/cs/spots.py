"""Places in Czech: sites, ends, stacks and hands."""

from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "end",
    "side",
    "stack",
    "town",
    "where",
]

_WHAT: Final = {
    "settlement": Noun("vesnice", acc="vesnici", ins="vesnicí", gender="f"),
    "city": Noun("město", acc="město", ins="městem", gender="n"),
}
_ORDER: Final = {
    "f": {
        "left": ("levá", "levou", "levou"),
        "middle": ("prostřední", "prostřední", "prostřední"),
        "right": ("pravá", "pravou", "pravou"),
    },
    "n": {
        "left": ("levé", "levé", "levým"),
        "middle": ("prostřední", "prostřední", "prostředním"),
        "right": ("pravé", "pravé", "pravým"),
    },
}
"""Gender -> which -> nominative, accusative, instrumental."""
_ORDINALS: Final = {
    "f": (
        ("první", "první", "první"),
        ("druhá", "druhou", "druhou"),
        ("třetí", "třetí", "třetí"),
        ("čtvrtá", "čtvrtou", "čtvrtou"),
        ("pátá", "pátou", "pátou"),
        ("šestá", "šestou", "šestou"),
        ("sedmá", "sedmou", "sedmou"),
        ("osmá", "osmou", "osmou"),
        ("devátá", "devátou", "devátou"),
    ),
    "n": (
        ("první", "první", "prvním"),
        ("druhé", "druhé", "druhým"),
        ("třetí", "třetí", "třetím"),
        ("čtvrté", "čtvrté", "čtvrtým"),
        ("páté", "páté", "pátým"),
        ("šesté", "šesté", "šestým"),
        ("sedmé", "sedmé", "sedmým"),
        ("osmé", "osmé", "osmým"),
        ("deváté", "deváté", "devátým"),
    ),
}
_NAMED: Final = {2: ("left", "right"), 3: ("left", "middle", "right")}


def side(above: bool) -> str:
    """On which side of the line."""
    return "nahoře" if above else "dole"


def town(place: Town) -> Noun:
    """A settlement or city: "levá vesnice", "levou vesnici", "levou vesnicí"."""
    what = _WHAT[place.what]
    if place.many == 1:
        return what
    if place.many in _NAMED:
        nom, acc, ins = _ORDER[what.gender][_NAMED[place.many][place.which]]
        return Noun(f"{nom} {what.nom}", acc=f"{acc} {what.acc}", ins=f"{ins} {what.ins}", gender=what.gender)
    ordinals = _ORDINALS[what.gender]
    number = f"{place.which + 1}."
    nom, acc, ins = ordinals[place.which] if place.which < len(ordinals) else (number, number, number)
    return Noun(
        f"{nom} {what.nom} zleva",
        acc=f"{acc} {what.acc} zleva",
        ins=f"{ins} {what.ins} zleva",
        gender=what.gender,
    )


def where(spot: Spot) -> str:
    """A site by what it belongs to: "nad levým městem", "pod Vrchovinou 3"."""
    if spot.town is not None:
        beyond = town(spot.town).ins
    else:
        beyond = noun(spot.region).ins if spot.region else f"sloupcem {spot.column}"
    return f"{'nad' if spot.above else 'pod'} {beyond}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "na levém konci" if left else "na pravém konci"


_SETS: Final = {
    "basic": "Základní sada",
    "gold": "Období zlata",
    "turmoil": "Období zmatků",
    "progress": "Období rozvoje",
}
_STACKS: Final = {
    "regions": Noun("balíček krajin", "balíčku krajin", "balíček krajin"),
    "events": Noun("balíček událostí", "balíčku událostí", "balíček událostí"),
    "rest": Noun("zbylé události", "zbylých událostí", "zbylé události", plural=True),
    "discard": Noun("odhazovací balíček", "odhazovacího balíčku", "odhazovací balíček"),
}
_OWNED: Final = {
    "hand": ("karty v ruce", "karet v ruce", "tvoje karty v ruce", "tvých karet v ruce"),
    "deck": ("vlastní balíček", "vlastního balíčku", "tvůj vlastní balíček", "tvého vlastního balíčku"),
    "held": ("karty v ruce", "karet v ruce", "tvoje karty v ruce", "tvých karet v ruce"),
    "events": ("vlastní události", "vlastních událostí", "tvoje události", "tvých událostí"),
}
"""Somebody's in two cases, then yours."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "balíček 2 (Základní sada)", "vlastní balíček (Anna)", "tvůj balíček 1"."""
    owner = zone.owner
    if owner is None:
        if zone.kind != "draw":
            return _STACKS.get(zone.kind) or Noun(zone.kind, zone.kind, zone.kind)
        tail = f" {zone.number} ({_SETS[zone.back]})" if zone.back else f" {zone.number}"
        return Noun(f"balíček{tail}", f"balíčku{tail}", f"balíček{tail}")
    tail = f" ({owner.name})" if owner.name else " protihráče"
    if zone.kind == "draw":
        if owner.you:
            nom = f"tvůj balíček {zone.number}"
            return Noun(nom, f"tvého balíčku {zone.number}", nom)
        return Noun(
            f"balíček {zone.number}{tail}", f"balíčku {zone.number}{tail}", f"balíček {zone.number}{tail}"
        )
    nom, gen, mine, of_mine = _OWNED[zone.kind]
    return Noun(mine, of_mine, mine) if owner.you else Noun(nom + tail, gen + tail, nom + tail)
