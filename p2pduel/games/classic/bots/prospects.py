"""How good a position is: the chance to win it, from a few figures that both players have.

Each figure is red's less blue's, once as it is and once times how far the game has gone. The weights are
those of a logistic regression over games of greedy players, made by `python -m benchmarks.prospects classic`.
"""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from p2pduel.games.classic.bots.goals import Plan
from p2pduel.games.classic.bots.worth import card_worth
from p2pduel.games.classic.rules.core import spots, victory
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.state import State
from p2pduel.principality.resources import RESOURCES

__all__ = ["WEIGHTS", "Figures", "chance", "figures", "gone"]


class Figures(NamedTuple):
    """What counts of one player."""

    victory: float
    """Points, tokens included."""
    knight: float
    """Whether the knight token is among them: it may be lost again."""
    mill: float
    """The mill token."""
    ahead: float
    """Whether a tournament would be won."""
    trade: float
    strength: float
    income: float
    """Resources a roll."""
    gold: float
    """How much of that is gold, of which little can be made."""
    saved: float
    """What better rates than 3 for 1 save a roll."""
    stored: float
    """Resources that brigands leave alone."""
    crowded: float
    """Those they would take."""
    regions: float
    cities: float
    small: float
    """Free sites for green cards."""
    large: float
    """Those of them at cities."""
    hand: float
    """What the cards held are worth."""
    actions: float
    """What the action cards among them are worth."""
    limit: float
    """Cards that may be held."""
    goal: float
    """How good the best goal is, and how near."""
    second: float
    """The second best."""
    magic: float
    """Magic power of the wizards."""
    turn: float
    """Whether it is this player's turn."""


WEIGHTS: Final = {
    "victory": (0.023, 1.039),
    "knight": (-0.113, -0.506),
    "mill": (0.329, -1.031),
    "ahead": (0.641, -0.261),
    "trade": (0.340, -0.018),
    "strength": (-0.104, 0.198),
    "income": (2.797, -2.197),
    "gold": (-2.110, 1.915),
    "saved": (-0.756, 1.498),
    "stored": (-0.055, 0.137),
    "crowded": (-0.092, 0.078),
    "regions": (0.044, -0.101),
    "cities": (-0.381, 0.351),
    "small": (0.075, 0.012),
    "large": (0.017, 0.028),
    "hand": (-0.198, 0.018),
    "actions": (0.318, -0.240),
    "limit": (1.176, -0.796),
    "goal": (1.170, 0.757),
    "second": (0.572, 1.134),
    "magic": (0.270, -0.379),
    "turn": (-0.029, 0.105),
}
"""What a figure counts at the start, and what is added to that by the end of the game."""

_ORDERED = [weight for weight, _ in WEIGHTS.values()], [more for _, more in WEIGHTS.values()]

_BRIGANDS = 7
_USUAL_RATE = 3
_FAR = 8
"""More strength or trade points than this make no difference."""


def figures(s: State, seat: int, truth: Mapping[int, str]) -> Figures:
    """The figures of one player, whose hidden cards are what `truth` says."""
    player, (knight, mill) = s.players[seat], s.tokens
    hand = [truth[slot] for slot in s.zones[f"hand{seat}"]]
    plan = Plan(s, seat, hand)
    _, trade, strength, tournament = player.points
    total = sum(player.stored.values())
    worths = [(card_worth(s, seat, face), CARD[face].is_action) for face in hand]
    first, second, *_ = [*[goal.score for goal in plan.goals[:2]], 0.0, 0.0]
    cards = [spot.card for spot in spots(s, seat)]
    return Figures(
        victory=victory(s, seat),
        knight=knight == seat,
        mill=mill == seat,
        ahead=tournament > s.players[1 - seat].points[3],
        trade=min(trade, _FAR),
        strength=min(strength, _FAR),
        income=sum(plan.income.values()),
        gold=plan.income["gold"],
        saved=sum(plan.income[r] * (_USUAL_RATE - plan.rates[r]) for r in RESOURCES),
        stored=min(total, _BRIGANDS),
        crowded=max(0, total - _BRIGANDS),
        regions=len(player.regions),
        cities=sum(what in ("city", "metropolis") for what in player.centre.values()),
        small=plan.small,
        large=plan.large,
        hand=sum(worth for worth, _ in worths),
        actions=sum(worth for worth, action in worths if action),
        limit=player.limit,
        goal=first,
        second=second,
        magic=sum(card.amount for card in cards if CARD[card.face].kind == "wizard"),
        turn=s.active == seat,
    )


def gone(s: State, most: float) -> float:
    """How far the game has gone if the first player has so many points."""
    return most / s.layout.target


def chance(s: State, truth: Mapping[int, str]) -> float:
    """Red's chance to win, if the hidden cards are what `truth` says."""
    late = gone(s, max(victory(s, 0), victory(s, 1)))
    total = 0.0
    for red, blue, weight, more in zip(figures(s, 0, truth), figures(s, 1, truth), *_ORDERED, strict=True):
        total += (red - blue) * (weight + late * more)
    return 1.0 / (1.0 + math.exp(-total))
