"""`random`: any legal move, all equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from p2pduel.bots.base import Bot
from p2pduel.kernel.moves import Move

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Knows the rules, and nothing about the game."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of them."""
        del view
        return self._source.choice(legal)
