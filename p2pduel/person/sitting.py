"""One game from sitting down to getting up; it runs whatever screen is shown."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from p2pduel import games, paths
from p2pduel.catalogue import agreement, faults, links
from p2pduel.catalogue.options import sentences
from p2pduel.catalogue.speech import anew
from p2pduel.person.live import LiveChair
from p2pduel.person.safe import plain
from p2pduel.table.about import game_of
from p2pduel.table.again import Again
from p2pduel.table.errors import TableError
from p2pduel.table.options import Ending
from p2pduel.table.people import why_no_key
from p2pduel.table.seat import Seat
from p2pduel.table.terms import Terms
from protocol.identity import fingerprint, meeting_code
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
    own: bytes
    """The key this side plays with."""
    before: tuple[str, ...] = ()
    """Fingerprints this name had before; empty for somebody new."""

    @property
    def mark(self) -> str:
        """The key, to read aloud."""
        return fingerprint(self.public)

    @property
    def code(self) -> str:
        """The code of both keys; the other side shows the same one."""
        return meeting_code(self.own, self.public)

    def accept(self) -> None:
        """A person has compared the codes: know the key from now on."""
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
        stays: bool = False,
        game: str = "",
    ) -> None:
        """kind: bot, host, join, again or watch; acquaint: strangers' fingerprints are compared first.

        again makes another game at once; where two people must agree on it, stays keeps them linked.
        game: the one this side proposes; empty if another side or a journal will say.
        """
        self.kind = kind
        self.name = name
        self.mark = mark
        self.again = again
        self._game = game
        self.chair: LiveChair | None = None
        self.port = 0
        self.address = ""
        self.met = ""
        self.met_mark = ""
        self.notice = ""
        self.ticket = ""
        """What somebody far away needs to sit down here."""
        self.stranger: Stranger | None = None
        self.proposal: tuple[str, ...] = ()
        """The terms of another's table in sentences, while they are to be agreed to."""
        self.ending: Ending | None = None
        self.error: TableError | None = None
        self.on_change: Callable[[], None] = lambda: None
        self.after: Again | None = None
        """Where people agree on another game, once this one is decided."""
        self.on_after: Callable[[], None] = lambda: None
        """Called when a wish for another game changes, on either side."""
        self.on_elsewhere: Callable[[], Awaitable[bool]] | None = None
        """Asked whether to take this seat over from another program that plays it; set before the start."""
        self._stays = stays and kind != "watch"
        self._wanted = False
        self._settled = asyncio.Event()
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
        """Wait until the game is decided or left: the last signatures and both seeds are exchanged then."""
        if self._task is not None:
            await self._settled.wait()

    @property
    def terms(self) -> Terms | None:
        """The terms of the game; None as long as nobody has proposed any."""
        terms = self.chair.table_seat.terms if self.chair is not None else {}
        return Terms.read(terms) if terms else None

    @property
    def game(self) -> str:
        """The name of the game that is played; empty as long as nobody has said it."""
        terms = self.chair.table_seat.terms if self.chair is not None else {}
        return game_of(terms) if terms else self._game

    # --- another game -------------------------------------------------------------------------------------

    @property
    def may_go_on(self) -> bool:
        """Whether another game with the same player can be asked for."""
        return self.again is not None or (self._stays and (self.after is not None or not self.over))

    @property
    def wanted(self) -> bool:
        """Whether this side has asked for another game."""
        return self.after.mine if self.after is not None else self._wanted

    def want(self, another: bool) -> None:
        """Ask for another game, or withdraw that; a wish of before the last signatures is kept."""
        self._wanted = another
        if self.after is not None:
            self.after.wish(another)
        else:
            self.on_after()

    def _decided(self, after: Again) -> None:
        self.after, self.ending = after, after.ending
        after.on_change = lambda: self.on_after()
        self._settled.set()
        self.want(self._wanted)

    async def agree(self) -> None:
        """A person agrees to the terms of the table."""
        self.proposal = ()
        if self.chair is not None and self.chair.table_seat.proposal is not None:
            await self.chair.table_seat.agree()

    async def close(self) -> None:
        """Get up: the journal is closed, an unfinished game can be continued."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            self.ending = await self._begin(self._on_seat, self._on_event)
            if self.chair is not None and not self.ending.finished and not self.chair.lost:
                self.chair.lost = plain(self.ending.reason, 80)
        except TableError as error:
            self._failed(error)
        except Exception as error:
            words = faults.whole(error) if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
            self._failed(TableError(words))
        finally:
            self._settled.set()
            self.on_change()
            self.on_after()
            if self.chair is not None:
                self.chair.tell()

    def _failed(self, error: TableError) -> None:
        self.error = error
        if self.chair is not None:
            self.chair.lost = anew(lambda: plain(str(error), 120))

    def _on_seat(self, seat: Seat) -> None:
        if self._stays:
            seat.on_after = self._decided
        seat.on_elsewhere = self.on_elsewhere
        self.chair = LiveChair(seat)
        self.chair.on_change(lambda: self.on_change())

    def _on_event(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "listening":
                self.port = int(event["port"])
                self.address = f"{event['addresses'][0]}:{self.port}"
            case "ticket":
                self.ticket = str(event["ticket"])
            case "notice":
                self.notice = anew(plain, event["words"], 200)
            case "terms":
                self._game = str(event["game"])
                game = games.game(self._game)
                played = game.words.variant_title(str(event["variant"]))
                options = game.rules.options(str(event["variant"]))
                settled = sentences(game.words.options(), options, event)
                named = (bool(event["hints"]), int(event["claim"]), str(event["policy"]))
                self.proposal = agreement.asked(played, settled, *named)
            case "connected":
                self.met = plain(str(event["name"]), 24)
                self.met_mark = str(event["fingerprint"])
                self._greet()
        self.on_change()

    def _greet(self) -> None:
        """Look whether the person across is known; who is not is shown before the game."""
        seat = self.chair.table_seat if self.chair is not None else None
        if not self._acquaint or seat is None or seat.seat is None or not seat.opponent:
            return
        own = seat.session.public
        try:
            meeting = KnownPeers(paths.known_peers()).greet(self.met, seat.opponent)
        except (OSError, BadKeyFileError) as error:
            self.notice = anew(links.known_peers, why_no_key(error))
            return
        if meeting.greeting in (Greeting.FIRST, Greeting.RENAMED):
            self.stranger = Stranger(self.met, seat.opponent, own)
        elif meeting.greeting is Greeting.CHANGED:
            before = tuple(one.fingerprint for one in meeting.before)
            self.stranger = Stranger(self.met, seat.opponent, own, before)
