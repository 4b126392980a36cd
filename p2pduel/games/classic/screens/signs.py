"""The signs only the classic game has, rich and plain; each stands beside a word or a figure."""

from __future__ import annotations

from dataclasses import dataclass

from p2pduel.tui.glyphs import Glyphs

__all__ = ["Signs", "sign_of", "signs_of"]


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of them."""

    strength: str = "⚔"
    trade: str = "⚖"
    tournament: str = "♞"
    magic: str = "✦"
    token: str = "◆"
    settlement: str = "⌂"
    city: str = "▣"
    metropolis: str = "▦"
    citadel: str = "♜"
    foreign: str = "⚑"
    event: str = "?"


_RICH = Signs()
_ASCII = Signs(
    strength="S",
    trade="T",
    tournament="H",
    magic="M",
    token="!",
    settlement="[V]",
    city="[C]",
    metropolis="[M]",
    citadel="[Z]",
    foreign="@",
)


def signs_of(glyphs: Glyphs) -> Signs:
    """The set that goes with the signs of the screen."""
    return _ASCII if glyphs.ascii else _RICH


def sign_of(kind: str, glyphs: Glyphs) -> str:
    """The sign of one kind of points, or of a centre card."""
    return glyphs.victory if kind == "victory" else str(getattr(signs_of(glyphs), kind))
