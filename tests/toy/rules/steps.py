"""The Ferry, rule by rule.

T-1  There are 21 cards: animals, people and bells, each with a weight. They lie face down in one stack.
T-2  Everybody draws three cards. The first seat begins; turns go round.
T-3  A turn begins with a die: so much the ferry carries. A 1 is a gust: the top card of the stack is turned
     up, its weight is added, and the card goes under the stack.
T-4  Load cards of your hand, one after the other, as long as they are not too heavy for what is left.
T-5  Or, before anything is loaded, sink one card, unseen, under the stack; that ends the turn.
T-6  Row, which ends the turn. Either way the hand is then filled up to three, as far as the stack goes.
T-7  Whoever has the weight that was agreed on on the own shore at the end of the own turn wins.
T-8  When the stack and all hands are empty, or after so many turns, the heaviest shore wins; a tie is a draw.
T-9  A 6 is calm water, unless rough water was agreed on: carry six, or carry three and draw a card first.
"""

from typing import Any

from p2pduel.kernel import requests, steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import BuryCard, Carrier, Due, Finished, PlainAct, PlayCard
from p2pduel.kernel.slots import emit, forget, leave, mint, push
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.kernel.steps import Known
from tests.toy.rules.codes import ToyCode
from tests.toy.rules.state import BACK, BOX, HAND, STACK, VARIANTS, WEIGHT, State

__all__ = ["ENGINE", "lay_out"]

REGISTRY = steps.Registry[State]()
requests.register(REGISTRY)
ENGINE = Engine(REGISTRY, turn_rule="T-2")


def lay_out(s: State) -> None:
    """The set-up (T-1, T-2)."""
    hands = [requests.draw(seat, STACK, tuple(range(HAND))) for seat in range(s.seats)]
    push(s, requests.seal(STACK, BACK, BOX), requests.shuffle(STACK), *hands, ("turn", 0))
    ENGINE.settle(s)


@REGISTRY.auto("turn")
def _turn(s: State, seat: int) -> None:
    """A turn begins with the die (T-3)."""
    s.turn += 1
    s.active = seat
    s.phase = "crossing"
    s.room = s.loaded = 0
    emit(s, "turn", seat=seat, turn=s.turn)
    push(s, requests.roll(seat, (6,), ("rolled", seat)), ("load", seat), ("landed", seat))


@REGISTRY.auto("rolled")
def _rolled(s: State, seat: int, die: int) -> None:
    s.room = die
    emit(s, "rolled", seat=seat, die=die)
    if die == 1 and s.zones[STACK]:
        push(s, requests.flip(STACK, (0,), ("gust", seat)))
    elif die == 6 and s.options["water"] == "calm":
        push(s, ("water", seat))


@REGISTRY.auto("gust")
def _gust(s: State, seat: int, face: str) -> None:
    """The card turned up helps, and goes under the stack (T-3)."""
    s.room += WEIGHT[face]
    emit(s, "gust", seat=seat, face=face)
    push(s, requests.return_card(face, BACK, STACK, -1))


@REGISTRY.step("water")
class _Water(steps.Menu[State]):
    """("water", seat): calm water (T-9)."""

    kind = "water"
    rule = "T-9"

    def options(self, s: State, step: Step) -> list[str]:
        return ["full", "half"] if s.zones[STACK] else ["full"]

    def choose(self, s: State, step: Step, text: str) -> None:
        if text == "half":
            s.room = 3
            push(s, requests.draw(step[1], STACK, (0,)))
        emit(s, "water", seat=step[1], how=text)


@REGISTRY.step("load")
class _Load(steps.Ask[State]):
    """("load", seat): load a card, sink one, or row (T-4, T-5, T-6)."""

    kind = "load"
    rule = "T-4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"room": s.room}

    def settle(self, s: State, step: Step) -> bool:
        if s.zones[f"hand{step[1]}"]:
            return False
        s.agenda.pop()  # an empty hand is public: nobody need be asked
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        hand = s.zones[f"hand{step[1]}"]
        held = sorted({known[slot] for slot in hand if slot in known}, key=WEIGHT.__getitem__)
        loads = [plain(f"load {face}") for face in held if WEIGHT[face] <= s.room]
        sinks = [Move("sink", face) for face in held if not s.loaded]
        return [*loads, *sinks, plain("row")]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        seat, hand = step[1], f"hand{step[1]}"
        if text == "sink":
            return BuryCard(seat, hand, STACK)
        return PlayCard(seat, hand, BACK) if text.startswith("load ") else PlainAct()

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        verb, _, face = text.partition(" ")
        if verb == "load":
            self._load(s, step[1], face, opened, index)
        elif text == "sink":
            self._sink(s, step[1], index)
        elif text == "row":
            s.agenda.pop()
        else:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)

    def _load(self, s: State, seat: int, face: str, opened: str | None, index: int | None) -> None:
        if face not in WEIGHT:
            raise IllegalMove(ToyCode.CARD_UNKNOWN, "T-1", face=face)
        if WEIGHT[face] > s.room:
            raise IllegalMove(ToyCode.LOAD_HEAVY, "T-4", face=face, room=s.room)
        if opened != face:
            raise IllegalMove(Code.CARD_NOT_HELD, "T-4", face=face)
        forget(s, leave(s, f"hand{seat}", BACK, index))
        s.room -= WEIGHT[face]
        s.loaded += 1
        s.shores[seat].append(face)
        emit(s, "loaded", seat=seat, face=face)

    def _sink(self, s: State, seat: int, index: int | None) -> None:
        if s.loaded:
            raise IllegalMove(ToyCode.SINK_LATE, "T-5")
        s.agenda.pop()
        alone = len(s.zones[f"hand{seat}"]) == 1
        slot = leave(s, f"hand{seat}", BACK, index)
        if not alone:  # which of several it was, nobody can tell: it is a new card under the stack
            forget(s, slot)
            slot = mint(s, BACK)
        s.zones[STACK].append(slot)
        emit(s, "sank", seat=seat)


@REGISTRY.auto("landed")
def _landed(s: State, seat: int) -> None:
    """The hand is filled (T-6); then the next turn, or the end (T-7, T-8)."""
    missing = max(0, HAND - len(s.zones[f"hand{seat}"]))
    places = tuple(range(min(missing, len(s.zones[STACK]))))
    push(s, *[requests.draw(seat, STACK, places)] * bool(places), ("next", seat))


@REGISTRY.auto("next")
def _next(s: State, seat: int) -> None:
    if s.weight(seat) >= s.options["target"]:
        push(s, ("end", seat, "target"))
    elif s.turn >= VARIANTS[s.variant].turns or not any(s.zones.values()):
        best = max(s.weight(each) for each in range(s.seats))
        ahead = [each for each in range(s.seats) if s.weight(each) == best]
        push(s, ("end", ahead[0] if len(ahead) == 1 else NOBODY, "stopped"))
    else:
        push(s, ("turn", (seat + 1) % s.seats))


@REGISTRY.auto("end")
def _end(s: State, winner: int, reason: str) -> None:
    s.phase = "over"
    s.agenda[:] = [("over", winner, reason)]
    emit(s, "won" if winner != NOBODY else "drawn", seat=winner, reason=reason)


@REGISTRY.step("over")
class _Over(steps.Kind[State]):
    """("over", winner, reason): nothing more happens."""

    def due(self, s: State, step: Step) -> Due:
        return Finished(None if step[1] == NOBODY else step[1], step[2])
