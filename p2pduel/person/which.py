"""Which game is played, and who advises at it: the one place where a person's side learns it."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from p2pduel import games

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.kernel.moves import Move
    from p2pduel.kernel.view import View

__all__ = ["advise", "game_at"]


def game_at(_seat: Any = None) -> Game:
    """The game that a seat's table plays, or a recorded one; without either the usual one."""
    return games.game(games.DEFAULT)


def advise(game: Game, view: View[Any], legal: Sequence[Move]) -> Any:
    """What a simple bot of the game would do there: a move and its reason."""
    return importlib.import_module(f"{game.home}.bots.advice").advice(view, legal)
