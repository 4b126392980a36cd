"""Where resources lie: how much of each there is, and every way to spread some over places."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource

__all__ = ["Holdings", "bags", "on_regions", "resource_at", "room", "stock", "stocks", "stores", "total"]


class Holdings:
    """The stores of one principality; every map is keyed by the name of a place."""

    __slots__ = ("holds", "places", "regions", "stored")

    regions: dict[str, str]
    """Place -> region face."""
    stored: dict[str, int]
    """Place -> resources there, 0 to 3: every region, and every region expansion that stores."""
    holds: dict[str, Resource]
    """Place -> the resource it stores: derived."""
    places: dict[Resource, tuple[str, ...]]
    """Resource -> where it can be stored: derived."""


def stores(player: Holdings, resource: Resource) -> tuple[str, ...]:
    """The places that can hold a resource: regions in reading order, then region expansions."""
    return player.places[resource]


def stock(player: Holdings, resource: Resource) -> int:
    """How much of a resource a player has."""
    stored = player.stored
    have = 0
    for place in player.places[resource]:
        have += stored[place]
    return have


def stocks(player: Holdings) -> dict[Resource, int]:
    """How much of every resource a player has."""
    have = dict.fromkeys(RESOURCES, 0)
    holds = player.holds
    for place, held in player.stored.items():
        have[holds[place]] += held
    return have


def on_regions(player: Holdings, resource: Resource) -> int:
    """How much of a resource a player has on regions, region expansions left out."""
    return sum(player.stored[place] for place in player.places[resource] if place in player.regions)


def room(player: Holdings, resource: Resource) -> int:
    """How much more of a resource a player can store."""
    stored = player.stored
    return sum([CAPACITY - stored[place] for place in player.places[resource]])


def resource_at(player: Holdings, place: str) -> Resource:
    """What a place stores."""
    return player.holds[place]


def total(player: Holdings) -> int:
    """All resources of a player."""
    return sum(player.stored.values())


def bags(places: Sequence[str], limits: Sequence[int], size: int) -> Iterator[tuple[str, ...]]:
    """Every way to spread `size` units over places with limits, each place at most its limit."""
    if size == 1:
        for place, limit in zip(places, limits, strict=True):
            if limit:
                yield (place,)
        return
    most = dict(zip(places, limits, strict=True))
    for bag in combinations_with_replacement([place for place in places if most[place]], size):
        if size < 2 or all(bag.count(place) <= most[place] for place in bag):
            yield bag
