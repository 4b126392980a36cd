"""What a seat of the island saves for: every goal with its worth, and how long it takes to pay."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from p2pduel.games.island.bots.sites import Way, dots_at, income, site_worth, ways
from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.facts import (
    ARMY_LEAST,
    CARD_COST,
    CITY_COST,
    KINDS,
    KNIGHT,
    ROAD_COST,
    ROAD_LEAST,
    SETTLEMENT_COST,
    SPECIAL_POINTS,
    STACK,
)
from p2pduel.games.island.rules.geometry import EDGES, bits
from p2pduel.games.island.rules.roads import from_end
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.state import NOBODY

__all__ = ["Goal", "Plan", "missing", "threat"]

_STEPS: Final = (0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30)
"""Rounds that a wait is counted in; the last is for ever."""
_DOT: Final = 0.09
"""A dot at the beginning of a game, in points; towards the end it is worth nothing."""
_ROAD_LOSS: Final = 0.85
"""What is left of a site's worth for every road on the way: somebody may be there first."""
_CARD: Final = 0.5
_ARMY: Final = (0.7, 0.35, 0.15)
"""A development card in points, and more if one, two or three knights bring Largest Army."""
_LONGEST: Final = 0.8
"""Longest Road may be lost again."""
_LONGEST_ROADS: Final = 3
"""It is thought of when so many roads bring it."""
_NO_TRADE: Final = (99,) * KINDS


class Goal(NamedTuple):
    """Something to pay for."""

    name: str
    """city, settlement, site (roads and a settlement), longest, card."""
    cost: tuple[int, ...]
    worth: float
    """In points."""
    wait: float
    """Rounds until it can be paid, trades with the bank included."""
    place: int
    """Intersection, or the edge of the first road; -1: none."""
    site: int = -1
    """The intersection that a road leads to."""

    @property
    def score(self) -> float:
        """Points a round."""
        return self.worth / (1.0 + self.wait)


def missing(cost: Sequence[int], hand: Sequence[int]) -> int:
    """How many cards a hand lacks."""
    return sum([need - have for need, have in zip(cost, hand, strict=True) if need > have])


def _times(count: int, cost: Sequence[int], more: Sequence[int] = (0,) * KINDS) -> tuple[int, ...]:
    return tuple(count * each + other for each, other in zip(cost, more, strict=True))


class Plan:
    """The goals of a view's seat, best first."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.s, self.seat = view, view.state, view.seat
        s, seat = self.s, self.seat
        self.hand = s.hands[seat]
        self.size = sum(self.hand)
        self.dots = income(s, seat)
        rolls = 2 * s.seats if s.neutral else s.seats
        self.income = [rolls * dots / 36 for dots in self.dots]
        closed = s.built and s.options.phases == "strict"
        self.rates = RATES[s.ports[seat]]
        self._rates = _NO_TRADE if closed else self.rates
        self.faces = [face for _, face, _ in view.hand()]
        self.points = view.points(seat)
        self.lacks = s.options.target - self.points
        """Points to win."""
        self.dot = _DOT * min(1.0, max(0, self.lacks - 1) / 7)
        self.ways = ways(s, seat)
        self.goals = sorted(self._goals(), key=lambda goal: -goal.score)
        self.best = self.goals[0] if self.goals else None

    # -- time ------------------------------------------------------------------------------------

    def wait(self, cost: Sequence[int], hand: Sequence[int]) -> float:
        """Rounds until a hand has grown to a cost."""
        low, high = 0, len(_STEPS) - 1
        while low < high:
            middle = (low + high) // 2
            if self._pays(cost, hand, _STEPS[middle]):
                high = middle
            else:
                low = middle + 1
        return _STEPS[low]

    def _pays(self, cost: Sequence[int], hand: Sequence[int], rounds: float) -> bool:
        short = extra = 0.0
        for kind in range(KINDS):
            left = hand[kind] + self.income[kind] * rounds - cost[kind]
            if left < 0:
                short -= left
            elif rounds:
                extra += left / self.rates[kind]
            else:
                extra += left // self._rates[kind]
        return short <= extra

    def gain(self, after: Sequence[int]) -> float:
        """What other cards are worth to the best goal: it can be paid sooner, or later."""
        best = self.best
        return 0.0 if best is None else (best.wait - self.wait(best.cost, after)) * best.score

    def better(self, after: Sequence[int]) -> float:
        """What other cards are worth in points a round, whichever goal is the best then."""
        if self.best is None:
            return 0.0
        return max(goal.worth / (1.0 + self.wait(goal.cost, after)) for goal in self.goals) - self.best.score

    # -- goals -----------------------------------------------------------------------------------

    def _goals(self) -> list[Goal]:
        s, seat = self.s, self.seat
        roads, settlements, cities = s.stock[seat]
        found: list[Goal] = []
        if cities and s.villages[seat]:
            place = max(bits(s.villages[seat]), key=lambda vertex: dots_at(s, vertex))
            found.append(self._goal("city", CITY_COST, 1 + self.dot * dots_at(s, place), place))
        if settlements:
            found += self._sites(roads)
        if roads:
            found += self._longest(roads)
        if s.zones[STACK]:
            found.append(self._goal("card", CARD_COST, self._card_worth(), -1))
        return found

    def _goal(self, name: str, cost: tuple[int, ...], worth: float, place: int, site: int = -1) -> Goal:
        return Goal(name, cost, worth, self.wait(cost, self.hand), place, site)

    def _sites(self, roads: int) -> list[Goal]:
        s = self.s
        found: list[Goal] = []
        ready = bits(s.reach[self.seat] & ~s.closed)
        if ready:
            worth, site = max((site_worth(s, vertex, self.dots), vertex) for vertex in ready)
            found.append(self._goal("settlement", SETTLEMENT_COST, 1 + self.dot * worth, site))
        best: tuple[float, Way] | None = None
        for way in self.ways:
            if way.roads > roads:
                break
            worth = (1 + self.dot * site_worth(s, way.site, self.dots)) * _ROAD_LOSS**way.roads
            value = worth / (2 + way.roads)
            if best is None or value > best[0]:
                best = (value, way)
        if best is not None:
            value, way = best
            cost = _times(way.roads, ROAD_COST, SETTLEMENT_COST)
            found.append(self._goal("site", cost, value * (2 + way.roads), way.edge, way.site))
        return found

    def _longest(self, roads: int) -> list[Goal]:
        """Roads that bring Longest Road, if few are enough (I-13.1)."""
        s, seat = self.s, self.seat
        if s.longest_road == seat:
            return []
        rival = max(length for colour, length in enumerate(s.lengths) if colour != seat)
        need = max(ROAD_LEAST, rival + 1) - s.lengths[seat]
        if not 0 < need <= min(_LONGEST_ROADS, roads):
            return []
        edge = self.longer()
        if edge is None:
            return []
        worth = SPECIAL_POINTS * _LONGEST**need if self.lacks > SPECIAL_POINTS else SPECIAL_POINTS
        return [self._goal("longest", _times(need, ROAD_COST), worth, edge)]

    def longer(self) -> int | None:
        """The edge that makes the seat's longest road longer at an end of it; None if there is none."""
        s, seat = self.s, self.seat
        roads = s.roads.copy()
        for edge in bits(s.open_edges[seat] & s.free_edges):
            roads[edge] = seat
            if any(from_end(roads, s.owners, seat, end) > s.lengths[seat] for end in EDGES[edge]):
                return edge
            roads[edge] = NOBODY
        return None

    def knights_short(self) -> int:
        """How many more knights than those in the hand bring Largest Army; a lot where it is held."""
        s, seat = self.s, self.seat
        if s.largest_army == seat:
            return 99
        rival = s.army[s.largest_army] if s.largest_army != NOBODY else 0
        return max(ARMY_LEAST, rival + 1) - s.army[seat] - self.faces.count(KNIGHT)

    def army_now(self) -> bool:
        """Whether the next knight that is played brings Largest Army (I-15.1)."""
        s, seat = self.s, self.seat
        rival = s.army[s.largest_army] if s.largest_army != NOBODY else 0
        return s.largest_army != seat and s.army[seat] + 1 >= max(ARMY_LEAST, rival + 1)

    def robbed(self) -> int:
        """The dots that the robber keeps from the seat."""
        return sum(self.dots) - sum(income(self.s, self.seat, robbed=True))

    def _card_worth(self) -> float:
        short = self.knights_short()
        army = _ARMY[short - 1] if 0 < short <= len(_ARMY) else 0.0
        return _CARD + army + (0.3 if self.lacks <= 1 else 0.0)


def threat(s: State, seat: int, of: int) -> float:
    """How dangerous a seat is to another: more for whoever is ahead, most shortly before the end."""
    cards = len(s.zones[f"{of}:dev"]) + len(s.zones[f"{of}:new"])
    points = s.points[of] + 0.25 * cards
    ahead = points - s.points[seat]
    return 1.0 + 0.15 * max(-2.0, ahead) + (1.0 if points >= s.options.target - 2 else 0.0)
