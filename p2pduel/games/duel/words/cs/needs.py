"""What cards ask for, in Czech: in the nominative, as it follows "Podmínka:"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.things import Need

__all__ = [
    "CONDITIONS",
    "said",
]

CONDITIONS: Final = {
    "free_road_end": "volný konec cesty",
    "own_settlement": "vlastní vesnice, která ještě není městem",
    "building_settlement_now": "právě stavěná vesnice",
    "event_revealed": "právě otočená Rebelie, Svár nebo Bratrská hádka",
    "you_are_affected": "událost, která tě zasáhne",
    "own_resource(gold>=3)": "3 vlastní zlata",
    "own_resource(any>=2)": "2 vlastní suroviny",
    "advantage:strength (either player)": "převaha síly u kteréhokoli hráče",
    "advantage:strength": "převaha síly",
    "opponent_resource(gold,storable_by_you>=1)": "zlato na krajině protihráče, na které máš místo",
    "opponent_resource(storable_by_you>=1)": "surovina protihráče, na kterou máš místo",
    "opponent_unit(strength>=1)": "jednotka protihráče s body síly",
    "opponent_building(not_protected_by_fire_brigade>=1)": (
        "stavba protihráče, kterou nechrání Požární zbrojnice"
    ),
    "opponent_hand>=1": "karta v ruce protihráče",
    "own_unit(hero,strength>=1)": "vlastní hrdina s body síly",
    "points:victory<opponent": "méně vítězných bodů než protihráč",
    "discard_pile>=1": "karta v odhazovacím balíčku",
    "own_card:parish_hall at_a_city": "vlastní Obecní dům u města",
}
"""Condition -> what it asks for."""

_POINTS: Final = {
    "victory": ("vítězný bod", "vítězné body", "vítězných bodů"),
    "trade": ("bod obchodu", "body obchodu", "bodů obchodu"),
    "strength": ("bod síly", "body síly", "bodů síly"),
    "skill": ("bod zručnosti", "body zručnosti", "bodů zručnosti"),
    "progress": ("bod rozvoje", "body rozvoje", "bodů rozvoje"),
}


def _one(need: Need) -> str:
    if need.kind == "points":
        return few(need.number, *_POINTS[need.what])
    if need.kind == "card":
        return f"vlastní {noun(need.what).nom}"
    return CONDITIONS[need.kind]


def said(needs: Sequence[Sequence[Need]]) -> str:
    """All of these, and of each any one: "vlastní Klášter nebo vlastní Knihovna"."""
    joint = ", a k tomu " if any(len(one_of) > 1 for one_of in needs) else " a "
    return joint.join(" nebo ".join(_one(need) for need in one_of) for one_of in needs)
