"""A journal read again as a story: moves, what came of them, and every state on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.catalogue import files, verdict
from p2pduel.catalogue import games as said
from p2pduel.catalogue.options import titled
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.options import Value
from p2pduel.table.about import game_of, options_of, seats_of
from p2pduel.table.errors import REFUSED, USAGE, TableError
from p2pduel.table.game import Happening, TableGame, from_terms, unplayable
from p2pduel.table.people import shown_names
from p2pduel.table.recorded import Recorded
from protocol.envelope import Envelope
from protocol.events import TakenBack
from protocol.reader import Reader
from protocol.violation import Breach

__all__ = ["Replay", "ReplayEntry", "Step", "advance", "replay"]


@dataclass(frozen=True, slots=True)
class ReplayEntry:
    """One act, operation or takeback."""

    seq: int
    seat: int | None
    """Whose act; None for an operation."""
    move: str
    turn: int
    outcomes: tuple[Outcome, ...]
    state: Any
    takeback: int | None = None
    """The envelope whose state came back."""


@dataclass(frozen=True)
class Replay:
    """A whole game."""

    names: tuple[str, ...]
    played: Game
    variant: str
    options: Mapping[str, Value]
    game: str
    """The number of this one game."""
    entries: tuple[ReplayEntry, ...]
    finished: bool
    winner: int | None
    reason: str

    @property
    def title(self) -> str:
        """What was played: the variant, and what was not as usual about it."""
        return titled(self.played, self.variant, self.options)

    def __str__(self) -> str:
        """The game in notation and sentences."""
        lines = [verdict.heading(self.names, self.title, self.game[:12])]
        for entry in self.entries:
            if entry.takeback is not None:
                lines.append(f"{entry.seq:5}  {verdict.taken_back(self._name(entry.seat), entry.takeback)}")
            elif entry.seat is not None:
                lines.append(f"{entry.seq:5}  {self._name(entry.seat)}: {entry.move}")
            told = self.played.words.story(entry.outcomes, self.names, state=entry.state)
            lines += [f"       {words}" for words in told]
        lines.append(self._end())
        return "\n".join(lines)

    def _name(self, seat: int | None) -> str:
        return self.names[seat] if seat is not None else ""

    def _end(self) -> str:
        if not self.finished:
            return verdict.UNFINISHED
        return verdict.ending(None if self.winner is None else self.names[self.winner], self.reason)


@dataclass(frozen=True, slots=True)
class Step:
    """What one envelope brought about."""

    seq: int
    happenings: tuple[Happening, ...]
    """Acts and operations with what came of them; none where a state came back."""
    back: TakenBack | None
    state: Any
    """The state after it; None before the deal."""


def advance(reader: Reader, envelope: Envelope, trusted: bool = False) -> Step:
    """Give a reader the next envelope of a journal and say what came of it; raises Breach.

    `trusted` skips the proofs.
    """
    happened = reader.accept(envelope, trusted)
    game = reader.board.game if reader.playing else None
    if not isinstance(game, TableGame):
        return Step(envelope.seq, (), None, None)
    log = tuple(game.take_log())
    back = next((event for event in happened if isinstance(event, TakenBack)), None)
    return Step(envelope.seq, log if back is None else (), back, game.state)


def replay(path: Path) -> Replay:
    """Read a journal; every envelope is checked on the way."""
    chain = Recorded(path).chain
    if len(chain) < 2:
        raise TableError(anew(files.not_begun, str(path)), USAGE)
    if unplayable(path, chain[0].body):
        raise TableError(anew(unplayable, path, chain[0].body), USAGE)
    reader = Reader(from_terms, seats_of(chain[0].body.get("terms")))
    entries: list[ReplayEntry] = []
    for envelope in chain:
        try:
            step = advance(reader, envelope)
        except Breach as breach:
            words = verdict.bad_envelope(envelope.seq, envelope.seat, str(breach))
            raise TableError(anew(said.unlawful, str(path), words), REFUSED) from breach
        entries += _entries(step)
    end = reader.result()
    return Replay(
        names=shown_names(reader),
        played=games.game(game_of(reader.terms)),
        variant=str(reader.terms.get("variant", "")),
        options=options_of(reader.terms),
        game=reader.transcript.gid.hex(),
        entries=tuple(entries),
        finished=end is not None,
        winner=end.winner if end is not None else None,
        reason=end.reason if end is not None else "",
    )


def _entries(step: Step) -> list[ReplayEntry]:
    """What one envelope brought about, as a story."""
    if step.back is not None and step.state is not None:
        return [ReplayEntry(step.seq, step.back.seat, "", step.state.turn, (), step.state, step.back.to)]
    return [
        ReplayEntry(step.seq, one.seat, one.move, one.state.turn, one.outcomes, one.state)
        for one in step.happenings
    ]
