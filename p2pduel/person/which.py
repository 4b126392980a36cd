"""Which game is played: the one place where a person's side learns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from p2pduel import games

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["Played", "game_at"]


class Played(Protocol):
    """A seat, or a recorded game."""

    @property
    def played(self) -> Game:
        """The game that is played there."""


def game_at(table: Played | None = None) -> Game:
    """The game that a seat plays, or a recorded one; without either the usual one."""
    return games.game(games.DEFAULT) if table is None else table.played
