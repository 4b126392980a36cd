"""The hand step and everything else about hands: drawing, putting away, searching (C-8)."""

from functools import cache
from itertools import permutations
from typing import Any

from p2pduel.games.classic.rules.core import closed, hooked, open_stacks, pile, pile_name, total
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.facts.numbers import SEARCH_COST
from p2pduel.games.classic.rules.notation import BACK
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.games.classic.rules.steps.resources import pay
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import ArrangeCards, BuryCard, Carrier, PlainAct, TakeCard
from p2pduel.kernel.slots import emit, forget, leave, mint, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = [
    "bury",
    "bury_moves",
    "draw_card",
    "exposed",
    "hand_step",
    "put_under",
    "search",
    "search_cost",
    "sort_cards",
    "surplus",
    "take_card",
    "uncover",
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
        raise IllegalMove(Code.MOVE_NOT_OFFERED, "C-8.2", why="bury", text=text, stack=zones[0])
    alone = len(s.zones[source]) == 1
    s.agenda.pop()
    slot = leave(s, source, BACK, index)
    if not alone:
        forget(s, slot)
        slot = mint(s, BACK)
    s.zones[zone].append(slot)
    emit(s, "buried", seat=seat, zone=zone, source=source)


def uncover(s: State) -> list[Step]:
    """The steps that turn up what lies on top of open stacks (CR-53)."""
    steps: list[Step] = []
    for zone in s.open_tops:
        slots = s.zones[zone]
        if slots and slots[0] not in s.faces and not any(closed(s, seat, zone) for seat in (0, 1)):
            steps.append(requests.flip(zone, (0,), ("top_shown", zone)))
    return steps


@auto("top_shown")
def _top_shown(s: State, zone: str, face: str) -> None:
    emit(s, "top", zone=zone, face=face)
    push(s, requests.return_card(face, BACK, zone, 0))


def hand_step(seat: int) -> Step:
    """The seat has its hand step."""
    return ("hand_step", seat)


@auto("hand_step")
def _hand_step(s: State, seat: int) -> None:
    """Above or at the limit: reduce, then exchange; below it: fill up (C-8.2 to C-8.4)."""
    if s.layout.own_decks:
        push(s, ("form", seat), ("hands", seat))
    else:
        push(s, ("hands", seat))


@step("form")
class _Form(Menu):
    """("form", seat): an empty own stack is formed anew of the own discard pile, or not (C-30.7, CR-71)."""

    kind = "form"
    rule = "CR-71"

    def options(self, s: State, step: Step) -> list[str]:
        seat = step[1]
        if not pile(s, seat) or closed(s, seat, pile_name(s, seat)):
            return []
        empty = [zone for zone in open_stacks(s, seat, filled=False) if not s.zones[zone]]
        return [*(f"form {zone}" for zone in empty), "pass"] if empty else []

    def choose(self, s: State, step: Step, text: str) -> None:
        if text == "pass":
            return
        zone = text.split()[1]
        heap = pile(s, step[1])
        emit(s, "formed", seat=step[1], zone=zone, count=len(heap))
        back = [requests.return_card(face, BACK, zone, -1) for face in heap]
        heap.clear()
        push(s, *back, requests.shuffle(zone))


@auto("hands")
def _hands(s: State, seat: int) -> None:
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

    def settle(self, s: State, step: Step) -> bool:
        steps = uncover(s)
        push(s, *steps)
        return bool(steps) or super().settle(s, step)

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
        push(s, *_get(s, step[1], text, refill=False))


def draw_card(seat: int, zone: str, *, refill: bool = False) -> Step:
    """The seat draws the top card of a stack; refill: as part of its hand step."""
    return ("draw_card", seat, zone, int(refill))


def exposed(s: State, seat: int) -> bool:
    """Whether a seat must show every card it takes from a stack: it hosts an Embassy (CR-54)."""
    return any(spot.host == seat for spot in hooked(s, 1 - seat, "exposes"))


def _apart(seat: int) -> str:
    """Where a card lies that was drawn and is not in the hand yet."""
    return f"{seat}:drawn"


def _into_hand(seat: int) -> Step:
    return requests.transfer(_apart(seat), (0,), f"hand{seat}")


@auto("draw_card")
def _draw_card(s: State, seat: int, zone: str, refill: int) -> None:
    """Into the hand, unless it must be shown first or may be put back."""
    if not s.zones[zone]:
        return
    redraw = refill and any("used" not in spot.card.marks for spot in hooked(s, seat, "redraws"))
    shown = exposed(s, seat)
    if not redraw and not shown:
        push(s, requests.draw(seat, zone, (0,)))
        return
    apart = _apart(seat)
    steps = [requests.draw(seat, zone, (0,), apart)]
    steps += [requests.show(seat, 1 - seat, apart)] if shown else []
    push(s, *steps, ("keep", seat, zone) if redraw else _into_hand(seat))


@step("keep")
class _Keep(Ask):
    """("keep", seat, zone): keep the card just drawn, or put it under its stack (pi-holy-site)."""

    kind = "keep"
    rule = "pi-holy-site"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [plain("keep"), *bury_moves(s, step[1], _apart(step[1]), [step[2]], known)]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return PlainAct() if text == "keep" else BuryCard(step[1], _apart(step[1]), step[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, zone = step
        if text == "keep":
            s.agenda.pop()
            push(s, _into_hand(seat))
            return
        bury(s, seat, _apart(seat), [zone], text, index)
        spot = next(spot for spot in hooked(s, seat, "redraws") if "used" not in spot.card.marks)
        alter(s, spot, mark="used")


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
        if text == "pass" and step[3]:
            return PlainAct()
        return TakeCard(step[1], step[2], _apart(step[1]) if exposed(s, step[1]) else "")

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, zone, may_pass = step
        if text == "pass" and may_pass:
            s.agenda.pop()
            push(s, requests.renew(seat, zone))
            return
        if text != f"take {zone}":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="look", zone=zone)
        s.agenda.pop()
        old = s.zones[zone]
        for slot in old:
            forget(s, slot)
        s.zones[zone] = [mint(s, BACK) for _ in old[1:]]
        taken = mint(s, BACK)
        emit(s, "took", seat=seat, zone=zone)
        if exposed(s, seat):
            s.zones.setdefault(_apart(seat), []).append(taken)
            push(s, requests.show(seat, 1 - seat, _apart(seat)), _into_hand(seat))
        else:
            s.zones[f"hand{seat}"].append(taken)


def put_under(seat: int, source: str, zones: tuple[str, ...]) -> Step:
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


def sort_cards(seat: int, zone: str, count: int) -> Step:
    """The seat, who has looked at so many top cards of a zone, puts them back in any order (C-70.7)."""
    return ("sort_cards", seat, zone, count)


@step("sort_cards")
class _SortCards(Ask):
    """("sort_cards", seat, zone, count): the order is the seat's secret."""

    kind = "sort_cards"
    rule = "C-70.7"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2], "count": step[3]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, _, zone, count = step
        faces = [known[slot] for slot in s.zones[zone][:count]]
        orders: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(range(count)):
            orders.setdefault(tuple(faces[at] for at in order), order)
        return [Move(f"arrange {zone}", " ".join(map(str, order))) for order in orders.values()]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return ArrangeCards(step[1], step[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, zone, count = step
        if text != f"arrange {zone}":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="arrange", stack=zone)
        s.agenda.pop()
        slots = s.zones[zone]
        for at in range(count):
            back = s.backs[slots[at]]
            forget(s, slots[at])
            slots[at] = mint(s, back)
        emit(s, "sorted", seat=seat, zone=zone, count=count)
