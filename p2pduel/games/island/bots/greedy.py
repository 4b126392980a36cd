"""`greedy`: saves for what brings most points a round, trades towards it, and robs whoever is ahead."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache

from p2pduel.bots.base import Bot
from p2pduel.games.island.bots.offers import swap
from p2pduel.games.island.bots.plan import Plan, missing, threat
from p2pduel.games.island.bots.sites import DOTS, dots_at, income, site_worth, ways
from p2pduel.games.island.rules.cards import Cards, parse_cards
from p2pduel.games.island.rules.facts import (
    BANK,
    CARD_COST,
    CITY_COST,
    COLOURS,
    HAND_LIMIT,
    KINDS,
    KNIGHT,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    SPECIAL_POINTS,
)
from p2pduel.games.island.rules.geometry import (
    CORNERS,
    EDGE_NAMES,
    EDGES,
    EDGES_AT,
    HEX_OF,
    OTHER_END,
    VERTEX_OF,
)
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["GreedyBot", "rated"]

_WINS = 1000.0
_NEVER = -1.5
_EDGE_OF = {name: edge for edge, name in enumerate(EDGE_NAMES)}
_OFFER = 0.01
"""To ask is better than nothing."""
_OFFERS = 1
"""Offers in one turn: people shall not be kept at the table by questions."""
_DANGER = 2
"""A player who lacks so few points gets nothing."""


class GreedyBot(Bot):
    """Gives every legal move a number and takes the highest; chance breaks ties."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move with the highest number, or an offer where nothing is better than to end the turn."""
        decision = view.my_decision()
        if decision is None or (len(legal) == 1 and decision.kind != "action"):
            return legal[0]
        scored = rated(view, legal, offers=True)
        top = max(score for score, _ in scored)
        best = [move for score, move in scored if score > top - 1e-9]
        return best[0] if len(best) == 1 else self._source.choice(best)


def rated(view: View, legal: Sequence[Move], *, offers: bool = False) -> list[tuple[float, Move]]:
    """Every move with its number, in the order given.

    With offers the one that greedy would make comes last, where nothing is better than to end the turn.
    """
    decision = view.my_decision()
    assert decision is not None
    mind = _Mind(view, decision)
    scored = [(mind.score(move), move) for move in legal]
    if offers and decision.kind == "action" and max(score for score, _ in scored) <= 0.0:
        offer = mind.offer()
        if offer is not None:
            scored.append((_OFFER, offer))
    return scored


@lru_cache(1 << 12)
def _cards(words: tuple[str, ...]) -> Cards:
    return parse_cards(words)


class _Mind:
    """What the bot thinks in one position."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view, self.kind, self.data = view, decision.kind, decision.data
        self.s = view.state
        self.plan = Plan(view)
        self.seat, self.hand, self.best = self.plan.seat, self.plan.hand, self.plan.best
        self.crowded = self.plan.size > HAND_LIMIT

    def score(self, move: Move) -> float:
        """How good a move is; doing nothing is 0."""
        verb, *words = move.text.split()
        judge = _JUDGES.get(verb)
        return judge(self, words) if judge is not None else 0.0

    # -- building --------------------------------------------------------------------------------

    def _paid(self, name: str, worth: float, cost: Cards, points: int) -> float:
        """What to pay for something now is worth, less what it delays the best goal."""
        if points and self.plan.lacks <= points:
            return _WINS
        best = self.best
        if best is None or best.name == name:
            return 0.1 + worth
        left = [have - need for have, need in zip(self.hand, cost, strict=True)]
        return worth + self.plan.gain(left) + (0.2 if self.crowded else -0.05)

    def settle(self, words: list[str]) -> float:
        """A settlement: founded, paid, or of a neutral colour."""
        vertex = VERTEX_OF[words[0]]
        if "as" in words:
            return self._neutral_site(vertex)
        worth = site_worth(self.s, vertex, self.plan.dots)
        if self.kind == "found":
            return worth
        return self._paid("settlement", 1 + self.plan.dot * worth, SETTLEMENT_COST, 1)

    def city(self, words: list[str]) -> float:
        """A city where most is harvested."""
        worth = 1 + max(self.plan.dot, 0.001) * dots_at(self.s, VERTEX_OF[words[0]])
        return self._paid("city", worth, CITY_COST, 1)

    def road(self, words: list[str]) -> float:
        """A road on the way to the best site, or for Longest Road."""
        edge = _EDGE_OF[words[0]]
        if "as" in words:
            return self._neutral_road(edge)
        if self.kind == "found_road":
            return self._first_road(edge)
        for goal in self.plan.goals:
            if goal.place == edge and goal.name in ("site", "longest"):
                if self.kind == "free_road":
                    return goal.worth
                wins = SPECIAL_POINTS if goal.name == "longest" and goal.cost == ROAD_COST else 0
                return self._paid(goal.name, goal.score, ROAD_COST, wins)
        if self.kind == "free_road":
            return 0.0
        return _NEVER

    def _first_road(self, edge: int) -> float:
        """The best site that the road leads to."""
        start = int(self.data["site"]) - 1
        found = [
            site_worth(self.s, way.site, self.plan.dots) / (1 + way.roads)
            for way in ways(self.s, self.seat, OTHER_END[start][edge])
        ]
        return max(found, default=0.0)

    def buy(self, _words: list[str]) -> float:
        """A development card."""
        worth = next(goal.worth for goal in self.plan.goals if goal.name == "card")
        return self._paid("card", worth, CARD_COST, 0)

    # -- trading ---------------------------------------------------------------------------------

    def trade(self, words: list[str]) -> float:
        """What a goal has too much of for what it lacks, if it can be paid then, or cards are in danger."""
        best = self.best
        if best is None:
            return _NEVER
        rate, give, get = int(words[0]), RESOURCES.index(words[1]), RESOURCES.index(words[3])
        spare = self.hand[give] - best.cost[give] - rate
        if spare < 0 or self.hand[get] >= best.cost[get] or (best.wait and not self.crowded):
            return _NEVER
        worth = 0.05 if best.wait else 0.9 * best.worth
        return worth + 0.01 * spare - 0.005 * rate

    def _swapped(self, give: Sequence[int], get: Sequence[int]) -> float:
        """What it is worth to give cards for others."""
        after = [have - less + more for have, less, more in zip(self.hand, give, get, strict=True)]
        if min(after) < 0:
            return _NEVER
        return self.plan.better(after) + 0.05 * (sum(get) - sum(give))

    def _helped(self, seat: int) -> float:
        """What it costs to help a seat: nobody helps a leader to win."""
        s = self.s
        if s.points[seat] >= s.options.target - _DANGER:
            return -_NEVER
        return 0.05 * threat(s, self.seat, seat)

    def accept(self, _words: list[str]) -> float:
        """An offer that brings the best goal nearer."""
        return self._swapped(self.data["want"], self.data["give"]) - self._helped(self.data["active"])

    def close(self, words: list[str]) -> float:
        """The best of the answers, if one helps."""
        if not words:
            return 0.0
        seat = COLOURS.index(words[0])
        deal = next(deal for deal in self.data["deals"] if deal["seat"] == seat)
        return self._swapped(deal["give"], deal["get"]) - self._helped(seat)

    def offer(self) -> Move | None:
        """A card that the best goal does not need for one that it lacks; None if nothing is to be offered."""
        s, best = self.s, self.best
        if best is None or s.offers >= _OFFERS or (s.built and s.options.phases == "strict"):
            return None
        lacking = missing(best.cost, self.hand)
        spare = [have - need for have, need in zip(self.hand, best.cost, strict=True)]
        give = max(range(KINDS), key=lambda kind: spare[kind])
        want = min(range(KINDS), key=lambda kind: (spare[kind], self.plan.income[kind]))
        if spare[give] < 1 or not 0 < lacking <= _DANGER or s.bank[want] + self.hand[want] == BANK:
            return None
        if not self._may_have(want):
            return None
        return swap("offer", give, want)

    def _may_have(self, kind: int) -> bool:
        """Whether another seat has such a card, as far as this one can see."""
        hands = [self.view.resources(seat) for seat in range(self.s.seats) if seat != self.seat]
        return any(hand is None or hand[kind] for hand in hands)

    # -- cards given up --------------------------------------------------------------------------

    def keep(self, words: list[str]) -> float:
        """What is left shall pay the goals, the best one first."""
        cards = _cards(tuple(words))
        left = [have - less for have, less in zip(self.hand, cards, strict=True)]
        score = -0.01 * sum([count * count for count in left])
        for goal, weight in zip(self.plan.goals[:3], (1.0, 0.4, 0.2), strict=False):
            score -= weight * missing(goal.cost, left)
        return score

    # -- the robber ------------------------------------------------------------------------------

    def rob(self, words: list[str]) -> float:
        """The hex that hurts the most dangerous player most, and a card of theirs."""
        s, seat = self.s, self.seat
        hex_ = HEX_OF[words[0]]
        dots = DOTS[s.tokens[hex_]]
        score = 0.0
        for vertex in CORNERS[hex_]:
            owner = s.owners[vertex]
            if owner == seat:
                score -= 1.5 * dots * s.levels[vertex]
            elif 0 <= owner < s.seats:
                score += dots * s.levels[vertex] * threat(s, seat, owner)
        if len(words) > 1:
            score += 3.0 * threat(s, seat, COLOURS.index(words[2]))
        return score

    def knight(self, _words: list[str]) -> float:
        """A knight: for Largest Army, against the robber; else after the roll, for a card."""
        if self.plan.army_now():
            return _WINS if self.plan.lacks <= SPECIAL_POINTS else 2.0
        if self.plan.robbed():
            return 0.6
        if self.kind == "preroll":
            return -0.1
        return 0.15 if self.plan.faces.count(KNIGHT) > 1 or self.plan.knights_short() <= 1 else 0.05

    # -- other cards -----------------------------------------------------------------------------

    def road_building(self, _words: list[str]) -> float:
        """Two roads where there is somewhere to go."""
        goals = [goal.worth for goal in self.plan.goals if goal.name in ("site", "longest")]
        return 0.2 + 0.5 * max(goals) if goals and self.s.stock[self.seat][0] > 1 else -0.1

    def invention(self, words: list[str]) -> float:
        """Two cards that pay for the best goal."""
        best = self.best
        if best is None or self.kind == "preroll":
            return -0.1
        cards = _cards(tuple(words))
        after = [have + more for have, more in zip(self.hand, cards, strict=True)]
        lacking = missing(best.cost, self.hand)
        return 0.3 + self.plan.better(after) if lacking and not missing(best.cost, after) else -0.1

    def monopoly(self, words: list[str]) -> float:
        """A kind of which the others hold much: all that is neither in the bank nor in the own hand."""
        kind = RESOURCES.index(words[0])
        held = BANK - self.s.bank[kind] - self.hand[kind]
        after = [have + held * (each == kind) for each, have in enumerate(self.hand)]
        return 0.15 * held + self.plan.better(after) - 0.6

    # -- the game for two ------------------------------------------------------------------------

    def _neutral_site(self, vertex: int) -> float:
        """A neutral settlement stands best in the other's way."""
        s, other = self.s, 1 - self.seat
        score = 0.0
        for colour, sign in ((self.seat, -1.2), (other, 1.0)):
            near = s.reach[colour] >> vertex & 1 or any(way.site == vertex for way in ways(s, colour))
            if near:
                score += sign * site_worth(s, vertex, income(s, colour))
        return score

    def _neutral_road(self, edge: int) -> float:
        """A neutral road lies best where the other wants to build."""
        s, other = self.s, 1 - self.seat
        mine = {goal.place for goal in self.plan.goals if goal.name in ("site", "longest")}
        score = -1.0 if edge in mine else 0.0
        score += 0.3 * (s.open_edges[other] >> edge & 1) - 0.3 * (s.open_edges[self.seat] >> edge & 1)
        longest = s.longest_road == self.seat
        rival = max(s.lengths[s.seats :])
        if longest and rival + 1 >= s.lengths[self.seat]:
            score -= 0.2 * sum(len(EDGES_AT[end]) for end in EDGES[edge])
        return score

    def home(self, _words: list[str]) -> float:
        """The robber goes home if it hurts, and the other no more."""
        other = sum(income(self.s, 1 - self.seat)) - sum(income(self.s, 1 - self.seat, robbed=True))
        return 0.1 * (self.plan.robbed() - other) - 0.25

    def force(self, _words: list[str]) -> float:
        """Two cards of the other for two that are not needed."""
        best, theirs = self.best, self.s.hands[1 - self.seat]
        if best is None or not best.wait or self.kind == "preroll":
            return -0.1
        wanted = sum([theirs[kind] for kind in range(KINDS) if self.hand[kind] < best.cost[kind]])
        spare = sum([max(0, have - need) for have, need in zip(self.hand, best.cost, strict=True)])
        return wanted / sum(theirs) - 0.3 if spare > 1 else -0.1


def _flat(score: float) -> "Callable[[_Mind, list[str]], float]":
    return lambda _mind, _words: score


_JUDGES: dict[str, Callable[[_Mind, list[str]], float]] = {
    "settle": _Mind.settle,
    "city": _Mind.city,
    "road": _Mind.road,
    "buy": _Mind.buy,
    "trade": _Mind.trade,
    "accept": _Mind.accept,
    "close": _Mind.close,
    "discard": _Mind.keep,
    "give": _Mind.keep,
    "rob": _Mind.rob,
    "knight": _Mind.knight,
    "road_building": _Mind.road_building,
    "invention": _Mind.invention,
    "monopoly": _Mind.monopoly,
    "reveal": _flat(_WINS + 1),
    "retire": _flat(_NEVER),
    "home": _Mind.home,
    "force": _Mind.force,
}
"""How each verb is judged; roll, end and decline are nothing."""
