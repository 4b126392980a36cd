"""The classic game as the planner thinks of it: greedy's judgement, and the chance to win."""

import random
from collections.abc import Container, Mapping, Sequence
from typing import Final

from p2pduel.bots.base import Bot
from p2pduel.bots.guessing import Guesses
from p2pduel.bots.planner.mind import Mind
from p2pduel.bots.saving import missing
from p2pduel.games.classic.bots.greedy import GreedyBot, rated
from p2pduel.games.classic.bots.guesses import guesses
from p2pduel.games.classic.bots.prospects import chance
from p2pduel.games.classic.bots.thought import Thought
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.principality.resources import Resource, resource_named

__all__ = ["MIND"]

_WEIGHED: Final = frozenset(("action", "preroll", "take_card", "name", "rob", "counter", "jump", "triumph"))


_GOALS: Final = 3
"""Trades for one of so many goals are tried even if greedy would not make them."""


def _vain(move: Move, wanted: Container[Resource]) -> bool:
    """Whether a move brings nothing: greedy takes no offer that is worth making."""
    verb, *words = move.text.split()
    return verb == "offer" or (verb == "trade" and resource_named(words[-1]) not in wanted)


class _Classicist(Mind):
    """What greedy knows of the classic game."""

    rules = RULESET
    turns = 3
    sure = 2.0

    def policy(self, source: random.Random) -> Bot:
        """Greedy."""
        return GreedyBot(source)

    def rated(self, view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """Greedy's numbers, without what is vain: offers, and trades for what no goal lacks."""
        plan = Thought(view).plan
        wanted = {resource for goal in plan.goals[:_GOALS] for resource in missing(goal.cost, plan.have)}
        scored = rated(view, legal)
        return [each for each in scored if each[0] >= 0.0 or not _vain(each[1], wanted)] or scored

    def guesses(self, view: View) -> Guesses:
        """What the boxes have, less what is known."""
        return guesses(view)

    def chances(self, state: State, truth: Mapping[int, str]) -> tuple[float, float]:
        """Red's chance and what is left for blue."""
        red = chance(state, truth)
        return red, 1.0 - red

    def weighs(self, decision: Decision) -> bool:
        """The own turn, a card to take, what to name, a spell against the other's card."""
        return decision.kind in _WEIGHED

    def sort_of(self, move: Move) -> str:
        """Moves that differ only in the place, or in what is given for a trade, are of one sort."""
        words = move.text.split()
        if words[0] == "trade":
            return f"trade {words[-1]}"
        if words[0] == "bury":
            return f"bury {move.secret}"
        if words[0] == "build":
            return " ".join(words[:2])
        return words[0] if words[0] in ("demolish", "offer") else str(move)

    def always(self, move: Move) -> bool:
        """To end the turn, to roll, or to pass."""
        return move.text in ("end", "pass", "roll")


MIND: Final = _Classicist()
