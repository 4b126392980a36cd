"""The Duel as the planner thinks of it: greedy's judgement, and the chance to win."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.bots.base import Bot
from p2pduel.bots.guessing import Guesses
from p2pduel.bots.planner.mind import Mind
from p2pduel.games.duel.bots.greedy import GreedyBot, rated
from p2pduel.games.duel.bots.guesses import guesses
from p2pduel.games.duel.bots.prospects import chance
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["MIND"]

_WEIGHED = frozenset(("action", "preroll", "take_card", "fetch", "name", "lose", "rob", "defend"))


class _Duelist(Mind):
    """What greedy knows of the Duel."""

    rules = RULESET

    def policy(self, source: random.Random) -> Bot:
        """Greedy."""
        return GreedyBot(source)

    def rated(self, view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """Greedy's numbers."""
        return rated(view, legal)

    def guesses(self, view: View) -> Guesses:
        """What the box has, less what is known."""
        return guesses(view)

    def chances(self, state: State, truth: Mapping[int, str]) -> tuple[float, float]:
        """Red's chance and what is left for blue."""
        red = chance(state, truth)
        return red, 1.0 - red

    def weighs(self, decision: Decision) -> bool:
        """The own turn, a card to take, whom to hit."""
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
        return str(move)

    def always(self, move: Move) -> bool:
        """To end the turn, or to pass."""
        return move.text in ("end", "pass")


MIND: Final = _Duelist()
