"""What cards ask for, in German, as it follows "needs"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import one
from p2pduel.catalogue.grammar_de import a_acc
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.things import Need

__all__ = [
    "CONDITIONS",
    "said",
]

CONDITIONS: Final = {
    "free_road_end": "ein offenes Straßenende",
    "own_settlement": "eine eigene Siedlung, die noch keine Stadt ist",
    "building_settlement_now": "eine Siedlung, die gerade gebaut wird",
    "event_revealed": "Unruhen, Fehde oder Bruderzwist, gerade aufgedeckt",
    "you_are_affected": "ein Ereignis, das dich trifft",
    "own_resource(gold>=3)": "3 eigene Gold",
    "own_resource(any>=2)": "2 eigene Rohstoffe",
    "advantage:strength (either player)": "den Stärkevorteil auf einer der Seiten",
    "advantage:strength": "den Stärkevorteil",
    "opponent_resource(gold,storable_by_you>=1)": "Gold auf einer Landschaft drüben, für das du Platz hast",
    "opponent_resource(storable_by_you>=1)": "einen Rohstoff der anderen Seite, für den du Platz hast",
    "opponent_unit(strength>=1)": "eine Einheit mit Stärke auf der anderen Seite",
    "opponent_building(not_protected_by_fire_brigade>=1)": "ein Gebäude drüben, das keine Feuerwache schützt",
    "opponent_hand>=1": "eine Karte auf der Hand der anderen Seite",
    "own_unit(hero,strength>=1)": "einen eigenen Helden mit Stärke",
    "points:victory<opponent": "weniger Siegpunkte als die andere Seite",
    "discard_pile>=1": "eine Karte im Ablagestapel",
    "own_card:parish_hall at_a_city": "dein Gemeindehaus an einer Stadt",
}
"""Condition -> what it asks for."""

_POINTS: Final = {
    "victory": ("Siegpunkt", "Siegpunkte"),
    "trade": ("Handelspunkt", "Handelspunkte"),
    "strength": ("Stärkepunkt", "Stärkepunkte"),
    "skill": ("Geschicklichkeitspunkt", "Geschicklichkeitspunkte"),
    "progress": ("Fortschrittspunkt", "Fortschrittspunkte"),
}


def _one(need: Need) -> str:
    if need.kind == "points":
        return one(need.number, *_POINTS[need.what])
    if need.kind == "card":
        return f"{a_acc(noun(need.what))} bei dir"
    return CONDITIONS[need.kind]


def said(needs: Sequence[Sequence[Need]]) -> str:
    """All of these, and of each any one: "ein Kloster bei dir oder eine Bibliothek bei dir"."""
    joint = ", und " if any(len(one_of) > 1 for one_of in needs) else " und "
    return joint.join(" oder ".join(_one(need) for need in one_of) for one_of in needs)
