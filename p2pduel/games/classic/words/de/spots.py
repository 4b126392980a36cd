"""Places in German: sites, roads, ends, stacks and hands."""

from functools import cache, lru_cache
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.things import Spot, Town, Zone

__all__ = ["end", "principality", "side", "stack", "town", "where"]

_SOME: Final = 256
"""Stacks of so many players are kept as nouns: a log names the same ones all the time."""

_ORDINALS: Final = ("erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte")
_WHAT: Final = {
    "road": "Straße",
    "settlement": "Siedlung",
    "city": "Stadt",
    "metropolis": "Metropole",
    "citadel": "Zitadelle",
}


def side(above: bool) -> str:
    """On which side of the line."""
    return "oben" if above else "unten"


def town(place: Town) -> Noun:
    """A settlement, city, metropolis, citadel or road: "die linke Siedlung", "der linken Siedlung"."""
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
        which = f"{place.which + 1}. {what} von links"
        return Noun(f"die {which}", dat=f"der {which}")
    counted = " von links" if place.many > 3 else ""
    return Noun(f"die {order} {what}{counted}", dat=f"der {order}n {what}{counted}")


def where(spot: Spot) -> str:
    """A place by what it belongs to: "über der linken Stadt", "auf der rechten Straße", "unter Hügelland 3"."""
    place = _where(spot._replace(host=None))
    if spot.host is None:
        return place
    inside = "in deinem Fürstentum" if spot.host.you else f"im {_owned('Fürstentum', spot.host)}"
    return f"{place} {inside}"


@cache
def _where(spot: Spot) -> str:
    if spot.town is None:
        beyond = noun(spot.region).nom if spot.region else f"Spalte {spot.column}"
        return f"{'über' if spot.above else 'unter'} {beyond}"
    if spot.town.what == "road":
        return f"auf {town(spot.town).dat}"
    return f"{'über' if spot.above else 'unter'} {town(spot.town).dat}"


def _owned(what: str, owner: Who) -> str:
    """Somebody else's, behind an article: "Fürstentum von Anna", "Fürstentum der anderen Seite"."""
    return f"{what} von {owner.name}" if owner.name else f"{what} der anderen Seite"


def principality(host: Who) -> str:
    """Whose principality: "das Fürstentum von Anna"."""
    return "dein Fürstentum" if host.you else f"das {_owned('Fürstentum', host)}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "am linken Ende" if left else "am rechten Ende"


_STACKS: Final = {
    "regions": Noun("der Landschaftsstapel", acc="den Landschaftsstapel", dat="dem Landschaftsstapel"),
    "events": Noun(
        "der Ereigniskartenstapel", acc="den Ereigniskartenstapel", dat="dem Ereigniskartenstapel"
    ),
    "discard": Noun("der Ablagestapel", acc="den Ablagestapel", dat="dem Ablagestapel"),
}
_OWNED: Final = {
    "hand": ("deine Handkarten", "deine Handkarten", "deinen Handkarten"),
    "discard": ("dein Ablagestapel", "deinen Ablagestapel", "deinem Ablagestapel"),
    "deck": ("dein Deck", "dein Deck", "deinem Deck"),
    "chosen": ("deine Ereignisse", "deine Ereignisse", "deinen Ereignissen"),
}
"""Yours: nominative, accusative, dative."""
_THEIRS: Final = {
    "hand": ("die Handkarten", "die Handkarten", "den Handkarten"),
    "discard": ("der Ablagestapel", "den Ablagestapel", "dem Ablagestapel"),
    "deck": ("das Deck", "das Deck", "dem Deck"),
    "chosen": ("die Ereignisse", "die Ereignisse", "den Ereignissen"),
}
"""Somebody else's, before "von"."""


def stack(zone: Zone) -> Noun:
    """A stack or a hand, with its article: "Stapel 2", "Themenstapel 5", "das Deck von Anna"."""
    return _stack(zone)


@lru_cache(_SOME)
def _stack(zone: Zone) -> Noun:
    what = f"{'Themenstapel' if zone.theme else 'Stapel'} {zone.number}"
    if zone.owner is None:
        name = what if zone.kind == "stack" else zone.kind
        return _STACKS.get(zone.kind) or Noun(name, acc=name, dat=name)
    if zone.kind == "stack":
        if zone.owner.you:
            return Noun(f"dein {what}", acc=f"deinen {what}", dat=f"deinem {what}")
        name = _owned(what, zone.owner)
        return Noun(name, acc=name, dat=name)
    forms = (
        _OWNED[zone.kind] if zone.owner.you else tuple(_owned(one, zone.owner) for one in _THEIRS[zone.kind])
    )
    return Noun(forms[0], acc=forms[1], dat=forms[2])
