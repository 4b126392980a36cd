"""Everything a player may read about one card."""

import re
from functools import cache
from typing import Final

from p2pduel.catalogue.speech import LANGUAGES, spoken
from p2pduel.games.duel.rules.facts import RESOURCE_OF, SETS, card_of, chapel_range, region_number
from p2pduel.games.duel.words.conditions import condition_words
from p2pduel.games.duel.words.names import NAMES
from p2pduel.games.duel.words.nouns import KIND_WORDS, POINT_WORDS, SET_WORDS, amounts
from p2pduel.games.duel.words.texts import TEXTS, CardText

__all__ = [
    "a_name",
    "card_name",
    "card_text",
    "condition",
    "named",
    "origin",
    "place",
    "points",
    "price",
    "retold",
    "sheet",
    "short_name",
    "the_name",
]

_PLACES: Final = {
    "centre": "on the centre line",
    "settlement_or_city": "at a settlement or city",
    "city": "at a city",
    "region": "on the outer edge of a region",
    "action": "played and discarded",
    "event": "turned up from the event stack",
}


def card_name(face: str, language: str | None = None) -> str:
    """The name on a face: "Abbey", "Forest 4", "Chapel 1–3"; in the language spoken unless told otherwise."""
    card = card_of(face)
    name = NAMES[card.id][LANGUAGES.index(language or spoken())]
    if card.id in RESOURCE_OF and face != card.id:
        return f"{name} {region_number(face)}"
    protects = chapel_range(face)
    return f"{name} {protects[0]}–{protects[-1]}" if protects else name


def short_name(face: str) -> str:
    """The name without the title behind the comma; a region's number stands elsewhere."""
    card = card_of(face)
    name = card_name(card.id if card.kind == "region" else face)
    return name.partition(",")[0]


def a_name(face: str, language: str | None = None) -> str:
    """The name with an article where English wants one: "an Abbey", "Inga"."""
    card, name = card_of(face), card_name(face, language)
    person = card.named_unit or card.kind == "event" or card.id in _PERSONS
    plural = card.id in ("fields", "hills", "mountains", "fairgrounds", "brigands")
    if (language or spoken()) != "en" or person or plural:
        return name
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def the_name(face: str, language: str | None = None) -> str:
    """The name of one card everybody knows of: "the Abbey", "Inga"."""
    name = card_name(face, language)
    return f"the {name}" if a_name(face, language) != name else name


_PERSONS: Final = frozenset(
    {"brigitta", "gudrun", "reiner", "sebastian", "benjamin", "guido", "gustav", "relocation"}
    | {"three_field_system", "mineral_mining"}
)


def named(text: str) -> str:
    """A text with the cards' names in the language spoken: [abbey] is "Abbey", [a abbey] "an Abbey"."""
    return re.sub(r"\[(a )?([\w-]+)\]", lambda found: (a_name if found[1] else card_name)(found[2]), text)


def card_text(face: str) -> CardText:
    """What the card does, in our words; other cards are named in the language spoken."""
    return _text(card_of(face).id, spoken())


@cache
def _text(ident: str, language: str) -> CardText:
    text = TEXTS[ident]
    return CardText(retold(text.effect, language), tuple(retold(note, language) for note in text.notes))


_UNTOLD: Final = frozenset({"road", "settlement", "city", "brigands"})
"""Their names are words of the texts, too."""
_IDENTS: Final = {names[0]: ident for ident, names in NAMES.items() if ident not in _UNTOLD}
_NAMED: Final = re.compile(
    rf"\b(?:[Aa]n? )?({'|'.join(sorted(map(re.escape, _IDENTS), key=len, reverse=True))})(?:s|es)?\b"
)
"""A card's English name as the texts write it, with the article and the plural that other languages lack."""


def retold(text: str, language: str | None = None) -> str:
    """A text of the catalogue with the cards' names in the language spoken unless told otherwise."""
    wanted = language or spoken()
    if wanted == LANGUAGES[0]:
        return text
    return _NAMED.sub(lambda found: card_name(_IDENTS[found[1]], wanted), text)


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


def condition(face: str, only: str | None = None) -> str:
    """What must hold to play or build the card, or only these parts of it; empty when nothing must."""
    return condition_words(only or card_of(face).requires, a_name)


def sheet(face: str, language: str | None = None) -> tuple[str, ...]:
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
