"""Which game is played: the one place where a person's side learns it from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from p2pduel import games

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.table.seat import Seat

__all__ = ["game_at"]


def game_at(seat: Seat | None = None) -> Game:
    """The game that a seat's table plays; without one the usual one."""
    return seat.played if seat is not None else games.game(games.DEFAULT)
