"""The seven: discards, the robber, theft (I-9)."""

from typing import Any

from p2pduel.games.island.rules.board import move_robber
from p2pduel.games.island.rules.cards import card_at, check_held, parse_cards, take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import COLOURS, HAND_LIMIT
from p2pduel.games.island.rules.geometry import HEX_NAMES
from p2pduel.games.island.rules.notation import LINES, discard_moves, rob_moves
from p2pduel.games.island.rules.registry import REGISTRY
from p2pduel.games.island.rules.state import State
from p2pduel.kernel import requests, steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["seven"]


def seven(s: State, seat: int) -> None:
    """First everybody with too many cards gives up half of them, then the robber moves (I-9.1 to I-9.4)."""
    order = [(seat + place) % s.seats for place in range(s.seats)]
    sizes = [(each, s.size(each)) for each in order]
    discards = [("discard", each, size // 2) for each, size in sizes if size > HAND_LIMIT]
    push(s, *discards, ("rob", seat))


@REGISTRY.step("discard")
class _Discard(steps.Ask[State]):
    """("discard", seat, count): the seat returns so many cards of its own choice (I-9.1)."""

    kind = "discard"
    rule = "I-9.1"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"count": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return list(discard_moves(tuple(s.hands[step[1]]), step[2]))

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, count = step
        verb, *words = text.split() or [""]
        if verb != "discard":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        cards = parse_cards(words)
        check_held(s, seat, cards, self.rule)
        if sum(cards) != count:
            raise IllegalMove(IslandCode.CARDS_AMOUNT, self.rule, count=count)
        s.agenda.pop()
        take(s.hands[seat], s.bank, cards)
        emit(s, "discarded", seat=seat, cards=cards)


@REGISTRY.step("rob")
class _Rob(steps.Ask[State]):
    """("rob", seat): the robber goes to another hex, and somebody there loses a card (I-9.4 to I-9.8)."""

    kind = "rob"
    rule = "I-9.4"

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        lands, hands = s.lands, s.hands
        victims = [lands[each] if each != seat and any(hands[each]) else 0 for each in range(s.seats)]
        return rob_moves(s.robber, victims, s.options.theft == "may")

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        seat = step[1]
        line = LINES.get(text)
        if line is None or line[0] != "rob":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        _, hex_, *victims = line
        if hex_ == s.robber:
            raise IllegalMove(IslandCode.HEX_SAME, "I-9.4", hex=HEX_NAMES[hex_])
        self._check_victim(s, seat, hex_, victims)
        s.agenda.pop()
        move_robber(s, seat, hex_, "rob")
        if victims:
            held = s.size(victims[0])
            following = ("stolen", seat, victims[0])
            push(s, (*following, 1) if held == 1 else requests.roll(seat, (held,), following))

    def _check_victim(self, s: State, seat: int, hex_: int, victims: list[int]) -> None:
        possible = [
            each
            for each in range(s.seats)
            if each != seat and any(s.hands[each]) and s.lands[each] >> hex_ & 1
        ]
        if victims and victims[0] not in possible:
            name = COLOURS[victims[0]]
            raise IllegalMove(IslandCode.VICTIM_NONE, "I-9.8", victim=name, hex=HEX_NAMES[hex_])
        if not victims and possible and s.options.theft == "must":
            raise IllegalMove(IslandCode.VICTIM_NEEDED, "I-9.7", hex=HEX_NAMES[hex_])


@REGISTRY.auto("stolen")
def _stolen(s: State, seat: int, victim: int, place: int) -> None:
    """The card at that place of the victim's hand, in canonical order, changes hands (I-9.6, T-5.8)."""
    kind = card_at(s.hands[victim], place)
    s.hands[victim][kind] -= 1
    s.hands[seat][kind] += 1
    emit(s, "stole", seat=seat, victim=victim, resource=kind, why="rob")
