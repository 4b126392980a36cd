"""One game from sitting down to getting up; it runs whatever screen is shown."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from p2pduel import paths
from p2pduel.table.errors import TableError
from p2pduel.table.options import Ending
from p2pduel.table.seat import Seat
from p2pduel.tui.glyphs import plain
from p2pduel.tui.sessionseat import SessionSeat
from protocol.identity import fingerprint
from protocol.io.keyring import BadKeyFileError, Greeting, KnownPeers

__all__ = ["Begin", "Sitting", "Stranger"]

OnSeat = Callable[[Seat], None]
OnEvent = Callable[[dict[str, Any]], None]
Begin = Callable[[OnSeat, OnEvent], Coroutine[Any, Any, Ending]]
"""Starts a game: the seat and the events are handed to these two."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody met for the first time, or under a name we know with another key."""

    name: str
    public: bytes
    before: tuple[str, ...] = ()
    """Fingerprints this name had before; empty for somebody new."""

    @property
    def mark(self) -> str:
        """The key, to read aloud."""
        return fingerprint(self.public)

    def accept(self) -> None:
        """A person has compared the fingerprints: know the key from now on."""
        with contextlib.suppress(OSError, BadKeyFileError):
            KnownPeers(paths.known_peers()).accept(self.name, self.public, "")


class Sitting:
    """A running host, join, watch or bot game, and what is known about it so far."""

    def __init__(
        self,
        begin: Begin,
        *,
        kind: str,
        name: str = "",
        mark: str = "",
        again: Callable[[], Sitting] | None = None,
        acquaint: bool = True,
    ) -> None:
        """kind: bot, host, join or watch; acquaint: strangers' fingerprints are compared first."""
        self.kind = kind
        self.name = name
        self.mark = mark
        self.again = again
        self.link: SessionSeat | None = None
        self.port = 0
        self.address = ""
        self.met = ""
        self.met_mark = ""
        self.notice = ""
        self.stranger: Stranger | None = None
        self.ending: Ending | None = None
        self.error: TableError | None = None
        self.on_change: Callable[[], None] = lambda: None
        self._acquaint = acquaint
        self._begin = begin
        self._task: asyncio.Task[None] | None = None

    @property
    def watching(self) -> bool:
        """Whether this is a spectator's chair."""
        return self.kind == "watch"

    @property
    def over(self) -> bool:
        """Whether the table is left, for whatever reason."""
        return self._task is not None and self._task.done()

    def start(self) -> None:
        """Sit down; a second call changes nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finished(self) -> None:
        """Wait until the table is left: the last signatures and both seeds are exchanged then."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Get up: the journal is closed, an unfinished game can be continued."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            self.ending = await self._begin(self._on_seat, self._on_event)
            if self.link is not None and not self.ending.finished and not self.link.lost:
                self.link.lost = plain(self.ending.reason, 80)
        except TableError as error:
            self._failed(error)
        except Exception as error:
            self._failed(TableError(f"{type(error).__name__}: {error}"))
        finally:
            self.on_change()
            if self.link is not None:
                self.link.tell()

    def _failed(self, error: TableError) -> None:
        self.error = error
        if self.link is not None:
            self.link.lost = plain(str(error), 120)

    def _on_seat(self, seat: Seat) -> None:
        self.link = SessionSeat(seat)
        self.link.on_change(lambda: self.on_change())

    def _on_event(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "listening":
                self.port = int(event["port"])
                self.address = f"{event['addresses'][0]}:{self.port}"
            case "notice":
                self.notice = plain(str(event["words"]), 200)
            case "connected":
                self.met = plain(str(event["name"]), 24)
                self.met_mark = str(event["fingerprint"])
                self._greet()
        self.on_change()

    def _greet(self) -> None:
        """Look whether the person across is known; who is not is shown before the game."""
        seat = self.link.table if self.link is not None else None
        if not self._acquaint or seat is None or seat.seat is None or not seat.opponent:
            return
        try:
            meeting = KnownPeers(paths.known_peers()).greet(self.met, seat.opponent)
        except (OSError, BadKeyFileError) as error:
            self.notice = plain(str(error), 200)
            return
        if meeting.greeting in (Greeting.FIRST, Greeting.RENAMED):
            self.stranger = Stranger(self.met, seat.opponent)
        elif meeting.greeting is Greeting.CHANGED:
            before = tuple(one.fingerprint for one in meeting.before)
            self.stranger = Stranger(self.met, seat.opponent, before)
