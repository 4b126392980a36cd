"""Geometry: the names of places in a principality and how they touch (D-3).

Columns as in D-3.1: settlements and cities odd, roads and regions even. "T-2" is above the centre
line, "B1" below; "TT-2" is the site of a region expansion beyond the region T-2 (D-3.12).
"""

from functools import cache

from p2pduel.games.duel.rules.facts import RESOURCE_OF, Resource, card_of, region_number

__all__ = ["LAND", "borders", "column", "land", "outer", "place_key", "sides", "touches"]


@cache
def touches(site: str) -> tuple[str, str]:
    """The two regions an expansion at this site touches (D-3.6)."""
    side, col = site[0], int(site[1:])
    return (f"{side}{col - 1}", f"{side}{col + 1}")


@cache
def borders(col: int) -> tuple[str, str, str, str]:
    """The four regions a settlement or city borders (D-3.7)."""
    return (f"T{col - 1}", f"T{col + 1}", f"B{col - 1}", f"B{col + 1}")


@cache
def sides(col: int) -> tuple[str, str]:
    """The two sides of a settlement or city on which expansions stand (D-3.4)."""
    return (f"T{col}", f"B{col}")


@cache
def column(site: str) -> int:
    """The column of any site."""
    return int(site.lstrip("TB"))


@cache
def outer(region: str) -> str:
    """The site beyond a region (D-3.12)."""
    return region[0] + region


@cache
def place_key(site: str) -> tuple[int, int, str]:
    """Reading order: left to right, above before below."""
    return (column(site), 0 if site[0] == "T" else 1, site)


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
