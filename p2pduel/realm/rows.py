"""Wishes as rows of a list: sign, name, points, price."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from p2pduel.person.wishes import Wish
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, heading
from p2pduel.tui.theme import PALETTE

__all__ = ["Tag", "rows_for"]

_NAME = 12
"""Cells of a row that a name and its sign should have before the price is said shorter."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What stands behind the name of a card in a list."""

    signs: str = ""
    """Its points."""
    cost: Mapping[str, int] = field(default_factory=dict)
    """What it costs, in the letters of a list -> how much."""
    short: frozenset[str] = frozenset()
    """The letters of what is missing."""


def rows_for(
    found: Iterable[Wish], groups: Mapping[str, str], tag: Callable[[str], Tag], glyphs: Glyphs, width: int
) -> list[Row]:
    """Rows with headings, price and what is missing; the tag of a card is asked for by its face."""
    rows: list[Row] = []
    group = ""
    for wish in found:
        if wish.group and wish.group != group:
            group = wish.group
            rows.append(heading(groups[group]))
        rows.append(Row(wish.key, _row_text(wish, tag, glyphs, width), wish.why))
    return rows


def _row_text(wish: Wish, tag: Callable[[str], Tag], glyphs: Glyphs, width: int) -> Text:
    """Sign, name, points where they fit, and the price at the right edge."""
    ok = not wish.why
    style = PALETTE["ink"] if ok else PALETTE["dim"]
    text = Text(f"{glyphs.yes if ok else glyphs.no} ", style=PALETTE["green"] if ok else PALETTE["red"])
    if wish.face is not None and wish.group:
        card = tag(wish.face)
        price = _fitting_price(card, glyphs, width - _NAME)
        room = width - text.cell_len - price.cell_len
        label = wish.label if cell_len(wish.label) <= room else f"{set_cell_size(wish.label, room - 1)}…"
        text.append(label, style=f"bold {style}" if ok else style)
        if card.signs and text.cell_len + cell_len(card.signs) + 1 + price.cell_len <= width:
            text.append(f" {card.signs}", style=PALETTE["dim"])
        text.append(" " * (width - text.cell_len - price.cell_len) if price.plain else "")
        text.append_text(price)
        text.no_wrap, text.overflow = True, "ellipsis"
    else:
        text.append(wish.label, style=f"bold {style}" if ok and wish.group else style)
    return text


def _fitting_price(card: Tag, glyphs: Glyphs, room: int) -> Text:
    """The price; where all of it is too long, amounts of 1 are left out."""
    full = _short_price(card, glyphs)
    return full if full.cell_len <= room else _short_price(card, glyphs, ones=False)


def _short_price(card: Tag, glyphs: Glyphs, *, ones: bool = True) -> Text:
    """The price in few letters; what is missing is marked by a sign and by colour."""
    text = Text()
    for letters, count in card.cost.items():
        lacks = letters in card.short
        sign = glyphs.no if lacks else ""
        amount = count if ones or count > 1 else ""
        text.append(f" {sign}{amount}{letters}", style=PALETTE["red"] if lacks else PALETTE["dim"])
    return text
