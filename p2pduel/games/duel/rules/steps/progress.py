"""Questions only the Era of Progress asks."""

from typing import Any

from p2pduel.games.duel.rules.core import room, stores
from p2pduel.games.duel.rules.facts import CAPACITY, Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Menu, step
from p2pduel.games.duel.rules.steps.resources import bags, put
from p2pduel.games.duel.rules.tokens import token
from p2pduel.kernel import requests
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step

__all__ = ["fetch", "up_to"]


def up_to(seat: int, resource: Resource, most: int, why: str) -> Step:
    """The seat takes at most so many of a resource, and at least 1, where it likes (R-41)."""
    return ("up_to", seat, resource, most, why)


def fetch(seat: int, owner: int, why: str) -> Step:
    """The seat looks through a discard pile and takes a card of it, named openly (R-24)."""
    return ("fetch", seat, owner, why)


@step("fetch")
class _Fetch(Menu):
    """("fetch", seat, number of the pile, why): only now the seat sees more than its top (D-14.8)."""

    kind = "fetch"
    rule = "R-24"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"why": step[3], "owner": step[2], "cards": len(s.discards[step[2]])}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, owner, _ = step
        return [f"fetch {word}" for word in sorted({token(*card, seat) for card in s.discards[owner]})]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, owner, _ = step
        word = text.split()[1]
        card = next(card for card in s.discards[owner] if token(*card, seat) == word)
        s.discards[owner].remove(card)
        zone = f"fetched{seat}"
        push(s, requests.return_card(*card, zone, 0), requests.draw(seat, zone, (0,)))


@step("up_to")
class _UpTo(Menu):
    """("up_to", seat, resource, most, why): a fixed type; less may be taken (D-4.4, R-41)."""

    kind = "store"
    rule = "D-4.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"resource": step[2], "amount": step[3], "why": step[4]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, resource, most, _ = step
        player = s.players[seat]
        places = [place for place in stores(player, resource) if player.stored[place] < CAPACITY]
        free = [CAPACITY - player.stored[place] for place in places]
        sizes = range(min(most, sum(free)), 0, -1)
        return [f"store {' '.join(bag)}" for size in sizes for bag in bags(places, free, size)]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, resource, most, why = step
        surplus = max(0, most - room(s.players[seat], resource))
        put(s, seat, resource, text.split()[1:], surplus, why)
