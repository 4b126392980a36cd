"""How good a position is: the chance to win it, from a few figures that both players have.

Each figure is red's less blue's, once as it is and once times how far the game has gone. The weights are
those of a logistic regression over games of the greedy bot against itself, of all variants together.
"""

import math
from collections.abc import Mapping
from typing import Final

from p2pduel.games.classic.bots.goals import Plan
from p2pduel.games.classic.bots.worth import card_worth
from p2pduel.games.classic.rules.core import spots, victory
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.state import State

__all__ = ["WEIGHTS", "chance", "figures"]

WEIGHTS: Final = {
    "victory": (0.074, 0.695),
    "income": (2.135, -0.697),
    "stored": (-0.027, 0.076),
    "crowded": (0.021, -0.143),
    "trade": (0.328, -0.215),
    "strength": (-0.149, 0.164),
    "tournament": (0.126, -0.051),
    "hand": (-0.307, 0.336),
    "limit": (0.131, 0.344),
    "sites": (0.022, -0.080),
    "cities": (-0.198, 0.371),
    "goal": (0.699, 0.920),
    "second": (1.183, 0.161),
    "fleets": (0.031, 0.132),
    "magic": (0.583, -0.740),
    "turn": (-0.097, 0.278),
}
"""What a figure counts at the start, and what is added to that by the end of the game."""

_ORDERED = [weight for weight, _ in WEIGHTS.values()], [more for _, more in WEIGHTS.values()]

_BRIGANDS = 7
_FAR = 8
"""More strength, trade or tournament points than this make no difference."""


def figures(s: State, seat: int, truth: Mapping[int, str]) -> list[float]:
    """The figures of one player; the order is that of WEIGHTS."""
    player = s.players[seat]
    hand = [truth[slot] for slot in s.zones[f"hand{seat}"]]
    plan = Plan(s, seat, hand)
    _, trade, strength, tournament = player.points
    total = sum(player.stored.values())
    goals = [goal.score for goal in plan.goals[:2]] + [0.0, 0.0]
    cards = [spot.card for spot in spots(s, seat)]
    return [
        victory(s, seat),
        sum(plan.income.values()),
        min(total, _BRIGANDS),
        max(0, total - _BRIGANDS),
        min(trade, _FAR),
        min(strength, _FAR),
        min(tournament, _FAR),
        sum(card_worth(s, seat, face) for face in hand),
        player.limit,
        plan.small,
        sum(what in ("city", "metropolis") for what in player.centre.values()),
        goals[0],
        goals[1],
        sum(bool(CARD[card.face].fleet) for card in cards),
        sum(card.amount for card in cards if CARD[card.face].kind == "wizard"),
        float(s.active == seat),
    ]


def chance(s: State, truth: Mapping[int, str]) -> float:
    """Red's chance to win, if the hidden cards are what `truth` says."""
    gone = max(victory(s, 0), victory(s, 1)) / s.layout.target
    total = 0.0
    for red, blue, weight, more in zip(figures(s, 0, truth), figures(s, 1, truth), *_ORDERED, strict=True):
        total += (red - blue) * (weight + gone * more)
    return 1.0 / (1.0 + math.exp(-total))
