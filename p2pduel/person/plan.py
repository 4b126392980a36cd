"""Thinking ahead on a copy of the state: a move and all the small choices that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Done, PlayCard, Return, Transfer

if TYPE_CHECKING:  # a game's hands speak of answers
    from p2pduel.games import Game
    from p2pduel.kernel.ruleset import Ruleset

__all__ = ["Answer", "Plan", "ahead"]


def ahead(rules: Ruleset[Any], state: Any, seat: int, move: Move) -> Any:
    """The state after a move, as far as everybody could compute it."""
    engine = rules.engine
    opens = isinstance(engine.carrier(state, move), PlayCard)
    after, _ = engine.act(state, seat, move, rules.opened(move) if opens else None)
    due = engine.due(after)
    while isinstance(due, Return | Transfer):
        after, _ = engine.done(after, Done())
        due = engine.due(after)
    return after


@dataclass(frozen=True, slots=True)
class Answer:
    """One choice of a plan: the question, what may be answered, what is answered."""

    state: Any
    decision: Decision
    moves: tuple[Move, ...]
    chosen: Move
    meant: bool = False
    """Whether the player has answered; else it is a suggestion."""


class Plan:
    """A row of choices of one seat, sent together; later ones follow from earlier ones."""

    def __init__(
        self, game: Game, state: Any, knowledge: Mapping[int, str], decision: Decision, moves: Sequence[Move]
    ) -> None:
        """A plan that begins with one of these moves."""
        self.game = game
        self._knowledge = knowledge
        self.seat = decision.seat
        self.answers: list[Answer] = []
        self._meant: list[Move] = []
        """Later answers that a changed earlier one shall not take away."""
        self.after = state
        self._extend(state, decision, tuple(moves))

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is sent."""
        return tuple(answer.chosen for answer in self.answers)

    def choose(self, index: int, move: Move) -> None:
        """Answer one question differently; what followed from it is suggested anew, what was meant stays."""
        answer, *later = self.answers[index:]
        del self.answers[index:]
        self._meant = [one.chosen for one in later if one.meant]
        self._add(Answer(answer.state, answer.decision, answer.moves, move, meant=True))

    def _extend(self, state: Any, decision: Decision, moves: tuple[Move, ...]) -> None:
        meant = next((move for move in self._meant if move in moves), None)
        if meant is not None:
            self._meant.remove(meant)
            self._add(Answer(state, decision, moves, meant, meant=True))
        else:
            self._add(
                Answer(state, decision, moves, self.game.hands.prefer(state, decision, moves, self.answers))
            )

    def _add(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.after = answer.state
        if answer.chosen.secret is not None or self.game.hands.closes(answer.chosen):
            return
        try:
            self.after = ahead(self.game.rules, answer.state, self.seat, answer.chosen)
        except IllegalMove:
            return
        due = self.game.rules.engine.due(self.after)
        if isinstance(due, Decision) and due.seat == self.seat and not self.game.hands.begins(due):
            further = self.game.hands.further(self.after, self.seat, self._knowledge)
            if further:
                self._extend(self.after, due, further)
