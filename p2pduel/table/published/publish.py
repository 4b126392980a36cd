"""A folder for a web server: the journal of a game that is being watched, and a page about it for programs.

The journal only grows, by whole records that were verified before. The index is replaced in one step and
never says more than the journal holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from p2pduel.catalogue import faults, files, publishing
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import game_of
from p2pduel.table.changes import Change, Stepped
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import unreadable
from p2pduel.table.judge import is_note
from p2pduel.table.people import shown_names
from p2pduel.table.seat import Seat
from protocol.identity import fingerprint
from protocol.io.journal import Journal, JournalDamagedError
from protocol.stages import Stage

__all__ = ["GAME", "INDEX", "Publisher"]

GAME: Final = "game.duel"
INDEX: Final = "index.json"
EVIDENCE: Final = "game.duel.evidence"
_INDEX_SECONDS: Final = 0.25
"""Pause between two indexes: a game that is caught up with has hundreds of steps a second."""


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


class Publisher:
    """Keeps a folder true while a seat watches; a second one continues where the first stopped."""

    def __init__(self, folder: Path, now: Callable[[], str] = _now) -> None:
        self.folder = folder
        self._now = now
        self._time = ""
        """When the last record came."""
        self._looked = 0
        """How many records of the watched journal were looked at."""
        self._place = 0
        """How many envelopes of it."""
        self._known: dict[str, Any] = {}
        """What the next index says."""
        self._later: asyncio.TimerHandle | None = None
        path = folder / GAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            changed = path.stat().st_mtime if path.exists() else 0.0  # opening it for writing touches it
            self._journal = Journal.open(path) if path.exists() else Journal.create(path)
        except (OSError, JournalDamagedError) as error:
            words = (
                anew(unreadable, path, error)
                if path.exists()
                else anew(files.unwritable, str(path), faults.why(error))
            )
            raise TableError(words, USAGE) from error
        self._settled = False
        """Whether the index was written since the start: one of before may be lost, or too old."""
        self._time = self._time_before(changed)
        self._before = [record for record in self._journal.records if not is_note(record)]
        self._notes = {record for record in self._journal.records if is_note(record)}

    def _time_before(self, changed: float) -> str:
        """When the last record here came; an index that does not fit the journal is taken away."""
        path, size = self.folder / INDEX, self._journal.path.stat().st_size
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            index = json.loads(path.read_text("ascii"))
            if index["bytes"] == size and index["time"]:
                return str(index["time"])
        if path.exists():
            with contextlib.suppress(OSError):  # what can't be deleted is said when it can't be written
                path.unlink()
        return _moment(changed) if self._journal.records else ""

    def attend(self, seat: Seat) -> None:
        """Publish what this seat sees from now on."""
        self._seat = seat
        seat.observe(self._changed)

    def close(self) -> None:
        """Say the last that is known and let the folder go."""
        if self._later is not None:
            self._later.cancel()
            self._write_index()
        self._journal.close()

    def _changed(self, change: Change) -> None:
        if not isinstance(change, Stepped) or self._seat.error is not None:
            return
        try:
            new = self._catch_up()
            if self._seat.violation is not None and self._seat.evidence is not None:
                _replace(self.folder / EVIDENCE, self._seat.evidence)
                new = True
            if new:
                self._known = self._index()  # now, for the next step may begin before it is written
                if self._later is None:
                    loop = asyncio.get_running_loop()
                    self._later = loop.call_later(_INDEX_SECONDS, self._write_index)
        except OSError as error:
            words = anew(files.unwritable, str(self.folder), faults.why(error))
            self._seat.stop(TableError(words, USAGE))

    def _catch_up(self) -> bool:
        """Append what the folder lacks; whether there is something for the index to say."""
        records = self._seat.journal.records
        before = len(self._journal.records)
        while self._looked < len(records):
            record = records[self._looked]
            self._looked += 1
            if is_note(record):
                if record not in self._notes:
                    self._notes.add(record)
                    self._journal.append(record, sync=False)
                continue
            place, self._place = self._place, self._place + 1
            if place >= len(self._before):
                self._journal.append(record, sync=False)
            elif record != self._before[place]:
                self._seat.stop(TableError(anew(publishing.other_folder, str(self.folder)), USAGE))
                return False
        if self._place < len(self._before):
            return False
        grown, first = len(self._journal.records) > before, not self._settled and self._place > 0
        self._settled = self._settled or first
        if grown:
            self._time = self._now()
        return grown or first

    def _write_index(self) -> None:
        self._later = None
        try:
            text = json.dumps(self._known, ensure_ascii=True, indent=1) + "\n"
            _replace(self.folder / INDEX, text.encode("ascii"))
        except OSError as error:
            words = anew(files.unwritable, str(self.folder / INDEX), faults.why(error))
            self._seat.stop(TableError(words, USAGE))

    def _index(self) -> dict[str, Any]:
        """What the folder holds: of whom, of what, how far, since when."""
        reader = self._seat.session.reader
        end = reader.result()
        names = shown_names(reader)
        violation = self._seat.violation
        return {
            "format": 1,
            "file": GAME,
            "game": game_of(reader.terms),
            "variant": str(reader.terms.get("variant", "")),
            "id": reader.transcript.gid.hex(),
            "names": list(names),
            "fingerprints": [fingerprint(key) for key in reader.transcript.keys],
            "envelopes": self._place,
            "head": self._seat.feed.head.hex(),
            "bytes": self._journal.path.stat().st_size,
            "time": self._time,
            "finished": end is not None and violation is None,
            "complete": self._seat.session.stage is Stage.DONE,
            "winner": names[end.winner] if end is not None and end.winner is not None else None,
            "violation": str(violation) if violation is not None else None,
            "evidence": EVIDENCE if violation is not None else None,
        }


def _replace(path: Path, data: bytes) -> None:
    """Put a file there in one step: whoever reads has the old one or the new one."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(data)
    fresh.replace(path)
