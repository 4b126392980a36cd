"""`random`: any legal move; own cards are seldom torn down, for games without cards would never end."""

import random
from collections.abc import Sequence
from typing import Any, Final

from p2pduel.bots.base import Bot
from p2pduel.kernel.moves import Move

__all__ = ["RandomBot"]

SELDOM: Final = 200
"""One decision in so many may tear something down."""


class RandomBot(Bot):
    """Knows the rules, and nothing about the game."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of them."""
        del view
        if self._source.randrange(SELDOM):
            legal = [move for move in legal if not move.text.startswith("demolish ")]
        return self._source.choice(legal)
