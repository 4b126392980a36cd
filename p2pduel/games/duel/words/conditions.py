"""The conditions printed on cards, from their small grammar to plain words."""

import re
from collections.abc import Callable
from typing import Final

__all__ = ["condition_words"]

_CONDITIONS: Final = {
    "free_road_end": "an open road end",
    "own_settlement": "a settlement of yours that is not yet a city",
    "building_settlement_now": "a settlement being built",
    "event_revealed": "Riots, Feud or Fraternal Feuds just turned up",
    "you_are_affected": "the event hitting you",
    "own_resource(gold>=3)": "3 gold of yours",
    "own_resource(any>=2)": "2 resources of yours",
    "advantage:strength (either player)": "the strength advantage of either player",
    "advantage:strength": "the strength advantage",
    "opponent_resource(gold,storable_by_you>=1)": "gold on an opposing region that you have room for",
    "opponent_resource(storable_by_you>=1)": "an opposing resource you have room for",
    "opponent_unit(strength>=1)": "an opposing unit with strength",
    "opponent_building(not_protected_by_fire_brigade>=1)": "an opposing building without a Fire Brigade",
    "opponent_hand>=1": "a card in the opposing hand",
    "own_unit(hero,strength>=1)": "a hero of yours with strength",
    "points:victory<opponent": "fewer victory points than your opponent",
    "discard_pile>=1": "a card in the discard pile",
    "own_card:parish_hall at_a_city": "your Parish Hall at a city",
}
_POINTS_AT_LEAST: Final = re.compile(r"points:(\w+)>=(\d+)")
_OWN_CARD: Final = re.compile(r"own_card:(\w+?)(?:>=1)?")


def _atom(text: str, name: Callable[[str], str]) -> str:
    if text.startswith("event_revealed"):
        return _CONDITIONS["event_revealed"]
    if text in _CONDITIONS:
        return _CONDITIONS[text]
    if match := _POINTS_AT_LEAST.fullmatch(text):
        return f"{match[2]} {match[1]} points"
    if match := _OWN_CARD.fullmatch(text):
        return f"{name(match[1])} of yours"
    raise ValueError(f"no words for the condition {text!r}")


def condition_words(requires: str | None, name: Callable[[str], str]) -> str:
    """What a condition asks for, in words; empty when there is none. `name` says a card with its article."""
    if requires is None:
        return ""
    parts = [part.strip("()") if " OR " in part else part for part in requires.split(" AND ")]
    joint = ", and " if " OR " in requires else " and "
    return joint.join(" or ".join(_atom(atom, name) for atom in part.split(" OR ")) for part in parts)
