"""Cards of the Duel as lines and pages: in lists, in the handbook, in the deck builder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from p2pduel.catalogue.grammar import upper
from p2pduel.games.duel.decks import cost_of
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.screens.principality import card_hue, point_signs
from p2pduel.games.duel.screens.shelves import cost_words
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.words import nouns, sheets
from p2pduel.games.duel.words.cards import (
    card_name,
    card_text,
    condition,
    kind,
    origin,
    place,
    price,
    short_name,
)
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["GROUPS", "by_kind", "card_line", "card_page"]

GROUPS: Final = {
    "building": ("building",),
    "ship": ("trade_ship", "ship"),
    "hero": ("hero",),
    "unit": ("unit",),
    "action": ("action_neutral",),
    "attack": ("action_attack",),
    "site": ("extraordinary_site",),
    "event": ("event",),
}
"""Kinds as they are asked for, in the order they are shown."""

_AHEAD, _COST, _POINTS, _SETS = 7, 24, 8, 3
"""Cells of a line: what stands before the name, the cost in words, the points, the sets."""

_NAMES: Final = (16, 32)
"""Least and most cells of a name."""

_TEXT: Final = 24
"""Where so many cells are left, the card's text follows."""


def by_kind(faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Cards by kind, cheap ones first: the words for the kind, its faces; regions and the rest come last."""
    left = sorted(faces, key=lambda face: (cost_of(face), card_name(face)))
    for kinds in GROUPS.values():
        found = [face for face in left if card_of(face).kind in kinds]
        if found:
            yield upper(nouns.KIND_WORDS[kinds[-1]]), found
    rest = [face for face in left if not any(card_of(face).kind in kinds for kinds in GROUPS.values())]
    if rest:
        yield upper(nouns.KIND_WORDS[card_of(rest[0]).kind]), rest


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
    """One card: what stands before it, name, note, cost, points, set, and its text where there is room."""
    card = card_of(face)
    ink = PALETTE["ink"] if bright else PALETTE["dim"]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append_text(lead)
    text.append(" " * (_AHEAD - lead.cell_len))
    rest = width - _AHEAD - _POINTS - _SETS - 2
    wide = rest - _COST >= 20
    costs = _COST if wide else 1
    room = max(_NAMES[0], min(_NAMES[1], rest - costs))
    name = " ".join(part for part in (_line_name(face), note) if part)[:room]
    total = str(sum(card.cost.values()) or glyphs.dot)
    cost = cost_words(face) if wide else total
    over = max(0, cell_len(cost) - costs)
    if cell_len(name) > room - over:  # a long price begins where its name ends, or is one figure
        cost, over = total, 0
    text.append(f"{name:<{room - over}} ", style=f"bold {ink}" if bright else ink)
    text.append(f"{'' if card.kind == 'event' else cost:<{costs}} ", style=ink)
    text.append(f"{point_signs(card, glyphs):<{_POINTS}}", style=PALETTE["gold"])
    text.append(f"{_sets(face, glyphs):<{_SETS}}", style=PALETTE["faint"])
    if effect and rest - costs > _NAMES[1] + _TEXT:
        text.append(f" {card_text(face).effect}", style=PALETTE["faint"])
    return text


def _line_name(face: str) -> str:
    """The name without a title; a region keeps its number."""
    return card_name(face) if card_of(face).kind == "region" else short_name(face)


def _sets(face: str, glyphs: Glyphs) -> str:
    """The backs it may have."""
    found = card_of(face).copies
    return "".join(signs_of(glyphs).backs[name] if found[name] else "" for name in SETS)


def card_page(face: str, glyphs: Glyphs) -> Text:
    """A card in a few lines."""
    card = card_of(face)
    ink, ground = TILES[card_hue(card)]
    text = Text()
    text.append(f" {card_name(face)} ", style=f"bold {ink} on {ground}")
    text.append(f"\n{sheets.kind_line(kind(face), place(face), once=False)}", style=PALETTE["dim"])
    if card.cost:
        text.append(f"\n{sheets.costs(price(face))}", style=PALETTE["gold"])
    if condition(face):
        text.append(f"\n{sheets.needs(condition(face))}", style=PALETTE["gold"])
    signs = point_signs(card, glyphs)
    if signs:
        text.append(f"\n{signs}", style=PALETTE["gold"])
    text.append(f"\n{card_text(face).effect}", style=PALETTE["ink"])
    text.append(f"\n{upper(origin(face))}", style=PALETTE["faint"])
    return text
