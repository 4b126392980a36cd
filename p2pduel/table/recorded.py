"""Recorded games: the journals of the data folder, and what one says of itself before anything is checked.

Lists and scores look at the first records and the last ones only; whoever shows or verifies a game gives the
chain to a reader (p2pduel.table.replay).
"""

from __future__ import annotations

import contextlib
from functools import cached_property
from pathlib import Path

from p2pduel import paths
from p2pduel.catalogue import files
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import game_of, seats_of, strange
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import unreadable
from protocol import limits
from protocol.envelope import Envelope, decode_record
from protocol.io.journal import JournalDamagedError, read
from protocol.wire import Body, WireError

__all__ = ["Recorded", "journals"]

_LAST = 12
"""So many records at the end of a file are looked through for opened seeds."""


def journals() -> list[tuple[float, Path]]:
    """The journals of the data folder and when each was last written, the latest first."""
    folder, dated = paths.games(), []
    for path in folder.glob("*.duel") if folder.is_dir() else ():
        with contextlib.suppress(OSError):
            dated.append((path.stat().st_mtime, path))
    return sorted(dated, reverse=True)


class Recorded:
    """A journal as it lies on disk; every look at what it cannot show raises TableError."""

    def __init__(self, path: Path) -> None:
        """Reads the file; its records are decoded when they are asked for."""
        self.path = path
        try:
            self.records = read(path).records
        except (OSError, JournalDamagedError) as error:
            raise TableError(anew(unreadable, path, error), USAGE) from error

    @cached_property
    def chain(self) -> list[Envelope]:
        """All envelopes."""
        return self._envelopes(self.records)

    @cached_property
    def hellos(self) -> tuple[Envelope, ...]:
        """What the players began with, by seat."""
        first = self._envelopes(self.records[:1])
        seats = seats_of(first[0].body.get("terms")) if first else 0
        found = tuple(one for one in self._envelopes(self.records[: max(seats, 0)]) if one.kind == "hello")
        if not found or len(found) != seats or seats > limits.MAX_SEATS:
            raise TableError(anew(files.not_begun, str(self.path)), USAGE)
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they were signed: a stranger's words, to be cleaned before they are shown."""
        return tuple(str(hello.body.get("name", "")) for hello in self.hellos)

    @property
    def keys(self) -> tuple[object, ...]:
        """The keys the players signed with, by seat."""
        return tuple(hello.body.get("key") for hello in self.hellos)

    @property
    def terms(self) -> Body:
        """The terms the first of them proposed, known here or not."""
        terms = self.hellos[0].body.get("terms")
        return terms if isinstance(terms, dict) else {}

    @property
    def game(self) -> str:
        """The name of the game that was played, known here or not."""
        return game_of(self.terms)

    @property
    def strange(self) -> str:
        """One sentence if that game is not known here; else nothing."""
        words = strange(self.terms)
        return files.strange(str(self.path), words) if words else ""

    @property
    def variant(self) -> str:
        """Which variant of it."""
        return str(self.terms.get("variant", ""))

    @property
    def ends(self) -> list[Envelope]:
        """What the players signed of the end, as far as they did."""
        return [envelope for envelope in self.chain if envelope.kind == "end"]

    @property
    def seeds(self) -> dict[int, bytes]:
        """The opened seeds, by seat."""
        opened = (one for one in self._envelopes(self.records[-_LAST:]) if one.kind == "open")
        return {one.seat: seed for one in opened if isinstance(seed := one.body.get("seed"), bytes)}

    @property
    def bot(self) -> bool:
        """Whether it was played against a bot of this computer."""
        return self.path.with_name(self.path.name + ".bot").exists()

    def _envelopes(self, records: tuple[bytes, ...]) -> list[Envelope]:
        try:
            decoded = [decode_record(record) for record in records]
        except WireError as error:
            raise TableError(anew(unreadable, self.path, error), USAGE) from error
        return [record for record in decoded if isinstance(record, Envelope)]
