"""A journal as a reel of frames: read little by little, so that the first one is there at once.

Frames are read without checking proofs, which would take long; the verification beside it checks everything.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.screens.marks import with_faces
from p2pduel.kernel.operations import Finished
from p2pduel.person.chair import Entry
from p2pduel.person.safe import plain
from p2pduel.person.since import Baseline, unseen
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import unreadable
from p2pduel.table.game import Happening, TableGame, from_terms, knowledge_of
from protocol.envelope import Envelope, decode_record
from protocol.events import TakenBack
from protocol.io.journal import JournalDamagedError, read
from protocol.reader import Reader, WrongSeedError
from protocol.violation import Breach
from protocol.wire import WireError, as_bytes, as_text

__all__ = ["Frame", "Reel"]

_LAST = 12
"""So many records at the end of a file are looked through for opened seeds."""
_SEATS = (0, 1)


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one act or one operation that somebody can see."""

    seq: int
    seat: int | None
    """Whose act; None for an operation."""
    move: str
    state: State
    entries: tuple[Entry, ...]
    hands: tuple[Mapping[int, str], Mapping[int, str]]
    """What each seat knew of the cards in hands; empty while its seed is not open."""
    takeback: int | None = None
    """The envelope whose state came back."""

    def seen_by(self, seat: int | None) -> tuple[Entry, ...]:
        """What happened, with drawn cards only for who drew them; nobody's eyes see all that is open."""
        if seat is None:
            return self.entries
        return tuple(replace(entry, outcome=unseen(entry.outcome, seat)) for entry in self.entries)

    def has(self, kind: str) -> bool:
        """Whether something of this kind happened here."""
        return any(entry.outcome.kind == kind for entry in self.entries)


class Reel:
    """All frames of a game so far read; reading goes on envelope by envelope."""

    def __init__(self, path: Path) -> None:
        """Opens the file; raises TableError if it is no journal of a game."""
        self.path = path
        try:
            self._records = read(path).records
            opening = [decode_record(record) for record in self._records[:2]]
            seeds = self._find_seeds()
        except (OSError, JournalDamagedError, WireError) as error:
            raise TableError(unreadable(path, error), USAGE) from error
        if len(opening) < 2 or not all(isinstance(one, Envelope) and one.kind == "hello" for one in opening):
            raise TableError(f"{path} holds no game that has begun", USAGE)
        self.frames: list[Frame] = []
        self.problem = ""
        """Why reading stopped before the end of the file."""
        self.done = False
        self.end: Finished | None = None
        self._entries = 0
        self._rolls: list[tuple[int, int, str]] = []
        self._readers = [Reader(from_terms, seat=seat, seed=seeds.get(seat)) for seat in _SEATS]
        if len(seeds) < len(_SEATS):
            # One reader is enough where nobody's cards can be told apart.
            self._readers = [Reader(from_terms)]
        self.opened = len(seeds) == len(_SEATS)
        """Whether the seeds are open, and with them the hands."""
        names = [plain(str(one.body.get("name", "")), 24) for one in opening if isinstance(one, Envelope)]
        self.names = (names[0] or "Red", names[1] or "Blue")

    def _find_seeds(self) -> dict[int, bytes]:
        last = [decode_record(record) for record in self._records[-_LAST:]]
        return {
            one.seat: as_bytes(one.body, "seed")
            for one in last
            if isinstance(one, Envelope) and one.kind == "open" and isinstance(one.body.get("seed"), bytes)
        }

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def share(self) -> float:
        """How much of the file is read, from 0 to 1."""
        return 1.0 if self.done else len(self._readers[0].transcript) / max(1, len(self._records))

    # --- reading ------------------------------------------------------------------------------------------

    def read_on(self) -> Iterator[int]:
        """Read one envelope at a time; gives the number of frames after each. Safe in a thread."""
        for data in self._records:
            try:
                record = decode_record(data)
                if not isinstance(record, Envelope):
                    continue
                back = self._accept(record)
            except (Breach, WireError, WrongSeedError, ValueError, LookupError) as error:
                self.problem = plain(f"{type(error).__name__}: {error}", 200)
                break
            self._take(record.seq, back)
            yield len(self.frames)
        self.done = True
        yield len(self.frames)

    def read_all(self) -> Reel:
        """Everything at once, for tests and scripts."""
        for _ in self.read_on():
            pass
        return self

    def _accept(self, envelope: Envelope) -> TakenBack | None:
        happened = self._readers[0].accept(envelope, trusted=True)
        for other in self._readers[1:]:
            other.accept(envelope, trusted=True)
        return next((event for event in happened if isinstance(event, TakenBack)), None)

    def _take(self, seq: int, back: TakenBack | None) -> None:
        """Make frames of what an envelope brought about."""
        reader = self._readers[0]
        game = reader.board.game if reader.playing else None
        if isinstance(game, TableGame):
            happenings = game.take_log()
            hands = self._hands(game.state)
            if back is not None:
                self.frames.append(Frame(seq, back.seat, "", game.state, (), hands, back.to))
            else:
                for happening in happenings:
                    self._add(seq, happening, hands)
        for other in self._readers[1:]:
            if other.playing and isinstance(other.board.game, TableGame):
                other.board.game.take_log()
        if len(reader.ends) == reader.seats and self.end is None:
            body = reader.ends[0].body
            winner = body["winner"]
            self.end = Finished(winner if isinstance(winner, int) else None, as_text(body, "reason"))

    def _add(
        self, seq: int, happening: Happening, hands: tuple[Mapping[int, str], Mapping[int, str]]
    ) -> None:
        state = happening.state
        if happening.seat is None and not happening.outcomes and self.frames:
            # Nothing to see: a hidden step belongs to the frame before it.
            last = self.frames[-1]
            self.frames[-1] = Frame(last.seq, last.seat, last.move, state, last.entries, hands, last.takeback)
            return
        entries = []
        for outcome in happening.outcomes:
            owner = outcome.data.get("seat")
            known = hands[owner] if owner in _SEATS else {}
            told = with_faces(outcome, state, known)
            entries.append(Entry(self._entries, state.turn, state.active, told, happening.move))
            self._entries += 1
            if outcome.kind == "dice":
                rolled = (len(self.frames), int(outcome.data["production"]), str(outcome.data["symbol"]))
                self._rolls.append(rolled)
        self.frames.append(Frame(seq, happening.seat, happening.move, state, tuple(entries), hands))

    def _hands(self, state: State) -> tuple[Mapping[int, str], Mapping[int, str]]:
        """What the two seats know of the cards in the hands now."""
        if not self.opened:
            return ({}, {})
        held = {
            slot for zone, slots in state.zones.items() if zone.startswith(("hand", "held")) for slot in slots
        }
        found = [_known_to(reader, state) for reader in self._readers]
        held0, held1 = ({slot: face for slot, face in one.items() if slot in held} for one in found)
        return (held0, held1)

    # --- looking ------------------------------------------------------------------------------------------

    def rolls(self, position: int) -> tuple[Counter[int], Counter[str]]:
        """How often each number and each symbol came up to this frame."""
        upto = bisect_right(self._rolls, position, key=lambda roll: roll[0])
        rolled = self._rolls[:upto]
        return Counter(number for _, number, _ in rolled), Counter(symbol for _, _, symbol in rolled)

    def find(self, kind: str, start: int, step: int = 1) -> int | None:
        """The next frame after start (before it with step -1) where something of this kind happened."""
        places = range(start + 1, len(self.frames)) if step > 0 else range(start - 1, -1, -1)
        return next((place for place in places if self.frames[place].has(kind)), None)

    def before(self, position: int, seat: int | None) -> State | None:
        """The state when a seat's last turn before this frame ended; for nobody's eyes the turn before."""
        first = self.turn(self.frames[position].state.turn - 2) or 0
        found: State | None = Baseline.of((frame.state for frame in self.frames[first : position + 1]), seat)
        return found

    def turn(self, number: int) -> int | None:
        """The first frame of a turn."""
        return next((place for place, frame in enumerate(self.frames) if frame.state.turn >= number), None)


def _known_to(reader: Reader, state: State) -> dict[int, str]:
    """Everything a reader with a seat's seed knows now, by slot."""
    board = reader.board

    def known(zone: str) -> list[int | None]:
        return board.knowledge.known(board.cards.slots(zone))

    assert isinstance(board.game, TableGame)
    return knowledge_of(board.game.game, state, known)
