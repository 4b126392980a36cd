"""A wish: something a player might want to do, with the moves that do it or why there are none."""

from __future__ import annotations

from dataclasses import dataclass

from p2pduel.kernel.moves import Move

__all__ = ["CARDS", "Wish"]

CARDS = "cards"
"""The key of the wish that opens a list of cards."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something the player might want to do: legal moves that do it, or why there are none."""

    key: str
    group: str
    """The heading it stands under; empty for an answer to a question."""
    label: str
    face: str | None
    """The card it is about."""
    moves: tuple[Move, ...]
    why: str = ""
    note: str = ""
    rule: str = ""
    """The number of the rule that forbids it."""
