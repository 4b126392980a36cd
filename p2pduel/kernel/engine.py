"""The engine: a pure function from state and move to the next state, over the steps of one game.

`due` says what is waited for, `legal` lists the deciding seat's moves, `act` makes one, `done` tells
what came of an operation. Everybody runs the same code: only `legal` is given what a seat knows.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Generic

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import (
    BuryCard,
    Carrier,
    Done,
    Due,
    Operation,
    Outcome,
    Pick,
    PlayCard,
    PlayCards,
    TakeCard,
)
from p2pduel.kernel.steps import PLAIN, Ask, Known, Registry, S

__all__ = ["Engine"]

_HIDING = (BuryCard, TakeCard, Pick, PlayCards)
"""Carriers after which there is no going back, even with consent."""


@lru_cache(4096)
def _is_line(text: str) -> bool:
    """Whether a move is written the one way it can be; the same few are asked about again and again."""
    return text.isascii() and text == " ".join(text.split())


class Engine(Generic[S]):
    """The rules of one game at work."""

    def __init__(
        self,
        registry: Registry[S],
        *,
        turn_rule: str = "",
        moment: Callable[[S, str, str], None] | None = None,
    ) -> None:
        """An engine over these steps.

        turn_rule is the number of the rule that seats move in turn; moment raises IllegalMove where a move's
        text belongs to another part of the turn than the question of this kind.
        """
        self._steps = registry.steps
        self._asks = registry.asks
        self._requests = registry.requests
        self._turn_rule = turn_rule
        self._moment = moment

    def settle(self, state: S) -> None:
        """Let everything happen that needs neither a seat nor a driver."""
        agenda, steps = state.agenda, self._steps
        while True:
            step = agenda[-1]
            if not steps[step[0]].settle(state, step):
                return

    def due(self, state: S) -> Due:
        """What the game waits for."""
        step = state.agenda[-1]
        return self._steps[step[0]].due(state, step)

    def deciding(self, state: S) -> int | None:
        """The seat that must move; None if nobody must. Cheaper than asking what is due."""
        step = state.agenda[-1]
        return step[1] if step[0] in self._asks else None

    def requested(self, state: S) -> Operation | None:
        """The operation that is due, if one is. Cheaper than asking what is due."""
        step = state.agenda[-1]
        handler = self._requests.get(step[0])
        return None if handler is None else handler.due(state, step)

    def _asking(self, state: S) -> Ask[S]:
        """The question on top; IllegalMove if nobody is asked."""
        handler = self._asks.get(state.agenda[-1][0])
        if handler is None:
            raise IllegalMove(Code.TURN_NOBODY, "", "the game waits for no move now")
        return handler

    def legal(self, state: S, knowledge: Known) -> list[Move]:
        """Every legal move of the deciding seat, given what it knows; empty if nobody decides."""
        step = state.agenda[-1]
        handler = self._asks.get(step[0])
        return [] if handler is None else handler.moves(state, step, knowledge)

    def check_moment(self, state: S, text: str) -> None:
        """Raise IllegalMove if the move belongs to another part of the turn, whatever else is wrong."""
        if self._moment is not None:
            self._moment(state, self._asking(state).kind, text)

    def carrier(self, state: S, move: Move | str) -> Carrier:
        """How the move travels: which hidden card it opens or moves."""
        text = move if isinstance(move, str) else move.text
        step = state.agenda[-1]
        handler = self._asks.get(step[0]) or self._asking(state)
        return handler.carrier(state, step, text)

    def act(
        self, state: S, seat: int, move: Move | str, opened: str | None = None, index: int | None = None
    ) -> tuple[S, list[Outcome]]:
        """The state after a move and what came of it; raises IllegalMove, and the given state never changes.

        `opened` is the face the move's card turned out to be (PlayCard), of several with blanks between them
        (PlayCards); `index` its place among the cards of its back after the re-mask (PlayCard, BuryCard),
        None for the last.
        """
        following = state.clone()
        self.apply_act(following, seat, move, opened, index)
        return following, following.outcomes

    def apply_act(
        self,
        state: S,
        seat: int,
        move: Move | str,
        opened: str | None = None,
        index: int | None = None,
        carried: Carrier | None = None,
    ) -> None:
        """Like act, in place; an illegal move leaves the state as it was. The carrier may be given."""
        text = move if isinstance(move, str) else move.text
        step = state.agenda[-1]
        handler = self._asks.get(step[0]) or self._asking(state)
        if step[1] != seat:
            raise IllegalMove(Code.TURN_NOT_YOURS, self._turn_rule, "the other player is to move")
        if not _is_line(text):
            raise IllegalMove(Code.MOVE_FORM, "", "a move is one line of plain words with single blanks")
        if self._moment is not None:
            self._moment(state, handler.kind, text)
        if carried is None:
            carried = handler.carrier(state, step, text)
        state.outcomes = []
        handler.act(state, step, text, opened, index)
        state.menu = None
        if seat != state.actor:
            state.barrier = state.opened = state.ply
            state.actor = seat
        state.ply += 1
        if carried is PLAIN:
            pass
        elif isinstance(carried, _HIDING):
            state.barrier = state.opened = state.ply
        elif isinstance(carried, PlayCard):
            state.opened = state.ply
        self.settle(state)

    def done(self, state: S, result: Done) -> tuple[S, list[Outcome]]:
        """The state after an operation and what came of it; the given state never changes."""
        following = state.clone()
        self.apply_done(following, result)
        return following, following.outcomes

    def apply_done(self, state: S, result: Done) -> None:
        """Like done, in place."""
        step = state.agenda[-1]
        handler = self._requests.get(step[0])
        if handler is None:
            raise ValueError("no operation is due")
        state.outcomes = []
        state.menu = None
        state.agenda.pop()
        try:
            handler.done(state, step, result)
        except (ValueError, IndexError):
            state.agenda.append(step)
            raise
        if handler.reveals:
            state.barrier = state.opened = state.ply
        self.settle(state)
