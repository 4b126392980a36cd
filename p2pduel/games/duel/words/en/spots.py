"""Places in English: sites, ends, stacks and hands."""

from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.en.nouns import SET_WORDS
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "end",
    "side",
    "stack",
    "town",
    "where",
]

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_WHAT: Final = {"settlement": "settlement", "city": "city"}


def side(above: bool) -> str:
    """On which side of the line."""
    return "above" if above else "below"


def town(place: Town) -> Noun:
    """A settlement or city: "the left settlement"."""
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
    """A site by what it belongs to: "above the left city", "below Hills 3"."""
    if spot.town is not None:
        return f"{side(spot.above)} {town(spot.town).nom}"
    beyond = noun(spot.region).nom if spot.region else f"column {spot.column}"
    return f"{side(spot.above)} {beyond}"


def end(left: bool) -> str:
    """Where a road or settlement lengthens the line."""
    return "at the left end" if left else "at the right end"


_STACKS: Final = {
    "regions": "the region stack",
    "events": "the event stack",
    "rest": "the spare events",
    "discard": "the discard pile",
}
_OWNED: Final = {"hand": "hand", "deck": "deck", "held": "cards in hand", "events": "events"}


def stack(zone: Zone) -> Noun:
    """A stack or a hand: "draw stack 2 (Basic)", "Blue's hand", "your deck"."""
    if zone.owner is None:
        if zone.kind != "draw":
            return Noun(_STACKS.get(zone.kind, zone.kind))
        back = f" ({SET_WORDS[zone.back]})" if zone.back else ""
        return Noun(f"draw stack {zone.number}{back}")
    whose = "your" if zone.owner.you else f"{zone.owner.name or 'your opponent'}'s"
    return Noun(f"{whose} {f'draw stack {zone.number}' if zone.kind == 'draw' else _OWNED[zone.kind]}")
