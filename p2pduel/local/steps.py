"""A game step by step: it says what is due and is told what came of it, so hidden cards need not be known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Generic

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import (
    BuryCard,
    Carrier,
    Decision,
    Done,
    Due,
    Finished,
    Flip,
    Operation,
    Outcome,
    Pick,
    PlayCard,
    PlayCards,
    Roll,
)
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.kernel.steps import S

__all__ = ["StepTable", "carrier_json", "operation_json"]

_CARRIERS = {
    "PlainAct": "act",
    "PlayCard": "play",
    "PlayCards": "plays",
    "BuryCard": "bury",
    "TakeCard": "take",
    "Pick": "pick",
}
"""How a move travels, by the names of the protocol's envelopes."""


def operation_json(operation: Operation) -> dict[str, Any]:
    """An operation with its arguments, under the name its step has; the usual zone is not said."""
    fields = {name: value for name, value in _listed(asdict(operation)).items() if value != ""}
    return {"kind": type(operation).__name__.lower(), **fields}


def carrier_json(carrier: Carrier, seats: int) -> dict[str, Any]:
    """The envelope a move travels in, and the hidden card it touches."""
    fields = _listed(asdict(carrier))
    if isinstance(carrier, Pick) and seats == 2:
        del fields["zone"]  # between two it is the other one's hand
    return {"kind": _CARRIERS[type(carrier).__name__], **fields}


def _listed(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as JSON has them: tuples are lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}


class StepTable(Generic[S]):
    """A game in its public state; whoever drives it says what every roll and every opened card was."""

    def __init__(
        self, rules: Ruleset[S], variant: str, *, seats: int | None = None, options: Chosen = USUAL
    ) -> None:
        self.rules, self.engine = rules, rules.engine
        self.state = rules.start(variant, seats, options)
        self._history: list[S] = []

    def _number(self, matter: str) -> str:
        """The number of the rule that a refusal of this table's own is about."""
        return self.rules.numbers.get(matter, "")

    def due(self) -> Due:
        """The decision, the operation or the end that is waited for."""
        return self.engine.due(self.state)

    def view(self, seat: int | None) -> Any:
        """What is public; a seat has nothing beyond it here."""
        return self.rules.view(self.state, {}, seat)

    def dump(self) -> dict[str, Any]:
        """The position; its private parts are empty."""
        return self.rules.dump(self.state, [{}] * self.state.seats, {})

    def done(self, values: Sequence[Any], turned: Sequence[Any]) -> list[Outcome]:
        """The operation has happened, with these dice or faces; IllegalMove, and nothing has, if it can't."""
        due = self.due()
        if isinstance(due, Decision | Finished):
            raise IllegalMove(Code.DONE_NONE, "", "no operation is due")
        self._check_values(due, values)
        self._check_faces(due, turned)
        self.state, outcomes = self.engine.done(self.state, Done(tuple(values), tuple(turned)))
        return outcomes

    def _check_values(self, due: Operation, values: Sequence[Any]) -> None:
        sides = due.sides if isinstance(due, Roll) else ()
        rolled = all(type(value) is int for value in values) and len(values) == len(sides)
        if not rolled or not all(1 <= value <= most for value, most in zip(values, sides, strict=True)):
            wanted = f"dice with {', '.join(map(str, sides))} sides" if sides else "none"
            raise IllegalMove(Code.DONE_VALUES, "", f"the values of this operation: {wanted}")

    def _check_faces(self, due: Operation, turned: Sequence[Any]) -> None:
        places = due.positions if isinstance(due, Flip) else ()
        if len(turned) != len(places):
            raise IllegalMove(Code.DONE_FACES, "", f"this operation turns up {len(places)} cards")
        for at, face in zip(places, turned, strict=True):
            assert isinstance(due, Flip)
            slot = self.state.zones[due.zone][at]
            if not self.rules.turned(self.state, due.zone, at, face):
                raise IllegalMove(Code.DONE_FACES, "", f"{face!r} is no card that can lie in {due.zone}")
            if self.state.faces.get(slot, face) != face:
                known = self.state.faces[slot]
                raise IllegalMove(
                    Code.DONE_FACES,
                    self._number(Code.DONE_FACES),
                    f"everybody knows that card: {known}, not {face}",
                )

    def carrier(self, seat: int, move: str) -> Carrier:
        """How a seat's move would travel, allowed or not; IllegalMove if it can't travel at all."""
        asked = self.engine.deciding(self.state)
        if asked is None:
            raise IllegalMove(Code.TURN_NOBODY, "", "the game waits for no move now")
        if asked != seat:
            raise IllegalMove(
                Code.TURN_NOT_YOURS, self._number(Code.TURN_NOT_YOURS), "the other player is to move"
            )
        if "<" in move:
            raise IllegalMove(Code.ACT_SECRET, "", "hidden cards are not named here: leave out <…>")
        carried = self.engine.carrier(self.state, move)
        if isinstance(carried, BuryCard) and self.rules.stack_back(self.state, carried.to_zone) is None:
            raise IllegalMove(
                Code.MOVE_NOT_OFFERED, self._number("bury"), f"{carried.to_zone} is no draw stack"
            )
        return carried

    def act(self, seat: int, move: str, opened: str | None, index: int | None) -> list[Outcome]:
        """Make a seat's move and say what came of it; IllegalMove, and nothing has changed."""
        carried = self.carrier(seat, move)
        self.engine.check_moment(self.state, move)
        self._check_card(carried, opened, index)
        before = self.state
        self.state, outcomes = self.engine.act(before, seat, move, opened, index)
        self._history.append(before)
        return outcomes

    def _check_card(self, carried: Carrier, opened: str | None, index: int | None) -> None:
        """What is said of a hidden card is what the move touches, no more and no less."""
        if (opened is not None) != isinstance(carried, PlayCard | PlayCards):
            words = (
                "say in opened which card came out" if opened is None else "no card is opened with this move"
            )
            raise IllegalMove(Code.ACT_OPENED, "", words)
        if not isinstance(carried, PlayCard | BuryCard):
            if index is not None:
                raise IllegalMove(Code.ACT_INDEX, "", "no card leaves a hand with this move")
            return
        zone = carried.zone if isinstance(carried, PlayCard) else carried.from_zone
        back = (
            carried.back
            if isinstance(carried, PlayCard)
            else self.rules.stack_back(self.state, carried.to_zone)
        )
        held = sum(self.state.backs[slot] == back for slot in self.state.zones[zone])
        if held and (index is None or not 0 <= index < held):  # without such a card the rules refuse the move
            raise IllegalMove(
                Code.ACT_INDEX, "", f"index is 0 to {held - 1}: which {back} card leaves {zone}"
            )

    def undo(self, ply: int) -> None:
        """Go back to the state in which so many moves had been made and the next was asked for."""
        found = [at for at, state in enumerate(self._history) if state.ply == ply]
        if not found:
            raise IllegalMove(Code.UNDO_PLY, "", f"there is no earlier ply {ply}")
        self.state = self._history[found[0]]
        del self._history[found[0] :]
