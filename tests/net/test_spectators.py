"""Spectators of games that go wrong: told two stories, left behind, or cut off near the end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from p2pduel.kernel.moves import Move
from p2pduel.table.errors import NOBODY, TableError
from p2pduel.table.files import open_files
from p2pduel.table.host import check_journal, host, open_seat
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.table.peer import Peer
from p2pduel.table.peers import Address
from p2pduel.table.verify import VIOLATED, verify
from p2pduel.table.watch import watch
from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.entering import Entered, Entering
from protocol.io.frames import VERSION, Frame
from protocol.io.journal import seed_path
from protocol.io.link import Link, LinkLostError, dismiss, pipe
from protocol.io.listener import Listener
from protocol.io.room import Answer, Room
from protocol.wire import Body
from tests.net.loopback import Events, options
from tests.net.processes import PLAYER, Process
from tests.net.test_table import Table, seated


def copied(journal: Path, name: str) -> Path:
    """A copy of a journal with its seed, as a backup has it."""
    copy = journal.with_name(f"{name}.duel")
    shutil.copy(journal, copy)
    shutil.copy(seed_path(journal), seed_path(copy))
    return copy


async def nowhere() -> list[Address]:
    """Nobody is ever found."""
    await asyncio.Event().wait()
    return []


@contextlib.asynccontextmanager
async def telling_another_story(
    table: Table, journal: Path, seat: int, move: Move
) -> AsyncIterator[tuple[int, Peer]]:
    """A second program of one player, with a door for spectators, that moves without hearing the other."""
    events = Events()
    chosen = table.chosen(seat, journal=journal, on_event=events, on_seat=lambda _: None)
    files = open_files(journal, player=True)
    peer = Peer(chosen, files, open_seat(chosen, files, seat, None))
    staying = asyncio.create_task(peer.stay(nowhere, "play"))
    try:
        await events.first("resumed")
        peer.seat.session._synced = True  # what an honest program waits for
        await peer.seat.play(move)
        yield (await events.first("listening"))["port"], peer
    finally:
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)


class Onlooker:
    """A spectator that can be sent from one door to another with what it has seen."""

    def __init__(self, folder: Path, name: str = "Carl") -> None:
        self.folder, self.name = folder, name
        self.events = Events()
        self.journal = folder / f"{name}.duel"
        self.task: asyncio.Task[Ending] | None = None

    async def watch(self, port: int) -> None:
        """Go to this door; whatever was watched before is left."""
        await self.leave()
        self.events = Events()
        chosen = options(self.name, 3, self.folder, self.events, brain=None)
        self.task = asyncio.create_task(watch(f"127.0.0.1:{port}", chosen))
        await self.events.first("link", state="connected")

    async def leave(self) -> None:
        """Stop watching."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def has(self, journal: Path) -> None:
        """Wait until it has written as much as a player has."""
        async with asyncio.timeout(60):
            while not self.journal.exists() or self.journal.stat().st_size < journal.stat().st_size:
                await asyncio.sleep(0.01)

    async def ending(self) -> Ending:
        """How it ended for this spectator."""
        assert self.task is not None
        async with asyncio.timeout(30):
            return await self.task


def proves_the_fork(ending: Ending, seat: int) -> None:
    """Whoever was told two stories ends with both of them in a file that anybody can check."""
    assert ending.violation is not None and not ending.finished
    assert (ending.violation.code.value, ending.violation.seat) == ("envelope/fork", seat)
    assert "two copies of one journal" in ending.violation.words  # what an honest player may have done
    assert ending.evidence is not None
    verdict = verify(ending.evidence)
    assert verdict.exit_code == VIOLATED and verdict.violation is not None
    assert (verdict.violation.code.value, verdict.violation.seat) == ("envelope/fork", seat)
    assert "two copies of one journal" in verdict.words()


@pytest.mark.parametrize("first", ["true", "other"])
async def test_a_story_told_to_the_opponent_and_another_to_spectators_is_proved(
    tmp_path: Path, first: str
) -> None:
    """Whichever of the two a spectator hears first, and however far: both together are the evidence."""
    async with seated(tmp_path) as table:
        ports = [(await events.first("listening"))["port"] for events in table.events]
        await table.to_action()
        liar = table.asked.seat
        assert liar is not None
        journal = copied(tmp_path / f"{('Anna', 'Bert')[liar]}.duel", "other")
        moves = table.asked.legal()
        honest = tmp_path / f"{('Bert', 'Anna')[liar]}.duel"
        async with telling_another_story(table, journal, liar, moves[-1]) as (other, story):
            await table.move(moves[0].text)
            for _ in range(12):
                await table.move("")
            assert len(table.seats[0].session) > len(story.seat.session)
            carl = Onlooker(tmp_path)
            try:
                await carl.watch(ports[1 - liar] if first == "true" else other)
                await carl.has(honest if first == "true" else journal)
                await carl.watch(other if first == "true" else ports[1 - liar])
                proves_the_fork(await carl.ending(), liar)
            finally:
                await carl.leave()


async def test_two_spectators_with_two_stories_find_the_liar(tmp_path: Path) -> None:
    """One watches through the other, who was told something else: that is enough."""
    async with seated(tmp_path) as table:
        ports = [(await events.first("listening"))["port"] for events in table.events]
        await table.to_action()
        liar = table.asked.seat
        assert liar is not None
        journal = copied(tmp_path / f"{('Anna', 'Bert')[liar]}.duel", "other")
        moves = table.asked.legal()
        carl, dora = Onlooker(tmp_path), Onlooker(tmp_path, "Dora")
        try:
            async with telling_another_story(table, journal, liar, moves[-1]) as (other, _):
                await table.move(moves[0].text)
                await carl.watch(ports[1 - liar])
                await dora.watch(other)
                await carl.has(tmp_path / f"{('Bert', 'Anna')[liar]}.duel")
                await dora.has(journal)
                await carl.watch((await dora.events.first("listening"))["port"])
                proves_the_fork(await carl.ending(), liar)
        finally:
            await carl.leave()
            await dora.leave()


async def test_a_game_continued_from_older_copies_ends_as_evidence_for_who_saw_more(tmp_path: Path) -> None:
    """Both players come back with backups and play on otherwise: the spectator does not wait for ever."""
    carl = Onlooker(tmp_path)
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        turned = table.asked.seat
        assert turned is not None
        moves = table.asked.legal()
        copies = [copied(tmp_path / f"{name}.duel", f"{name}2") for name in ("Anna", "Bert")]
        await carl.watch(port)
        await table.move(moves[0].text)
        for _ in range(6):
            await table.move("")
        await carl.has(tmp_path / "Anna.duel")
    again = Table(tmp_path)
    again.identities = table.identities
    try:
        await again.open(port, copies)
        assert len(again.seats[0].session) < len(table.seats[0].session)
        await again.move(moves[-1].text)
        proves_the_fork(await carl.ending(), turned)
    finally:
        await carl.leave()
        await again.leave()


async def test_a_spectator_whose_game_is_gone_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both players have left for good: nobody will ever tell how it ended."""
    monkeypatch.setattr(bounds, "GONE_SECONDS", 0.5, raising=False)
    carl = Onlooker(tmp_path)
    async with seated(tmp_path) as table:
        await carl.watch((await table.events[0].first("listening"))["port"])
        await carl.has(tmp_path / "Anna.duel")
    try:
        with pytest.raises(TableError, match="gone") as info:
            await carl.ending()
        assert info.value.code == NOBODY
    finally:
        await carl.leave()


async def test_a_table_that_turns_a_spectator_out_again_and_again_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being let in without ever learning anything is no hope; what was learnt before is kept."""
    monkeypatch.setattr(bounds, "GONE_SECONDS", 0.5, raising=False)
    carl = Onlooker(tmp_path)
    async with seated(tmp_path) as table:
        monkeypatch.setattr(Room, "_follow", _slam)
        try:
            await carl.watch((await table.events[0].first("listening"))["port"])
            with pytest.raises(TableError, match="gone") as info:
                await carl.ending()
            assert info.value.code == NOBODY
        finally:
            await carl.leave()


async def _slam(_room: Room, guest: Any, _start: int) -> None:
    """A table that closes the door behind a spectator."""
    await guest.link.close()


class Killable:
    """A spectator in a process of its own, whose power can be cut."""

    def __init__(self, folder: Path, port: int) -> None:
        where = [f"127.0.0.1:{port}", "--journal", str(folder / "Carl.duel"), "--no-mdns"]
        words = [sys.executable, PLAYER, "watch", *where, "--address", "127.0.0.1"]
        self.process = Process(words, folder / "Carl")

    async def learns_the_end(self) -> str:
        """The head it ends with."""
        try:
            head = (await asyncio.to_thread(self.process.event, "finished"))["head"]
            assert await asyncio.to_thread(self.process.end) == 0
            return str(head)
        finally:
            self.process.kill()


async def end_it(table: Table) -> None:
    """A player resigns, and both have all there is to have."""
    await table.seats[0].say("resign")
    await table.until(lambda: all(seat.over.is_set() for seat in table.seats))


async def test_a_player_killed_near_the_end_waits_for_those_who_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The restarted player remembers that there were spectators, and they find it before it leaves."""
    monkeypatch.setattr(limits, "FAREWELL_SECONDS", 60.0)
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        carl = Killable(tmp_path, port)
        await table.events[0].first("watchers", n=1)
        await table.leave()
        carl.process.kill()
    again = Table(tmp_path)
    again.identities = table.identities
    try:
        await again.open(port)
        await end_it(again)
        head = await Killable(tmp_path, port).learns_the_end()
        assert {(end.finished, end.head) for end in await again.ends()} == {(True, head)}
    finally:
        await again.leave()


async def test_a_link_that_is_lost_names_the_place_we_were_sent_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that was asked has sent us on and is not the one that has gone."""

    async def sent_on(_self: Entering, _address: Address, check: object, hasty: bool = False) -> Entered:
        return Entered(pipe()[0], ("10.7.7.7", 77), Answer((), None))  # type: ignore[arg-type]

    async def cut(_self: Room, _link: Link) -> None:
        raise LinkLostError("reset") from ConnectionResetError(errno.ECONNRESET, "reset")

    monkeypatch.setattr(bounds, "GONE_SECONDS", 0.0)
    monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (0.01, 0.02))
    monkeypatch.setattr(Entering, "enter", sent_on)
    monkeypatch.setattr(Room, "attend", cut)
    carl = options("Carl", 3, tmp_path, Events(), brain=None, timeout=60)
    with pytest.raises(TableError, match=r"10\.7\.7\.7:77"):
        await watch("127.0.0.1:1", carl)


@pytest.mark.parametrize("players", ["wait", "are killed"])
async def test_a_spectator_that_is_back_soon_learns_an_end_it_has_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: str
) -> None:
    """It is killed, the game ends, it is started again: the players have waited for it.

    If they were killed as well they open the finished game again; once nobody lacks its end, it stays closed.
    """
    monkeypatch.setattr(limits, "FAREWELL_SECONDS", 60.0)
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        carl = Killable(tmp_path, port)
        await table.events[0].first("watchers", n=1)
        carl.process.kill()
        await table.events[0].first("watchers", n=0)
        await end_it(table)
        if players == "are killed":
            await table.leave()
            table.tasks = [
                asyncio.create_task(host(table.chosen(0, port=port))),
                asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1))),
            ]
        head = await Killable(tmp_path, port).learns_the_end()
        assert {(end.finished, end.head) for end in await table.ends()} == {(True, head)}
    for name in ("Anna", "Bert"):
        with pytest.raises(TableError, match="finished"):
            check_journal(open_files(tmp_path / f"{name}.duel", player=True), None, b"")


async def test_nobody_waits_for_a_spectator_that_has_said_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever leaves of their own will holds nobody up at the end."""
    monkeypatch.setattr(limits, "FAREWELL_SECONDS", 600.0)
    carl = Onlooker(tmp_path)
    async with seated(tmp_path) as table:
        await carl.watch((await table.events[0].first("listening"))["port"])
        await table.events[0].first("watchers", n=1)
        await carl.leave()
        await table.events[0].first("watchers", n=0)
        await end_it(table)
        assert {end.finished for end in await table.ends()} == {True}


async def test_only_a_player_can_say_that_a_game_is_over(tmp_path: Path) -> None:
    """A relay's word for it is a lost link: the spectator asks again until the records show an end."""
    async with seated(tmp_path) as table:
        transcript = table.seats[0].session.reader.transcript
        eve, again = Identity.generate(), asyncio.Event()
        visits = 0

        async def welcome(link: Link, _want: Frame) -> None:
            nonlocal visits
            visits += 1
            if visits == 3:
                again.set()
            known: Body = {"game": transcript.gid, "length": len(transcript), "head": transcript.head}
            heads = Frame("heads", known)
            body: Body = {"version": VERSION, "name": "Eve", "key": eve.public, "game": transcript.gid}
            await link.send(Frame("welcome", {**body, "terms": {"variant": "intro"}, "nonce": bytes(32)}))
            await link.send(heads)
            await link.receive()
            items = [envelope.encode() for envelope in transcript]
            await link.send(Frame("envelopes", {"first": 0, "items": [*items]}))
            await link.send(heads)  # as a table does whose game is over
            await dismiss(link, Frame("bye", {"code": "table/over", "words": "the game is over"}))

        door = Listener(welcome, eve)
        port = await door.start(0, "127.0.0.1")
        chosen = options("Carl", 3, tmp_path, Events(), brain=None)
        watching = asyncio.create_task(watch(f"127.0.0.1:{port}", chosen))
        try:
            async with asyncio.timeout(60):
                await again.wait()
            assert not watching.done()
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await door.close()
