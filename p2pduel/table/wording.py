"""What a table needs of a game's words."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from p2pduel.games import Game
from p2pduel.kernel.operations import Outcome

__all__ = ["story", "title"]


def title(game: Game, variant: str) -> str:
    """What a variant is called."""
    return str(importlib.import_module(f"{game.home}.words.variants").title(variant))


def story(game: Game, outcomes: Sequence[Outcome], names: Sequence[str], state: Any) -> list[str]:
    """What happened, in sentences."""
    tell = importlib.import_module(f"{game.home}.words.log").story
    return list(tell(outcomes, tuple(names), state=state))
