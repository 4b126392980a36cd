"""A turn: before the roll, the roll, trading and building, the end (I-7)."""

from collections.abc import Callable
from typing import Any

from p2pduel.games.island.rules import development, tokens
from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.building import build_city, build_road, build_settlement, buy_card
from p2pduel.games.island.rules.cards import parse_cards
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import BRICK, GRAIN, LUMBER, ORE, STACK, WOOL
from p2pduel.games.island.rules.notation import (
    BUY,
    END,
    LINES,
    ROLL,
    Line,
    city_moves,
    road_moves,
    settle_moves,
    trade_moves,
)
from p2pduel.games.island.rules.production import produce
from p2pduel.games.island.rules.registry import REGISTRY, check_win
from p2pduel.games.island.rules.robber import seven
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.games.island.rules.trading import invite, offer, trade_bank
from p2pduel.kernel import requests, steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, Outcome
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import PLAIN, Known

__all__ = ["begin_turn"]

_DICE = (6, 6)


# -- the turn and its dice ------------------------------------------------------------------------


_PREROLL: tuple[Step, ...] = tuple(("preroll", seat) for seat in range(4))
_ROLL: tuple[Step, ...] = tuple(requests.roll(seat, _DICE, ("rolled", seat)) for seat in range(4))
_ACTION: tuple[Step, ...] = tuple(("action", seat) for seat in range(4))


def begin_turn(s: State, seat: int, *, rolled: bool = False) -> None:
    """What a turn is made of comes next, from its beginning or after the dice."""
    agenda = s.agenda
    agenda.append(_ACTION[seat])
    if rolled:
        return
    if s.neutral:
        agenda.append(("second", seat))
    agenda.append(_ROLL[seat])
    if _may_act_first(s, seat):
        agenda.append(_PREROLL[seat])


def _may_act_first(s: State, seat: int) -> bool:
    """Whether everybody can see that something else than the roll may be done (I-7.4)."""
    if s.zones[DEV_ZONES[seat]] and (not s.card_played or development.can_reveal(s, seat)):
        return True
    return s.neutral and tokens.can_act(s, seat)


@REGISTRY.auto("turn")
def _turn(s: State, seat: int) -> None:
    """The next turn; who has the points already wins now (I-7.1, I-16.3)."""
    s.turn += 1
    s.active = seat
    s.phase = "dice"
    s.card_played = s.built = s.fresh = s.offers = s.acted = s.retired = 0
    s.outcomes.append(Outcome("turn", {"seat": seat, "turn": s.turn}))
    begin_turn(s, seat)
    if s.points[seat] >= s.options.target:
        check_win(s)


@REGISTRY.auto("rolled")
def _rolled(s: State, seat: int, first: int, second: int) -> None:
    """The sum applies to everyone (I-7.2, I-8.1, I-9.1)."""
    s.phase = "action"
    s.rolled = [first, second]
    s.outcomes.append(Outcome("rolled", {"seat": seat, "dice": [first, second]}))
    if first + second == 7:
        seven(s, seat)
    else:
        produce(s, first + second)


@REGISTRY.auto("second")
def _second(s: State, seat: int) -> None:
    """The second roll of a turn in the game for two (T-1.3c)."""
    push(s, requests.roll(seat, _DICE, ("rolled_again", seat, sum(s.rolled))))


@REGISTRY.auto("rolled_again")
def _rolled_again(s: State, seat: int, before: int, first: int, second: int) -> None:
    """It is repeated until its sum differs from that of the first."""
    if first + second == before:
        s.outcomes.append(Outcome("rolled_same", {"seat": seat, "dice": [first, second]}))
        push(s, requests.roll(seat, _DICE, ("rolled_again", seat, before)))
    else:
        _rolled(s, seat, first, second)


# -- what may be done in a turn -------------------------------------------------------------------


_OPEN_LINES = frozenset(text for text, line in LINES.items() if line[0] not in development.PLAYED)
"""Moves of which everybody knows that they touch no hidden card."""


def _carried(s: State, seat: int, text: str) -> Carrier:
    """How a move of the own turn travels."""
    if text in _OPEN_LINES:
        return PLAIN
    verb, _, rest = text.partition(" ")
    if verb in development.PLAYED:
        return development.carried_card(s, seat)
    if verb == "reveal":
        return development.carried_reveal(s, seat, _count(rest))
    return PLAIN


def _count(word: str) -> int:
    """A small number a move says."""
    if not word.isdecimal() or word[0] == "0" or len(word) > 2:
        raise IllegalMove(Code.MOVE_UNKNOWN, "I-14.5", text=f"reveal {word}")
    return int(word)


def _play(s: State, seat: int, line: Line, opened: str | None, index: int | None) -> bool:
    """Make a move that is allowed before and after the roll; False if this is none (I-7.4)."""
    verb = line[0]
    if verb == "knight":
        development.play_knight(s, seat, opened, index)
    elif verb == "road_building":
        development.play_roads(s, seat, opened, index)
    elif verb == "invention":
        development.play_invention(s, seat, line[1], opened, index)
    elif verb == "monopoly":
        development.play_monopoly(s, seat, line[1], opened, index)
    elif verb == "reveal":
        development.reveal(s, seat, line[1], opened)
    elif verb in _TOKENS:
        _TOKENS[verb](s, seat)
    else:
        return False
    return True


_TOKENS: dict[str, Callable[[State, int], None]] = {
    "force": tokens.force,
    "home": tokens.home,
    "retire": tokens.retire,
}


def _line(text: str, rule: str) -> Line:
    """What a line of the own turn says; IllegalMove if nothing."""
    line = LINES.get(text)
    if line is not None:
        return line
    verb, *words = text.split() or [""]
    if verb == "invention":
        return (verb, parse_cards(words))
    if verb == "reveal" and len(words) == 1:
        return (verb, _count(words[0]))
    if verb in ("offer", "invite"):
        return (verb, words)
    raise IllegalMove(Code.MOVE_UNKNOWN, rule, text=text)


@REGISTRY.step("preroll")
class _Preroll(steps.Ask[State]):
    """("preroll", seat): a development card, or the dice (I-7.4, I-7.5).

    Where everybody can see that nothing but the dice is left nobody is asked.
    """

    kind = "preroll"
    rule = "I-7.5"

    def settle(self, s: State, step: Step) -> bool:
        if _may_act_first(s, step[1]):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [ROLL, *development.card_moves(s, step[1], known), *tokens.token_moves(s, step[1])]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return _carried(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text == "roll":
            s.agenda.pop()
        elif not _play(s, step[1], _line(text, self.rule), opened, index):
            raise IllegalMove(IslandCode.ROLL_FIRST, self.rule)


@REGISTRY.step("action")
class _Action(steps.Ask[State]):
    """("action", seat): trading, building, buying, cards, in any order, until the seat ends its turn (I-7.3).

    Offers to other players are as many as there are sets of cards: they are allowed, and not listed.
    """

    kind = "action"
    rule = "I-7.2"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"rates": list(RATES[s.ports[step[1]]])}

    def settle(self, s: State, step: Step) -> bool:
        """A seat without any card has nothing to do, and everybody can see it."""
        seat = step[1]
        if any(s.hands[seat]) or s.zones[DEV_ZONES[seat]] or s.zones[NEW_ZONES[seat]]:
            return False
        if s.neutral and tokens.can_act(s, seat):
            return False
        s.agenda.pop()
        _end(s, seat)
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        hand, stock = s.hands[seat], s.stock[seat]
        found: list[Move] = [END]
        grain, ore = hand[GRAIN], hand[ORE]
        if hand[LUMBER] and hand[BRICK]:
            if stock[0]:
                found += road_moves(s.open_edges[seat] & s.free_edges)
            if grain and hand[WOOL] and stock[1]:
                found += settle_moves(s.reach[seat] & ~s.closed)
        if ore >= 3 and grain >= 2 and stock[2]:
            found += city_moves(s.villages[seat])
        if ore and grain and hand[WOOL] and s.zones[STACK]:
            found.append(BUY)
        if not s.built or s.options.phases == "free":
            self._bank(s, seat, found)
        if s.zones[DEV_ZONES[seat]] or s.zones[NEW_ZONES[seat]]:
            found += development.card_moves(s, seat, known)
        if s.neutral:
            found += tokens.token_moves(s, seat)
        return found

    def _bank(self, s: State, seat: int, found: list[Move]) -> None:
        hand, rates, bank = s.hands[seat], RATES[s.ports[seat]], s.bank
        stocked = -1
        for kind, rate in enumerate(rates):
            if hand[kind] >= rate:
                if stocked < 0:
                    stocked = sum([1 << other for other, count in enumerate(bank) if count])
                found += trade_moves(kind, rate, stocked)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return _carried(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        seat = step[1]
        if text == "end":
            s.agenda.pop()
            _end(s, seat)
            return
        line = LINES.get(text) or _line(text, self.rule)
        verb = line[0]
        if verb == "trade":
            trade_bank(s, seat, line[1], line[2], line[3])
        elif verb in _BUILDING:
            _BUILDING[verb](s, seat, line[1])
        elif verb == "buy":
            buy_card(s, seat)
        elif verb == "offer":
            offer(s, seat, line[1])
        elif verb == "invite":
            invite(s, seat, line[1])
        elif verb == "roll":
            raise IllegalMove(IslandCode.ROLL_ONCE, "I-7.6")
        elif not _play(s, seat, line, opened, index):
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)


_BUILDING: dict[str, Callable[[State, int, int], None]] = {
    "road": build_road,
    "settle": build_settlement,
    "city": build_city,
}


def _end(s: State, seat: int) -> None:
    """The turn is over: new cards are old ones now, new harbours serve from the next own turn on."""
    s.ports[seat] |= s.fresh
    bought = len(s.zones[NEW_ZONES[seat]])
    following: Step = ("turn", (seat + 1) % s.seats)
    if bought:
        push(s, requests.transfer(NEW_ZONES[seat], tuple(range(bought)), DEV_ZONES[seat]), following)
    else:
        s.agenda.append(following)
