"""What is different since the own last turn: which cards, and what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from p2pduel.games.duel.rules.state import Player, State
from p2pduel.kernel.operations import Outcome

__all__ = ["Baseline", "Changes", "changes", "unseen", "with_faces"]

_KEPT = 3
"""Ends of turns remembered, for moves that are taken back."""


class Baseline:
    """The state when a seat's last turn ended; a watcher's is the end of the turn before."""

    def __init__(self, seat: int | None) -> None:
        """For one seat, or for nobody's eyes."""
        self._seat = seat
        self._last: State | None = None
        self._ends: list[State] = []

    def note(self, state: State) -> None:
        """Take in the states of a game, one after another."""
        last = self._last
        ended = last is not None and state.turn != last.turn and self._seat in (None, last.active)
        if state.turn and (last is None or ended or not self._ends):
            self._ends = [*self._ends, state][-_KEPT:]
        self._last = state

    def back(self, state: State) -> None:
        """Moves were taken back to this state."""
        self._ends = [end for end in self._ends if end.ply <= state.ply]
        self._last = state

    @property
    def state(self) -> State | None:
        """What to compare with; None before the first turn."""
        return self._ends[-1] if self._ends else None

    @staticmethod
    def of(states: Iterable[State], seat: int | None) -> State | None:
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
    """Site -> a card that stood there."""


def changes(before: State | None, now: State, seat: int) -> Changes:
    """How a seat's board differs from what it was."""
    if before is None or before is now:
        return Changes()
    old, new = before.players[seat], now.players[seat]
    marks = {f"C{col}": "new" for col, what in new.centre.items() if old.centre.get(col) != what}
    for place, face in new.regions.items():
        if place not in old.regions:
            marks[place] = "new"
        elif old.regions[place] != face:
            marks[place] = "moved"
    for place in old.stored.keys() | new.stored.keys():
        was, has = old.stored.get(place, 0), new.stored.get(place, 0)
        if was != has and place not in marks:
            marks[place] = "more" if has > was else "less"
    gone = _cards(old, new, marks)
    return Changes(marks, gone)


def _cards(old: Player, new: Player, marks: dict[str, str]) -> dict[str, str]:
    """Mark the cards that came and those that went; the sites of those, with what stood there."""
    gone: dict[str, str] = {}
    for site in old.sites.keys() | new.sites.keys():
        was = Counter(card.face for card in old.sites.get(site, ()))
        cards = new.sites.get(site, ())
        beyond = site[1] in "TB"
        for index, card in enumerate(cards):
            if was[card.face]:
                was[card.face] -= 1
            else:
                marks[site if beyond else f"{site}.{index}"] = "new"
        left = +was
        if left:
            gone[site] = next(iter(left))
            marks.setdefault(site if beyond else f"{site}.{len(cards)}", "gone")
    return gone


def with_faces(outcome: Outcome, state: State, known: Mapping[int, str]) -> Outcome:
    """An outcome that tells of cards drawn or taken, with their faces where all are known.

    The state is the one right after it: what came to a hand lies at its end.
    """
    if outcome.kind not in ("drew", "took"):
        return outcome
    count = int(outcome.data.get("count", 1))
    slots = state.zones.get(f"hand{outcome.data['seat']}", [])[-count:]
    faces = [known[slot] for slot in slots if slot in known]
    return Outcome(outcome.kind, {**outcome.data, "faces": faces}) if len(faces) == count else outcome


def unseen(outcome: Outcome, seat: int) -> Outcome:
    """The outcome as a seat may tell it: without the faces of cards that the other one drew."""
    if "faces" not in outcome.data or outcome.data["seat"] == seat:
        return outcome
    return Outcome(outcome.kind, {key: value for key, value in outcome.data.items() if key != "faces"})
