"""Which game is played: the one place where a person's side learns it from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from p2pduel import games

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["game_at"]


def game_at(_seat: Any = None) -> Game:
    """The game that a seat's table plays, or a recorded one; without either the usual one."""
    return games.game(games.DEFAULT)
