"""A game that goes on, in a page: bytes of its journal come in, what is new on the page goes out.

Runs in a Python for browsers as it runs here; the page only fetches the file and paints.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from p2pduel.catalogue import exporting
from p2pduel.catalogue import verdict as said
from p2pduel.table.errors import TableError
from p2pduel.table.files import unreadable
from p2pduel.table.game import unplayable
from p2pduel.table.recorded import Recorded
from p2pduel.table.verify import verify
from p2pduel.tui.export.page import Packed
from p2pduel.tui.export.story import Story
from p2pduel.tui.replay.reel import Reel
from protocol import limits
from protocol.io.journal import Contents, JournalDamagedError, parse_on

__all__ = ["Live"]


class Live:
    """What a page knows of a journal: every record in it was checked before it is shown."""

    def __init__(self, path: Path) -> None:
        """`path`: where the bytes are kept while the page is open."""
        self._path = path
        self._contents = Contents((), 0, False, b"")
        self._reel: Reel | None = None
        self._story: Story | None = None
        self._packed: Packed | None = None
        self._judged = -1
        path.write_bytes(b"")

    def take(self, data: bytes) -> str:
        """What has come of bytes from the end of the last whole record on, as JSON.

        `end` is where the next bytes are wanted from; `grown` is what the page has to add; `error` says
        why this game is not followed any further.
        """
        before = self._contents
        try:
            if before.end + len(data) > limits.MAX_JOURNAL:
                return self._answer(error=said.too_long(exporting.LIVE))
            self._contents = parse_on(exporting.LIVE, before, data)
        except JournalDamagedError as error:
            return self._answer(error=unreadable(Path(exporting.LIVE), error))
        with self._path.open("ab") as file:
            file.write(data[: self._contents.end - before.end])
        try:
            return self._read(self._contents.records[len(before.records) :])
        except TableError as error:
            return self._answer(error=str(error))

    def judge(self) -> str:
        """What a verification of all that has come says, as JSON; of a finished game the audit too."""
        verdict = verify(self._path)
        self._judged = len(self._contents.records)
        return json.dumps({**verdict.to_json(), "words": verdict.words()})

    def _read(self, fresh: tuple[bytes, ...]) -> str:
        """Read records that have come, and say what is new."""
        if self._reel is None:
            self._reel = self._begun()
        elif fresh:
            self._reel.add(fresh)
        reel = self._reel
        if reel is None:
            return self._answer()
        reel.read_all()
        if not reel.frames:
            return self._answer(error=reel.problem)
        if self._story is None or self._packed is None:
            self._story = Story(reel)
            self._packed = Packed(self._story, (exporting.LIVE_NOTE,))
            return self._answer(self._packed.grown(0), error=reel.problem)
        if not fresh:
            return self._answer()
        return self._answer(self._packed.grown(self._story.grow()), error=reel.problem)

    def _begun(self) -> Reel | None:
        """The game, once everybody has said hello; TableError if it cannot be read here."""
        recorded = Recorded(self._path)
        try:
            first = recorded.hellos[0]
        except TableError:
            return None
        if words := unplayable(Path(exporting.LIVE), first.body):
            raise TableError(said.elsewhere(words))
        return Reel(self._path, live=True)

    def _answer(self, grown: dict[str, Any] | None = None, error: str = "") -> str:
        reel = self._reel
        playing = reel is not None and reel.reader.playing
        return json.dumps(
            {
                "end": self._contents.end,
                "records": len(self._contents.records),
                "proofs": reel.reader.board.proofs if reel is not None and playing else 0,
                "finished": reel is not None and reel.end is not None,
                "judged": self._judged == len(self._contents.records),
                "grown": grown,
                "error": error,
            }
        )
