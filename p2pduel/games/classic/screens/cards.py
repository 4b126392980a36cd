"""Cards of the classic game as lines and pages: in lists, in the handbook, in the deck builder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text

from p2pduel.catalogue import table as general
from p2pduel.catalogue.grammar import upper
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.screens.lands import POINTS, card_hue, point_signs
from p2pduel.games.classic.screens.shelves import cost_words
from p2pduel.games.classic.screens.signs import sign_of
from p2pduel.games.classic.words import nouns
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import (
    bases,
    card_name,
    card_text,
    condition,
    kind,
    origin,
    place,
    short_name,
)
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["KINDS", "by_kind", "card_line", "card_page", "inspect"]

KINDS: Final = (
    "building",
    "unit_knight",
    "unit_trade_fleet",
    "unit_fleet",
    "unit",
    "unit_dragon",
    "wizard",
    "spellbook",
    "action_attack",
    "action_defence",
    "action_neutral",
    "event",
    "centre",
    "region",
)
"""Kinds in the order they are shown."""

_AHEAD, _COST, _POINTS = 7, 24, 10
"""Cells of a line: what stands before the name, the cost in words, the points."""
_NAMES: Final = (16, 32)
"""Least and most cells of a name."""
_TEXT: Final = 24
"""Where so many cells are left, the card's text follows."""


def by_kind(faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Cards by kind, cheap ones first: the words for the kind, its faces."""
    left = sorted(faces, key=lambda face: (sum(CARD[face].cost.values()), card_name(face)))
    for sort in KINDS:
        found = [face for face in left if CARD[face].kind == sort]
        if found:
            yield upper(nouns.KIND_WORDS[sort]), found


def card_line(
    face: str,
    lead: Text,
    glyphs: Glyphs,
    width: int,
    *,
    note: str = "",
    bright: bool = True,
    effect: bool = True,
) -> Text:
    """One card: what stands before it, name, note, cost, points, and its text where there is room."""
    card = CARD[face]
    ink = PALETTE["ink"] if bright else PALETTE["dim"]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append_text(lead)
    text.append(" " * (_AHEAD - lead.cell_len))
    rest = width - _AHEAD - _POINTS - 2
    wide = rest - _COST >= 20
    costs = _COST if wide else 1
    room = max(_NAMES[0], min(_NAMES[1], rest - costs))
    short = card_name(face) if card.kind == "region" else short_name(face)
    name = " ".join(part for part in (short, note) if part)[:room]
    total = str(sum(card.cost.values()) or glyphs.dot)
    cost = cost_words(card.cost) if wide else total
    over = max(0, cell_len(cost) - costs)
    if cell_len(name) > room - over:  # a long price begins where its name ends, or is one figure
        cost, over = total, 0
    text.append(f"{name:<{room - over}} ", style=f"bold {ink}" if bright else ink)
    text.append(f"{'' if card.kind == 'event' else cost:<{costs}} ", style=ink)
    text.append(f"{point_signs(card, glyphs):<{_POINTS}}", style=PALETTE["gold"])
    if effect and rest - costs > _NAMES[1] + _TEXT:
        text.append(f" {card_text(face).effect}", style=PALETTE["faint"])
    return text


def card_page(face: str, glyphs: Glyphs) -> Text:
    """A card in a few lines."""
    card = CARD[face]
    ink, ground = TILES[card_hue(card)]
    text = Text()
    text.append(f" {card_name(face)} ", style=f"bold {ink} on {ground}")
    text.append(f"\n{kind(face)} · {place(face)}", style=PALETTE["dim"])
    for label, value in _facts(card):
        text.append(f"\n{label} {value}", style=PALETTE["gold"])
    signs = point_signs(card, glyphs)
    if signs:
        text.append(f"\n{signs}", style=PALETTE["gold"])
    text.append(f"\n{card_text(face).effect}", style=PALETTE["ink"])
    text.append(f"\n{upper(origin(face))}", style=PALETTE["faint"])
    return text


def _facts(card: Card) -> Iterator[tuple[str, str]]:
    """Price, requirement, casting, counter, magic power: what it is called, and how much."""
    if card.cost:
        yield words.COSTS, nouns.amounts(card.cost)
    needs = condition(card.id)
    if needs:
        yield words.NEEDS, needs
    if card.cast:
        yield words.CASTS, nouns.magic(card.cast)
    if card.counter:
        yield words.COUNTER, str(card.counter)
    if card.magic is not None:
        yield words.MAGIC_POWER, str(card.magic[1])


def inspect(face: str, glyphs: Glyphs) -> Page:
    """The page of a card: all that is printed on it, whence its figures are known, its small print."""
    card, said = CARD[face], card_text(face)
    ink, ground = TILES[card_hue(card)]
    title = Text(f"  {card_name(face)}  ", style=f"bold {ink} on {ground}")
    only = f" · {words.ONCE}" if card.unique else ""
    facts = Text(f"{kind(face)} · {place(face)}{only}\n", style=PALETTE["dim"])
    for label, value in _facts(card):
        facts.append(f"{label} ", style=f"bold {PALETTE['gold']}")
        facts.append(f"{value}\n", style=PALETTE["ink"])
    found = [(each, getattr(card.points, each)) for each in POINTS if getattr(card.points, each)]
    if found:
        facts.append(f"{words.POINTS} ", style=f"bold {PALETTE['gold']}")
        signs = ", ".join(f"{sign_of(each, glyphs)} {nouns.points([(each, count)])}" for each, count in found)
        facts.append(f"{signs}\n", style=PALETTE["ink"])
    told = Text(f"{said.effect}\n", style=PALETTE["ink"])
    for note in said.notes:
        told.append(f"\n{glyphs.dot} {note}", style=PALETTE["dim"])
    rules = f" {words.RULES} {' '.join(card.refs)}"
    foot = Text(f"\n{words.IN_THE_BOX} {origin(face)}.{rules}", style=PALETTE["faint"])
    for line in bases(face):
        foot.append(f"\n{line}", style=PALETTE["faint"])
    return Page(general.CARD, Group(title, facts, told, foot), card.refs)
