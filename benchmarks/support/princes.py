"""A game that is all set-up, like that of `princes`, between two sessions in one process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from benchmarks.support.sessions import Sessions
from protocol.hashing import H32
from protocol.params import Deck
from protocol.seam import (
    BuryCard,
    Carrier,
    Choice,
    Decision,
    Done,
    Draw,
    Due,
    Look,
    PlainAct,
    Return,
    Seal,
    Shuffle,
    TakeCard,
    Transfer,
    hand,
)

__all__ = ["Pair", "SetUp", "set_up"]


def _stacks(prefix: str, source: str, sizes: Sequence[int]) -> list[Due]:
    """Deal a stack into smaller ones, from its top."""
    return [Transfer(source, tuple(range(n)), f"{prefix}{i}") for i, n in enumerate(sizes)]


def set_up() -> list[Due]:
    """Shuffles, moves, looks and takes as `princes` asks for them before the first turn."""
    sealed = (("basic", 36), ("gold", 12), ("turmoil", 11), ("progress", 15), ("regions", 12), ("half", 15))
    agenda: list[Due] = [Seal(zone, zone, tuple(range(n))) for zone, n in sealed]
    agenda[-1] = Seal("half", "event", tuple(range(15)))
    agenda += _stacks("basic", "basic", (9, 9, 9, 9))
    agenda += [Transfer("half", tuple(range(6)), "events")]
    agenda += [Return(face, "event", "events", -1) for face in range(15, 21)]
    agenda += [Shuffle("events")]
    for seat in (0, 1):
        agenda += [Look(seat, f"basic{seat}"), Decision(seat)] * 3
    return [*agenda, Draw(0, "basic2", (0, 1)), Decision(0)]


class SetUp:
    """A game that is all set-up; afterwards seat 0 draws and buries in turn."""

    seats = 2
    rules = H32("benchmark rules")
    deck = Deck(b"benchmark", 36)

    def __init__(self, agenda: list[Due], steps: int = 0) -> None:
        self.agenda = agenda
        self.steps = steps

    def due(self) -> Due:
        """The top of the agenda."""
        return self.agenda[0]

    def copy(self) -> SetUp:
        """An independent copy."""
        return SetUp(list(self.agenda), self.steps)

    def digest(self) -> bytes:
        """How far it is."""
        return hashlib.sha256(b"%d %d" % (self.steps, len(self.agenda))).digest()

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """Take while a look is open, else draw or bury."""
        if text == b"take":
            return TakeCard(seat, f"basic{seat}")
        return BuryCard(seat, hand(seat), "basic3") if text == b"bury" else PlainAct()

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """On to what follows."""
        self.apply(done or Done())
        if text != b"take":
            self.agenda.insert(0, Decision(seat))
        if text == b"draw":
            self.agenda.insert(0, Draw(seat, "basic2", (0,)))

    def apply(self, done: Done) -> None:
        """On to the next."""
        del self.agenda[0]
        self.steps += 1 + len(done.faces)


class Pair(Sessions):
    """Both seats of it."""

    def __init__(self) -> None:
        """Greet, exchange keys, shuffle, look and take, up to the first turn."""
        super().__init__(lambda _terms: SetUp(set_up()), {"variant": "benchmark"})
        for seat in (0, 0, 0, 1, 1, 1):
            self.decide(seat, Choice(b"take", 2))
