"""`apprentice`: knows what the game's quick player knows, and errs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from p2pduel.bots.base import Bot
from p2pduel.bots.planner.mind import Mind
from p2pduel.kernel.moves import Move

__all__ = ["ApprenticeBot"]

_ERRS = 0.35
"""How often it does not look properly."""

_SIGHT = 4
"""Then it takes any of the best few moves."""


class ApprenticeBot(Bot):
    """Every third decision or so is one of the better moves instead of the best."""

    def __init__(self, mind: Mind, source: random.Random) -> None:
        self._mind = mind
        self._source = source
        self._careful = mind.policy(source)

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The quick player's move, or now and then another that does not look bad."""
        if len(legal) == 1 or self._source.random() >= _ERRS:
            return self._careful.choose(view, legal)
        order = sorted(self._mind.rated(view, legal), key=lambda pair: -pair[0])
        return self._source.choice(order[:_SIGHT])[1]
