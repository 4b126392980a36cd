"""What cards ask for, in English, as it follows "needs"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar_en import a
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.things import Need

__all__ = [
    "CONDITIONS",
    "said",
]

CONDITIONS: Final = {
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
"""Condition -> what it asks for."""

_POINTS: Final = {
    "victory": "victory points",
    "trade": "trade points",
    "strength": "strength points",
    "skill": "skill points",
    "progress": "progress points",
}


def _one(need: Need) -> str:
    if need.kind == "points":
        return f"{need.number} {_POINTS[need.what]}"
    if need.kind == "card":
        return f"{a(noun(need.what))} of yours"
    return CONDITIONS[need.kind]


def said(needs: Sequence[Sequence[Need]]) -> str:
    """All of these, and of each any one: "an Abbey of yours or a Library of yours"."""
    joint = ", and " if any(len(one_of) > 1 for one_of in needs) else " and "
    return joint.join(" or ".join(_one(need) for need in one_of) for one_of in needs)
