"""Moves: one line of public text for each, and beside it the hidden card it means."""

from functools import cache
from typing import NamedTuple

__all__ = ["Move", "format_move", "parse_move", "plain"]


class Move(NamedTuple):
    """A move: public text, and the hidden cards it means (None if there are none)."""

    text: str
    secret: str | None = None

    def __str__(self) -> str:
        return self.text if self.secret is None else f"{self.text} <{self.secret}>"


plain = cache(Move)
"""The move a text says without a secret; the same texts come up again and again."""


def format_move(move: Move) -> str:
    """The canonical line of a move, its secret part included."""
    return str(move)


def parse_move(line: str) -> Move:
    """The move a line says; the inverse of format_move."""
    words = " ".join(line.split())
    if words.endswith(">") and " <" in words:
        text, _, secret = words[:-1].partition(" <")
        return Move(text, secret)
    return Move(words)
