"""What most people would do with resources: pay from full places, fill empty ones, trade plenty for want."""

from __future__ import annotations

from collections.abc import Sequence

from p2pduel.kernel.moves import Move
from p2pduel.person.plan import Answer
from p2pduel.principality.resources import RESOURCES, resource_named
from p2pduel.principality.stores import Holdings, resource_at, room, stock

__all__ = ["others", "regret"]


def others(moves: Sequence[Move], before: Sequence[Answer], seat: int) -> Sequence[Move]:
    """The answers that do not take back what was just paid with; all, where there are no others."""
    paid: set[str] = set()
    for link in before:
        if link.decision.kind == "pay" and link.decision.data["resource"] == "any":
            player = link.state.players[seat]
            places = [word for word in link.chosen.text.split()[1:] if word in player.holds]
            paid |= {resource_at(player, place) for place in places}
    found = [move for move in moves if not (move.text.startswith("take") and move.text.split()[1] in paid)]
    return found or moves


def regret(land: Holdings, text: str) -> float | None:
    """How little a move about resources makes sense, 0 or less for a good one; None for any other move."""
    verb, *rest = text.split()
    if verb in ("pay", "store") and rest and rest[0] in land.stored:
        sign = 1 if verb == "store" else -1
        left = {place: held + sign * rest.count(place) for place, held in land.stored.items()}
        return sum(count * count for count in left.values())
    if verb in ("take", "demand", "tithe") and rest and rest[0] in RESOURCES:
        taken = resource_named(rest[0])
        return stock(land, taken) + (10 if not room(land, taken) else 0)
    if verb == "trade" and len(rest) == 3:
        given, wanted = resource_named(rest[1].partition("@")[0]), resource_named(rest[2])
        want = stock(land, wanted) * 2 + (20 if not room(land, wanted) else 0)
        return int(rest[0]) * 2 - stock(land, given) + want
    return None
