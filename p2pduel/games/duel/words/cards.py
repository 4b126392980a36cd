"""Everything a player may read about one card."""

from importlib import import_module

from p2pduel.catalogue.chapters import CardText
from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.speech import LANGUAGES
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.words import names, nouns, sheets, texts
from p2pduel.games.duel.words.conditions import condition_words

__all__ = [
    "all_names",
    "card_name",
    "card_text",
    "condition",
    "kind",
    "once",
    "origin",
    "place",
    "points",
    "price",
    "sheet",
    "short_name",
]


def card_name(face: str, language: str | None = None) -> str:
    """The name on a face: "Abbey", "Forest 4", "Chapel 1–3"; in the language spoken unless told otherwise."""
    said = names if language is None else import_module(f"{__package__}.{language}.names")
    name: str = said.noun(face).nom
    return name


def all_names(face: str) -> tuple[str, ...]:
    """What a card is called in every language."""
    return tuple(card_name(face, language) for language in LANGUAGES)


def short_name(face: str) -> str:
    """The name without a title; a region's number stands elsewhere."""
    card = card_of(face)
    return names.SHORT.get(card.id) or names.noun(card.id if card.kind == "region" else face).nom


def card_text(face: str) -> CardText:
    """What the card does, in our words."""
    return texts.TEXTS[card_of(face).id]


def kind(face: str) -> str:
    """What sort of card it is, as a heading."""
    return upper(nouns.KIND_WORDS[card_of(face).kind])


def once(face: str) -> bool:
    """Whether it may stand only once in a principality."""
    card = card_of(face)
    return card.unique or card.named_unit


def price(face: str) -> str:
    """The printed cost: "1 brick and 1 ore", or "nothing"."""
    return nouns.amounts(card_of(face).cost)


def points(face: str) -> str:
    """The printed points: "1 victory, 2 trade"; empty when there are none."""
    printed = card_of(face).points
    return nouns.points(
        [(each, getattr(printed, each)) for each in nouns.POINT_WORDS if getattr(printed, each)]
    )


def place(face: str) -> str:
    """Where the card goes."""
    return sheets.PLACES[card_of(face).placement]


def origin(face: str) -> str:
    """How many there are: "2 in Basic, 1 in Gold"."""
    found = card_of(face).copies
    return sheets.origin([(found[name], name) for name in SETS if found[name]])


def condition(face: str, only: str | None = None) -> str:
    """What must hold to play or build the card, or only these parts of it; empty when nothing must."""
    return condition_words(only or card_of(face).requires)


def sheet(face: str) -> tuple[str, ...]:
    """The card as lines: title, facts, effect, small print, where it comes from."""
    words = card_text(face)
    lines = [card_name(face), sheets.kind_line(kind(face), place(face), once(face))]
    if card_of(face).cost:
        lines.append(sheets.costs(price(face)))
    if condition(face):
        lines.append(sheets.needs(condition(face)))
    if points(face):
        lines.append(sheets.points(points(face)))
    return (*lines, words.effect, *words.notes, sheets.in_the_box(origin(face)))
