"""How the dice fell so far, beside what fair dice would bring."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from p2pduel.catalogue.words import decimal
from p2pduel.games.island.screens.mapping import OFTEN, ways
from p2pduel.games.island.words import screen as words
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE

__all__ = ["dice_chart"]


def dice_chart(rolled: Mapping[int, int], glyphs: Glyphs, width: int) -> Text:
    """A bar for every sum: how often it came, and how often it would; empty without rolls."""
    total = sum(rolled.values())
    text = Text()
    if not total:
        return text
    most = max(*rolled.values(), total / 6)
    room = max(5, width - 22)
    text.append(f"{words.rolls(total)}\n", style="bold")
    for number in range(2, 13):
        count, fair = rolled.get(number, 0), total * (ways(number) or 6) / 36
        bar = glyphs.full * round(room * count / most)
        ink = PALETTE["gold" if number in OFTEN else "red" if number == 7 else "dim"]
        text.append(f"{number:>2} ", style="bold")
        text.append(f"{bar:<{room}}", style=ink)
        text.append(f" {count:>3}  ({decimal(fair, 1)})\n", style=PALETTE["faint"])
    return text
