"""`planner` on the island: where hands are hidden it thinks about guessed ones."""

import random
from collections.abc import Sequence

from p2pduel.bots.planner.mind import Mind
from p2pduel.bots.planner.player import PlannerBot
from p2pduel.bots.planner.search import Budget
from p2pduel.games.island.bots.guesses import with_guessed_hands
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["IslandPlanner"]


class IslandPlanner(PlannerBot):
    """The planner; with three or four seats each decision has one guess at the others' hands."""

    def __init__(
        self, mind: Mind, source: random.Random, budget: Budget | None = None, *, own_process: bool = False
    ) -> None:
        super().__init__(mind, source, budget, own_process=own_process)
        self._hands = random.Random(source.getrandbits(64))
        self._quick = mind.policy(random.Random(source.getrandbits(64)))

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The best move of a search that sees no hand but its own.

        Where one move is listed greedy may make an offer instead. Of guessed hands an offer cannot be judged:
        whoever makes or takes one has the cards, the guess may not.
        """
        decision = view.my_decision()
        guessed = view.state.seats > 2 and decision is not None and decision.kind == "answer"
        if guessed or len(legal) == 1:
            return self._quick.choose(view, legal)
        return super().choose(with_guessed_hands(view, self._hands), legal)
