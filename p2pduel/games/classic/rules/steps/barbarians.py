"""Questions of Barbarians & Traders."""

from typing import Any

from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import (
    card_at,
    find,
    in_order,
    open_stacks,
    refs_of,
    room,
    spots,
    within_reach,
)
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.standing import alter, move
from p2pduel.games.classic.rules.state import Spot, State, effective
from p2pduel.games.classic.rules.steps.dice import near
from p2pduel.games.classic.rules.steps.hand import draw_card
from p2pduel.games.classic.rules.steps.naming import name
from p2pduel.games.classic.rules.steps.registry import Menu, auto, step
from p2pduel.games.classic.rules.steps.resources import gain, lose_at, pay, take, yield_at
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource, resource_named

__all__ = ["arches", "dogma_targets", "invasion", "raise_or_take", "voyage"]


# -- barbarians ----------------------------------------------------------------------------------


def arches(s: State, seat: int) -> list[Spot]:
    """The seat's effective arch, if it can be raised."""
    return [
        spot
        for spot in spots(s, seat)
        if spot.card.face == "triumphal_arch"
        and effective(spot.card)
        and spot.card.amount < card_at(spot).counter
    ]


def invasion(s: State) -> list[Step]:
    """Both players' fights: who has more units than roads and Abbeys wins (CR-4)."""
    steps: list[Step] = []
    for seat in in_order(s):
        roads = list(s.players[seat].centre.values()).count("road")
        abbeys = sum(spot.card.face == "abbey" for spot in spots(s, seat))
        units = sum(card_at(spot).is_unit for spot in spots(s, seat))
        won = units > roads + abbeys
        emit(s, "barbarians", seat=seat, units=units, barbarians=roads + abbeys, won=won)
        if won:
            steps.append(raise_or_take(seat, "barbarian_invasion"))
        else:
            gold = dict.fromkeys(s.players[seat].places["gold"], CAPACITY)
            lose_at(s, seat, gold, "barbarian_invasion")
    return steps


def raise_or_take(seat: int, why: str) -> Step:
    """The seat raises its arch or takes 2 resources."""
    return ("triumph", seat, why)


@step("triumph")
class _Triumph(Menu):
    """("triumph", seat, why): the arch 1 higher, or 2 resources of choice (CR-4)."""

    kind = "triumph"
    rule = "CR-4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"why": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return ["raise", "plunder"] if arches(s, step[1]) else ["plunder"]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, why = step
        if text == "plunder":
            push(s, take(seat, 2, why))
            return
        spot = arches(s, seat)[0]
        alter(s, spot, amount=spot.card.amount + 1)
        emit(s, "raised", seat=seat, face="triumphal_arch", amount=spot.card.amount + 1)


# -- Flavo ---------------------------------------------------------------------------------------


@auto("juggle")
def _juggle(s: State, seat: int, word: str) -> None:
    """His regions gain 1 each; then the other player must take him for 1 gold, if it can (CR-32)."""
    spot = find(s, seat, word)
    if spot is None:
        return
    player = s.players[spot.host]
    for place in near(spot.site):
        if place in player.regions:
            yield_at(s, spot.host, place, 1, "flavo")
    other = 1 - seat
    sites = tuple(free_sites(s, other, CARD["flavo"]))
    if sites and within_reach(s.players[other], "gold"):
        moved = name(other, "flavo", sites, ("juggler_moves", other, word))
        push(s, pay(other, (("gold", 1),), "flavo", safe=False), moved)


@auto("juggler_moves")
def _juggler_moves(s: State, seat: int, word: str, site: str) -> None:
    spot = find(s, 1 - seat, word)
    if spot is not None:
        move(s, spot, seat, seat, site)


# -- trade ---------------------------------------------------------------------------------------


@auto("swap_pair")
def _swap_pair(s: State, seat: int, kind: str) -> None:
    resource = resource_named(kind)
    others = tuple(other for other in RESOURCES if other != resource)
    push(s, pay(seat, ((resource, 2),), "residence_cloth"), take(seat, 2, "residence_cloth", others))


def voyage(seat: int) -> Step:
    """The seat names a kind one of its trade fleets trades, for up to 3 of it."""
    return ("voyage", seat)


def _kinds(s: State, seat: int) -> list[Resource]:
    """What a seat's trade fleets trade; a Large Trade Fleet the kinds beside it (bh-lucky-voyage)."""
    found: list[Resource] = []
    for spot in spots(s, seat):
        card = card_at(spot)
        if card.kind == "unit_trade_fleet":
            regions = s.players[spot.host].regions
            beside = [LAND[regions[place]][0] for place in near(spot.site) if place in regions]
            found += [card.fleet] if card.fleet else beside
    return list(dict.fromkeys(found))


@auto("voyage")
def _voyage(s: State, seat: int) -> None:
    push(s, name(seat, "lucky_voyage", tuple(_kinds(s, seat)), ("voyage_home", seat)))


@auto("voyage_home")
def _voyage_home(s: State, seat: int, kind: str) -> None:
    resource = resource_named(kind)
    amount = min(CAPACITY, room(s.players[seat], resource))
    if amount:
        push(s, gain(seat, resource, amount, "lucky_voyage"))


# -- cards on cards, cards from stacks -----------------------------------------------------------

UNDER_DOGMA = ("palace", "university", "library", "church")
"""The buildings that Dogma may silence."""


def dogma_targets(s: State, seat: int) -> tuple[str, ...]:
    """The opposing buildings that carry no Dogma yet (CR-50)."""
    return refs_of(
        s,
        [
            spot
            for spot in spots(s, 1 - seat)
            if spot.card.face in UNDER_DOGMA and "dogma" not in spot.card.marks
        ],
    )


@auto("draw_named")
def _draw_named(s: State, seat: int, zone: str) -> None:
    if zone in open_stacks(s, seat):
        push(s, draw_card(seat, zone))
