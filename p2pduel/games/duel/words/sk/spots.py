"""Places in Slovak: sites, ends, stacks and hands."""

from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "end",
    "side",
    "stack",
    "town",
    "where",
]

_WHAT: Final = {
    "settlement": Noun("dedina", acc="dedinu", ins="dedinou", gender="f"),
    "city": Noun("mesto", acc="mesto", ins="mestom", gender="n"),
}
_ORDER: Final = {
    "f": {
        "left": ("ľavá", "ľavú", "ľavou"),
        "middle": ("prostredná", "prostrednú", "prostrednou"),
        "right": ("pravá", "pravú", "pravou"),
    },
    "n": {
        "left": ("ľavé", "ľavé", "ľavým"),
        "middle": ("prostredné", "prostredné", "prostredným"),
        "right": ("pravé", "pravé", "pravým"),
    },
}
"""Gender -> which -> nominative, accusative, instrumental."""
_ORDINALS: Final = {
    "f": (
        ("prvá", "prvú", "prvou"),
        ("druhá", "druhú", "druhou"),
        ("tretia", "tretiu", "treťou"),
        ("štvrtá", "štvrtú", "štvrtou"),
        ("piata", "piatu", "piatou"),
        ("šiesta", "šiestu", "šiestou"),
        ("siedma", "siedmu", "siedmou"),
        ("ôsma", "ôsmu", "ôsmou"),
        ("deviata", "deviatu", "deviatou"),
    ),
    "n": (
        ("prvé", "prvé", "prvým"),
        ("druhé", "druhé", "druhým"),
        ("tretie", "tretie", "tretím"),
        ("štvrté", "štvrté", "štvrtým"),
        ("piate", "piate", "piatym"),
        ("šieste", "šieste", "šiestym"),
        ("siedme", "siedme", "siedmym"),
        ("ôsme", "ôsme", "ôsmym"),
        ("deviate", "deviate", "deviatym"),
    ),
}
_NAMED: Final = {2: ("left", "right"), 3: ("left", "middle", "right")}


def side(above: bool) -> str:
    """On which side of the line."""
    return "hore" if above else "dole"


def town(place: Town) -> Noun:
    """A settlement or city: "ľavá dedina", "ľavú dedinu", "ľavou dedinou"."""
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
        f"{nom} {what.nom} zľava",
        acc=f"{acc} {what.acc} zľava",
        ins=f"{ins} {what.ins} zľava",
        gender=what.gender,
    )


def where(spot: Spot) -> str:
    """A site by what it belongs to: "nad ľavým mestom", "pod Vrchovinou 3"."""
    if spot.town is not None:
        beyond = town(spot.town).ins
    else:
        beyond = noun(spot.region).ins if spot.region else f"stĺpcom {spot.column}"
    return f"{'nad' if spot.above else 'pod'} {beyond}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "na ľavom konci" if left else "na pravom konci"


_SETS: Final = {
    "basic": "Základná súprava",
    "gold": "Obdobie zlata",
    "turmoil": "Obdobie zmätkov",
    "progress": "Obdobie pokroku",
}
_STACKS: Final = {
    "regions": Noun("balíček krajín", "balíčka krajín", "balíček krajín"),
    "events": Noun("balíček udalostí", "balíčka udalostí", "balíček udalostí"),
    "rest": Noun("zvyšné udalosti", "zvyšných udalostí", "zvyšné udalosti", plural=True),
    "discard": Noun("odhadzovací balíček", "odhadzovacieho balíčka", "odhadzovací balíček"),
}
_OWNED: Final = {
    "hand": ("karty v ruke", "kariet v ruke", "tvoje karty v ruke", "tvojich kariet v ruke"),
    "deck": ("vlastný balíček", "vlastného balíčka", "tvoj vlastný balíček", "tvojho vlastného balíčka"),
    "held": ("karty v ruke", "kariet v ruke", "tvoje karty v ruke", "tvojich kariet v ruke"),
    "events": ("vlastné udalosti", "vlastných udalostí", "tvoje udalosti", "tvojich udalostí"),
}
"""Somebody's in two cases, then yours."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "balíček 2 (Základná súprava)", "vlastný balíček (Anna)", "tvoj balíček 1"."""
    owner = zone.owner
    if owner is None:
        if zone.kind != "draw":
            return _STACKS.get(zone.kind) or Noun(zone.kind, zone.kind, zone.kind)
        tail = f" {zone.number} ({_SETS[zone.back]})" if zone.back else f" {zone.number}"
        return Noun(f"balíček{tail}", f"balíčka{tail}", f"balíček{tail}")
    tail = f" ({owner.name})" if owner.name else " protihráča"
    if zone.kind == "draw":
        if owner.you:
            nom = f"tvoj balíček {zone.number}"
            return Noun(nom, f"tvojho balíčka {zone.number}", nom)
        return Noun(
            f"balíček {zone.number}{tail}", f"balíčka {zone.number}{tail}", f"balíček {zone.number}{tail}"
        )
    nom, gen, mine, of_mine = _OWNED[zone.kind]
    return Noun(mine, of_mine, mine) if owner.you else Noun(nom + tail, gen + tail, nom + tail)
