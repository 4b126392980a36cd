"""Places in words: sites, ends, regions, stacks and hands."""

from collections.abc import Sequence
from typing import Final

from p2pduel.games.duel.rules.board import column
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.cards import card_name
from p2pduel.games.duel.words.nouns import SET_WORDS

__all__ = ["centre_words", "end_words", "place_words", "zone_words"]

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_FEW: Final = {1: ("",), 2: ("left", "right"), 3: ("left", "middle", "right")}


def _position(columns: list[int], col: int) -> str:
    """Which of its kind it is, seen from the left; empty where it is the only one."""
    index, count = columns.index(col), len(columns)
    if count in _FEW:
        return _FEW[count][index]
    return _ORDINALS[index] if index < len(_ORDINALS) else f"{index + 1}th"


def centre_words(player: Player, col: int) -> str:
    """A settlement or city, counted among its kind: "the left settlement"."""
    what = player.centre.get(col, "road")
    if what == "road":
        return f"column {col}"
    alike = sorted(place for place, other in player.centre.items() if other == what)
    position, many = _position(alike, col), " from the left" if len(alike) > 3 else ""
    return f"the {position} {what}{many}" if position else f"the {what}"


def end_words(col: int) -> str:
    """Where a road or settlement lengthens the line."""
    return "at the left end" if col < 0 else "at the right end"


def place_words(player: Player, place: str) -> str:
    """A region by its name, a site by what it belongs to: "above the left city"."""
    side = "above" if place.startswith("T") else "below"
    if place in player.regions:
        return card_name(player.regions[place])
    if place[:2] in ("TT", "BB"):
        region = player.regions.get(place[1:])
        return f"{side} {card_name(region) if region else f'column {column(place)}'}"
    return f"{side} {centre_words(player, column(place))}"


_ZONES: Final = {
    "regions": "the region stack",
    "events": "the event stack",
    "events.rest": "the spare events",
}


def zone_words(state: State | None, zone: str, names: Sequence[str]) -> str:
    """A stack or a hand: "draw stack 2 (Basic)", "Blue's hand"."""
    if zone in _ZONES:
        return _ZONES[zone]
    head, digits = zone.rstrip("0123456789"), zone[len(zone.rstrip("0123456789")) :]
    if head == "fetched":
        return "the discard pile"
    owned = {"hand": "hand", "deck": "deck", "held": "cards in hand", "events": "events"}
    if head in owned:
        return f"{names[int(digits)]}'s {owned[head]}"
    if head != "draw":
        return zone
    stacks = {stack.zone: stack for stack in VARIANTS[state.variant].stacks} if state else {}
    if zone not in stacks:
        return f"draw stack {digits}"
    if stacks[zone].owner is not None:
        return f"{names[stacks[zone].owner or 0]}'s draw stack {(int(digits) - 1) % 4 + 1}"
    return f"draw stack {digits} ({SET_WORDS[stacks[zone].back]})"
