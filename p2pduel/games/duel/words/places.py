"""Places as things to speak of: sites, regions, stacks and hands."""

from collections.abc import Sequence
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
    stacks = {stack.zone: stack for stack in VARIANTS[state.variant].stacks} if state else {}
    if zone not in stacks:
        return Zone("draw", int(digits))
    owner = stacks[zone].owner
    if owner is not None:
        return Zone("draw", (int(digits) - 1) % 4 + 1, owner=owners[owner])
    return Zone("draw", int(digits), stacks[zone].back)


def zone_words(state: State | None, zone: str, names: Sequence[str]) -> str:
    """A stack or a hand: "draw stack 2 (Basic)", "Blue's hand"."""
    return spots.stack(zone_at(state, zone, [Who(name) for name in names])).nom
