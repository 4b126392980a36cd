"""Trade with the bank, and between players: offer, answers, closing (I-10)."""

from collections.abc import Sequence
from typing import Any

from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.cards import Cards, check_held, parse_cards, take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import COLOURS, OFFERS, RESOURCES
from p2pduel.games.island.rules.registry import REGISTRY
from p2pduel.games.island.rules.state import State
from p2pduel.kernel import steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["invite", "offer", "trade_bank"]


def _check_phase(s: State) -> None:
    """Raise IllegalMove where trading comes before building and something is built (I-7.3)."""
    if s.built and s.options.phases == "strict":
        raise IllegalMove(IslandCode.TRADE_CLOSED, "I-7.3")


def trade_bank(s: State, seat: int, give: int, rate: int, get: int) -> None:
    """Equal cards for one of the seat's choice (I-10.6 to I-10.12)."""
    _check_phase(s)
    best = RATES[s.ports[seat]][give]
    if give == get:
        raise IllegalMove(IslandCode.TRADE_SAME, "I-10.4")
    if rate != best:
        raise IllegalMove(IslandCode.TRADE_RATE, "I-10.13", resource=give, rate=best)
    if s.hands[seat][give] < rate:
        missing = tuple(rate - s.hands[seat][give] if kind == give else 0 for kind in range(len(RESOURCES)))
        raise IllegalMove(IslandCode.CARDS_MISSING, "I-10.6", seat=seat, cards=missing)
    if not s.bank[get]:
        raise IllegalMove(IslandCode.BANK_SHORT, "I-10.12", resource=get, left=0)
    hand, bank = s.hands[seat], s.bank
    hand[give] -= rate
    bank[give] += rate
    hand[get] += 1
    bank[get] -= 1
    s.outcomes.append(Outcome("traded", {"seat": seat, "give": give, "count": rate, "get": get}))


# -- between players ------------------------------------------------------------------------------


def _check_swap(give: Cards, want: Cards) -> None:
    """Raise IllegalMove for gifts, and for a kind that goes both ways (I-10.4)."""
    if not any(give) or not any(want):
        raise IllegalMove(IslandCode.TRADE_NOTHING, "I-10.4")
    if any(mine and yours for mine, yours in zip(give, want, strict=True)):
        raise IllegalMove(IslandCode.TRADE_SAME, "I-10.4")


def _read_swap(words: Sequence[str]) -> tuple[Cards, Cards]:
    """The cards before and behind "for"."""
    if words.count("for") != 1:
        raise IllegalMove(IslandCode.CARDS_FORM, "", words_said=" ".join(words))
    at = words.index("for")
    give, want = parse_cards(words[:at]), parse_cards(words[at + 1 :])
    _check_swap(give, want)
    return give, want


def _asked(s: State, seat: int, words: list[str]) -> tuple[list[str], list[int]]:
    """What stands before "to", and who is asked: one seat, or all others in their order."""
    others = [(seat + place) % s.seats for place in range(1, s.seats)]
    if "to" not in words:
        return words, others
    at = words.index("to")
    named = words[at + 1 :]
    if len(named) != 1 or named[0] not in COLOURS or COLOURS.index(named[0]) not in others:
        raise IllegalMove(IslandCode.TRADE_PARTNER, "I-10.2", said=" ".join(named))
    return words[:at], [COLOURS.index(named[0])]


def _announce(s: State, seat: int, give: Cards, want: Cards, asked: list[int]) -> None:
    """Everybody asked answers in turn, then the offer is closed."""
    _check_phase(s)
    if s.offers >= OFFERS:
        raise IllegalMove(IslandCode.TRADE_MANY, "I-10.2", most=OFFERS)
    s.offers += 1
    emit(s, "offered", seat=seat, give=give, want=want, to_seats=asked)
    push(s, ("answer", asked[0], seat, give, want, tuple(asked[1:]), ()))


def offer(s: State, seat: int, words: list[str]) -> None:
    """The active player offers cards for cards to one player or to all (I-10.2)."""
    said, asked = _asked(s, seat, words)
    give, want = _read_swap(said)
    check_held(s, seat, give, "I-10.1")
    _announce(s, seat, give, want, asked)


def invite(s: State, seat: int, words: list[str]) -> None:
    """The active player asks for offers; what is wanted may be named (I-10.3)."""
    said, asked = _asked(s, seat, words)
    want = parse_cards(said)
    if not any(s.hands[seat]):
        raise IllegalMove(IslandCode.TRADE_NOTHING, "I-10.1")
    _announce(s, seat, (0,) * len(want), want, asked)


@REGISTRY.step("answer")
class _Answer(steps.Ask[State]):
    """("answer", seat, active, give, want, later, deals): a seat answers an offer or an invitation.

    Later are the seats that are asked after it, deals what was agreed to so far: (seat, active gives, gets).
    """

    kind = "answer"
    rule = "I-10.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"active": step[2], "give": list(step[3]), "want": list(step[4])}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, seat, _, give, want, _, _ = step
        covered = all(have >= need for have, need in zip(s.hands[seat], want, strict=True))
        return [plain("accept"), plain("decline")] if any(give) and covered else [plain("decline")]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, active, give, want, later, deals = step
        verb, *words = text.split() or [""]
        if text == "accept":
            if not any(give):
                raise IllegalMove(IslandCode.TRADE_NOTHING, "I-10.4")
            check_held(s, seat, want, "I-10.2")
            deals = (*deals, (seat, give, want))
            emit(s, "answered", seat=seat, to=active, answer="accept", give=want, want=give)
        elif verb == "counter":
            gives, wants = _read_swap(words)
            check_held(s, seat, gives, "I-10.2")
            deals = (*deals, (seat, wants, gives))
            emit(s, "answered", seat=seat, to=active, answer="counter", give=gives, want=wants)
        elif text == "decline":
            emit(s, "answered", seat=seat, to=active, answer="decline", give=want, want=give)
        else:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        s.agenda.pop()
        if later:
            push(s, ("answer", later[0], active, give, want, later[1:], deals))
        else:
            push(s, ("close", active, give, want, deals))


@REGISTRY.step("close")
class _Close(steps.Ask[State]):
    """("close", active, give, want, deals): the active player takes one of the answers, or none."""

    kind = "close"
    rule = "I-10.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        deals = [{"seat": seat, "give": list(give), "get": list(get)} for seat, give, get in step[4]]
        return {"deals": deals}

    def settle(self, s: State, step: Step) -> bool:
        """Without an answer there is nothing to close; a single acceptance of the offer binds both."""
        _, active, give, want, deals = step
        if len(deals) > 1 or (deals and deals[0][1:] != (give, want)):
            return False
        s.agenda.pop()
        if deals:
            self._deal(s, active, deals[0])
        else:
            emit(s, "no_deal", seat=active)
        return True

    def _deal(self, s: State, active: int, deal: tuple[int, Cards, Cards]) -> None:
        seat, give, get = deal
        take(s.hands[active], s.hands[seat], give)
        take(s.hands[seat], s.hands[active], get)
        emit(s, "dealt", seat=active, to=seat, give=give, get=get)

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        hand = s.hands[step[1]]
        takers = [
            plain(f"close {COLOURS[seat]}")
            for seat, give, _ in step[4]
            if all(have >= need for have, need in zip(hand, give, strict=True))
        ]
        return [*takers, plain("close")]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, active, _, _, deals = step
        if text == "close":
            s.agenda.pop()
            emit(s, "no_deal", seat=active)
            return
        verb, _, name = text.partition(" ")
        found = [deal for deal in deals if name == COLOURS[deal[0]]]
        if verb != "close":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        if not found:
            raise IllegalMove(IslandCode.TRADE_PARTNER, self.rule, said=name)
        check_held(s, active, found[0][1], self.rule)
        s.agenda.pop()
        self._deal(s, active, found[0])
