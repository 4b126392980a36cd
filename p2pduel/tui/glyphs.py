"""The signs on the screen, rich and plain; every sign stands beside a word or a figure."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["ASCII", "RICH", "Glyphs", "choose"]


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs."""

    full: str = "●"
    empty: str = "○"
    victory: str = "★"
    strength: str = "⚔"
    trade: str = "⚖"
    skill: str = "♪"
    progress: str = "▤"
    token: str = "◆"
    settlement: str = "⌂"
    city: str = "▣"
    road: str = "═"
    back: str = "▒"
    here: str = "▸"
    end: str = "◂"
    touched: str = "◇"
    new: str = "✶"
    more: str = "+"
    less: str = "-"
    moved: str = "↔"
    gone: str = "†"
    yes: str = "✓"
    no: str = "✗"
    dot: str = "·"
    link: str = "⇄"
    arrow: str = "→"
    edge: str = "▀"
    bar: str = "▌"
    event: str = "?"
    dice: tuple[str, ...] = ("⚀", "⚁", "⚂", "⚃", "⚄", "⚅")
    backs: Mapping[str, str] = field(
        default_factory=lambda: {"basic": "▒", "gold": "◈", "turmoil": "▲", "progress": "✦"}
    )

    def die(self, value: int) -> str:
        """The face of the production die."""
        return self.dice[value - 1] if 1 <= value <= 6 else str(value)

    def dots(self, stored: int, room: int = 3) -> str:
        """Filled and empty dots for a store."""
        return self.full * stored + self.empty * max(0, room - stored)

    def kind(self, name: str) -> str:
        """The sign of one kind of points, or of one kind of change."""
        return str(getattr(self, name))


RICH = Glyphs()

ASCII = Glyphs(
    full="#",
    empty=".",
    victory="*",
    strength="S",
    trade="T",
    skill="K",
    progress="P",
    token="!",
    settlement="[V]",
    city="[C]",
    road="=",
    back="#",
    here=">",
    end="<",
    touched="o",
    new="N",
    moved="~",
    gone="X",
    yes="v",
    no="x",
    dot=".",
    link="<>",
    arrow="->",
    edge="-",
    bar="|",
    dice=("1", "2", "3", "4", "5", "6"),
    backs={"basic": "B", "gold": "G", "turmoil": "T", "progress": "P"},
)


def choose(environment: Mapping[str, str] | None = None) -> Glyphs:
    """Rich signs where the terminal speaks UTF-8, letters elsewhere."""
    env = os.environ if environment is None else environment
    if env.get("P2PDUEL_ASCII"):
        return ASCII
    locale = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or "UTF-8"
    return RICH if "utf" in locale.lower() or locale in {"C", "POSIX"} else ASCII
