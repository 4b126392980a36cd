"""`greedy`: the heaviest card that fits; what can't be moved for a while is sunk."""

from collections.abc import Sequence

from p2pduel.kernel.moves import Move
from tests.toy.rules.ruleset import FerryView
from tests.toy.rules.state import WEIGHT

__all__ = ["GreedyBot"]


class GreedyBot:
    """Takes what weighs most right now."""

    def choose(self, view: FerryView, legal: Sequence[Move]) -> Move:
        """The heaviest load; without one the heaviest card goes, if the hand is all heavy."""
        loads = [move for move in legal if move.text.startswith("load ")]
        if loads:
            return max(loads, key=lambda move: WEIGHT[move.text.split()[1]])
        sinks = [move for move in legal if move.secret is not None and WEIGHT[move.secret] > 3]
        if sinks:
            return max(sinks, key=lambda move: WEIGHT[move.secret or ""])
        return legal[0] if legal[0].text == "full" else legal[-1]
