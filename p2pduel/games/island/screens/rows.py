"""Wishes as rows: what can be had, what it costs, what is missing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from p2pduel.games.island.rules.state import State
from p2pduel.games.island.screens.signs import HUES, signs_of
from p2pduel.games.island.screens.wishes import COSTS
from p2pduel.games.island.words import screen as words
from p2pduel.person.wishes import Wish
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, heading
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["rows_for"]


def rows_for(wishes: Iterable[Wish], state: State, seat: int, glyphs: Glyphs, width: int) -> list[Row]:
    """A sign, the words and the price of each wish, under headings."""
    rows: list[Row] = []
    group = ""
    for wish in wishes:
        if wish.group and wish.group != group:
            group = wish.group
            rows.append(heading(words.GROUPS[group]))
        sign, ink = (glyphs.yes, "green") if wish.moves else (glyphs.no, "red")
        text = Text(f"{sign} ", style=PALETTE[ink])
        text.append(wish.label, style=PALETTE["ink" if wish.moves else "dim"])
        if wish.key in COSTS:
            price = _price(COSTS[wish.key], state.hands[seat], glyphs)
            text.append(" " * max(1, width - cell_len(text.plain) - cell_len(price.plain) - 2))
            text.append_text(price)
            text.no_wrap, text.overflow = True, "ellipsis"
        rows.append(Row(wish.key, text, wish.why))
    return rows


def _price(cost: tuple[int, ...], hand: list[int], glyphs: Glyphs) -> Text:
    """The cards of a price by their signs; those that are missing are faint."""
    signs, text = signs_of(glyphs).terrain, Text()
    for kind, count in enumerate(cost):
        for number in range(count):
            ink, ground = TILES[HUES[kind]]
            there = number < hand[kind]
            text.append(signs[kind], style=f"bold {ink} on {ground}" if there else PALETTE["faint"])
    return text
