"""Cards that come to stand, change and leave; points and tokens follow at once (C-9.3)."""

from typing import Any

from p2pduel.games.classic.rules.core import discard, hooked
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.points import lift, recount, set_site, take_away
from p2pduel.games.classic.rules.state import Placed, Spot, State
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = ["alter", "clear_marks", "lay_aside", "move", "put_down", "remove", "way_home"]

FOR_A_TURN = ("charged", "fresh", "used")
"""Marks that end when any turn begins."""


def alter(s: State, spot: Spot, *, mark: str = "", unmark: str = "", **changes: Any) -> Spot:
    """A standing card changes its counter, note or marks; what stands there now."""
    marks = sorted(({*spot.card.marks} | ({mark} if mark else set())) - {unmark})
    card = spot.card._replace(marks=tuple(marks), **changes)
    player = s.players[spot.host]
    standing = list(player.sites[spot.site])
    standing[standing.index(spot.card)] = card
    set_site(player, spot.site, standing)
    player.list_cards()
    recount(s)
    return Spot(spot.host, spot.site, card)


def clear_marks(s: State, seat: int) -> None:
    """A seat's turn begins: what held for a turn is over, and so are the Elixirs of that seat."""
    for player in s.players:
        marked = {spot.site for spot in player.own + player.foreign if spot.card.marks}
        for site in marked:
            set_site(player, site, [_cleared(card, seat) for card in player.sites[site]])
        if marked:
            player.list_cards()


def _cleared(card: Placed, seat: int) -> Placed:
    over = (*FOR_A_TURN, "elixir") if card.owner == seat else FOR_A_TURN
    return card._replace(marks=tuple(mark for mark in card.marks if mark not in over))


def put_down(s: State, owner: int, face: str, host: int, site: str, **fields: Any) -> Spot:
    """A card comes to stand; it is fresh for this turn."""
    card = CARD[face]
    amount = card.magic[0] if card.magic else 0
    placed = Placed(face, owner, fields.get("amount", amount), fields.get("note", ""), ("fresh",))
    player = s.players[host]
    set_site(player, site, [*player.sites.get(site, ()), placed])
    if card.id == "colonial_base":
        player.stored[site] = 0
    player.arrange()
    recount(s)
    return Spot(host, site, placed)


def remove(s: State, spot: Spot) -> None:
    """A card leaves its site; whatever looks at that may answer."""
    take_away(s, spot)
    emit(s, "removed", seat=spot.card.owner, face=spot.card.face, host=spot.host, site=spot.site)
    recount(s)
    push(s, *effect_of(spot.card.face).on_leave(s, spot))
    for seat in (0, 1):
        for other in hooked(s, seat, "on_departure"):
            push(s, *effect_of(other.card.face).on_departure(s, other, spot))


def move(s: State, spot: Spot, owner: int, host: int, site: str) -> Spot:
    """A standing card goes to another site, perhaps to another owner, with all that is on it."""
    lift(s, spot)
    card = spot.card._replace(owner=owner)
    player = s.players[host]
    set_site(player, site, [*player.sites.get(site, ()), card])
    player.arrange()
    emit(s, "moved", seat=owner, face=card.face, host=host, site=site)
    recount(s)
    return Spot(host, site, card)


def way_home(s: State, seat: int, face: str, *, tidy: bool = True) -> list[Step]:
    """An open card goes to its owner's hand, or back to the open row (C-20.14, CR-36).

    A passive player reduces the hand at once, unless that comes later anyway.
    """
    if face in s.layout.row:
        s.row.append(face)
        s.row.sort()
        emit(s, "to_row", face=face)
        return []
    zone = f"home{seat}"
    steps = [requests.return_card(face, "draw", zone, 0), requests.draw(seat, zone, (0,))]
    return [*steps, ("surplus", seat)] if tidy and seat != s.active else steps


def lay_aside(s: State, seat: int, face: str) -> None:
    """A card that stood goes to its owner's pile, or back to the open row."""
    if face in s.layout.row:
        s.row.append(face)
        s.row.sort()
        emit(s, "to_row", face=face)
    else:
        discard(s, seat, face)
