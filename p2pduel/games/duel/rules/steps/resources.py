"""Paying, receiving, demanding: everything that moves resources (D-4, D-18.1)."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any, Literal

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import on_regions, resource_at, room, stock, stores
from p2pduel.games.duel.rules.facts import CAPACITY, RESOURCES, Resource, resource_named
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.steps.registry import Ask, Menu, step
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["bags", "buy", "demand", "gain", "pay", "pay_from", "put", "reduce", "take", "tribute", "yield_at"]

Price = Resource | Literal["any"]
"""What a payment is made in: one resource, or whatever one has."""

REGIONS = "regions"
"""Behind a payment: it comes from regions alone."""


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


def pay_from(s: State, seat: int, bag: Sequence[str], why: str) -> None:
    """Resources leave these places."""
    player = s.players[seat]
    amounts: dict[Resource, int] = {}
    for place in bag:
        player.stored[place] -= 1
        resource = resource_at(player, place)
        amounts[resource] = amounts.get(resource, 0) + 1
    emit(s, "paid", seat=seat, amounts=amounts, places=list(bag), why=why)


def put(s: State, seat: int, resource: str, bag: Sequence[str], lost: int, why: str) -> None:
    """Resources arrive at these places; `lost` of them found no room (D-4.3)."""
    stored = s.players[seat].stored
    for place in bag:
        stored[place] += 1
    if bag or lost:
        emit(s, "gained", seat=seat, resource=resource, places=list(bag), lost=lost, why=why)


def yield_at(s: State, seat: int, place: str, amount: int, why: str) -> None:
    """A gain tied to one region happens at once; what finds no room there is lost (R-18)."""
    player = s.players[seat]
    fits = min(amount, CAPACITY - player.stored[place])
    put(s, seat, resource_at(player, place), (place,) * fits, amount - fits, why)


def _words(verb: str, bag: Sequence[str]) -> str:
    return f"{verb} {' '.join(bag) if bag else 'none'}"


def pay(seat: int, cost: tuple[tuple[Price, int], ...], why: str, only: tuple[str, ...] = ()) -> Step:
    """The seat pays so much of each; only (REGIONS,): from regions alone."""
    return ("pay", seat, cost, why, *only)


@step("pay")
class _Pay(Ask):
    """("pay", seat, cost, why): the payer chooses the regions (D-4.5); why, REGIONS: the Cache is safe."""

    kind = "pay"
    rule = "D-4.5"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        resource, amount = step[2][0]
        return {"resource": resource, "amount": amount, "why": step[3]}

    def _places(self, player: Player, resource: Price, step: Step) -> list[str]:
        found = list(player.stored) if resource == "any" else stores(player, resource)
        open_to = player.regions if step[4:] == (REGIONS,) else player.stored
        return [place for place in found if player.stored[place] and place in open_to]

    def settle(self, s: State, step: Step) -> bool:
        _, seat, cost, why, *only = step
        player = s.players[seat]
        silent: list[str] = []
        left = []
        for resource, amount in cost:
            places = self._places(player, resource, step)
            have = sum(player.stored[place] for place in places)
            if len(places) == 1 or have == amount or not amount:
                spread = [place for place in places for _ in range(player.stored[place])]
                silent += spread[:amount]
            else:
                left.append((resource, amount))
        if silent:
            pay_from(s, seat, silent, why)
        s.agenda.pop()
        if left:
            s.agenda.append(pay(seat, tuple(left), why, tuple(only)))
        return not left

    def _options(self, s: State, step: Step) -> list[str]:
        resource, amount = step[2][0]
        stored = s.players[step[1]].stored
        places = self._places(s.players[step[1]], resource, step)
        return [_words("pay", bag) for bag in bags(places, [stored[place] for place in places], amount)]

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [plain(text) for text in self._options(s, step)]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text not in self._options(s, step):
            resource, amount = step[2][0]
            raise IllegalMove(DuelCode.PAY_PLACES, self.rule, text=text, amount=amount, resource=resource)
        _, seat, cost, why, *only = step
        s.agenda.pop()
        pay_from(s, seat, text.split()[1:], why)
        if len(cost) > 1:
            push(s, pay(seat, cost[1:], why, tuple(only)))


def gain(seat: int, resource: Resource, amount: int, why: str, place: str = "") -> Step:
    """The seat gets so much of a resource, at this place or wherever it fits."""
    return ("gain", seat, resource, amount, why, place)


@step("gain")
class _Gain(Menu):
    """("gain", seat, resource, amount, why, place): a fixed gain; place "" means any fitting one.

    All that fits is stored, in the Gold Cache too; its owner only chooses where (R-41).
    """

    kind = "store"
    rule = "D-4.9"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"resource": step[2], "amount": step[3], "why": step[4]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, resource, amount, _, only = step
        player = s.players[seat]
        places = (only,) if only else stores(player, resource)
        free = [CAPACITY - player.stored[place] for place in places]
        return [_words("store", bag) for bag in bags(places, free, min(amount, sum(free)))]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, resource, amount, why, _ = step
        bag = [word for word in text.split()[1:] if word != "none"]
        put(s, seat, resource, bag, amount - len(bag), why)


def take(seat: int, amount: int, why: str, types: tuple[Resource, ...] = ()) -> Step:
    """The seat takes so many resources of choice, of these types or of all."""
    return ("take", seat, amount, why, types)


@step("take")
class _Take(Menu):
    """("take", seat, amount, why, types): so many of choice, one after another (R-41); types () means all."""

    kind = "take"
    rule = "D-4.9"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2], "why": step[3], "types": list(step[4] or RESOURCES)}

    def options(self, s: State, step: Step) -> list[str]:
        if not step[2]:
            return []
        player = s.players[step[1]]
        stored, regions = player.stored, player.regions
        found = []
        for resource in step[4] or RESOURCES:
            full = True
            for place in player.places[resource]:
                if stored[place] < CAPACITY:
                    found.append(f"take {resource} {place}")
                    full = full and place not in regions
            if full:
                found.append(f"take {resource}")
        return found

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why, types = step
        resource, *bag = text.split()[1:]
        put(s, seat, resource, bag, 1 - len(bag), why)
        if amount > 1:
            push(s, take(seat, amount - 1, why, types))


def demand(seat: int, most: int, why: str, types: tuple[Resource, ...] = (), place: str = "") -> Step:
    """The seat names at most so many of the opponent's resources, for this place or wherever they fit."""
    return ("demand", seat, most, why, types, place, ())


@step("demand")
class _Demand(Menu):
    """("demand", seat, most, why, types, place, named): the attacker names, one by one (D-18.1).

    Only what the opponent has and the attacker can store may be named (D-18.2), at least 1 (R-42): with
    nothing to name nobody is asked. Types () means all; place "" means any that fits.
    """

    kind = "demand"
    rule = "D-18.2"
    only: tuple[str, ...] = ()
    """What a payment of what was named ends with."""

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"most": step[2], "why": step[3], "named": list(step[6])}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, most, _, types, place, named = step
        found = ["done"] if named else []
        if len(named) < most:
            mine, theirs = s.players[seat], s.players[1 - seat]
            for resource in types or RESOURCES:
                asked = named.count(resource)
                free = CAPACITY - mine.stored[place] if place else room(mine, resource)
                if asked < min(free, self._within_reach(theirs, resource)):
                    found.append(f"demand {resource}")
        return found

    def _within_reach(self, player: Player, resource: Resource) -> int:
        return stock(player, resource)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        """Like any menu, but a resource that can't be named is answered with who lacks what."""
        resource = text.removeprefix("demand ")
        named = step[6].count(resource)
        if resource in (step[4] or RESOURCES) and text not in self.options(s, step):
            if self._within_reach(s.players[1 - step[1]], resource_named(resource)) <= named:
                raise IllegalMove(DuelCode.DEMAND_NONE, "D-18.1", resource=resource, named=named)
            raise IllegalMove(DuelCode.DEMAND_ROOM, "D-18.2", resource=resource, named=named)
        super().act(s, step, text, opened, index)

    def choose(self, s: State, step: Step, text: str) -> None:
        name, seat, most, why, types, place, named = step
        if text != "done":
            push(s, (name, seat, most, why, types, place, (*named, text.split()[1])))
            return
        cost = tuple((resource, named.count(resource)) for resource in dict.fromkeys(named))
        emit(s, "demanded", seat=seat, amounts=dict(cost), why=why)
        gains = [gain(seat, resource, amount, why, place) for resource, amount in cost]
        push(s, pay(1 - seat, cost, why, self.only), *gains)


def tribute(seat: int, most: int, why: str) -> Step:
    """The seat names at most so many resources on the opponent's regions."""
    return ("tribute", seat, most, why, (), "", ())


@step("tribute")
class _Tribute(_Demand):
    """Like demand, at the event Trade: the opponent's Gold Cache is out of its reach (R-19)."""

    only = (REGIONS,)

    def _within_reach(self, player: Player, resource: Resource) -> int:
        return on_regions(player, resource)


def reduce(seat: int, cost: tuple[tuple[Resource, int], ...], times: int, why: str) -> Step:
    """The seat is spared so many resources of a cost and pays the rest."""
    return ("reduce", seat, cost, times, why)


@step("reduce")
class _Reduce(Menu):
    """("reduce", seat, cost, times, why): the builder leaves out printed cost resources (R-35), then pays."""

    kind = "reduce"
    rule = "R-35"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"cost": dict(step[2]), "times": step[3], "why": step[4]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, cost, times, _ = step
        player = s.players[seat]
        short = {resource: max(0, amount - stock(player, resource)) for resource, amount in cost}
        lacking = sum(short.values())
        return [
            f"spare {resource}"
            for resource, amount in cost
            if amount and lacking - min(1, short[resource]) < times
        ]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, cost, times, why = step
        spared = text.split()[1]
        rest = tuple((resource, amount - (resource == spared)) for resource, amount in cost)
        if times > 1:
            push(s, reduce(seat, rest, times - 1, why))
        else:
            push(s, pay(seat, rest, why))


def buy(seat: int, left: int, why: str) -> Step:
    """The seat may buy up to so many resources."""
    return ("buy", seat, left, why)


@step("buy")
class _Buy(Menu):
    """("buy", seat, left, why): up to so many resources for 1 gold each (R-51)."""

    kind = "buy"
    rule = "R-51"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"left": step[2], "why": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        if not step[2] or not stock(s.players[step[1]], "gold"):
            return ["pass"]
        return ["pass", *(f"buy {resource}" for resource in RESOURCES)]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, left, why = step
        if text != "pass":
            resource = resource_named(text.split()[1])
            push(
                s,
                pay(seat, (("gold", 1),), why),
                take(seat, 1, why, (resource,)),
                buy(seat, left - 1, why),
            )
