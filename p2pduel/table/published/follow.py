"""Watch a game that somebody publishes as a file on a web server, verifying all of it."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from p2pduel.catalogue import faults, publishing
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import seats_of
from p2pduel.table.changes import Change
from p2pduel.table.ending import ending_of, report_ending, report_violation
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.files import Files, open_files
from p2pduel.table.game import from_terms, unplayable
from p2pduel.table.host import check_journal
from p2pduel.table.options import Ending, Options
from p2pduel.table.published.fetch import Piece, WebError, WebFile
from p2pduel.table.seat import Seat
from p2pduel.table.thinking import share_the_interpreter
from protocol.envelope import Envelope, decode_record
from protocol.events import Started
from protocol.identity import fingerprint
from protocol.io.backoff import Backoff
from protocol.io.desk import BadRecordError
from protocol.io.feed import Feed
from protocol.io.journal import Contents, JournalDamagedError, parse_on
from protocol.io.link import pipe
from protocol.session import Session
from protocol.wire import WireError

__all__ = ["follow", "is_web"]

POLL_SECONDS: Final = 2.0
"""Time between two looks, a fifth more or less: a crowd must not come all at once."""
WHOLE_POLL: Final = 5.0
"""Times as long where a server gives whole files only."""
QUIET_SECONDS: Final = 30.0
"""After so long without a record its age is said, and again whenever it has doubled."""
STALE_SECONDS: Final = 3600.0
"""After so long without a record nobody waits any more."""
FAULTS: Final = 3
"""Times in a row a file may be nonsense before we believe that it is: one that is being replaced is, too."""

_NOTHING: Final = Contents((), 0, False, b"")


def is_web(target: str | None) -> bool:
    """Whether what was typed is an address on the web."""
    return target is not None and target.lower().startswith(("http://", "https://"))


async def follow(url: str, options: Options) -> Ending:
    """Follow a published game to its end."""
    try:
        web = WebFile(url)
    except WebError as error:
        raise TableError(faults.why(error), USAGE, anew(lambda: publishing.ADDRESS_HINT)) from None
    files = open_files(options.journal, player=False)
    check_journal(files, None, b"")
    reader = _Reader(web, options)
    try:
        await reader.wait_for_game()
    except BaseException:
        files.journal.close()
        files.tidy()
        raise
    finally:
        web.close()
    following = _Following(reader, files, url.partition("#")[2])
    return await following.stay()


class _Reader:
    """What is known of the file: its whole records, and when it last grew."""

    def __init__(self, web: WebFile, options: Options) -> None:
        self.web = web
        self.options = options
        self.contents = _NOTHING
        self.whole = False
        self._grown = asyncio.get_running_loop().time()
        """When the file was last seen to grow, or was changed by the server's clock."""
        self._said = QUIET_SECONDS / 2
        self._faults = 0
        self._short = False

    @property
    def age(self) -> float:
        """How old the last record is, in seconds."""
        return asyncio.get_running_loop().time() - self._grown

    async def wait_for_game(self) -> None:
        """Read until there is a first record; TableError if there is none in time."""
        backoff, loop = Backoff(), asyncio.get_running_loop()
        deadline = loop.time() + self.options.timeout
        words = anew(lambda: publishing.NOTHING_YET)
        while not self.contents.records:
            try:
                await self.look()
                words = anew(lambda: publishing.NOTHING_YET)
            except WebError as error:
                words = faults.why(error)
                if error.final:
                    raise TableError(anew(publishing.no_answer, self.web.url, words), REFUSED) from None
            if not self.contents.records:
                if loop.time() > deadline:
                    raise TableError(anew(publishing.no_answer, self.web.url, words), NOBODY)
                await backoff.pause()

    async def look(self) -> tuple[bytes, ...]:
        """The records that have come since the last look; WebError if the server does not give them."""
        piece = await self.web.fetch(self.contents.end)
        self.whole = piece.whole
        if piece.size is not None and piece.size < self.contents.end:
            self._shrunk(piece.size)
            return ()
        self._short = False
        try:
            found = parse_on(self.web.url, self.contents, piece.data)
        except JournalDamagedError as damage:
            return await self._other(damage)
        self._faults = 0
        return self._grew(found, piece)

    def _grew(self, found: Contents, piece: Piece) -> tuple[bytes, ...]:
        new = found.records[len(self.contents.records) :]
        first = not self.contents.records
        self.contents = found
        if new:
            self._grown = asyncio.get_running_loop().time() - (piece.age or 0.0 if first else 0.0)
            self._said = QUIET_SECONDS / 2
        return new

    def _shrunk(self, size: int) -> None:
        if not self._short:
            words = anew(publishing.shorter, self.contents.end, size)
            self.options.on_event({"event": "notice", "words": words})
        self._short = True

    async def _other(self, damage: JournalDamagedError) -> tuple[bytes, ...]:
        """What lies there does not continue what we know: another file, all of which is looked at."""
        try:
            found = _NOTHING
            while True:
                piece = await self.web.fetch(found.end)
                before, found = found, parse_on(self.web.url, found, piece.data)
                if found.end == before.end or (piece.size is not None and found.end >= piece.size):
                    break
        except JournalDamagedError as error:
            damage = error
        else:
            if found.records and self.contents.records and found.records[0] != self.contents.records[0]:
                raise TableError(anew(publishing.another_game, self.web.url), NOBODY)
            if len(found.records) >= len(self.contents.records):
                self.contents = found
                return found.records
        self._faults += 1
        if self._faults >= FAULTS or not self.contents.records:
            words = anew(publishing.at_byte, damage.place, damage.record, damage.words)
            raise TableError(anew(publishing.damaged, self.web.url, words), REFUSED)
        return ()

    async def pause(self) -> None:
        """Wait until the next look, and say how old the last record is when that is worth a word."""
        if self.age >= 2 * self._said:
            self._said = self.age
            words = anew(publishing.quiet, self.age)
            self.options.on_event({"event": "notice", "words": words, "age": int(self.age)})
        if self.age > STALE_SECONDS:
            raise TableError(anew(publishing.gone, self.age), NOBODY)
        seconds = POLL_SECONDS * (WHOLE_POLL if self.whole else 1.0)
        await asyncio.sleep(seconds * random.uniform(0.8, 1.2))


class _Following:
    """One spectator of a published game."""

    def __init__(self, reader: _Reader, files: Files, mark: str) -> None:
        self.reader = reader
        self.options = reader.options
        self.files = files
        self.mark = mark
        self.url = reader.web.url
        try:
            first = decode_record(reader.contents.records[0])
            if not isinstance(first, Envelope) or first.kind != "hello":
                raise ValueError(publishing.NO_HELLO)
            if unplayable(self.url, first.body):
                raise TableError(anew(unplayable, self.url, first.body), REFUSED)
            session = Session(from_terms, seats=seats_of(first.body.get("terms")))
        except (WireError, ValueError) as error:
            self._drop()
            raise TableError(anew(publishing.damaged, self.url, str(error)), REFUSED) from None
        except TableError:
            self._drop()
            raise
        self.seat = Seat(session, files.journal, Feed(), on_event=self.options.on_event)
        self.seat.age = lambda: reader.age
        self.seat.observe(self._changed)
        self._bringer = pipe()[0]

    def _drop(self) -> None:
        self.files.journal.close()
        self.files.tidy()

    async def stay(self) -> Ending:
        """Read to the end; how it ended."""
        share_the_interpreter()
        self.options.on_seat(self.seat)
        try:
            await self.seat.start(list(self.files.journal.records))
            work = asyncio.create_task(self._read_on())
            over = asyncio.create_task(self.seat.over.wait())
            try:
                await asyncio.wait({work, over}, return_when=asyncio.FIRST_COMPLETED)
                if work.done() and not over.done():
                    work.result()
                if self.seat.error is not None:
                    raise self.seat.error
            finally:
                for task in (work, over):
                    task.cancel()
                await asyncio.gather(work, over, return_exceptions=True)
            evidence = report_violation(self.seat, self.files, self.options.on_event)
            ending = ending_of(self.seat, self.files, evidence)
            report_ending(ending, self.options.on_event)
            return ending
        finally:
            self.reader.web.close()
            self.seat.close()
            self.files.tidy()

    async def _read_on(self) -> None:
        new = self.reader.contents.records
        backoff, loop = Backoff(), asyncio.get_running_loop()
        answered = loop.time()
        while True:
            try:
                for record in new:
                    await self._take(record)
                while new := await self.reader.look():
                    for record in new:
                        await self._take(record)
                self.seat.set_contact("connected")
                answered = loop.time()
                backoff = Backoff()
                await self.reader.pause()
            except WebError as error:
                new = ()
                self.seat.set_contact("lost")
                if error.final or loop.time() - answered > STALE_SECONDS:
                    words = anew(publishing.no_answer, self.url, faults.why(error))
                    raise TableError(words, REFUSED if error.final else NOBODY) from None
                await backoff.pause()
            new = ()

    async def _take(self, record: bytes) -> None:
        """One record of the file: judged like any that a stranger brings."""
        try:
            await self.seat.record(record, self._bringer)
        except BadRecordError as error:
            number = self.reader.contents.records.index(record)
            raise TableError(anew(publishing.forged, self.url, number, str(error)), REFUSED) from None

    def _changed(self, change: Change) -> None:
        if not isinstance(change, Started):
            return
        transcript = self.seat.session.reader.transcript
        self.files.settle(transcript.gid)
        found = [fingerprint(key) for key in transcript.keys]
        if not any(one.startswith(self.mark) for one in found):
            words = anew(publishing.other_player, self.mark, ", ".join(found))
            self.seat.stop(TableError(words, REFUSED))
