"""What cards ask for, in Slovak: in the nominative, as it follows "Podmienka:"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import Noun, few
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.things import Need

__all__ = [
    "CONDITIONS",
    "said",
]

CONDITIONS: Final = {
    "free_road_end": "voľný koniec cesty",
    "own_settlement": "vlastná dedina, ktorá ešte nie je mestom",
    "building_settlement_now": "práve stavaná dedina",
    "event_revealed": "práve otočená Rebélia, Svár alebo Bratská hádka",
    "you_are_affected": "udalosť, ktorá ťa zasiahne",
    "own_resource(gold>=3)": "3 vlastné zlatá",
    "own_resource(any>=2)": "2 vlastné suroviny",
    "advantage:strength (either player)": "prevaha sily u ktoréhokoľvek hráča",
    "advantage:strength": "prevaha sily",
    "opponent_resource(gold,storable_by_you>=1)": "zlato na krajine protihráča, na ktoré máš miesto",
    "opponent_resource(storable_by_you>=1)": "surovina protihráča, na ktorú máš miesto",
    "opponent_unit(strength>=1)": "jednotka protihráča s bodmi sily",
    "opponent_building(not_protected_by_fire_brigade>=1)": (
        "stavba protihráča, ktorú nechráni Požiarna zbrojnica"
    ),
    "opponent_hand>=1": "karta v ruke protihráča",
    "own_unit(hero,strength>=1)": "vlastný hrdina s bodmi sily",
    "points:victory<opponent": "menej víťazných bodov než protihráč",
    "discard_pile>=1": "karta v odhadzovacom balíčku",
    "own_card:parish_hall at_a_city": "vlastný Obecný dom pri meste",
}
"""Condition -> what it asks for."""

_POINTS: Final = {
    "victory": ("víťazný bod", "víťazné body", "víťazných bodov"),
    "trade": ("bod obchodu", "body obchodu", "bodov obchodu"),
    "strength": ("bod sily", "body sily", "bodov sily"),
    "skill": ("bod zručnosti", "body zručnosti", "bodov zručnosti"),
    "progress": ("bod rozvoja", "body rozvoja", "bodov rozvoja"),
}

_OWN: Final = {"m": "vlastný", "f": "vlastná", "n": "vlastné"}


def _own(card: Noun) -> str:
    return f"{'vlastné' if card.plural else _OWN[card.gender]} {card.nom}"


def _one(need: Need) -> str:
    if need.kind == "points":
        return few(need.number, *_POINTS[need.what])
    if need.kind == "card":
        return _own(noun(need.what))
    return CONDITIONS[need.kind]


def said(needs: Sequence[Sequence[Need]]) -> str:
    """All of these, and of each any one: "vlastný Kláštor alebo vlastná Knižnica"."""
    joint = ", a k tomu " if any(len(one_of) > 1 for one_of in needs) else " a "
    return joint.join(" alebo ".join(_one(need) for need in one_of) for one_of in needs)
