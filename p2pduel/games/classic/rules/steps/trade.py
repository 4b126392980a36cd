"""Questions of Trade & Change."""

from typing import Any

from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import card_at, find, reference, refs_of, room, spots, within_reach
from p2pduel.games.classic.rules.points import touched
from p2pduel.games.classic.rules.standing import alter, move
from p2pduel.games.classic.rules.state import IDLE, Spot, State, effective
from p2pduel.games.classic.rules.steps.naming import name
from p2pduel.games.classic.rules.steps.registry import Menu, auto, step
from p2pduel.games.classic.rules.steps.resources import demand, gain, give, lose_at, pay, put, take
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource, resource_named
from p2pduel.principality.stores import bags

__all__ = ["MONOPOLY", "POINT_PRICE", "monopolies", "pawnable", "storable"]

POINT_PRICE = 2
"""Resources for a trade point of a Dye Works and its like (CR-57)."""

MONOPOLY = 3
"""So many resources a Trade Monopoly takes at most."""

LUCKY_GUESTS = 4
"""From this number on an Inn brings something."""


@auto("carry_across")
def _carry_across(s: State, seat: int, place: str) -> None:
    """A unit of one region beside the road becomes one of the other region's kind."""
    other = ("B" if place[0] == "T" else "T") + place[1:]
    lose_at(s, seat, {place: 1}, "trading_post")
    put(s, seat, s.players[seat].holds[other], (other,), 0, "trading_post")


@auto("ride")
def _ride(s: State, seat: int, word: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        sites = tuple(free_sites(s, seat, card_at(spot)))
        push(s, name(seat, "stud_farm", sites, ("rides_to", seat, word)))


@auto("rides_to")
def _rides_to(s: State, seat: int, word: str, site: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        move(s, spot, seat, seat, site)


@step("spread")
class _Spread(Menu):
    """("spread", seat, kind): how the resources of a kind lie from now on (hw-wheelwright)."""

    kind = "spread"
    rule = "CR-24"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"resource": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        player = s.players[step[1]]
        places = player.lands[resource_named(step[2])]
        total = sum(player.stored[place] for place in places)
        return [f"store {' '.join(bag)}" for bag in bags(places, [CAPACITY] * len(places), total)]

    def choose(self, s: State, step: Step, text: str) -> None:
        player = s.players[step[1]]
        bag = text.split()[1:]
        for place in player.lands[resource_named(step[2])]:
            player.stored[place] = bag.count(place)
        emit(s, "spread", seat=step[1], resource=step[2], places=bag)
        touched(s)


@auto("inn")
def _inn(s: State, seat: int, die: int) -> None:
    emit(s, "guests", seat=seat, roll=die)
    if die >= LUCKY_GUESTS:
        push(s, take(seat, 1, "inn"))


@auto("work")
def _work(s: State, seat: int, word: str, way: str) -> None:
    """A trade point is made, or given up for a resource of the opponent (CR-57)."""
    spot = find(s, seat, word)
    if spot is None:
        return
    if way == "make":
        lose_at(s, spot.host, {spot.site[1:]: POINT_PRICE}, spot.card.face)
        alter(s, spot, amount=spot.card.amount + 1)
    else:
        alter(s, spot, amount=spot.card.amount - 1)
        push(s, demand(seat, 1, 1, spot.card.face))
    emit(s, "worked", seat=seat, face=spot.card.face, way=way)


@auto("bazaar")
def _bazaar(s: State, seat: int, kind: str) -> None:
    """The offered resource goes over, the opponent gives another one (CR-43)."""
    resource = resource_named(kind)
    others = tuple(other for other in RESOURCES if other not in (resource, "gold"))
    push(
        s,
        pay(seat, ((resource, 1),), "great_bazaar"),
        gain(1 - seat, resource, 1, "great_bazaar"),
        give(1 - seat, 1, "great_bazaar", others),
    )


# -- stores --------------------------------------------------------------------------------------


def storable(s: State, at: Spot) -> tuple[str, ...]:
    """What could be put into an empty store: kind and number (CR-56)."""
    player, most = s.players[at.card.owner], card_at(at).store
    return tuple(
        f"{kind} {n}" for kind in RESOURCES for n in range(1, min(most, within_reach(player, kind)) + 1)
    )


@auto("fill_store")
def _fill_store(s: State, seat: int, word: str, what: str) -> None:
    kind, number = what.split()
    push(
        s,
        pay(seat, ((resource_named(kind), int(number)),), "store", safe=False),
        ("stored", seat, word, what),
    )


@auto("stored")
def _stored(s: State, seat: int, word: str, what: str) -> None:
    spot = find(s, seat, word)
    kind, number = what.split()
    if spot is not None:
        alter(s, spot, amount=int(number), note=kind)
        emit(s, "kept", seat=seat, face=spot.card.face, resource=kind, amount=int(number))


@auto("empty_store")
def _empty_store(s: State, seat: int, word: str) -> None:
    """All of it goes to regions; what finds no room is lost (CR-56)."""
    spot = find(s, seat, word)
    if spot is not None:
        push(s, gain(seat, resource_named(spot.card.note), spot.card.amount, spot.card.face))
        alter(s, spot, amount=0, note="")


# -- monopoly and pawn ---------------------------------------------------------------------------


def _empty_stores(s: State, seat: int) -> list[Spot]:
    return [
        spot
        for spot in s.players[seat].own
        if card_at(spot).store and not spot.card.amount and effective(spot.card)
    ]


def monopolies(s: State, seat: int) -> dict[Resource, int]:
    """How much of each kind a seat could take: regions and empty stores have room for it (CR-56)."""
    mine, theirs = s.players[seat], s.players[1 - seat]
    extra = sum(card_at(spot).store for spot in _empty_stores(s, seat))
    found = {kind: min(within_reach(theirs, kind), room(mine, kind) + extra) for kind in RESOURCES}
    return {kind: most for kind, most in found.items() if most}


@auto("monopoly")
def _monopoly(s: State, seat: int, what: str) -> None:
    kind, number = what.split()
    resource = resource_named(kind)
    others = tuple(other for other in RESOURCES if other != resource)
    push(
        s,
        pay(1 - seat, ((resource, int(number)),), "trade_monopoly", safe=False),
        ("hoard", seat, kind, int(number)),
        give(seat, 1, "trade_monopoly", others),
    )


@step("hoard")
class _Hoard(Menu):
    """("hoard", seat, kind, amount): regions and empty stores share what a Monopoly brings (CR-56)."""

    kind = "hoard"
    rule = "CR-56"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"resource": step[2], "amount": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, kind, amount = step
        player = s.players[seat]
        places = {place: CAPACITY - player.stored[place] for place in player.lands[resource_named(kind)]}
        places |= {reference(s, spot): card_at(spot).store for spot in _empty_stores(s, seat)}
        return [f"store {' '.join(bag)}" for bag in bags(list(places), list(places.values()), amount)]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, kind, _ = step
        bag = text.split()[1:]
        put(s, seat, kind, [place for place in bag if "@" not in place], 0, "trade_monopoly")
        for word in dict.fromkeys(place for place in bag if "@" in place):
            spot = find(s, seat, word)
            assert spot is not None
            alter(s, spot, amount=bag.count(word), note=kind)
            emit(s, "kept", seat=seat, face=spot.card.face, resource=kind, amount=bag.count(word))


def pawnable(s: State, seat: int) -> tuple[str, ...]:
    """The buildings a seat may pawn: priced in resources that all fit, no card on them (CR-51)."""
    player = s.players[seat]
    found = []
    for spot in spots(s, seat):
        card = card_at(spot)
        price = card.cost
        if card.is_building and price and "magic" not in price and IDLE.isdisjoint(spot.card.marks):
            fits = all(kind == "magic" or room(player, kind) >= amount for kind, amount in price.items())
            found += [spot] if fits else []
    return refs_of(s, found)


@auto("pawn")
def _pawn(s: State, seat: int, word: str) -> None:
    spot = find(s, seat, word)
    if spot is None:
        return
    price = card_at(spot).cost
    push(s, *[gain(seat, kind, amount, "pawnbroker") for kind, amount in price.items() if kind != "magic"])
    emit(s, "pawned", seat=seat, face=spot.card.face, site=spot.site)
    alter(s, spot, mark="pawned")
