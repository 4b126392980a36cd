"""Trading with the opponent: one composes an offer, the other accepts or declines (C-6.2)."""

from typing import Any

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import rooms, stocks
from p2pduel.games.classic.rules.facts.numbers import OFFERS
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import Menu, step
from p2pduel.games.classic.rules.steps.resources import gain, pay
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import Resource, resource_named
from p2pduel.principality.stores import stocks as stored_stocks

__all__ = ["begin_offer", "may_offer"]

Bag = tuple[str, ...]


def _below(bag: Bag, other: Bag, have: dict[Resource, int], free: dict[Resource, int]) -> list[str]:
    """The resources of which one more may lie in a bag: there is one, room for it, none in the other."""
    if not bag and not other:
        return [resource for resource, held in have.items() if held and free[resource]]
    return [
        resource
        for resource, held in have.items()
        if resource not in other and bag.count(resource) < min(held, free[resource])
    ]


def may_offer(s: State, seat: int, have: dict[Resource, int]) -> bool:
    """Whether a seat that has so much can bargain about anything, and offers are left this turn."""
    mine, theirs = s.players[seat], s.players[1 - seat]
    if mine.used.get("offers", 0) >= OFFERS:
        return False
    given = _below((), (), have, rooms(theirs))
    wanted = _below((), (), stored_stocks(theirs), rooms(mine)) if given else given
    return bool(wanted) and (len(given) > 1 or len(wanted) > 1 or given != wanted)


def begin_offer(s: State, seat: int, text: str) -> None:
    """Carry out "offer": the offer is composed next."""
    if text != "offer":
        raise IllegalMove(Code.MOVE_UNKNOWN, "C-6.2", why="offer")
    if not may_offer(s, seat, stocks(s.players[seat])):
        raise IllegalMove(ClassicCode.OFFER_LIMIT, "C-6.2", limit=OFFERS)
    used = s.players[seat].used
    used["offers"] = used.get("offers", 0) + 1
    push(s, ("offer", seat, (), ()))


@step("offer")
class _Offer(Menu):
    """("offer", seat, given, wanted): one resource after another, then the offer is made or dropped."""

    kind = "offer"
    rule = "C-6.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"given": list(step[2]), "wanted": list(step[3])}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, given, wanted = step
        mine, theirs = s.players[seat], s.players[1 - seat]
        found = [f"give {name}" for name in _below(given, wanted, stocks(mine), rooms(theirs))]
        found += [f"want {name}" for name in _below(wanted, given, stored_stocks(theirs), rooms(mine))]
        return [*(["done"] if given and wanted else []), *found, "pass"]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, given, wanted = step
        verb, _, resource = text.partition(" ")
        if verb == "give":
            push(s, ("offer", seat, tuple(sorted((*given, resource))), wanted))
        elif verb == "want":
            push(s, ("offer", seat, given, tuple(sorted((*wanted, resource)))))
        elif verb == "done":
            emit(s, "offered", seat=seat, given=list(given), wanted=list(wanted))
            push(s, ("answer", 1 - seat, given, wanted))


@step("answer")
class _Answer(Menu):
    """("answer", seat, given, wanted): the opponent accepts the whole offer or declines it."""

    kind = "answer"
    rule = "C-6.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"given": list(step[2]), "wanted": list(step[3])}

    def options(self, s: State, step: Step) -> list[str]:
        return ["accept", "decline"]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, given, wanted = step
        emit(s, "answered", seat=seat, accepted=text == "accept")
        if text == "decline":
            return
        steps: list[Step] = []
        for payer, bag in ((1 - seat, given), (seat, wanted)):
            kinds = [resource_named(word) for word in dict.fromkeys(bag)]
            steps.append(pay(payer, tuple((kind, bag.count(kind)) for kind in kinds), "bargain"))
        for receiver, bag in ((seat, given), (1 - seat, wanted)):
            kinds = [resource_named(word) for word in dict.fromkeys(bag)]
            steps += [gain(receiver, kind, bag.count(kind), "bargain") for kind in kinds]
        push(s, *steps)
