"""The names of places in a principality and how they touch.

Settlements and cities stand in odd columns, roads and regions in even ones. "T-2" is above the centre line,
"B1" below; "TT-2" is the place beyond the region T-2, "R0" is on the road of column 0.
"""

from functools import cache

__all__ = ["borders", "column", "outer", "place_key", "sides", "touches"]


@cache
def touches(site: str) -> tuple[str, str]:
    """The two regions an expansion at this site touches."""
    side, col = site[0], int(site[1:])
    return (f"{side}{col - 1}", f"{side}{col + 1}")


@cache
def borders(col: int) -> tuple[str, str, str, str]:
    """The four regions a settlement or city borders."""
    return (f"T{col - 1}", f"T{col + 1}", f"B{col - 1}", f"B{col + 1}")


@cache
def sides(col: int) -> tuple[str, str]:
    """The two sides of a settlement or city on which expansions stand."""
    return (f"T{col}", f"B{col}")


@cache
def column(site: str) -> int:
    """The column of any site."""
    return int(site.lstrip("TBR"))


@cache
def outer(region: str) -> str:
    """The place beyond a region."""
    return region[0] + region


@cache
def place_key(site: str) -> tuple[int, int, str]:
    """Reading order: left to right, above before below."""
    return (column(site), 0 if site[0] == "T" else 1, site)
