"""Phases 3 and 4 and everything else about hands: drawing, putting away, searching (D-11)."""

from functools import cache
from typing import Any

from p2pduel.games.duel.rules.core import draw_stacks, effect_of, hooked, stack_back, total
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.games.duel.rules.steps.resources import pay
from p2pduel.games.duel.rules.tokens import token
from p2pduel.games.duel.rules.variants import VARIANTS, stack_backs
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import BuryCard, Carrier, PlainAct, TakeCard
from p2pduel.kernel.slots import emit, forget, leave, mint, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = [
    "bury",
    "bury_moves",
    "can_bury",
    "draw_up",
    "exchange",
    "filled",
    "hand_limit",
    "library",
    "search",
    "search_cost",
    "surplus",
]


def hand_limit(s: State, seat: int) -> int:
    """How many cards phase 3 leaves in the hand (D-11.1)."""
    return 3 + s.players[seat].points[4]


def search_cost(s: State, seat: int) -> int:
    """What searching a stack in phase 4 costs (D-11.4, D-11.7)."""
    costs = [effect_of(card.face).search_cost for _, card in hooked(s.players[seat], "search_cost")]
    return min([cost for cost in costs if cost is not None], default=2)


def filled(s: State, seat: int) -> list[str]:
    """The draw stacks with cards in them."""
    return [stack.zone for stack in draw_stacks(s, seat) if s.zones[stack.zone]]


def can_bury(s: State, zone: str) -> bool:
    """Whether any card of the zone has a stack to go under (D-14.11)."""
    backs = stack_backs(s.variant)
    return any(s.backs[slot] in backs for slot in s.zones[zone])


def bury_moves(s: State, seat: int, zone: str, known: Known) -> list[Move]:
    """Every hidden card of a zone under every stack of its back (D-14.10)."""
    cards = sorted({(known[slot], s.backs[slot]) for slot in s.zones[zone] if slot in known})
    return [move for face, back in cards for move in _burials(s.variant, face, back, seat)]


@cache
def _burials(variant: str, face: str, back: str, seat: int) -> list[Move]:
    """One card under every stack of its back."""
    stacks = [stack.zone for stack in VARIANTS[variant].stacks if stack.back == back]
    return [Move(f"bury {zone}", token(face, back, seat)) for zone in stacks]


def bury(s: State, seat: int, source: str, text: str, index: int | None) -> None:
    """Carry out "bury STACK"; raise IllegalMove if no card of the zone can lie there."""
    verb, _, zone = text.partition(" ")
    back = stack_back(s, zone)
    if verb != "bury" or back is None:
        raise IllegalMove(Code.MOVE_NOT_OFFERED, "D-11.3", why="bury", text=text)
    group = [slot for slot in s.zones[source] if s.backs[slot] == back]
    if not group:
        raise IllegalMove(Code.STACK_BACK, "D-14.10", zone=zone)
    s.agenda.pop()
    slot = leave(s, source, back, index)
    if len(group) > 1:
        forget(s, slot)
        slot = mint(s, back)
    s.zones[zone].append(slot)
    emit(s, "buried", seat=seat, zone=zone, source=source)


def draw_up(seat: int) -> Step:
    """The seat fills its hand."""
    return ("draw_up", seat)


@step("draw_up")
class _DrawUp(Menu):
    """("draw_up", seat): fill the hand to its limit, card by card (D-11.2)."""

    kind = "draw"
    rule = "D-11.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"limit": hand_limit(s, step[1])}

    def options(self, s: State, step: Step) -> list[str]:
        seat = step[1]
        if len(s.zones[f"hand{seat}"]) >= hand_limit(s, seat):
            return []
        return [f"draw {zone}" for zone in filled(s, seat)]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, requests.draw(step[1], text.split()[1], (0,)), step)


def surplus(seat: int) -> Step:
    """The seat puts away what is too much for its hand."""
    return ("surplus", seat)


@step("surplus")
class _Surplus(Ask):
    """("surplus", seat): put cards away down to the limit (D-11.3)."""

    kind = "surplus"
    rule = "D-11.3"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"limit": hand_limit(s, step[1])}

    def settle(self, s: State, step: Step) -> bool:
        zone = f"hand{step[1]}"
        if len(s.zones[zone]) > hand_limit(s, step[1]) and can_bury(s, zone):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return bury_moves(s, step[1], f"hand{step[1]}", known)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return BuryCard(step[1], f"hand{step[1]}", text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        bury(s, step[1], f"hand{step[1]}", text, index)
        s.agenda.append(step)


def exchange(seat: int) -> Step:
    """The seat may put a card away for another."""
    return ("exchange", seat)


@step("exchange")
class _Exchange(Ask):
    """("exchange", seat): put one card away for another, or not (D-11.4)."""

    kind = "exchange"
    rule = "D-11.4"

    def settle(self, s: State, step: Step) -> bool:
        if can_bury(s, f"hand{step[1]}"):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [plain("pass"), *bury_moves(s, step[1], f"hand{step[1]}", known)]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        if text == "pass":
            return PlainAct()
        return BuryCard(step[1], f"hand{step[1]}", text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text == "pass":
            s.agenda.pop()
            return
        bury(s, step[1], f"hand{step[1]}", text, index)
        push(s, ("replace", step[1]))


@step("replace")
class _Replace(Menu):
    """("replace", seat): the second half of the exchange: draw, or pay and search (D-11.4)."""

    kind = "replace"
    rule = "D-11.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"cost": search_cost(s, step[1])}

    def options(self, s: State, step: Step) -> list[str]:
        seat = step[1]
        zones = filled(s, seat)
        found = [f"draw {zone}" for zone in zones]
        if total(s.players[seat]) >= search_cost(s, seat):
            found += [f"search {zone}" for zone in zones]
        return found

    def choose(self, s: State, step: Step, text: str) -> None:
        seat = step[1]
        verb, zone = text.split()
        if verb == "draw":
            push(s, requests.draw(seat, zone, (0,)))
        else:
            cost = search_cost(s, seat)
            push(s, pay(seat, (("any", cost),), "search"), search(seat, zone))


def library(seat: int) -> Step:
    """The seat may look through a draw stack and take a card, for nothing."""
    return ("library", seat)


@step("library")
class _Library(Menu):
    """("library", seat): look through one draw stack and take a card, or not (R-50)."""

    kind = "library"
    rule = "R-50"

    def options(self, s: State, step: Step) -> list[str]:
        return ["pass", *(f"search {zone}" for zone in filled(s, step[1]))]

    def choose(self, s: State, step: Step, text: str) -> None:
        if text != "pass":
            push(s, search(step[1], text.split()[1]))


def search(seat: int, zone: str) -> Step:
    """The seat looks through a stack and takes a card of it."""
    return ("search", seat, zone)


@auto("search")
def _search(s: State, seat: int, zone: str) -> None:
    """Look through a stack and take a card; of a single card there is nothing to choose: draw it."""
    emit(s, "searched", seat=seat, zone=zone)
    if len(s.zones[zone]) == 1:
        push(s, requests.draw(seat, zone, (0,)))
    else:
        push(s, requests.look(seat, zone), ("take_card", seat, zone))


@step("take_card")
class _TakeCard(Ask):
    """("take_card", seat, zone): whoever has looked must take (D-11.6); the order stays (D-11.5)."""

    kind = "take_card"
    rule = "D-11.6"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, seat, zone = step
        cards = sorted({(known[slot], s.backs[slot]) for slot in s.zones[zone] if slot in known})
        return [Move(f"take {zone}", token(face, back, seat)) for face, back in cards]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return TakeCard(step[1], step[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, zone = step
        if text != f"take {zone}":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="look", zone=zone)
        s.agenda.pop()
        old = s.zones[zone]
        backs = [s.backs[slot] for slot in old]
        for slot in old:
            forget(s, slot)
        s.zones[zone] = [mint(s, back) for back in backs[1:]]
        s.zones[f"hand{seat}"].append(mint(s, backs[0]))
        emit(s, "took", seat=seat, zone=zone)
