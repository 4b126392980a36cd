"""Geometry: the names of places in a principality and how they touch (D-3).

Columns as in D-3.1: settlements and cities odd, roads and regions even. "T-2" is above the centre
line, "B1" below; "TT-2" is the site of a region expansion beyond the region T-2 (D-3.12).
"""

from p2pduel.games.duel.rules.facts import RESOURCE_OF, Resource, card_of, region_number
from p2pduel.principality.board import borders, column, outer, place_key, sides, touches

__all__ = ["LAND", "borders", "column", "land", "outer", "place_key", "sides", "touches"]


class _Land(dict[str, tuple[Resource, int]]):
    """What a region face yields and on which number, looked up once."""

    def __missing__(self, face: str) -> tuple[Resource, int]:
        found = (RESOURCE_OF[card_of(face).id], region_number(face))
        self[face] = found
        return found


LAND = _Land()


def land(face: str) -> tuple[Resource, int]:
    """Resource and number of a region face."""
    return LAND[face]
