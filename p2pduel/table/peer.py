"""A peer on the network: one seat, its room, its door, its announcement, and the way to the other side."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from p2pduel import paths
from p2pduel.table.ending import ending_of
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.options import Ending, Options
from p2pduel.table.peers import Address
from p2pduel.table.seat import Change, Seat
from p2pduel.table.thinking import share_the_interpreter, think
from protocol import limits
from protocol.identity import fingerprint
from protocol.io import bounds
from protocol.io.backoff import Backoff
from protocol.io.desk import BadRecordError, RefusedError
from protocol.io.discovery import Neighbourhood, own_addresses
from protocol.io.feed import Feed
from protocol.io.keyring import BadKeyFileError, Greeting, KnownPeers
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.listener import Listener, ListenError
from protocol.io.room import Room
from protocol.io.tables import Announcement, DiscoveryError
from protocol.schema import VERSION
from protocol.session import Session
from protocol.states import State as Stage
from protocol.wire import WireError

__all__ = ["Peer", "Seeker"]

Seeker = Callable[[], Awaitable[list[Address]]]
"""Finds addresses to try, when the last ones do not answer."""

_FINAL = {
    "table/same-key": (USAGE, "use --guest for a throw-away identity"),
    "table/rules": (REFUSED, "both sides need the same version of p2pduel"),
    "table/no-spectators": (REFUSED, None),
    "table/full": (REFUSED, None),
    "link/version": (REFUSED, "both sides need the same version of p2pduel"),
}
"""Refusals that will not change by asking again: exit code and hint."""


class Peer:
    """Everything one program needs to take part in one game over a network."""

    def __init__(self, options: Options, files: Files, session: Session) -> None:
        self.options = options
        self.files = files
        self.feed = Feed()
        self.seat = Seat(session, files.journal, self.feed, on_event=options.on_event)
        self.seat.observe(self._changed)
        count = limits.MAX_SPECTATORS if options.spectators else 0
        self.room = Room(self.seat, self.feed, options.identity, options.name, count, self._room_changed)
        self.listener = Listener(self.room.welcome)
        self.been_in = False
        self.fresh = False
        """The link was lost just now, or we come back to a game: the other side is probably where it was."""
        self._since = 0.0
        """When we were let in for the last time."""
        self.stopped = ""
        self._around: Neighbourhood | None = None
        self._announced: Announcement | None = None
        self._where = files.whereabouts()
        self._news = asyncio.Event()

    # --- the whole stay -----------------------------------------------------------------------------------

    async def stay(self, seeker: Seeker | None = None, kind: str = "play") -> Ending:
        """Take part until the game is over here; returns how it ended."""
        self.options.on_seat(self.seat)
        share_the_interpreter()
        try:
            async with self._open():
                await self.seat.start(list(self.files.journal.records))
                # Our last envelope may have been written and never sent: be reachable a while longer for it.
                patience = limits.FAREWELL_SECONDS * (2 if self.seat.over.is_set() else 1)
                jobs = [asyncio.create_task(self._announcing()), asyncio.create_task(self._wait_for_end())]
                if self.seat.seat is not None:
                    decks = {
                        f"deck{self.seat.seat}": self.options.deck,
                        f"events{self.seat.seat}": self.options.events,
                    }
                    jobs.append(asyncio.create_task(think(self.seat, self.options.brain, decks)))
                if seeker is not None:
                    jobs.append(asyncio.create_task(self._keep_linked(seeker, kind)))
                try:
                    await self._until_over(jobs)
                    return await self._leave(patience)
                finally:  # the way to the other side is kept until it has the last word
                    for job in jobs:
                        job.cancel()
                    await asyncio.gather(*jobs, return_exceptions=True)
        finally:
            self.seat.close()
            self.files.tidy()

    async def _until_over(self, jobs: list[asyncio.Task[None]]) -> None:
        """Wait for the end; the first job that fails ends everything with its error."""
        over = asyncio.create_task(self.seat.over.wait())
        waiting: set[asyncio.Task[Any]] = {over, *jobs}
        try:
            while not over.done():
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for job in done:
                    job.result()
            if self.seat.error is not None:
                raise self.seat.error
        finally:
            over.cancel()

    @contextlib.asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        options = self.options
        try:
            try:
                await self.listener.start(options.port or self._where.port, options.host_address)
            except ListenError:
                if options.port:
                    raise
                await self.listener.start(0, options.host_address)  # the old port is taken by now
        except ListenError as error:
            raise TableError(str(error), USAGE) from error
        self._remember()
        self.room.serving = self.listener.port if self.seat.seat is None else 0
        addresses = [options.host_address] if options.host_address else own_addresses()
        options.on_event({"event": "listening", "port": self.listener.port, "addresses": addresses})
        try:
            async with contextlib.AsyncExitStack() as stack:
                if options.mdns:
                    try:
                        self._around = await stack.enter_async_context(Neighbourhood(listen=False))
                    except DiscoveryError as error:
                        options.on_event({"event": "notice", "words": str(error)})
                yield
        finally:
            self._around = None
            await self.listener.close()

    async def _wait_for_end(self) -> None:
        """A game that is decided does not wait for ever for somebody who left without the last signature."""
        while True:
            self._news.clear()
            if self.room.upstream_over and self.seat.seat is None:
                self.seat.over.set()
            if self.stopped or (self._decided() and self.room.players == 0 and self.seat.seat is not None):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0 if self.stopped else limits.FAREWELL_SECONDS * 2):
                        await self._news.wait()
                    continue
                self.seat.over.set()
            await self._news.wait()

    def _decided(self) -> bool:
        return bool(self.seat.session.reader.ends)

    async def _leave(self, patience: float) -> Ending:
        seat = self.seat
        evidence = None
        ours = seat.disagreement.ask(seat.violation) if seat.seat is not None else None
        if ours is not None:
            seat.compared(ours, await self.room.compare(ours))
        if seat.violation is not None:
            evidence = self.files.keep_evidence(seat.evidence) if seat.evidence is not None else None
            self.options.on_event(
                {
                    "event": "violation",
                    "code": seat.violation.code.value,
                    "seat": seat.violation.seat,
                    "words": seat.violation.words,
                    "evidence": str(evidence) if evidence else None,
                }
            )
        violated = seat.violation is not None
        expects = seat.seat is not None and (seat.adjourned or seat.session.state is Stage.DONE)
        await self.room.farewell(2.0 if violated else patience, violated, expects and not violated)
        self._where.done = seat.session.state is Stage.DONE and self.room.other_has_all
        self._remember()
        ending = ending_of(seat, self.files, evidence, self.stopped)
        if ending.finished:
            self.options.on_event(
                {
                    "event": "finished",
                    "winner": ending.winner_name,
                    "reason": ending.reason,
                    "head": ending.head,
                    "state": ending.state,
                    "journal": str(ending.journal),
                }
            )
        return ending

    # --- the way to the other side ------------------------------------------------------------------------

    async def _keep_linked(self, seeker: Seeker, kind: str) -> None:
        """Connect, and connect again whenever the link is lost, with growing pauses."""
        backoff = Backoff()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self.options.timeout
        words = "nobody answers"
        while not (self.room.closing or (self.seat.over.is_set() and self.seat.seat is None)):
            for address in await self._addresses(seeker):
                try:
                    await self._visit(address, kind)
                except RefusedError as refused:
                    words = self._refused(refused)
                except (LinkLostError, BadRecordError, WireError) as lost:
                    words = str(lost)
                if self.fresh:  # a stay ends with its link: soon back there, before any other place
                    backoff.stayed(loop.time() - self._since)
                    break
            if not self.been_in and loop.time() > deadline:
                raise TableError(words, NOBODY)
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

    async def _visit(self, address: Address, kind: str) -> None:
        """One stay over one link."""
        if kind == "watch":
            await self._attend(address)
            return
        link = await connect(*address)
        try:
            link = await self._knock(link, address)
            self._linked(address)
            await self.room.play(link)
        finally:
            await link.close()
            self._room_changed()

    async def _attend(self, address: Address) -> None:
        """One stay at a table we watch, or wherever it sends us."""
        link, place = await self._enter(address, bounds.REFERRALS)
        try:
            self._linked(place)
            await self.room.attend(link)
        finally:
            await link.close()
            self._room_changed()

    async def _enter(self, address: Address, hops: int) -> tuple[StreamLink, Address]:
        """A link over which we are let in to watch; other places are tried first if we are told of some."""
        link = await connect(*address)
        refused: RefusedError | None = None
        try:
            await self.room.knock(link, "watch")
        except RefusedError as error:
            refused = error
        except BaseException:
            await link.close()
            raise
        advice = self.room.elsewhere if hops else []
        if refused is None and not advice:
            return link, address
        await link.close()
        for place in advice:
            with contextlib.suppress(RefusedError, LinkLostError, WireError):
                return await self._enter(place, hops - 1)
        if refused is not None:
            raise refused
        return await self._enter(address, 0)

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
        again = await connect(*address)
        await self.room.knock(again, "play")
        return again

    def _linked(self, address: Address) -> None:
        self.been_in = self.fresh = True
        self._since = asyncio.get_running_loop().time()
        self._where.peers = [address, *(one for one in self._where.peers if one != address)][:4]
        self._remember()
        if self.seat.seat is None:
            self.seat.set_link("connected")

    def _refused(self, refused: RefusedError) -> str:
        if refused.code in _FINAL:
            code, hint = _FINAL[refused.code]
            raise TableError(refused.words, code, hint)
        if refused.code == "table/taken" and not self.been_in:
            raise TableError(refused.words, REFUSED)
        return refused.words

    # --- what changes -------------------------------------------------------------------------------------

    def _room_changed(self) -> None:
        if self.room.left_code == "table/violation":
            why = self.seat.disagreement.words or self.room.left_words
            self.stopped = f"stopped by the other side: {why}"
        if self.seat.over.is_set():  # that the others leave now is no news
            self._news.set()
            return
        if self.seat.seat is not None:
            if self.room.players:
                self.seat.set_link("connected")
            elif self.seat.link == "connected":
                self.seat.set_link("lost")
        elif self.seat.link == "connected" and not self.room.attending:
            self.seat.set_link("lost")
        self.seat.set_watchers(self.room.watchers)
        self._news.set()

    def _changed(self, change: Change) -> None:
        if change.kind == "started":
            self.files.settle(self.seat.session.reader.transcript.gid)
            self._remember()
            self._greet()
        self._news.set()

    def _greet(self) -> None:
        """Remember whom we met; a known name with another key is said loudly."""
        key = self.seat.opponent
        if not key or self.options.guest:
            return
        name = self.seat.names[1 - (self.seat.seat or 0)]
        try:
            known = KnownPeers(paths.known_peers())
            if known.greet(name, key).greeting is Greeting.CHANGED:
                words = f"{name} had another key before; the fingerprint now is {fingerprint(key)}"
                self.options.on_event({"event": "notice", "words": words})
            else:
                known.remember(name, key, "")
        except (OSError, BadKeyFileError) as error:
            self.options.on_event({"event": "notice", "words": str(error)})

    def _remember(self) -> None:
        self._where.port = self.listener.port
        self.files.remember(self._where)

    async def _announcing(self) -> None:
        """Keep the announcement true."""
        while self._around is not None:
            self._news.clear()
            fresh = self._announcement()
            if fresh == self._announced:
                await self._news.wait()
                continue
            self._announced = fresh
            try:
                await self._around.announce(fresh, self.listener.port)
            except DiscoveryError as error:
                self.options.on_event({"event": "notice", "words": str(error)})
        await asyncio.Event().wait()

    def _announcement(self) -> Announcement:
        reader = self.seat.session.reader
        state = "finished" if reader.ends else "playing" if len(reader.transcript) > 1 else "waiting"
        if self.seat.seat != 0 and state == "waiting":
            state = "playing"
        return Announcement(
            version=VERSION,
            name=self.options.name,
            fingerprint=self.options.identity.fingerprint,
            variant=str(reader.terms.get("variant", "")),
            state=state,
            spectators=self.options.spectators,
            game=self.feed.gid.hex(),
            bot=self.options.bot,
            watchers=self.room.watchers,
        )
