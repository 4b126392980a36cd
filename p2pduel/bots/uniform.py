"""The simplest bot: any legal move is as good as another."""

from __future__ import annotations

import random
from collections.abc import Sequence

from p2pduel.rules import Move, View

__all__ = ["UniformBot"]


class UniformBot:
    """Chooses uniformly among the legal moves."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves, all equally likely."""
        return legal[self._rng.randrange(len(legal))]
