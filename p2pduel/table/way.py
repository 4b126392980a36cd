"""The way to the other side: where it is tried, what follows from a refusal, and when it is given up."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

from p2pduel.catalogue import anywhere as links_of_tickets
from p2pduel.catalogue import faults, links, seats, speech
from p2pduel.catalogue import games as said
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import seats_of, strange
from p2pduel.table.anywhere import Anywhere, is_ticket
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.options import Options
from p2pduel.table.peers import Address
from p2pduel.table.seat import Seat
from protocol import limits
from protocol.identity import fingerprint
from protocol.io import bounds
from protocol.io.backoff import Backoff
from protocol.io.desk import BadRecordError, RefusedError
from protocol.io.entering import Entering
from protocol.io.guest import Guest
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.names import join_host_port
from protocol.io.room import Room
from protocol.text import clean_text
from protocol.wire import WireError

__all__ = ["Seeker", "Way"]

Seeker = Callable[[], Awaitable[list[Address]]]
"""Finds addresses to try, when the last ones do not answer."""

_FINAL = {
    "table/same-key": (USAGE, "p2pduel.catalogue.links:USE_GUEST"),
    "table/rules": (REFUSED, "p2pduel.catalogue.links:SAME_VERSION"),
    "table/no-spectators": (REFUSED, ""),
    "table/full": (REFUSED, ""),
    "link/version": (REFUSED, "p2pduel.catalogue.links:SAME_VERSION"),
}
"""Refusals that will not change by asking again: exit code, and the message that is the hint."""


class Way:
    """A seat that keeps itself linked to the table it plays at or watches."""

    def __init__(self, options: Options, files: Files, seat: Seat, room: Room) -> None:
        self.options = options
        self.files = files
        self.seat = seat
        self.feed = seat.feed
        self.room = room
        self.mark = ""
        """The beginning of the fingerprint that must answer until the game has its number; empty: anybody."""
        self._wrong: set[Address] = set()
        """Where somebody else answered."""
        self._tried: Address = ("", 0)
        """Where we are, or were last: a table that is asked to be watched may have sent us on."""
        self.anywhere: Anywhere | None = None
        """Leads across the internet while it is open."""
        self.been_in = False
        self.fresh = False
        """The link was lost just now, or we come back to a game: the other side is probably where it was."""
        self._since = 0.0
        """When we were let in for the last time."""
        self._where = files.whereabouts()
        self._entering = Entering(room)

    @property
    def _unsettled(self) -> bool:
        """Whether only what was typed says who is meant: later the game itself names its players."""
        return not (self.been_in and self.feed.gid)

    def _room_changed(self) -> None:
        """Who is linked has changed."""

    def _remember(self) -> None:
        self.files.remember(self._where)

    async def _keep_linked(self, seeker: Seeker, kind: str) -> None:
        """Connect, and connect again whenever the link is lost, with growing pauses."""
        backoff = Backoff()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self.options.timeout
        words = anew(lambda: links.NOBODY_ANSWERS)
        first, before = True, len(self.feed)
        while not (self.room.closing or (self.seat.over.is_set() and self.seat.seat is None)):
            back = self.fresh
            addresses = await self._addresses(seeker)
            for address in addresses:
                try:
                    await self._visit(address, kind, back)
                except RefusedError as refused:
                    words = await self._refused(refused)
                except (LinkLostError, BadRecordError, WireError) as lost:
                    words = anew(links.no_link, _why_lost(self._tried, lost))
                    if kind == "play" and self.room.left_code == "table/elsewhere":
                        raise TableError(
                            anew(lambda: seats.TAKEN_OVER), REFUSED, anew(lambda: seats.TAKE_BACK)
                        ) from None
                if self.seat.proposal is not None:  # whoever is asked may take longer than the host waits
                    await self.seat.answered.wait()
                if self.fresh:  # a stay ends with its link: soon back there, before any other place
                    stayed = loop.time() - self._since
                    backoff.stayed(stayed)
                    if first or len(self.feed) > before or stayed > limits.SILENT_SECONDS:
                        deadline = loop.time() + (math.inf if kind == "play" else bounds.GONE_SECONDS)
                    first, before = False, len(self.feed)
                    break
            if addresses and not self.been_in and self._wrong.issuperset(addresses):
                raise TableError(words, REFUSED, anew(lambda: links.COMPARE))
            if loop.time() > deadline:
                raise TableError(anew(said.gone, words) if self.been_in else words, NOBODY)
            await backoff.pause()

    async def _addresses(self, seeker: Seeker) -> list[Address]:
        """Where to try: after a loss at once where it was last; then what the seeker finds as well."""
        fresh, self.fresh = self.fresh, False
        if fresh and self._where.peers:
            return self._where.peers[:1]
        found: list[Address] = []
        try:
            found = await seeker()
        except TableError:
            if not self._where.peers:
                raise
        return list(dict.fromkeys([*found, *self._where.peers]))

    async def _visit(self, address: Address, kind: str, back: bool) -> None:
        """One stay over one link; whoever comes back to watch loses no time where nobody answers any more."""
        self._tried = address
        if kind == "watch":
            await self._attend(address, hasty=back)
            return
        link = await self._connect(address)
        try:
            self._expect(link, address)
            link = await self._knock(link, address)
            self._understand()
            self._linked(address)
            await self.room.play(Guest(link, player=True))
        finally:
            await link.close()
            self._room_changed()

    async def _connect(self, address: Address) -> StreamLink:
        """A link to a place: a host and its port, or a ticket."""
        if is_ticket(address[0]):
            if self.anywhere is None:
                raise LinkLostError(anew(lambda: links_of_tickets.MISSING))
            return await self.anywhere.dial(address[0])
        return await connect(*address)

    def _expect(self, link: StreamLink, address: Address) -> None:
        """Before a word of ours is said: is it the one that was meant? LinkLostError if not."""
        found = fingerprint(link.key)
        if self._unsettled and not found.startswith(self.mark):
            self._wrong.add(address)
            raise LinkLostError(anew(links.wrong_key, self.mark, found))

    async def _attend(self, address: Address, hasty: bool) -> None:
        """One stay at a table we watch, or wherever it sends us."""
        found = await self._entering.enter(address, lambda link: self._expect(link, address), hasty)
        self._tried = found.place
        try:
            self.room.offered = found.answer.terms
            self._understand()
            self._linked(found.place)
            await self.room.attend(found.link)
        finally:
            await found.link.close()
            self._room_changed()

    def _understand(self) -> None:
        """A table whose game is not known here, or for too many, is not worth another try: TableError."""
        terms = self.room.offered
        if not terms:  # a spectator's table that has heard no hello yet
            return
        words = anew(strange, terms)
        if words:
            raise TableError(anew(said.table_of_strangers, words), REFUSED)
        if seats_of(terms) != self.seat.session.reader.seats:
            raise TableError(anew(said.table_too_big, seats_of(terms)), REFUSED)

    async def _knock(self, link: StreamLink, address: Address) -> StreamLink:
        """Resume the game if it has begun; where the other side does not know it yet, begin it once more."""
        if not self.feed.gid:
            await self.room.knock(link, "play")
            return link
        try:
            await self.room.knock(link, "resume")
            return link
        except RefusedError as refused:
            if refused.code != "table/other-game" or len(self.feed) > 2:
                raise
        await link.close()
        again = await self._connect(address)
        await self.room.knock(again, "play")
        return again

    def _linked(self, address: Address) -> None:
        self.been_in = self.fresh = True
        self._since = asyncio.get_running_loop().time()
        self._where.peers = [address, *(one for one in self._where.peers if one != address)][:4]
        self._remember()
        if self.seat.seat is None:
            self.seat.set_contact("connected")

    async def _refused(self, refused: RefusedError) -> str:
        if refused.code == "table/elsewhere":
            await self._take_over()
        words = anew(_why_not, refused)
        if refused.code in _FINAL:
            code, hint = _FINAL[refused.code]
            raise TableError(words, code, anew(speech.message, hint) if hint else None)
        if refused.code == "table/taken" and len(self.feed) <= 2:  # nobody has answered our hello
            raise TableError(words, REFUSED)
        return words

    async def _take_over(self) -> None:
        """Our seat is played by another program: a person decides, and never we that were here before."""
        if self.room.met:
            raise TableError(anew(lambda: seats.TAKEN_OVER), REFUSED, anew(lambda: seats.TAKE_BACK))
        ask = self.seat.on_elsewhere
        if not (self.options.take_over or (ask is not None and await ask())):
            raise TableError(anew(lambda: seats.ELSEWHERE), REFUSED, anew(lambda: seats.TAKE_BACK))
        self.room.taking = True


def _why_lost(address: Address, lost: Exception) -> str:
    """Why there is no link, or no longer; a ticket is too long to be named."""
    return faults.whole(lost, "" if is_ticket(address[0]) else join_host_port(*address))


def _why_not(refused: RefusedError) -> str:
    """Why a table does not let us in; what it says itself is told as its own words."""
    return str(links.REFUSALS.get(refused.code) or links.said(clean_text(refused.words, limits.MAX_WORDS)))
