"""Everything a player may read about one card."""

from collections.abc import Container
from importlib import import_module
from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.speech import LANGUAGES
from p2pduel.games.classic.rules.facts.faces import card_of
from p2pduel.games.classic.rules.facts.model import FIGURES, SETS, Card
from p2pduel.games.classic.words import names, nouns, sheets, texts
from p2pduel.games.classic.words.conditions import condition_words
from p2pduel.principality.resources import REGION_OF, RESOURCES

__all__ = [
    "all_names",
    "bases",
    "card_name",
    "card_text",
    "condition",
    "extras",
    "kind",
    "origin",
    "place",
    "points",
    "price",
    "sheet",
    "short_name",
]


def card_name(face: str, language: str | None = None) -> str:
    """The name on a face: "Abbey", "Forest 4"; in the language spoken unless told otherwise."""
    said = names if language is None else import_module(f"{__package__}.{language}.names")
    name: str = said.noun(face).nom
    return name


def all_names(face: str) -> tuple[str, ...]:
    """What a card is called in every language."""
    return tuple(card_name(face, language) for language in LANGUAGES)


def short_name(face: str) -> str:
    """The name without a title; a region's number stands elsewhere."""
    card = card_of(face)
    return names.SHORT.get(card.id) or names.noun(card.id).nom


def card_text(face: str) -> CardText:
    """What the card does, in our words."""
    return texts.TEXTS[card_of(face).id]


def kind(face: str) -> str:
    """What sort of card it is, as a heading."""
    return upper(nouns.KIND_WORDS[card_of(face).kind])


def extras(face: str) -> list[str]:
    """What else holds of it: that it is unique, lies in the row, or is for the tournament."""
    card = card_of(face)
    found = [sheets.PERSON] if card.unique else [sheets.ONCE] if card.single else []
    found += [sheets.ROW] if card.row else []
    return found + ([sheets.TOURNAMENT] if card.tournament_only else [])


def _based(card: Card, figure: str, said: str) -> str:
    """A figure with its basis, where that is not the printed card."""
    basis = card.basis[figure]
    return said if basis == "attested" else sheets.based(said, basis)


def price(face: str) -> str:
    """The price: "1 brick and 1 ore", or "nothing"; with its basis."""
    card = card_of(face)
    return _based(card, "cost", nouns.amounts(card.cost))


def points(face: str) -> str:
    """The printed points: "1 victory, 2 trade (house value)"; empty when there are none."""
    card = card_of(face)
    return ", ".join(
        _based(card, each, nouns.points([(each, number)]))
        for each in nouns.POINT_WORDS
        if (number := getattr(card.points, each))
    )


def place(face: str) -> str:
    """Where the card goes."""
    card = card_of(face)
    said = sheets.PLACES["land" if card.kind == "region" else card.site]
    if card.foreign:
        return sheets.at_opponent(said)
    if card.site == "region" and len(card.at) < len(RESOURCES):
        return sheets.at_regions(said, [REGION_OF[resource] for resource in card.at])
    return said


def origin(face: str) -> str:
    """How many there are: "2 in Base set, 1 in Trade & Change"; regions and centre cards are not counted."""
    found = card_of(face).copies
    return sheets.origin([(found[name], name) for name in SETS if found[name]])


def condition(face: str, only: Container[str] | None = None) -> str:
    """What must hold to play or build the card, or only these parts of it; empty when nothing must."""
    needs = card_of(face).needs
    return condition_words(needs) if only is None else condition_words(needs, only)


_OTHER_BASES: Final = ("successor", "house")


def bases(face: str) -> list[str]:
    """Whence its figures are known that are not printed, a sentence for each source."""
    found = card_of(face).basis
    every = {basis: [figure for figure in FIGURES if found[figure] == basis] for basis in _OTHER_BASES}
    return [sheets.bases(basis, figures) for basis, figures in every.items() if figures]


def _figures(face: str) -> list[str]:
    """Price, points, requirement and whatever the card counts, a line each."""
    card = card_of(face)
    lines = [sheets.costs(price(face))] if card.cost else []
    if card.use:
        lines.append(sheets.uses(nouns.amounts(card.use)))
    if card.cast:
        lines.append(sheets.casts(_based(card, "cast", nouns.magic(card.cast))))
    if condition(face):
        lines.append(sheets.needs(condition(face)))
    if points(face):
        lines.append(sheets.points(points(face)))
    if card.formula:
        lines.append(sheets.reckoned(card.formula))
    if card.counter:
        lines.append(_based(card, "counter", sheets.counts(card.id, card.counter)))
    if card.magic:
        lines.append(_based(card, "magic_max", sheets.holds(*card.magic)))
    if card.leaves:
        lines.append(sheets.leaves(card.leaves[1], card.leaves[0]))
    return lines


def sheet(face: str) -> tuple[str, ...]:
    """The card as lines: title, facts, effect, small print, where it and its figures come from."""
    words = card_text(face)
    head = [card_name(face), sheets.kind_line(kind(face), place(face), extras(face)), *_figures(face)]
    return (*head, words.effect, *words.notes, sheets.in_the_box(origin(face)), *bases(face))
