"""Places in German: sites, ends, stacks and hands."""

from functools import cache, lru_cache
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import SET_WORDS
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "end",
    "side",
    "stack",
    "town",
    "where",
]

_SOME: Final = 256
"""Stacks of so many players are kept as nouns: a log names the same ones all the time."""

_ORDINALS: Final = ("erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte")
_WHAT: Final = {"settlement": "Siedlung", "city": "Stadt"}


def side(above: bool) -> str:
    """On which side of the line."""
    return "oben" if above else "unten"


def town(place: Town) -> Noun:
    """A settlement or city: "die linke Siedlung", "der linken Siedlung"."""
    return _town(place)


@cache
def _town(place: Town) -> Noun:
    what = _WHAT[place.what]
    if place.many == 1:
        return Noun(f"die {what}", dat=f"der {what}")
    if place.many == 2:
        order = ("linke", "rechte")[place.which]
    elif place.many == 3:
        order = ("linke", "mittlere", "rechte")[place.which]
    elif place.which < len(_ORDINALS):
        order = _ORDINALS[place.which]
    else:
        return Noun(
            f"die {place.which + 1}. {what} von links", dat=f"der {place.which + 1}. {what} von links"
        )
    counted = " von links" if place.many > 3 else ""
    return Noun(f"die {order} {what}{counted}", dat=f"der {order}n {what}{counted}")


def where(spot: Spot) -> str:
    """A site by what it belongs to: "über der linken Stadt", "unter Hügelland 3"."""
    if spot.town is not None:
        beyond = town(spot.town).dat
    else:
        beyond = noun(spot.region).nom if spot.region else f"Spalte {spot.column}"
    return f"{'über' if spot.above else 'unter'} {beyond}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "am linken Ende" if left else "am rechten Ende"


_STACKS: Final = {
    "regions": Noun("der Landschaftsstapel", acc="den Landschaftsstapel", dat="dem Landschaftsstapel"),
    "events": Noun(
        "der Ereigniskartenstapel", acc="den Ereigniskartenstapel", dat="dem Ereigniskartenstapel"
    ),
    "rest": Noun("die übrigen Ereignisse", acc="die übrigen Ereignisse", dat="den übrigen Ereignissen"),
    "discard": Noun("der Ablagestapel", acc="den Ablagestapel", dat="dem Ablagestapel"),
}
_OWNED: Final = {
    "hand": ("deine Handkarten", "deinen Handkarten", "die Handkarten", "den Handkarten"),
    "deck": ("dein Deck", "deinem Deck", "das Deck", "dem Deck"),
    "held": ("deine Handkarten", "deinen Handkarten", "die Handkarten", "den Handkarten"),
    "events": ("deine Ereignisse", "deinen Ereignissen", "die Ereignisse", "den Ereignissen"),
}
"""Yours, after von; and somebody else's, after von."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand, with its article: "Stapel 2 (Basis)", "das Deck von Anna"."""
    return _stack(zone)


@lru_cache(_SOME)
def _stack(zone: Zone) -> Noun:
    if zone.owner is None:
        if zone.kind != "draw":
            return _STACKS.get(zone.kind) or Noun(zone.kind, acc=zone.kind, dat=zone.kind)
        back = f" ({SET_WORDS[zone.back]})" if zone.back else ""
        name = f"Stapel {zone.number}{back}"
        return Noun(name, acc=name, dat=name)
    whose = zone.owner.name or "der anderen Seite"
    if zone.kind == "draw":
        if zone.owner.you:
            name = f"Stapel {zone.number}"
            return Noun(f"dein {name}", acc=f"deinen {name}", dat=f"deinem {name}")
        name = f"Stapel {zone.number} von {whose}"
        return Noun(name, acc=name, dat=name)
    mine, of_mine, theirs, of_theirs = _OWNED[zone.kind]
    if zone.owner.you:
        return Noun(mine, acc=mine, dat=of_mine)
    return Noun(f"{theirs} von {whose}", acc=f"{theirs} von {whose}", dat=f"{of_theirs} von {whose}")
