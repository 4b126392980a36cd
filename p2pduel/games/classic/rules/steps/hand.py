"""The hand step and everything else about hands: drawing, putting away, searching (C-8)."""

from functools import cache
from typing import Any

from p2pduel.games.classic.rules.core import hooked, open_stacks, total
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.facts.numbers import SEARCH_COST
from p2pduel.games.classic.rules.notation import BACK, hand_cards
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.games.classic.rules.steps.resources import pay
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
    "draw_card",
    "hand_step",
    "put_under",
    "search",
    "search_cost",
    "surplus",
    "take_card",
]


def search_cost(s: State, seat: int) -> int:
    """What searching a stack costs (C-8.3)."""
    costs = [effect_of(spot.card.face).search_cost for spot in hooked(s, seat, "search_cost")]
    return min([cost for cost in costs if cost is not None], default=SEARCH_COST)


@cache
def _burials(face: str, zones: tuple[str, ...]) -> list[Move]:
    return [Move(f"bury {zone}", face) for zone in zones]


def bury_moves(s: State, seat: int, source: str, zones: list[str], known: Known) -> list[Move]:
    """Every hidden card of a zone under every one of these stacks (C-20.15)."""
    cards = sorted({known[slot] for slot in s.zones[source] if slot in known})
    stacks = tuple(zones)
    return [move for face in cards for move in _burials(face, stacks)]


def bury(s: State, seat: int, source: str, zones: list[str], text: str, index: int | None) -> None:
    """Carry out "bury STACK"; raise IllegalMove if it is none of these stacks."""
    verb, _, zone = text.partition(" ")
    if verb != "bury" or zone not in zones:
        raise IllegalMove(
            Code.MOVE_NOT_OFFERED, "C-8.2", f"“{text}” is not possible here; name a stack: bury {zones[0]}"
        )
    alone = len(s.zones[source]) == 1
    s.agenda.pop()
    slot = leave(s, source, BACK, index)
    if not alone:
        forget(s, slot)
        slot = mint(s, BACK)
    s.zones[zone].append(slot)
    emit(s, "buried", seat=seat, zone=zone, source=source)


def hand_step(seat: int) -> Step:
    """The seat has its hand step."""
    return ("hand_step", seat)


@auto("hand_step")
def _hand_step(s: State, seat: int) -> None:
    """Above or at the limit: reduce, then exchange; below it: fill up (C-8.2 to C-8.4)."""
    if len(s.zones[f"hand{seat}"]) >= s.players[seat].limit:
        push(s, surplus(seat), ("exchange", seat))
    else:
        push(s, ("draw_up", seat))


def surplus(seat: int) -> Step:
    """The seat puts away what is too much for its hand."""
    return ("surplus", seat)


@step("surplus")
class _Surplus(Ask):
    """("surplus", seat): the excess goes under stacks of choice (C-8.2)."""

    kind = "surplus"
    rule = "C-8.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"limit": s.players[step[1]].limit}

    def settle(self, s: State, step: Step) -> bool:
        seat = step[1]
        many = len(s.zones[f"hand{seat}"]) > s.players[seat].limit
        if many and open_stacks(s, seat, filled=False):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return bury_moves(s, step[1], f"hand{step[1]}", open_stacks(s, step[1], filled=False), known)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return BuryCard(step[1], f"hand{step[1]}", text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        bury(s, step[1], f"hand{step[1]}", open_stacks(s, step[1], filled=False), text, index)
        s.agenda.append(step)


def _ways(s: State, seat: int, zones: list[str]) -> list[str]:
    """How a card can be had from these stacks: drawn for nothing, or searched for a price."""
    found = [f"draw {zone}" for zone in zones]
    if total(s.players[seat]) >= search_cost(s, seat):
        found += [f"search {zone}" for zone in zones]
    return found


def _get(s: State, seat: int, text: str, *, refill: bool) -> list[Step]:
    verb, zone = text.split()
    if verb == "draw":
        return [draw_card(seat, zone, refill=refill)]
    cost = search_cost(s, seat)
    return [*([pay(seat, (("any", cost),), "search")] if cost else []), search(seat, zone)]


@step("draw_up")
class _DrawUp(Menu):
    """("draw_up", seat): fill the hand to its limit, card by card (C-8.3)."""

    kind = "draw"
    rule = "C-8.3"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"limit": s.players[step[1]].limit, "cost": search_cost(s, step[1])}

    def options(self, s: State, step: Step) -> list[str]:
        seat = step[1]
        if len(s.zones[f"hand{seat}"]) >= s.players[seat].limit:
            return []
        return _ways(s, seat, open_stacks(s, seat))

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, *_get(s, step[1], text, refill=True), step)


@step("exchange")
class _Exchange(Ask):
    """("exchange", seat): put one card under a stack for another of the same stack, or not (C-8.4)."""

    kind = "exchange"
    rule = "C-8.4"

    def settle(self, s: State, step: Step) -> bool:
        if s.zones[f"hand{step[1]}"] and open_stacks(s, step[1], filled=False):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        zones = open_stacks(s, step[1], filled=False)
        return [plain("pass"), *bury_moves(s, step[1], f"hand{step[1]}", zones, known)]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        if text == "pass":
            return PlainAct()
        return BuryCard(step[1], f"hand{step[1]}", text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text == "pass":
            s.agenda.pop()
            return
        bury(s, step[1], f"hand{step[1]}", open_stacks(s, step[1], filled=False), text, index)
        push(s, ("replace", step[1], text.split()[1]))


@step("replace")
class _Replace(Menu):
    """("replace", seat, zone): the second half of the exchange, from the same stack (C-8.4, C-20.11)."""

    kind = "replace"
    rule = "C-8.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"cost": search_cost(s, step[1]), "zone": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return _ways(s, step[1], [step[2]])

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, *_get(s, step[1], text, refill=True))


def draw_card(seat: int, zone: str, *, refill: bool = False) -> Step:
    """The seat draws the top card of a stack; refill: as part of its hand step."""
    return ("draw_card", seat, zone, int(refill))


@auto("draw_card")
def _draw_card(s: State, seat: int, zone: str, refill: int) -> None:
    if s.zones[zone]:
        push(s, requests.draw(seat, zone, (0,)))


def search(seat: int, zone: str, *, may_pass: bool = False) -> Step:
    """The seat looks through a stack and takes a card of it, or, if it may pass, none."""
    return ("search", seat, zone, int(may_pass))


@auto("search")
def _search(s: State, seat: int, zone: str, may_pass: int) -> None:
    """Look through a stack and take a card; a single card that must be taken is drawn."""
    emit(s, "searched", seat=seat, zone=zone)
    if len(s.zones[zone]) == 1 and not may_pass:
        push(s, draw_card(seat, zone))
    elif s.zones[zone]:
        push(s, requests.look(seat, zone), take_card(seat, zone, may_pass=bool(may_pass)))


def take_card(seat: int, zone: str, *, may_pass: bool = False) -> Step:
    """The seat takes a card of the stack it has looked through."""
    return ("take_card", seat, zone, int(may_pass))


@step("take_card")
class _TakeCard(Ask):
    """("take_card", seat, zone, may pass): who has looked takes; the order stays (C-8.3, C-70.4)."""

    kind = "take_card"
    rule = "C-8.3"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2], "pass": bool(step[3])}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, _, zone, may_pass = step
        cards = sorted({known[slot] for slot in s.zones[zone] if slot in known})
        found = [Move(f"take {zone}", face) for face in cards]
        return [*found, plain("pass")] if may_pass else found

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return PlainAct() if text == "pass" and step[3] else TakeCard(step[1], step[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, zone, may_pass = step
        if text == "pass" and may_pass:
            s.agenda.pop()
            push(s, requests.renew(seat, zone))
            return
        if text != f"take {zone}":
            raise IllegalMove(
                Code.MOVE_NOT_OFFERED, self.rule, f"whoever looked through {zone} must take a card of it"
            )
        s.agenda.pop()
        old = s.zones[zone]
        for slot in old:
            forget(s, slot)
        s.zones[zone] = [mint(s, BACK) for _ in old[1:]]
        s.zones[f"hand{seat}"].append(mint(s, BACK))
        emit(s, "took", seat=seat, zone=zone)


def put_under(seat: int, source: str, zones: tuple[str, ...], owner: int = -1) -> Step:
    """The seat puts one card of a zone under one of these stacks, unseen."""
    return ("put_under", seat, source, zones)


@step("put_under")
class _PutUnder(Ask):
    """("put_under", seat, zone, stacks): one hidden card of the zone (C-70.3)."""

    kind = "put_under"
    rule = "C-70.3"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2], "stacks": list(step[3])}

    def settle(self, s: State, step: Step) -> bool:
        if s.zones.get(step[2]) and step[3]:
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return bury_moves(s, step[1], step[2], list(step[3]), known)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return BuryCard(step[1], step[2], text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        bury(s, step[1], step[2], list(step[3]), text, index)


def known_hand(s: State, seat: int, known: Known) -> list[str]:
    """The cards of a hand as far as they are known."""
    return hand_cards(s, seat, known)
