"""`planner`: looks a few turns ahead in imagined games that fit what its seat knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from p2pduel.bots.base import Bot
from p2pduel.bots.planner.mind import Mind
from p2pduel.bots.planner.search import Budget, search
from p2pduel.bots.planner.worker import Worker, WorkerStoppedError
from p2pduel.kernel.moves import Move

__all__ = ["PlannerBot"]


class PlannerBot(Bot):
    """The quick player's best moves, each tried in the same imagined games; what wins most is made."""

    def __init__(
        self, mind: Mind, source: random.Random, budget: Budget | None = None, *, own_process: bool = False
    ) -> None:
        """With a number of nodes and no seconds the same source gives the same moves."""
        self._mind = mind
        self._source = source
        self._budget = budget or Budget()
        self._own_process = own_process
        self._worker: Worker | None = None
        self._stopped = False

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The best move of a search; after `stop` the first one, which nobody waits for."""
        if len(legal) == 1:
            return legal[0]
        seed = self._source.getrandbits(64)
        self._stopped = False
        if not self._own_process:
            return search(self._mind, view, legal, random.Random(seed), self._budget).move
        try:
            worker = Worker.borrow()
        except OSError:  # no processes here: think in this thread
            return search(self._mind, view, legal, random.Random(seed), self._budget).move
        self._worker = worker
        try:
            if self._stopped:  # before there was anything to stop
                return legal[0]
            found = worker.ask(self._mind.rules.name, view, legal, seed, self._budget)
        except WorkerStoppedError:
            if self._stopped:
                return legal[0]
            found = search(
                self._mind, view, legal, random.Random(seed), self._budget
            )  # it died of something else
        finally:
            self._worker = None
            worker.give_back()
        return found.move

    def stop(self) -> None:
        """Stop thinking at once; may be called from another thread."""
        self._stopped = True
        worker = self._worker
        if worker is not None:
            worker.stop()
