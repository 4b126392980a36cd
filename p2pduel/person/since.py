"""Since when: the state when a seat's last turn ended, and what may differ on a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from p2pduel.kernel.operations import Outcome

__all__ = ["Baseline", "Changes", "unseen"]

_KEPT = 3
"""Ends of turns remembered, for moves that are taken back."""


class Baseline:
    """The state when a seat's last turn ended; a watcher's is the end of the turn before."""

    def __init__(self, seat: int | None) -> None:
        """For one seat, or for nobody's eyes."""
        self._seat = seat
        self._last: Any = None
        self._ends: list[Any] = []

    def note(self, state: Any) -> None:
        """Take in the states of a game, one after another."""
        last = self._last
        ended = last is not None and state.turn != last.turn and self._seat in (None, last.active)
        if state.turn and (last is None or ended or not self._ends):
            self._ends = [*self._ends, state][-_KEPT:]
        self._last = state

    def back(self, state: Any) -> None:
        """Moves were taken back to this state."""
        self._ends = [end for end in self._ends if end.ply <= state.ply]
        self._last = state

    @property
    def state(self) -> Any:
        """What to compare with; None before the first turn."""
        return self._ends[-1] if self._ends else None

    @staticmethod
    def of(states: Iterable[Any], seat: int | None) -> Any:
        """The same for states that were all there before."""
        line = Baseline(seat)
        for state in states:
            line.note(state)
        return line.state


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs on one board."""

    marks: Mapping[str, str] = field(default_factory=dict)
    """Place of a tile -> new, more, less, moved or gone."""
    gone: Mapping[str, str] = field(default_factory=dict)
    """Place -> a card that stood there."""


def unseen(outcome: Outcome, seat: int) -> Outcome:
    """The outcome as a seat may tell it: without the faces of cards that another one drew."""
    if "faces" not in outcome.data or outcome.data["seat"] == seat:
        return outcome
    return Outcome(outcome.kind, {key: value for key, value in outcome.data.items() if key != "faces"})
