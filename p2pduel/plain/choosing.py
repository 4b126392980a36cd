"""A question as numbered choices, and a move composed of several: the card, its place, the payment."""

from __future__ import annotations

from dataclasses import dataclass

from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.person.plan import Plan
from p2pduel.person.wishes import Wish

__all__ = ["Choosing"]


@dataclass(frozen=True, slots=True)
class _Step:
    """One question inside a plan: which choice of which move, and what may be answered."""

    index: int
    facet: int
    values: tuple[str, ...]


class Choosing:
    """The answer to one question of the game, as far as it is composed."""

    def __init__(self, update: Update) -> None:
        """Nothing is chosen yet."""
        assert update.decision is not None
        self.update = update
        self.decision = update.decision
        self._hands, self._lines = update.game.hands, update.game.lines
        self._all = self._hands.wishes(update)
        self.able = [wish for wish in self._all if wish.moves]
        self._plan: Plan | None = None
        self._wish: Wish | None = None
        self._steps: list[_Step] = []
        if len(self.able) == 1 and not self._is_free:
            self._begin(self.able[0])
        elif not self._is_free and self._splits:
            self._begin(Wish("", "", "", None, update.legal))

    @property
    def _is_free(self) -> bool:
        return self._hands.free(self.decision.kind)

    @property
    def _splits(self) -> bool:
        """Whether the answers are made of several choices: which card, then which stack."""
        return any(len(self._hands.facets(move)) > 1 for move in self.update.legal)

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """What is asked now."""
        said = self.update.game.words
        step = self._steps[-1] if self._steps else None
        if step is None or self._plan is None:
            return said.prompt(self.decision, self.update.state, self.update.everybody)
        answer = self._plan.answers[step.index]
        if step.index == 0 and self._is_free and self._wish is not None:
            return self._lines.ask(self._wish, step.facet)
        return said.prompt(answer.decision, answer.state)

    @property
    def choices(self) -> list[str]:
        """The numbered answers, in order."""
        if not self._steps or self._plan is None:
            return [self._lines.choice(wish, self.update.state) for wish in self.able]
        step = self._steps[-1]
        answer = self._plan.answers[step.index]
        said = [
            self._hands.facet_words(answer.state, self._plan.seat, self._fitting(step, value), step.facet)
            for value in step.values
        ]
        return [self._lines.facet(each) for each in said]

    def faces(self, number: int) -> list[str]:
        """The cards the choice with this number (from 1) speaks of."""
        if not self._steps or self._plan is None:
            wish = self.able[number - 1]
            return [wish.face] if wish.face is not None else []
        step = self._steps[-1]
        move = self._fitting(step, step.values[number - 1])
        built = self._hands.card_of_move(move)
        return list(dict.fromkeys(self._hands.cards_in(move).values())) or (
            [built] if built is not None else []
        )

    @property
    def can_go_back(self) -> bool:
        """Whether a choice was made that can still be made differently."""
        return len(self._steps) > (0 if self._wish is not None and self._wish in self.able else 1)

    def refused(self) -> list[str]:
        """What cannot be done now, and why."""
        return [self._lines.why(wish) for wish in self._all if not wish.moves]

    # --- answering ----------------------------------------------------------------------------------------

    def pick(self, number: int) -> tuple[Move, ...] | None:
        """Take the choice with this number (from 1); the moves to send once nothing is left to ask."""
        if not self._steps:
            return self._begin(self.able[number - 1])
        step = self._steps[-1]
        assert self._plan is not None
        self._plan.choose(step.index, self._fitting(step, step.values[number - 1]))
        return self._ask_from(step.index, step.facet + 1)

    def back(self) -> None:
        """Take the last choice back."""
        self._steps.pop()
        if not self._steps:
            self._plan = self._wish = None

    def _begin(self, wish: Wish) -> tuple[Move, ...] | None:
        self._wish = wish
        self._plan = Plan(
            self.update.game, self.update.state, self.update.knowledge, self.decision, wish.moves
        )
        return self._ask_from(0, 0)

    def _ask_from(self, index: int, facet: int) -> tuple[Move, ...] | None:
        """Find the next question that has more than one answer."""
        assert self._plan is not None
        while index < len(self._plan.answers):
            if facet >= len(self._hands.facets(self._plan.answers[index].chosen)):
                index, facet = index + 1, 0
                continue
            values = self._values(index, facet)
            if len(values) > 1:
                self._steps.append(_Step(index, facet, values))
                return None
            facet += 1
        return self._plan.moves

    def _values(self, index: int, facet: int) -> tuple[str, ...]:
        """The values of one choice that go with the choices before it."""
        assert self._plan is not None
        answer = self._plan.answers[index]
        fixed = self._hands.facets(answer.chosen)[:facet]
        found = (self._hands.facets(move) for move in answer.moves)
        return tuple(
            dict.fromkeys(parts[facet] for parts in found if len(parts) > facet and parts[:facet] == fixed)
        )

    def _fitting(self, step: _Step, value: str) -> Move:
        """A move with this value, and the choices before it as they are."""
        assert self._plan is not None
        answer = self._plan.answers[step.index]
        wanted = (*self._hands.facets(answer.chosen)[: step.facet], value)
        return next(move for move in answer.moves if self._hands.facets(move)[: step.facet + 1] == wanted)

    # --- advice -------------------------------------------------------------------------------------------

    def number_of(self, move: Move) -> int:
        """The choice that leads to this legal move; later questions keep what is usual."""
        if not self._steps or self._plan is None:
            return next(number for number, wish in enumerate(self.able, 1) if move in wish.moves)
        step = self._steps[-1]
        answer = self._plan.answers[step.index]
        target = (
            move
            if step.index == 0 and move in answer.moves
            else self._hands.prefer(answer.state, answer.decision, answer.moves)
        )
        parts = self._hands.facets(target)
        value = parts[step.facet] if len(parts) > step.facet else ""
        return step.values.index(value) + 1 if value in step.values else 1
