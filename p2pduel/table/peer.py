"""A peer on the network: one seat, its room, its door and its announcement, from sitting down to leaving."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

from p2pduel import games, paths
from p2pduel.catalogue import agreement, anywhere, faults, links
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import game_of
from p2pduel.table.again import Again
from p2pduel.table.anywhere import Anywhere, Relays, as_before, installed, named
from p2pduel.table.ending import ending_of, report_ending, report_violation
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.options import Ending, Options
from p2pduel.table.owndeck import OwnDeck, outside
from p2pduel.table.people import why_no_key
from p2pduel.table.seat import Change, Seat
from p2pduel.table.terms import objection, unusual
from p2pduel.table.thinking import share_the_interpreter, think
from p2pduel.table.way import Seeker, Way
from protocol import limits
from protocol.events import Started
from protocol.identity import fingerprint
from protocol.io.discovery import Neighbourhood, own_addresses
from protocol.io.feed import Feed
from protocol.io.frames import VERSION
from protocol.io.keyring import BadKeyFileError, Greeting, KnownPeers
from protocol.io.listener import Listener, ListenError
from protocol.io.names import join_host_port
from protocol.io.room import Room
from protocol.io.tables import Announcement, DiscoveryError
from protocol.session import Session
from protocol.stages import Stage
from protocol.text import clean_text

__all__ = ["Peer"]


class Peer(Way):
    """Everything one program needs to take part in one game over a network."""

    def __init__(self, options: Options, files: Files, session: Session) -> None:
        before = as_before(files.whereabouts()) if options.anywhere is None else None
        if before is not None and installed():
            options = replace(options, anywhere=before)
        feed = Feed()
        seat = Seat(session, files.journal, feed, on_event=options.on_event)
        seat.observe(self._changed)
        count = limits.MAX_SPECTATORS if options.spectators else 0
        room = Room(seat, feed, options.identity, options.name, count, self._room_changed)
        super().__init__(options, files, seat, room)
        self.room.kept_for = options.kept_for
        self.listener = Listener(self.room.welcome, options.identity)
        self.stopped = ""
        self.again: Again | None = None
        """After the end: whether there will be another game."""
        self._around: Neighbourhood | None = None
        self._announced: Announcement | None = None
        if self._where.watched:
            self.room.missing.lost()
        self._news = asyncio.Event()
        self._deck: OwnDeck | None = None
        self._asked = False

    # --- the whole stay -----------------------------------------------------------------------------------

    async def stay(self, seeker: Seeker | None = None, kind: str = "play") -> Ending:
        """Take part until the game is over here; returns how it ended."""
        self.options.on_seat(self.seat)
        share_the_interpreter()
        try:
            wanted = self.options
            self._deck = deck = OwnDeck.of(self.files, wanted.deck, bot=wanted.brain is not None)
            async with self._open():
                await self.seat.start(list(self.files.journal.records))
                # Our last envelope may have been written and never sent: be reachable a while longer for it.
                patience = limits.FAREWELL_SECONDS * (2 if self.seat.over.is_set() else 1)
                jobs = [asyncio.create_task(self._announcing()), asyncio.create_task(self._wait_for_end())]
                if self.seat.seat is not None:
                    jobs.append(asyncio.create_task(think(self.seat, wanted.brain, deck)))
                if seeker is not None:
                    jobs.append(asyncio.create_task(self._keep_linked(seeker, kind)))
                try:
                    await self._until_over(jobs)
                    ending = await self._leave(patience)
                    await self._linger(ending)
                    return ending
                finally:  # the way to the other side is kept until it has the last word
                    for job in jobs:
                        job.cancel()
                    await asyncio.gather(*jobs, return_exceptions=True)
        finally:
            self.seat.close()
            if self.seat.declined:
                self.files.discard()
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
            raise TableError(
                anew(
                    links.no_port,
                    faults.whole(error, join_host_port(options.host_address or "*", options.port)),
                ),
                USAGE,
            ) from error
        self._where.port = self.listener.port
        if options.anywhere is not None:
            self._where.relays = named(options.anywhere)
        elif as_before(self._where) is not None:  # there may be a way in the network as well
            words = anew(lambda: f"{anywhere.MISSING}; {anywhere.MISSING_HINT}")
            options.on_event({"event": "notice", "words": words})
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
                        options.on_event(
                            {"event": "notice", "words": anew(links.no_search, faults.why(error))}
                        )
                if options.anywhere is not None:
                    await self._reach_out(stack, options.anywhere)
                yield
        finally:
            self._around = self.anywhere = None
            await self.listener.close()

    async def _reach_out(self, stack: contextlib.AsyncExitStack, relays: Relays) -> None:
        """Be reached across the internet, or reach others; a host shows its ticket."""
        there = Anywhere(self.options.identity, relays, self.listener.port)
        self.anywhere = await stack.enter_async_context(there)
        if not there.online:
            self.options.on_event({"event": "notice", "words": anew(lambda: anywhere.NO_RELAY)})
        if self.seat.seat == 0:
            there.serve(self.listener)
            self.options.on_event({"event": "ticket", "ticket": there.ticket})

    async def _wait_for_end(self) -> None:
        """A game that is decided does not wait for ever for somebody who left without the last signature."""
        while True:
            self._news.clear()
            if self.room.upstream_over and self.seat.seat is None:
                self.seat.over.set()
            if self.stopped or (self._decided() and not self.room.other_here and self.seat.seat is not None):
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
        ours = seat.disagreement.ask(seat.violation) if seat.seat is not None else None
        if ours is not None:
            seat.compared(ours, await self.room.compare(ours))
        evidence = report_violation(seat, self.files, self.options.on_event)
        violated = seat.violation is not None
        expects = seat.seat is not None and (seat.adjourned or seat.session.stage is Stage.DONE)
        await self.room.farewell(
            2.0 if violated else patience, violated, expects and not violated, self._may_linger()
        )
        self._where.done = seat.session.stage is Stage.DONE and self.room.other_has_all
        self._where.watched = False  # all have it, or had their time
        self._remember()
        ending = ending_of(seat, self.files, evidence, self.stopped)
        report_ending(ending, self.options.on_event)
        return ending

    def _may_linger(self) -> bool:
        """Whether another game may follow: the screens of a player want it, and this one ended properly."""
        seat = self.seat
        decided = seat.session.stage is Stage.DONE and seat.violation is None
        return decided and seat.seat is not None and seat.on_after is not None

    async def _linger(self, ending: Ending) -> None:
        """Stay linked with the other player, who may want another game, until whoever waits here gets up."""
        seat, after = self.seat.seat, self.seat.on_after
        if not self._may_linger() or seat is None or after is None:
            return
        self.again = Again(self.options, ending, self.room, seat, self.listener.port)
        self.again.known = self._where.peers[0] if self._where.peers else None
        after(self.again)
        around, self._around = self._around, None
        if around is not None:
            await around.leave()  # nobody can sit down or watch here any more
        await self.again.run()
        await asyncio.Event().wait()  # what was said last still goes out; whoever sits down next ends it

    # --- what changes -------------------------------------------------------------------------------------

    def _room_changed(self) -> None:
        if self.room.halted is not None:
            found = self.seat.disagreement.words
            theirs = clean_text(self.room.halted, limits.MAX_WORDS)
            self.stopped = links.differs(found) if found else links.halted(theirs)
        watched = not self.room.ended and bool(self.room.here or self.room.missing.seconds)
        if watched != self._where.watched:
            self._where.watched = watched
            self._remember()
        if self.seat.over.is_set():  # that the others leave now is no news
            self._news.set()
            if self.again is not None:
                self.again.stir()
            return
        if self.seat.seat is not None:
            if self.room.other_here:
                self.seat.set_contact("connected")
            elif self.seat.contact == "connected":
                self.seat.set_contact("lost")
        elif self.seat.contact == "connected" and not self.room.attending:
            self.seat.set_contact("lost")
        self.seat.set_watchers(self.room.watchers)
        self._news.set()

    def _changed(self, change: Change) -> None:
        if isinstance(change, Started):
            if self.seat.terms.get("variant") not in self.seat.played.own_decks:
                self.files.drop_deck()
            self.files.settle(self.seat.session.reader.transcript.gid)
            self._remember()
            self._greet()
        self._consider()
        self._news.set()

    def _consider(self) -> None:
        """The other player proposes terms: agree as the options say, or let the person be asked."""
        terms = self.seat.proposal
        if terms is None or self._asked:
            return
        self._asked = True
        own_decks = games.game(terms.game).own_decks
        if terms.variant in own_decks and self._deck is not None and not self._deck.ready:
            self.seat.decline(agreement.NEEDS_DECK)
            return
        if words := outside(terms, 1, self._deck.deck if self._deck is not None else {}):
            self.seat.decline(words)
            return
        if self.options.ask_terms:
            self.options.on_event({"event": "terms", **terms.to_json()})
            return
        mine = {"hints": self.options.hints, "claim": self.options.claim}  # what we would propose ourselves
        term = objection(terms, mine | dict(self.options.accept))
        if term:
            self.seat.decline(agreement.declined(term))
        else:
            self._agreeing = asyncio.create_task(self.seat.agree())

    def _greet(self) -> None:
        """Remember whom we met; a known name with another key is said loudly."""
        key = self.seat.opponent
        if not key or self.options.guest:
            return
        name = self.seat.names[self.seat.keys.index(key)]
        try:
            known = KnownPeers(paths.known_peers())
            if known.greet(name, key).greeting is Greeting.CHANGED:
                words = anew(links.another_key, name, fingerprint(key))
                self.options.on_event({"event": "notice", "words": words})
            else:
                known.remember(name, key, "")
        except (OSError, BadKeyFileError) as error:
            self.options.on_event({"event": "notice", "words": anew(links.known_peers, why_no_key(error))})

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
                self.options.on_event({"event": "notice", "words": anew(links.no_search, faults.why(error))})
        await asyncio.Event().wait()

    def _announcement(self) -> Announcement:
        reader = self.seat.session.reader
        state = (
            "finished" if reader.ends else "playing" if len(reader.transcript) >= reader.seats else "waiting"
        )
        if state == "waiting" and (self.seat.seat != 0 or self.options.kept_for):
            state = "playing"
        return Announcement(
            version=VERSION,
            name=self.options.name,
            fingerprint=self.options.identity.fingerprint,
            variant=str(reader.terms.get("variant", "")),
            plays=game_of(reader.terms),
            seats=reader.seats,
            options=unusual(reader.terms),
            free=reader.seats - len(reader.transcript.keys) if state == "waiting" else 0,
            state=state,
            spectators=self.options.spectators,
            game=self.feed.gid.hex(),
            bot=self.options.bot,
            watchers=self.room.watchers,
            watching=self.seat.seat is None,
        )
