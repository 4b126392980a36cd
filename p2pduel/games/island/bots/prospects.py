"""How good a position of the island is: every seat's chance to win it, from a few figures that all have.

The weights are those of a logistic regression over the turns of 2,500 games for two between greedy players,
some of whose moves were left to chance.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from p2pduel.games.island.bots.plan import missing
from p2pduel.games.island.bots.sites import KIND_WEIGHTS, income, site_worth, ways
from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.facts import (
    BRICK,
    CITY_COST,
    GRAIN,
    HAND_LIMIT,
    KNIGHT,
    LUMBER,
    ORE,
    SETTLEMENT_COST,
    VICTORY,
)
from p2pduel.games.island.rules.geometry import bits
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State

__all__ = ["WEIGHTS", "chances", "figures", "gone"]

WEIGHTS: Final = {
    "points": (0.231, 0.713),
    "dots": (0.127, -0.110),
    "kinds": (0.315, 0.131),
    "road_dots": (0.068, -0.077),
    "city_dots": (0.105, -0.120),
    "saved": (0.029, -0.026),
    "site": (0.055, -0.023),
    "near": (0.063, -0.046),
    "ways": (0.052, -0.047),
    "knights": (0.587, 0.341),
    "others": (0.783, -0.157),
    "cards": (0.041, 0.094),
    "above": (0.082, 0.060),
    "short": (-0.155, 0.109),
    "army": (0.352, -0.064),
    "length": (0.060, 0.243),
    "longest_road": (-0.700, -0.528),
    "largest_army": (-1.925, 1.088),
    "robbed": (-0.025, 0.017),
}
"""What a figure counts at the start, and what is added to that by the end of the game."""

_ORDERED: Final = tuple(WEIGHTS.values())
_NO_CITY: Final = 5
"""Cards that a city lacks where none can be built."""


def chances(state: State, truth: Mapping[int, str]) -> list[float]:
    """Each seat's chance, if the development cards are what `truth` says."""
    found = [figures(state, seat, truth) for seat in range(state.seats)]
    late = gone(state, max(each[0] for each in found))
    weights = [start + late * more for start, more in _ORDERED]
    standings = [sum([w * f for w, f in zip(weights, each, strict=True)]) for each in found]
    shares = [exp(standing - max(standings)) for standing in standings]
    return [share / sum(shares) for share in shares]


def gone(s: State, most: float) -> float:
    """How far the game has gone if the first seat has so many points, from 0 to 1."""
    return min(1.0, most / s.options.target)


def figures(s: State, seat: int, truth: Mapping[int, str]) -> tuple[float, ...]:
    """The figures of a seat, in the order of their weights."""
    faces = [truth.get(slot) for slot in (*s.zones[DEV_ZONES[seat]], *s.zones[NEW_ZONES[seat]])]
    victory, knights = faces.count(VICTORY), faces.count(KNIGHT)
    dots, hand, rates = income(s, seat), s.hands[seat], RATES[s.ports[seat]]
    size = sum(hand)
    city = missing(CITY_COST, hand) if s.stock[seat][2] and s.villages[seat] else _NO_CITY
    ready = bits(s.reach[seat] & ~s.closed) if s.stock[seat][1] else ()
    found = ways(s, seat)
    return (
        s.points[seat] + victory,
        sum([weight * each for weight, each in zip(KIND_WEIGHTS, dots, strict=True)]),
        sum([each > 0 for each in dots]),
        min(dots[LUMBER], dots[BRICK]),
        min(dots[GRAIN], dots[ORE]),
        sum([each * (4 - rate) for each, rate in zip(dots, rates, strict=True)]),
        max([site_worth(s, vertex, dots) for vertex in ready], default=0.0),
        max([site_worth(s, way.site, dots) for way in found if way.roads == 1], default=0.0),
        len(found),
        knights,
        len(faces) - knights - victory,
        min(HAND_LIMIT, size),
        max(0, size - HAND_LIMIT),
        missing(SETTLEMENT_COST, hand) + city,
        s.army[seat],
        s.lengths[seat],
        s.longest_road == seat,
        s.largest_army == seat,
        sum(dots) - sum(income(s, seat, robbed=True)),
    )
