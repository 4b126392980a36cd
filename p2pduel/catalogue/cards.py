"""Everything a player may read about one card."""

import re
from typing import Final

from p2pduel.catalogue.names import LANGUAGES, NAMES
from p2pduel.catalogue.texts import TEXTS, CardText
from p2pduel.catalogue.words import KIND_WORDS, POINT_WORDS, SET_WORDS, amounts, counted, listed
from p2pduel.rules.facts import RESOURCE_OF, SETS, card_of, chapel_range, region_number

__all__ = ["a_name", "card_name", "card_text", "condition", "origin", "place", "points", "price", "sheet"]

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
    "opponent_resource(gold,storable_by_you>=1)": "opposing gold you have room for",
    "opponent_resource(storable_by_you>=1)": "an opposing resource you have room for",
    "opponent_unit(strength>=1)": "an opposing unit with strength",
    "opponent_building(not_protected_by_fire_brigade>=1)": "an opposing building without a Fire Brigade",
    "opponent_hand>=1": "a card in the opposing hand",
    "own_unit(hero,strength>=1)": "a hero of yours with strength",
    "points:victory<opponent": "fewer victory points than your opponent",
    "discard_pile>=1": "a card in the discard pile",
    "own_card:parish_hall at_a_city": "your Parish Hall at a city",
}
_PLACES: Final = {
    "centre": "on the centre line",
    "settlement_or_city": "at a settlement or city",
    "city": "at a city",
    "region": "on the outer edge of a region",
    "action": "played and discarded",
    "event": "turned up from the event stack",
}
_POINTS_AT_LEAST: Final = re.compile(r"points:(\w+)>=(\d+)")
_OWN_CARD: Final = re.compile(r"own_card:(\w+?)(?:>=1)?")


def card_name(face: str, language: str = "en") -> str:
    """The name on a face: "Abbey", "Forest 4", "Chapel 1–3"."""
    card = card_of(face)
    name = NAMES[card.id][LANGUAGES.index(language)]
    if card.id in RESOURCE_OF and face != card.id:
        return f"{name} {region_number(face)}"
    protects = chapel_range(face)
    return f"{name} {protects[0]}–{protects[-1]}" if protects else name


def a_name(face: str, language: str = "en") -> str:
    """The name with an article where English wants one: "an Abbey", "Inga"."""
    card, name = card_of(face), card_name(face, language)
    person = card.named_unit or card.kind == "event" or card.id in _PERSONS
    plural = card.id in ("fields", "hills", "mountains", "fairgrounds", "brigands")
    if language != "en" or person or plural:
        return name
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


_PERSONS: Final = frozenset(
    {"brigitta", "gudrun", "reiner", "sebastian", "benjamin", "guido", "gustav", "relocation"}
    | {"three_field_system", "mineral_mining"}
)


def card_text(face: str) -> CardText:
    """What the card does, in our words."""
    return TEXTS[card_of(face).id]


def price(face: str) -> str:
    """The printed cost: "1 brick and 1 ore", or "nothing"."""
    return amounts(card_of(face).cost)


def points(face: str) -> str:
    """The printed points: "1 victory, 2 trade"; empty when there are none."""
    printed = card_of(face).points
    return ", ".join(f"{getattr(printed, kind)} {kind}" for kind in POINT_WORDS if getattr(printed, kind))


def place(face: str) -> str:
    """Where the card goes."""
    return _PLACES[card_of(face).placement]


def origin(face: str) -> str:
    """How many there are: "2 in Basic, 1 in Gold"."""
    found = card_of(face).copies
    return ", ".join(f"{found[name]} in {SET_WORDS[name]}" for name in SETS if found[name])


def _atom(text: str) -> str:
    if text.startswith("event_revealed"):
        return _CONDITIONS["event_revealed"]
    if text in _CONDITIONS:
        return _CONDITIONS[text]
    if match := _POINTS_AT_LEAST.fullmatch(text):
        return counted(int(match[2]), f"{match[1]} point")
    if match := _OWN_CARD.fullmatch(text):
        return f"{a_name(match[1])} of yours"
    raise ValueError(f"no words for the condition {text!r}")


def condition(face: str) -> str:
    """What must hold to play or build the card; empty when nothing must."""
    requires = card_of(face).requires
    if requires is None:
        return ""
    parts = [part.strip("()") if " OR " in part else part for part in requires.split(" AND ")]
    joint = ", and " if " OR " in requires else " and "
    return joint.join(listed([_atom(atom) for atom in part.split(" OR ")], "or") for part in parts)


def sheet(face: str, language: str = "en") -> tuple[str, ...]:
    """The whole card as lines: title, facts, effect, small print, rule ids."""
    card, words = card_of(face), card_text(face)
    once = ", once per principality" if card.unique or card.named_unit else ""
    lines = [card_name(face, language), f"{KIND_WORDS[card.kind].capitalize()}, {place(face)}{once}"]
    if card.cost:
        lines.append(f"Costs {price(face)}")
    if condition(face):
        lines.append(f"Needs {condition(face)}")
    if points(face):
        lines.append(f"Points: {points(face)}")
    lines.append(words.effect)
    lines.extend(f"· {note}" for note in words.notes)
    lines.append(f"In the box: {origin(face)}. Rules: {' '.join(card.rules)}")
    return tuple(lines)
