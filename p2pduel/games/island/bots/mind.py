"""The island as the planner thinks of it: greedy's judgement, and the chance to win."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.bots.base import Bot
from p2pduel.bots.planner.mind import Mind
from p2pduel.games.island.bots.greedy import GreedyBot, rated
from p2pduel.games.island.bots.guesses import Guesses
from p2pduel.games.island.bots.prospects import chances
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["MIND"]

_WEIGHED: Final = frozenset(("found", "found_road", "action", "preroll", "rob", "answer", "free_road"))


class _Islander(Mind):
    """What greedy knows of the island."""

    rules = RULESET
    turns = 5

    def policy(self, source: random.Random) -> Bot:
        """Greedy."""
        return GreedyBot(source)

    def rated(self, view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """Greedy's numbers, its offer included."""
        return rated(view, legal, offers=True)

    def guesses(self, view: View) -> Guesses:
        """What the box has, less what is known."""
        return Guesses(view)

    def chances(self, state: State, truth: Mapping[int, str]) -> list[float]:
        """What a regression over many games says."""
        return chances(state, truth)

    def weighs(self, decision: Decision) -> bool:
        """The founding, the own turn, the robber, and what others offer."""
        return decision.kind in _WEIGHED

    def sort_of(self, move: Move) -> str:
        """Trades for one kind, and inventions, are of one sort."""
        verb, *words = move.text.split()
        if verb == "trade":
            return f"trade {words[-1]}"
        return verb if verb in ("invention", "monopoly") else move.text

    def always(self, move: Move) -> bool:
        """To end the turn, or to roll."""
        return move.text in ("end", "roll")


MIND: Final = _Islander()
