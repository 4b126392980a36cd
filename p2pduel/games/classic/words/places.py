"""Places as things to speak of: sites, roads, regions, stacks and hands."""

from collections.abc import Sequence
from functools import cache

from p2pduel.catalogue.grammar import Who
from p2pduel.games.classic.rules.state import Player, State
from p2pduel.games.classic.rules.variants import Layout, Sets, layout
from p2pduel.games.classic.words import names, spots
from p2pduel.games.classic.words.things import OPPONENT, YOU, Spot, Standing, Town, Zone
from p2pduel.principality.board import column

__all__ = ["place_words", "seen_by", "spot_at", "standing_at", "town_at", "zone_at", "zone_words"]


def seen_by(seat: int) -> tuple[Who, Who]:
    """Both players as a seat speaks of them: you and your opponent."""
    return (YOU, OPPONENT) if seat == 0 else (OPPONENT, YOU)


def town_at(player: Player, col: int) -> Town | None:
    """The centre card in a column, counted among its kind, if there is one."""
    what = player.centre.get(col)
    if what is None:
        return None
    alike = sorted(place for place, other in player.centre.items() if other == what)
    return Town(what, alike.index(col), len(alike))


def spot_at(player: Player, site: str, host: Who | None = None) -> Spot:
    """A site by what it belongs to: a road, a region, or a town."""
    if site[0] == "R":
        col = int(site[1:])
        return Spot(above=True, town=town_at(player, col), column=col, host=host)
    above = site.startswith("T")
    if site[:2] in ("TT", "BB"):
        return Spot(above, region=player.regions.get(site[1:], ""), column=column(site), host=host)
    return Spot(above, town_at(player, column(site)), column=column(site), host=host)


def standing_at(state: State, seat: int, word: str, hosts: Sequence[Who]) -> Standing | str:
    """A standing card of a seat by its reference, or the region at a place of that seat.

    A card that stands in the other principality is said with whose that is.
    """
    for sign, host in (("@", seat), ("~", 1 - seat)):
        face, found, site = word.partition(sign)
        if found:
            whose = None if sign == "@" else hosts[host]
            return Standing(face, spot_at(state.players[host], site.partition("#")[0], whose))
    return state.players[seat].regions.get(word, word)


def place_words(player: Player, place: str) -> str:
    """A region by its name, a site by what it belongs to: "above the left city"."""
    if place in player.regions:
        return names.noun(player.regions[place]).nom
    return spots.where(spot_at(player, place))


def zone_at(state: State | None, zone: str, owners: Sequence[Who]) -> Zone:
    """A stack, a pile or a hand; owners are the players by their seats."""
    if zone in ("regions", "events"):
        return Zone(zone)
    head = zone.rstrip("0123456789")
    digits = zone[len(head) :]
    if head == "pile":
        return Zone("discard", owner=owners[int(digits)] if digits else None)
    if head in ("hand", "deck", "home"):
        return Zone("hand" if head == "home" else head, owner=owners[int(digits)])
    if head == "s" and digits:
        found, owner = (
            _stack(state.variant, state.sets, zone) if state else (Zone("stack", int(digits)), None)
        )
        return found if owner is None else found._replace(owner=owners[owner])
    return Zone(zone)


@cache
def _stack(variant: str, sets: Sets, zone: str) -> tuple[Zone, int | None]:
    """A stack, without its owner, and whose it is; in a tournament each side counts its own."""
    number, table = int(zone[1:]), layout(variant, sets)
    own = next((stack.owner for stack in table.stacks if stack.zone == zone), None)
    if own is not None:
        return Zone("stack", (number - 1) % 4 + 1), own
    return Zone("stack", number, theme=number > _base_stacks(table)), None


def _base_stacks(table: Layout) -> int:
    """How many of the first stacks hold base cards."""
    held, count = 0, 0
    for stack in table.stacks:
        if held >= len(table.base_pool):
            break
        held += stack.size
        count += 1
    return count


def zone_words(state: State | None, zone: str, names: Sequence[str]) -> str:
    """A stack or a hand: "stack 2", "Blue's hand"."""
    return spots.stack(zone_at(state, zone, [Who(name) for name in names])).nom
