"""After the end both players may want another game: their wishes, and who opens the next table.

The links of the finished game carry them, so a wish comes from the player who proved its key there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from p2pduel.table.options import Ending, Options
from p2pduel.table.peers import Address
from p2pduel.table.terms import Terms
from protocol.io.frames import Frame
from protocol.io.link import Link, LinkLostError, connect
from protocol.io.names import host_port
from protocol.io.room import Room
from protocol.wire import as_int

__all__ = ["Again", "Seating"]


@dataclass(frozen=True, slots=True)
class Seating:
    """How the next game comes about."""

    host: bool
    """Whether this side opens the table; it sits at seat 0 then."""
    port: int
    """Where this side has listened: a table opened here is opened there."""
    address: Address | None
    """Where the other side's table will be, when that one opens it."""


class Again:
    """The wishes of both players after the end of one game; lasts until one of them leaves it."""

    def __init__(self, options: Options, ending: Ending, room: Room, seat: int, port: int) -> None:
        """Speaks over the links of a room; port: where this side listens."""
        self.options = options
        self.ending = ending
        self.terms = Terms.read(room.desk.terms)
        self.opponent = room.desk.opponent
        self.seat = seat
        self.mine = False
        """Whether this side wants another game."""
        self.seating: Seating | None = None
        """Set once both want it."""
        self.on_change: Callable[[], None] = lambda: None
        self.known: Address | None = None
        """Where this side reached the other, if it was the one that knocked."""
        self._room = room
        self._port = port
        self._news = asyncio.Event()
        self._told: dict[Link, bool] = {}
        self._seen: tuple[bool, bool] = (True, False)

    @property
    def here(self) -> bool:
        """Whether the other player is still at the table."""
        return bool(self._room.player_links)

    @property
    def theirs(self) -> bool:
        """Whether the other player, who is here, wants another game."""
        said = self._room.said("rematch")
        return said is not None and bool(as_int(said[1].body, "want"))

    @property
    def swapped(self) -> bool:
        """Whether both sit on the other side in the next game; its host sits at seat 0."""
        return self.seating is not None and self.seating.host != (self.seat == 0)

    def wish(self, want: bool) -> None:
        """Want another game, or no more."""
        self.mine = want
        self.stir()
        self.on_change()

    def stir(self) -> None:
        """Something changed: a link came or went, or the other side spoke."""
        self._hear()
        self._news.set()

    async def run(self) -> None:
        """Tell the own wish, hear the other's; ends when both want to play."""
        while self.seating is None:
            self._news.clear()
            await self._tell()
            if self.seat == 0 and self.mine and self.theirs:
                await self._decide()
            if self.seating is None and self._seen != (self.here, self.theirs):
                self._seen = (self.here, self.theirs)
                self.on_change()
            if self.seating is None:
                await self._news.wait()
        self.on_change()

    async def _tell(self) -> None:
        """Every link hears of the wish once; silence means no."""
        self._told = {link: told for link, told in self._told.items() if link in self._room.player_links}
        for link in self._room.player_links:
            if self._told.get(link, False) != self.mine:
                self._told[link] = self.mine
                with contextlib.suppress(LinkLostError):
                    await link.send(Frame("rematch", {"want": int(self.mine), "port": self._port}))

    async def _decide(self) -> None:
        """Seat 0 says who opens the next table: the other side, if it can be reached."""
        place = await self._reached()
        if not self.theirs:  # withdrawn, or gone, meanwhile
            return
        with contextlib.suppress(LinkLostError):
            for link in self._room.player_links:
                await link.send(Frame("begin", {"host": 0 if place is None else 1}))
            self.seating = Seating(place is None, self._port, place)

    def _hear(self) -> None:
        """Seat 1 takes that word when it comes: the link may go right after it, and the word with it."""
        begin = self._room.said("begin")
        if self.seat == 1 and self.seating is None and self.mine and self.theirs and begin is not None:
            ours = as_int(begin[1].body, "host") == self.seat
            self.seating = Seating(ours, self._port, None if ours else self.known)

    async def _reached(self) -> Address | None:
        """The place where the other side listens, if a connection to it is possible."""
        said = self._room.said("rematch")
        port = as_int(said[1].body, "port") if said is not None else 0
        there = host_port(said[0].address) if said is not None else None
        if there is None or not port:
            return None
        place = (there[0], port)
        try:
            link = await connect(*place)
        except LinkLostError:
            return None
        await link.close()
        return place if link.key == self.opponent else None
