"""Places as things to speak of: sites, regions, stacks and hands."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Who
from p2pduel.games.duel.rules.board import column
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words import names, spots
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = ["place_words", "spot_at", "town_at", "zone_at", "zone_words"]

_ZONES: Final = {"regions": "regions", "events": "events", "events.rest": "rest"}
_OWNED: Final = frozenset({"hand", "deck", "held", "events"})


def town_at(player: Player, col: int) -> Town | None:
    """The settlement or city in a column, counted among its kind, if there is one."""
    what = player.centre.get(col, "road")
    if what == "road":
        return None
    alike = sorted(place for place, other in player.centre.items() if other == what)
    return Town(what, alike.index(col), len(alike))


def spot_at(player: Player, site: str) -> Spot:
    """A building site by what it belongs to."""
    above = site.startswith("T")
    if site[:2] in ("TT", "BB"):
        return Spot(above, region=player.regions.get(site[1:], ""), column=column(site))
    return Spot(above, town_at(player, column(site)), column=column(site))


def place_words(player: Player, place: str) -> str:
    """A region by its name, a site by what it belongs to: "above the left city"."""
    if place in player.regions:
        return names.noun(player.regions[place]).nom
    return spots.where(spot_at(player, place))


def zone_at(state: State | None, zone: str, owners: Sequence[Who]) -> Zone:
    """A stack or a hand; owners are the players by their seats."""
    if zone in _ZONES:
        return Zone(_ZONES[zone])
    head = zone.rstrip("0123456789")
    digits = zone[len(head) :]
    if head == "fetched":
        return Zone("discard")
    if head in _OWNED:
        return Zone(head, owner=owners[int(digits)])
    if head != "draw":
        return Zone(zone)
    found, owner = _draw_stack(state.variant if state else "", zone)
    return found if owner is None else found._replace(owner=owners[owner])


@cache
def _draw_stack(variant: str, zone: str) -> tuple[Zone, int | None]:
    """A draw stack, without its owner, and whose it is; in a tournament each side counts its own."""
    number = int(zone.removeprefix("draw"))
    stack = next((one for one in VARIANTS[variant].stacks if one.zone == zone), None) if variant else None
    if stack is None:
        return Zone("draw", number), None
    if stack.owner is not None:
        return Zone("draw", (number - 1) % 4 + 1), stack.owner
    return Zone("draw", number, stack.back), None


def zone_words(state: State | None, zone: str, names: Sequence[str]) -> str:
    """A stack or a hand: "draw stack 2 (Basic)", "Blue's hand"."""
    return spots.stack(zone_at(state, zone, [Who(name) for name in names])).nom
