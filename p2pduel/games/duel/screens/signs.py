"""The signs only the Duel has, rich and plain; each stands beside a word or a figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from p2pduel.tui.glyphs import Glyphs

__all__ = ["Signs", "sign_of", "signs_of"]


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of them."""

    strength: str = "⚔"
    trade: str = "⚖"
    skill: str = "♪"
    progress: str = "▤"
    token: str = "◆"
    settlement: str = "⌂"
    city: str = "▣"
    event: str = "?"
    backs: Mapping[str, str] = field(
        default_factory=lambda: {"basic": "▒", "gold": "◈", "turmoil": "▲", "progress": "✦"}
    )


_RICH = Signs()
_ASCII = Signs(
    strength="S",
    trade="T",
    skill="K",
    progress="P",
    token="!",
    settlement="[V]",
    city="[C]",
    backs={"basic": "B", "gold": "G", "turmoil": "T", "progress": "P"},
)


def signs_of(glyphs: Glyphs) -> Signs:
    """The set that goes with the signs of the screen."""
    return _ASCII if glyphs.ascii else _RICH


def sign_of(kind: str, glyphs: Glyphs) -> str:
    """The sign of one kind of points."""
    return glyphs.victory if kind == "victory" else str(getattr(signs_of(glyphs), kind))
