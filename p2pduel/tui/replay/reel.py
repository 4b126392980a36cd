"""A journal as a reel of frames: read little by little, so that the first one is there at once.

Frames of a recorded game are read without checking proofs, which would take long; the verification beside it
checks everything. A game that still goes on is checked as it is read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.games import Game
from p2pduel.kernel.operations import Finished, Outcome
from p2pduel.kernel.slots import owner
from p2pduel.person.chair import Entry
from p2pduel.person.safe import plain
from p2pduel.person.since import Baseline
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.game import Happening, TableGame, from_terms, knowledge_of
from p2pduel.table.recorded import Recorded
from p2pduel.table.replay import Step, advance
from protocol.envelope import Envelope, decode_record
from protocol.reader import Reader, WrongSeedError
from protocol.violation import Breach
from protocol.wire import WireError

__all__ = ["Frame", "Reel"]


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one act or one operation that somebody can see."""

    seq: int
    seat: int | None
    """Whose act; None for an operation."""
    move: str
    state: Any
    entries: tuple[Entry, ...]
    hands: tuple[Mapping[int, str], ...]
    """What each seat knew of the cards in hands; empty while its seed is not open."""
    takeback: int | None = None
    """The envelope whose state came back."""

    def seen_by(self, seat: int | None, game: Game) -> tuple[Entry, ...]:
        """What happened, with drawn cards only for who drew them; nobody's eyes see all that is open."""
        if seat is None:
            return self.entries
        unseen = game.hands.unseen
        return tuple(replace(entry, outcome=unseen(entry.outcome, seat)) for entry in self.entries)

    def has(self, kind: str) -> bool:
        """Whether something of this kind happened here."""
        return any(entry.outcome.kind == kind for entry in self.entries)


class Reel:
    """All frames of a game so far read; reading goes on envelope by envelope."""

    def __init__(self, path: Path, *, live: bool = False) -> None:
        """Opens the file; raises TableError if it is no journal of a game.

        `live`: the game goes on, so every proof is checked on the way, and hands stay closed.
        """
        self.path = path
        self.live = live
        recorded = Recorded(path)
        if recorded.strange:
            raise TableError(recorded.strange, USAGE)
        self._records, seeds = list(recorded.records), {} if live else recorded.seeds
        self._read = 0
        self.game = games.game(recorded.game)
        self.seats = len(recorded.hellos)
        names = (plain(name, 24) for name in recorded.names)
        self.names = tuple(name or self.game.words.seat_name(seat) for seat, name in enumerate(names))
        self.frames: list[Frame] = []
        self.problem = ""
        """Why reading stopped before the end of the file."""
        self.done = False
        self.end: Finished | None = None
        self._entries = 0
        self._told: list[tuple[int, Outcome]] = []
        """Everything that happened, with the frame it belongs to."""
        self._readers = [Reader(from_terms, self.seats, seat, seeds.get(seat)) for seat in range(self.seats)]
        if len(seeds) < self.seats:
            # One reader is enough where nobody's cards can be told apart.
            self._readers = [Reader(from_terms, self.seats)]
        self.opened = len(seeds) == self.seats
        """Whether the seeds are open, and with them the hands."""

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def winner(self) -> str | None:
        """The name of who has won, if somebody has."""
        return None if self.end is None or self.end.winner is None else self.names[self.end.winner]

    @property
    def reader(self) -> Reader:
        """What has read the game so far."""
        return self._readers[0]

    @property
    def share(self) -> float:
        """How much of the file is read, from 0 to 1."""
        return 1.0 if self.done else len(self._readers[0].transcript) / max(1, len(self._records))

    # --- reading ------------------------------------------------------------------------------------------

    def read_on(self) -> Iterator[int]:
        """Read one envelope at a time; gives the number of frames after each. Safe in a thread."""
        while self._read < len(self._records) and not self.problem:
            data = self._records[self._read]
            self._read += 1
            try:
                record = decode_record(data)
                if not isinstance(record, Envelope):
                    continue
                step, *_ = [advance(reader, record, trusted=not self.live) for reader in self._readers]
            except (Breach, WireError, WrongSeedError, ValueError, LookupError) as error:
                self.problem = plain(f"{type(error).__name__}: {error}", 200)
                break
            self._take(step)
            yield len(self.frames)
        self.done = True
        yield len(self.frames)

    def add(self, records: Iterable[bytes]) -> None:
        """Records that have come since the file was opened; reading goes on with them."""
        self._records.extend(records)
        self.done = False

    def read_all(self) -> Reel:
        """Everything at once, for tests and scripts."""
        for _ in self.read_on():
            pass
        return self

    def _take(self, step: Step) -> None:
        """Make frames of what an envelope brought about."""
        state, back = step.state, step.back
        if state is not None:
            hands = self._hands(state)
            if back is not None:
                self.frames.append(Frame(step.seq, back.seat, "", state, (), hands, back.to))
            for happening in step.happenings:
                self._add(step.seq, happening, hands)
        end = self._readers[0].result()
        self.end = None if end is None else Finished(end.winner, end.reason)

    def _add(self, seq: int, happening: Happening, hands: tuple[Mapping[int, str], ...]) -> None:
        state = happening.state
        if happening.seat is None and not happening.outcomes and self.frames:
            # Nothing to see: a hidden step belongs to the frame before it.
            last = self.frames[-1]
            self.frames[-1] = Frame(last.seq, last.seat, last.move, state, last.entries, hands, last.takeback)
            return
        entries = []
        for outcome in happening.outcomes:
            whose = outcome.data.get("seat")
            known = hands[whose] if isinstance(whose, int) and 0 <= whose < self.seats else {}
            told = self.game.hands.with_faces(outcome, state, known)
            entries.append(Entry(self._entries, state.turn, state.active, told, happening.move))
            self._entries += 1
            self._told.append((len(self.frames), told))
        self.frames.append(Frame(seq, happening.seat, happening.move, state, tuple(entries), hands))

    def _hands(self, state: Any) -> tuple[Mapping[int, str], ...]:
        """What each seat knows of the cards in the hands now."""
        if not self.opened:
            return ({},) * self.seats
        held = {
            slot
            for zone, slots in state.zones.items()
            if owner(zone) is not None or zone.startswith("held")
            for slot in slots
        }
        found = [_known_to(reader, state) for reader in self._readers]
        return tuple({slot: face for slot, face in one.items() if slot in held} for one in found)

    # --- looking ------------------------------------------------------------------------------------------

    def outcomes(self, position: int) -> list[Outcome]:
        """Everything that happened up to this frame."""
        upto = bisect_right(self._told, position, key=lambda told: told[0])
        return [outcome for _, outcome in self._told[:upto]]

    def find(self, kind: str, start: int, step: int = 1) -> int | None:
        """The next frame after start (before it with step -1) where something of this kind happened."""
        places = range(start + 1, len(self.frames)) if step > 0 else range(start - 1, -1, -1)
        return next((place for place in places if self.frames[place].has(kind)), None)

    def before(self, position: int, seat: int | None) -> Any:
        """The state when a seat's last turn before this frame ended; for nobody's eyes the turn before."""
        first = self.turn(self.frames[position].state.turn - 2) or 0
        return Baseline.of((frame.state for frame in self.frames[first : position + 1]), seat)

    def turn(self, number: int) -> int | None:
        """The first frame of a turn."""
        return next((place for place, frame in enumerate(self.frames) if frame.state.turn >= number), None)


def _known_to(reader: Reader, state: Any) -> dict[int, str]:
    """Everything a reader with a seat's seed knows now, by slot."""
    board = reader.board

    def known(zone: str) -> list[int | None]:
        return board.knowledge.known(board.cards.slots(zone))

    assert isinstance(board.game, TableGame)
    return knowledge_of(board.game.game, state, known)
