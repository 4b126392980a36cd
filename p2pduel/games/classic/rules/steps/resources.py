"""Paying, receiving, demanding, giving: everything that moves resources (C-3.4, C-3.5, CR-43, CR-44)."""

from collections.abc import Sequence
from typing import Any, Literal

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import reference, room, stock, within_reach
from p2pduel.games.classic.rules.points import touched
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import Player, State
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, step
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource, resource_named
from p2pduel.principality.stores import bags, resource_at

__all__ = [
    "barter",
    "demand",
    "gain",
    "give",
    "lose_at",
    "lose_choice",
    "pay",
    "pay_from",
    "put",
    "spare",
    "take",
    "yield_at",
]

Price = Resource | Literal["any"]
"""What a payment is made in: one resource, or whatever one has."""


def _sources(s: State, player: Player, resource: Price, *, safe: bool = True) -> dict[str, int]:
    """Where a player can pay from, and how much: regions, Colonial Bases and, if safe, store buildings."""
    places = player.stored if resource == "any" else player.places[resource]
    found = {place: player.stored[place] for place in places if player.stored[place]}
    if safe:
        for spot in player.kept:
            if resource in ("any", spot.card.note):
                found[reference(s, spot)] = spot.card.amount
    return found


def pay_from(s: State, seat: int, bag: Sequence[str], why: str) -> None:
    """Resources leave these places; what is left on an opened store must go elsewhere (CR-56)."""
    player = s.players[seat]
    amounts: dict[Resource, int] = {}
    spilt: list[Step] = []
    for place in dict.fromkeys(bag):
        count = bag.count(place)
        if "@" in place:
            spot = next(spot for spot in player.kept if reference(s, spot) == place)
            resource = resource_named(spot.card.note)
            rest = spot.card.amount - count
            alter(s, spot, amount=0, note="")
            spilt += [gain(seat, resource, rest, spot.card.face)] if rest else []
        else:
            resource = resource_at(player, place)
            player.stored[place] -= count
        amounts[resource] = amounts.get(resource, 0) + count
    emit(s, "paid", seat=seat, amounts=amounts, places=list(bag), why=why)
    touched(s)
    push(s, *spilt)


def put(s: State, seat: int, resource: str, bag: Sequence[str], lost: int, why: str) -> None:
    """Resources arrive at these places; `lost` of them found no room (C-3.4)."""
    stored = s.players[seat].stored
    for place in bag:
        stored[place] += 1
    if bag or lost:
        emit(s, "gained", seat=seat, resource=resource, places=list(bag), lost=lost, why=why)
        touched(s)


def yield_at(s: State, seat: int, place: str, amount: int, why: str) -> None:
    """A gain tied to one place happens at once; what finds no room there is lost."""
    player = s.players[seat]
    fits = min(amount, CAPACITY - player.stored[place])
    put(s, seat, resource_at(player, place), (place,) * fits, amount - fits, why)


def lose_at(s: State, seat: int, losses: dict[str, int], why: str) -> None:
    """Places lose so much each, at most what lies there."""
    player = s.players[seat]
    amounts: dict[Resource, int] = {}
    places: list[str] = []
    for place, wanted in losses.items():
        count = min(wanted, player.stored[place])
        if count:
            player.stored[place] -= count
            resource = resource_at(player, place)
            amounts[resource] = amounts.get(resource, 0) + count
            places += [place] * count
    if places:
        emit(s, "lost", seat=seat, amounts=amounts, places=places, why=why)
        touched(s)


def _words(verb: str, bag: Sequence[str]) -> str:
    return f"{verb} {' '.join(bag) if bag else 'none'}"


def pay(seat: int, cost: tuple[tuple[Price, int], ...], why: str, *, safe: bool = True) -> Step:
    """The seat pays so much of each; without `safe` store buildings are left alone (C-53.2)."""
    return ("pay", seat, cost, why, int(safe))


@step("pay")
class _Pay(Ask):
    """("pay", seat, cost, why, safe): the payer chooses the places (C-3.5)."""

    kind = "pay"
    rule = "C-3.5"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        resource, amount = step[2][0]
        return {"resource": resource, "amount": amount, "why": step[3]}

    def settle(self, s: State, step: Step) -> bool:
        _, seat, cost, why, safe = step
        player = s.players[seat]
        silent: list[str] = []
        left = []
        for resource, amount in cost:
            sources = _sources(s, player, resource, safe=bool(safe))
            if len(sources) == 1 or sum(sources.values()) <= amount or not amount:
                spread = [place for place, held in sources.items() for _ in range(held)]
                silent += spread[:amount]
            else:
                left.append((resource, amount))
        s.agenda.pop()
        if left:
            s.agenda.append(pay(seat, tuple(left), why, safe=bool(safe)))
        if silent:
            pay_from(s, seat, silent, why)
            return True
        return not left

    def _options(self, s: State, step: Step) -> list[str]:
        resource, amount = step[2][0]
        sources = _sources(s, s.players[step[1]], resource, safe=bool(step[4]))
        return [_words("pay", bag) for bag in bags(list(sources), list(sources.values()), amount)]

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [plain(text) for text in self._options(s, step)]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        resource, amount = step[2][0]
        if text not in self._options(s, step):
            raise IllegalMove(ClassicCode.PAY_PLACES, self.rule, resource=resource, amount=amount)
        _, seat, cost, why, safe = step
        s.agenda.pop()
        if len(cost) > 1:
            push(s, pay(seat, cost[1:], why, safe=bool(safe)))
        pay_from(s, seat, text.split()[1:], why)


def gain(seat: int, resource: Resource, amount: int, why: str) -> Step:
    """The seat gets so much of a resource, wherever it fits; it cannot be declined (CR-44)."""
    return ("gain", seat, resource, amount, why)


@step("gain")
class _Gain(Menu):
    """("gain", seat, resource, amount, why): all that fits is stored; its owner chooses where."""

    kind = "store"
    rule = "CR-44"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"resource": step[2], "amount": step[3], "why": step[4]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, resource, amount, _ = step
        player = s.players[seat]
        places = player.lands[resource]
        free = [CAPACITY - player.stored[place] for place in places]
        return [_words("store", bag) for bag in bags(places, free, min(amount, sum(free)))]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, resource, amount, why = step
        bag = [word for word in text.split()[1:] if word != "none"]
        put(s, seat, resource, bag, amount - len(bag), why)


def take(seat: int, amount: int, why: str, types: tuple[Resource, ...] = ()) -> Step:
    """The seat takes so many resources of choice from the supply, of these kinds or of all."""
    return ("take", seat, amount, why, types)


@step("take")
class _Take(Menu):
    """("take", seat, amount, why, kinds): one after another; a kind without room may be named (CR-44)."""

    kind = "take"
    rule = "CR-44"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2], "why": step[3], "types": list(step[4] or RESOURCES)}

    def options(self, s: State, step: Step) -> list[str]:
        if step[2] <= 0:
            return []
        player = s.players[step[1]]
        stored = player.stored
        found = []
        for resource in step[4] or RESOURCES:
            open_to = [place for place in player.lands[resource] if stored[place] < CAPACITY]
            found += [f"take {resource} {place}" for place in open_to] or [f"take {resource}"]
        return found

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why, types = step
        if amount > 1:
            push(s, take(seat, amount - 1, why, types))
        resource, *bag = text.split()[1:]
        put(s, seat, resource, bag, 1 - len(bag), why)


def demand(seat: int, least: int, most: int, why: str, types: tuple[Resource, ...] = ()) -> Step:
    """The seat takes resources of the opponent: so many at least, if there are, and so many at most."""
    return ("demand", seat, least, most, why, types, ())


@step("demand")
class _Demand(Menu):
    """("demand", seat, least, most, why, kinds, named): the taker names kinds one by one (CR-43).

    Only what the opponent has within reach and the taker can store may be named.
    """

    kind = "demand"
    rule = "CR-43"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"least": step[2], "most": step[3], "why": step[4], "named": list(step[6])}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, least, most, _, types, named = step
        found = []
        if len(named) < most:
            mine, theirs = s.players[seat], s.players[1 - seat]
            for resource in types or RESOURCES:
                if named.count(resource) < min(room(mine, resource), within_reach(theirs, resource)):
                    found.append(f"demand {resource}")
        if (len(named) >= least and (found or named)) or (named and not found):
            found.insert(0, "done")
        return found

    def choose(self, s: State, step: Step, text: str) -> None:
        name, seat, least, most, why, types, named = step
        if text != "done":
            push(s, (name, seat, least, most, why, types, (*named, text.split()[1])))
            return
        cost = tuple((resource, named.count(resource)) for resource in dict.fromkeys(named))
        if cost:
            emit(s, "demanded", seat=seat, amounts=dict(cost), why=why)
            gains = [gain(seat, resource, amount, why) for resource, amount in cost]
            push(s, pay(1 - seat, cost, why, safe=False), *gains)


def give(seat: int, amount: int, why: str, types: tuple[Resource, ...] = ()) -> Step:
    """The seat must give the opponent so many resources of the giver's choice."""
    return ("give_away", seat, amount, why, types)


@step("give_away")
class _Give(Menu):
    """("give_away", seat, amount, why, kinds): one by one, what the receiver can store (CR-43)."""

    kind = "give"
    rule = "CR-43"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2], "why": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, amount, _, types = step
        if not amount:
            return []
        mine, theirs = s.players[seat], s.players[1 - seat]
        return [
            f"give {resource}"
            for resource in types or RESOURCES
            if stock(mine, resource) and room(theirs, resource)
        ]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why, types = step
        resource = resource_named(text.split()[1])
        steps = [pay(seat, ((resource, 1),), why), gain(1 - seat, resource, 1, why)]
        push(s, *steps, give(seat, amount - 1, why, types))


def lose_choice(seat: int, amount: int, why: str) -> Step:
    """The seat loses so many resources of its own choice, or all it has within reach."""
    return ("lose_choice", seat, amount, why)


@step("lose_choice")
class _LoseChoice(Menu):
    """("lose_choice", seat, amount, why): which places lose; store buildings are safe (C-53.2)."""

    kind = "lose"
    rule = "C-53.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2], "why": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, amount, _ = step
        held = {place: n for place, n in s.players[seat].stored.items() if n}
        size = min(amount, sum(held.values()))
        return [_words("lose", bag) for bag in bags(list(held), list(held.values()), size)] if size else []

    def choose(self, s: State, step: Step, text: str) -> None:
        places = text.split()[1:]
        lose_at(s, step[1], {place: places.count(place) for place in places}, step[3])


def barter(seat: int, most: int, why: str) -> Step:
    """The seat hands in up to so many resources and takes as many of other kinds (CR-78)."""
    return ("barter", seat, most, why, ())


@step("barter")
class _Barter(Menu):
    """("barter", seat, most, why, given): named one by one, then paid, then others are taken."""

    kind = "barter"
    rule = "CR-78"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"most": step[2], "why": step[3], "given": list(step[4])}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, most, _, given = step
        found = []
        if len(given) < most:
            player = s.players[seat]
            found = [f"give {name}" for name in RESOURCES if given.count(name) < stock(player, name)]
        return ["done", *found] if given else found

    def choose(self, s: State, step: Step, text: str) -> None:
        kind, seat, most, why, given = step
        if text != "done":
            push(s, (kind, seat, most, why, (*given, text.split()[1])))
            return
        cost = tuple((name, given.count(name)) for name in RESOURCES if name in given)
        others = tuple(name for name in RESOURCES if name not in given)
        push(s, pay(seat, cost, why), take(seat, len(given), why, others))


def spare(seat: int, cost: tuple[tuple[Resource, int], ...], times: int, why: str) -> Step:
    """The seat is spared so many resources of a price and pays the rest."""
    return ("spare", seat, cost, times, why)


@step("spare")
class _Spare(Menu):
    """("spare", seat, cost, times, why): the builder chooses what is left out (CR-45), then pays."""

    kind = "spare"
    rule = "CR-45"

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
        push(s, spare(seat, rest, times - 1, why) if times > 1 else pay(seat, rest, why))
