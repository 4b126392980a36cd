"""Places in English: sites, ends, stacks and hands."""

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

_WHICH: Final = ("erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte")
_WHAT: Final = {"settlement": "Siedlung", "city": "Stadt"}


def side(above: bool) -> str:
    """On which side of the line."""
    return "über" if above else "unter"


def _town(place: Town, ending: str) -> str:
    """A settlement or city; ending is that of its adjective, both nouns being feminine."""
    if place.many == 1:
        return _WHAT[place.what]
    if place.many == 2:
        order = f"{('linke', 'rechte')[place.which]}{ending}"
    elif place.many == 3:
        order = f"{('linke', 'mittlere', 'rechte')[place.which]}{ending}"
    elif place.which < len(_WHICH):
        order = f"{_WHICH[place.which]}{ending}"
    else:
        order = f"{place.which + 1}."
    counted = " von links" if place.many > 3 else ""
    return f"{order} {_WHAT[place.what]}{counted}"


def town(place: Town) -> Noun:
    """A settlement or city: "die linke Siedlung"; its instrumental is the dative: "der linken Siedlung"."""
    said = f"die {_town(place, '')}"
    return Noun(said, acc=said, ins=f"der {_town(place, 'n')}", gender="f", proper=True)


def where(spot: Spot) -> str:
    """A site by what it belongs to: "über der linken Stadt", "unter Hügelland 3"."""
    if spot.town is not None:
        return f"{side(spot.above)} {town(spot.town).ins}"
    beyond = noun(spot.region).nom if spot.region else f"Spalte {spot.column}"
    return f"{side(spot.above)} {beyond}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "am linken Ende" if left else "am rechten Ende"


_STACKS: Final = {
    "regions": "Landschaftsstapel",
    "events": "Ereignisstapel",
    "rest": "übrige Ereignisse",
    "discard": "Ablagestapel",
}
_OWNED: Final = {"hand": "Hand", "deck": "Deck", "held": "Karten auf der Hand", "events": "Ereignisse"}


def stack(zone: Zone) -> Noun:
    """A stack or a hand, without an article: "Stapel 2 (Basis)", "Hand (Blau)", "Deck (du)"."""
    if zone.owner is None:
        if zone.kind != "draw":
            return Noun(_STACKS.get(zone.kind, zone.kind), plural=zone.kind == "rest")
        back = f" ({SET_WORDS[zone.back]})" if zone.back else ""
        return Noun(f"Stapel {zone.number}{back}")
    whose = "du" if zone.owner.you else zone.owner.name or "andere Seite"
    what = f"Stapel {zone.number}" if zone.kind == "draw" else _OWNED[zone.kind]
    return Noun(f"{what} ({whose})", proper=True)
