"""Which game a screen is about."""

from __future__ import annotations

from typing import Any

from p2pduel.games import Game
from p2pduel.person.which import game_at

__all__ = ["game_here"]


def game_here(app: Any) -> Game:
    """The game of the topmost screen that has one; the usual one in the lobby."""
    found = (getattr(screen, "game", None) for screen in reversed(app.screen_stack))
    return next((game for game in found if isinstance(game, Game)), game_at())
