"""How good a position is: the chance to win it, from a few figures that both players have.

Each figure is red's less blue's, once as it is and once times how far the game has gone. The weights are
those of a logistic regression over games of the greedy bot against itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from p2pduel.games.duel.bots.goals import Plan
from p2pduel.games.duel.bots.worth import card_worth
from p2pduel.games.duel.rules.core import CARD, placed, rules_of, victory
from p2pduel.games.duel.rules.state import State

__all__ = ["WEIGHTS", "chance", "figures", "gone"]

WEIGHTS = {
    "victory": (-0.077, 1.605),
    "income": (1.876, -1.364),
    "stored": (-0.015, 0.163),
    "crowded": (-0.074, 0.212),
    "trade": (1.153, -1.092),
    "strength": (0.081, -0.035),
    "skill": (0.260, -0.122),
    "progress": (1.757, -1.279),
    "hand": (-0.038, -0.130),
    "sites": (0.060, 0.005),
    "cities": (-0.502, 0.577),
    "goal": (0.208, 2.509),
    "second": (0.465, 1.748),
    "ships": (-0.535, 0.625),
}
"""What a figure counts at the start, and what is added to that by the end of the game."""

_ORDERED = [weight for weight, _ in WEIGHTS.values()], [more for _, more in WEIGHTS.values()]

_BRIGANDS = 7
_FAR = 5
"""More strength or trade points than this make no difference."""


def figures(s: State, seat: int, truth: Mapping[int, str]) -> list[float]:
    """The figures of one player; the order is that of WEIGHTS."""
    player = s.players[seat]
    hand = [truth[slot] for slot in s.zones[f"hand{seat}"]]
    plan = Plan(s, seat, hand)
    _, trade, strength, skill, progress = player.points
    total = sum(player.stored.values())
    goals = [goal.score for goal in plan.goals[:2]] + [0.0, 0.0]
    return [
        victory(s, seat),
        sum(plan.income.values()),
        min(total, _BRIGANDS),
        max(0, total - _BRIGANDS),
        min(trade, _FAR),
        min(strength, _FAR),
        skill,
        progress,
        sum(card_worth(s, seat, face) for face in hand),
        plan.small + plan.large,
        sum(what == "city" for what in player.centre.values()),
        goals[0],
        goals[1],
        sum(bool(CARD[card.face].ship) for _, card in placed(player)),
    ]


def gone(s: State, most: float) -> float:
    """How far the game has gone if the first player has so many points."""
    return most / rules_of(s).target


def chance(s: State, truth: Mapping[int, str]) -> float:
    """Red's chance to win, if the hidden cards are what `truth` says."""
    late = gone(s, max(victory(s, 0), victory(s, 1)))
    total = 0.0
    for red, blue, weight, more in zip(figures(s, 0, truth), figures(s, 1, truth), *_ORDERED, strict=True):
        total += (red - blue) * (weight + late * more)
    return 1.0 / (1.0 + math.exp(-total))
