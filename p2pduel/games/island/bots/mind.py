"""The island as the planner thinks of it: greedy's judgement, and the chance to win."""

import random
from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from p2pduel.bots.base import Bot
from p2pduel.bots.planner.mind import Mind
from p2pduel.games.island.bots.greedy import GreedyBot, rated
from p2pduel.games.island.bots.guesses import Guesses
from p2pduel.games.island.bots.sites import income
from p2pduel.games.island.rules.facts import VICTORY
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["MIND"]

_WEIGHED: Final = frozenset(("action", "preroll", "rob"))
_DOT, _CARD, _CARDS, _HIDDEN, _KNIGHT, _ROAD, _SITE = 0.07, 0.08, 7, 0.4, 0.2, 0.1, 0.35
"""In points: a dot, a resource card (so many at most), a hidden card, a knight, a road's length, a site."""
_SHARP: Final = 0.7
"""How much a point ahead is worth at the beginning; towards the end more."""


class _Islander(Mind):
    """What greedy knows of the island."""

    rules = RULESET

    def policy(self, source: random.Random) -> Bot:
        """Greedy."""
        return GreedyBot(source)

    def rated(self, view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """Greedy's numbers."""
        return rated(view, legal)

    def guesses(self, view: View) -> Guesses:
        """What the box has, less what is known."""
        return Guesses(view)

    def chances(self, state: State, truth: Mapping[int, str]) -> list[float]:
        """Each seat's share: more for whoever is ahead in points, harvest and cards."""
        seats = range(state.seats)
        sharp = _SHARP * (1 + max(state.points[seat] for seat in seats) / state.options.target)
        weights = [exp(sharp * _standing(state, truth, seat)) for seat in seats]
        return [weight / sum(weights) for weight in weights]

    def weighs(self, decision: Decision) -> bool:
        """The own turn and the robber; a founding pays long after an imagined game ends."""
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


def _standing(s: State, truth: Mapping[int, str], seat: int) -> float:
    """Points, and what will become points."""
    cards = [*s.zones[DEV_ZONES[seat]], *s.zones[NEW_ZONES[seat]]]
    victory = sum([truth.get(slot) == VICTORY for slot in cards])
    return (
        s.points[seat]
        + victory
        + _HIDDEN * (len(cards) - victory)
        + _DOT * sum(income(s, seat))
        + _CARD * min(_CARDS, s.size(seat))
        + _KNIGHT * s.army[seat]
        + _ROAD * s.lengths[seat]
        + _SITE * bool(s.reach[seat] & ~s.closed and s.stock[seat][1])
    )


MIND: Final = _Islander()
