"""The signs of the island, rich and plain: terrain, pieces, roads. A seat's shape says what its ink says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from p2pduel.tui.glyphs import Glyphs

__all__ = ["ASCII", "HUES", "INKS", "PIECES", "RICH", "Signs", "signs_of"]

PIECES: Final = "hv7LrJ"
"""The pieces of a line: across, down, and the four bends, named by the letter they look like."""

HUES: Final = ("moss", "clay", "lime", "honey", "slate", "sand")
"""Terrain -> the hue of its tile; the first five are the hues of the resources, too."""

INKS: Final = ("blue", "orange", "ink", "red")
"""Colour -> its named ink: blue, orange, white, red."""


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs."""

    terrain: tuple[str, ...] = ("♣", "▤", "ω", "ψ", "▲", "░")
    """The first five are the signs of the resources, too."""
    robber: str = "☻"
    settlement: str = "⌂"
    city: str = "♜"
    corner: str = "·"
    pier: str = "◦"
    site: str = "◎"
    dot: str = "•"
    marks: tuple[str, ...] = ("●", "○", "◆", "◇")
    roads: tuple[str, ...] = (  # the pieces of a line in each colour
        "━┃┓┗┏┛",
        "═║╗╚╔╝",
        "┅┇┓┗┏┛",
        "▒▒▒▒▒▒",
    )
    free: str = "─│╮╰╭╯"


RICH: Final = Signs()
ASCII: Final = Signs(
    terrain=("T", "B", "w", "Y", "^", "~"),
    robber="R",
    settlement="s",
    city="C",
    corner="+",
    pier="o",
    site="O",
    dot=".",
    marks=("1", "2", "3", "4"),
    roads=("######", "======", "******", "%%%%%%"),
    free="-|.'.'",
)


def signs_of(glyphs: Glyphs) -> Signs:
    """The signs that go with those of every table."""
    return ASCII if glyphs.ascii else RICH
