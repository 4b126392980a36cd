"""A journal read again as a story: moves, what came of them, and every state on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.catalogue.games import ended, unlawful
from p2pduel.games import Game
from p2pduel.kernel.operations import Outcome
from p2pduel.table.errors import REFUSED, USAGE, TableError
from p2pduel.table.files import unreadable
from p2pduel.table.game import TableGame, from_terms, unplayable
from p2pduel.table.people import shown_names
from p2pduel.table.terms import game_of, seats_of
from protocol.envelope import Envelope, decode_record
from protocol.events import TakenBack
from protocol.io.journal import JournalDamagedError, read
from protocol.reader import Reader
from protocol.violation import Breach
from protocol.wire import WireError, as_text

__all__ = ["Replay", "ReplayEntry", "replay"]


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
    game: str
    """The number of this one game."""
    entries: tuple[ReplayEntry, ...]
    finished: bool
    winner: int | None
    reason: str

    def __str__(self) -> str:
        """The game in notation and sentences."""
        lines = [f"{' against '.join(self.names)}, {self.variant}, game {self.game[:12]}"]
        for entry in self.entries:
            if entry.takeback is not None:
                lines.append(
                    f"{entry.seq:5}  {self._name(entry.seat)} takes back to envelope {entry.takeback}"
                )
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
            return "The game is not finished."
        return ended(None if self.winner is None else self.names[self.winner], self.reason) + "."


def replay(path: Path) -> Replay:
    """Read a journal; every envelope is checked on the way."""
    try:
        records = [decode_record(record) for record in read(path).records]
    except (OSError, JournalDamagedError, WireError) as error:
        raise TableError(unreadable(path, error), USAGE) from error
    chain = [record for record in records if isinstance(record, Envelope)]
    if len(chain) < 2:
        raise TableError(f"{path} holds no game that has begun", USAGE)
    words = unplayable(path, chain[0].body)
    if words:
        raise TableError(words, USAGE)
    reader = Reader(from_terms, seats_of(chain[0].body.get("terms")))
    entries: list[ReplayEntry] = []
    for envelope in chain:
        try:
            happened = reader.accept(envelope)
        except Breach as breach:
            words = f"envelope {envelope.seq} of seat {envelope.seat}: {breach}"
            raise TableError(unlawful(str(path), words), REFUSED) from breach
        entries += _entries(reader, envelope, happened)
    end = reader.ends[0].body if len(reader.ends) == reader.seats else None
    winner = end["winner"] if end is not None else None
    return Replay(
        names=shown_names(reader),
        played=games.game(game_of(reader.terms)),
        variant=str(reader.terms.get("variant", "")),
        game=reader.transcript.gid.hex(),
        entries=tuple(entries),
        finished=end is not None,
        winner=winner if isinstance(winner, int) else None,
        reason=as_text(end, "reason") if end is not None else "",
    )


def _entries(reader: Reader, envelope: Envelope, happened: Sequence[object]) -> list[ReplayEntry]:
    """What one envelope brought about."""
    game = reader.board.game if reader.playing else None
    if not isinstance(game, TableGame):
        return []
    back = next((event for event in happened if isinstance(event, TakenBack)), None)
    if back is not None:
        return [ReplayEntry(envelope.seq, back.seat, "", game.state.turn, (), game.state, back.to)]
    return [
        ReplayEntry(envelope.seq, one.seat, one.move, one.state.turn, one.outcomes, one.state)
        for one in game.take_log()
    ]
