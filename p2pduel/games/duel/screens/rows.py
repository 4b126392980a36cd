"""Wishes as rows of a list: sign, name, points, price."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from p2pduel.games.duel.rules.facts import RESOURCES, Resource, card_of
from p2pduel.games.duel.rules.state import Player
from p2pduel.games.duel.screens.principality import point_signs
from p2pduel.games.duel.screens.wishes import missing
from p2pduel.games.duel.words import table as words
from p2pduel.person.wishes import Wish
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, heading
from p2pduel.tui.theme import PALETTE

__all__ = ["rows_for", "short_price"]

_NAME = 12
"""Cells of a row that a name and its sign should have before the price is said shorter."""


def rows_for(found: Iterable[Wish], player: Player, glyphs: Glyphs, width: int) -> list[Row]:
    """Rows with headings, price and what is missing."""
    rows: list[Row] = []
    group = ""
    for wish in found:
        if wish.group and wish.group != group:
            group = wish.group
            rows.append(heading(words.GROUPS[group]))
        rows.append(Row(wish.key, _row_text(wish, player, glyphs, width), wish.why))
    return rows


def _row_text(wish: Wish, player: Player, glyphs: Glyphs, width: int) -> Text:
    """Sign, name, points where they fit, and the price at the right edge."""
    ok = not wish.why
    style = PALETTE["ink"] if ok else PALETTE["dim"]
    text = Text(f"{glyphs.yes if ok else glyphs.no} ", style=PALETTE["green"] if ok else PALETTE["red"])
    if wish.face is not None and wish.group:
        card = card_of(wish.face)
        price = _fitting_price(card.cost, missing(player, wish.face), glyphs, width - _NAME)
        room = width - text.cell_len - price.cell_len
        label = wish.label if cell_len(wish.label) <= room else f"{set_cell_size(wish.label, room - 1)}…"
        text.append(label, style=f"bold {style}" if ok else style)
        signs = point_signs(card, glyphs)
        if signs and text.cell_len + cell_len(signs) + 1 + price.cell_len <= width:
            text.append(f" {signs}", style=PALETTE["dim"])
        text.append(" " * (width - text.cell_len - price.cell_len) if price.plain else "")
        text.append_text(price)
    else:
        text.append(wish.label, style=f"bold {style}" if ok and wish.group else style)
    text.no_wrap = bool(wish.group)
    text.overflow = "ellipsis"
    return text


def _fitting_price(
    cost: Mapping[Resource, int], short: Mapping[Resource, int], glyphs: Glyphs, room: int
) -> Text:
    """The price; where all of it is too long, amounts of 1 are left out."""
    full = short_price(cost, short, glyphs)
    return full if full.cell_len <= room else short_price(cost, short, glyphs, ones=False)


def short_price(
    cost: Mapping[Resource, int], short: Mapping[Resource, int], glyphs: Glyphs, *, ones: bool = True
) -> Text:
    """The price in few letters; what is missing is marked by a sign and by colour."""
    text = Text()
    for name in RESOURCES:
        if cost.get(name):
            lacks = name in short
            sign = glyphs.no if lacks else ""
            amount = cost[name] if ones or cost[name] > 1 else ""
            text.append(
                f" {sign}{amount}{words.LETTERS[name]}", style=PALETTE["red"] if lacks else PALETTE["dim"]
            )
    return text
