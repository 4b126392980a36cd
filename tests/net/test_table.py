"""Peers at a table: ends of every kind, going on later, refusals, and a crowd of strangers at the door."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.live import LiveChair
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.seat import Seat
from p2pduel.table.verify import HOLDS, verify
from p2pduel.table.watch import watch
from protocol.identity import Identity
from protocol.io import bounds
from protocol.session import NotDueError
from tests.net.loopback import Events, options
from tests.net.test_referrals import advised


class Table:
    """Two players of one process, without brains: the test moves for them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.events = [Events(), Events()]
        self.seats: list[Seat] = []
        self.identities = [Identity.generate(), Identity.generate()]
        self.tasks: list[asyncio.Task[Ending]] = []

    def chosen(self, number: int, **more: object) -> Options:
        """What a player wants."""
        fields = {"brain": None, "on_seat": self.seats.append, "claim": 0} | more
        made = options(("Anna", "Bert")[number], number + 1, self.folder, self.events[number], **fields)
        return Options(**(vars(made) | {"identity": self.identities[number]}))

    async def open(self, port: int = 0, journals: Sequence[Path] = ()) -> None:
        """Both sit down, to these journals if given; returns at the first decision."""
        more = [{"journal": journal} for journal in journals] or [{}, {}]
        self.tasks.append(asyncio.create_task(host(self.chosen(0, port=port, **more[0]))))
        port = (await self.events[0].first("listening"))["port"]
        self.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", self.chosen(1, **more[1]))))
        await self.until(lambda: len(self.seats) == 2 and any(seat.to_decide for seat in self.seats))

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for a state of the table; a player who ends with an error ends the test."""
        async with asyncio.timeout(120):
            while not done():
                for task in self.tasks:
                    if task.done() and task.exception():
                        task.result()
                waits = [asyncio.ensure_future(seat.moved.wait()) for seat in self.seats]
                await asyncio.wait([*waits, *self.tasks], timeout=0.05, return_when=asyncio.FIRST_COMPLETED)
                for wait in waits:
                    wait.cancel()

    @property
    def asked(self) -> Seat:
        """The player who must decide."""
        return next(seat for seat in self.seats if seat.to_decide)

    async def move(self, text: str) -> None:
        """The asked player makes the move of that text, or the first that begins so."""
        seat = self.asked
        length = len(seat.session)
        await seat.play(next(move for move in seat.legal() if move.text.startswith(text)))
        await self.until(lambda: len(self.seats[0].session) > length and len(self.seats[1].session) > length)
        await self.settle()

    async def settle(self) -> None:
        """Wait until both are equally far and somebody is asked."""
        first, second = self.seats
        await self.until(
            lambda: first.session.head == second.session.head and any(seat.to_decide for seat in self.seats)
        )

    async def to_action(self) -> None:
        """Play to the first decision of an action phase."""
        while not _in_action(self.asked):
            seat = self.asked
            await self.move("draw" if seat.legal()[0].text.startswith("draw") else seat.legal()[0].text)

    async def ends(self) -> list[Ending]:
        """How it ended on both sides."""
        async with asyncio.timeout(120):
            return await asyncio.gather(*self.tasks)

    async def leave(self) -> None:
        """Both programs are stopped."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _in_action(seat: Seat) -> bool:
    return isinstance(seat.due, Decision) and seat.due.kind == "action"


@contextlib.asynccontextmanager
async def seated(folder: Path) -> AsyncIterator[Table]:
    """A table at its first decision; nothing of it is left afterwards."""
    table = Table(folder)
    try:
        await table.open()
        yield table
    finally:
        await table.leave()


async def test_a_resignation_ends_the_game_for_both(tmp_path: Path) -> None:
    """Whoever owes quotes it; both journals hold it and are audited."""
    async with seated(tmp_path) as table:
        await table.seats[1].say("resign")
        ends = await table.ends()
        assert {(end.winner, end.reason, end.head) for end in ends} == {(0, "resign", ends[0].head)}
        verdict = verify(ends[1].journal)
        assert (verdict.exit_code, verdict.winner, verdict.audit) == (HOLDS, 0, "ok")
        for again in (host(table.chosen(0)), join("127.0.0.1:1", table.chosen(1))):
            with pytest.raises(TableError, match="is finished"):
                await again


class _SecondThoughts:
    """Resigns while it makes up its mind, and then moves all the same."""

    def __init__(self, seats: list[Seat]) -> None:
        self._seats = seats
        self.said: list[asyncio.Task[None]] = []

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """The first move, when the resignation is already on its way."""
        assert view.seat is not None
        seat = next(one for one in self._seats if one.seat == view.seat)
        if not self.said:
            self.said.append(asyncio.create_task(seat.say("resign")))
            await asyncio.sleep(0)  # the resignation goes first, the move waits for its turn behind it
        return legal[0]


async def test_a_move_that_comes_after_the_resignation_is_no_error(tmp_path: Path) -> None:
    """The question is gone when the thought is ready; the game ends as it was said."""
    table = Table(tmp_path)
    brain = _SecondThoughts(table.seats)
    try:
        table.tasks.append(asyncio.create_task(host(table.chosen(0, brain=brain))))
        port = (await table.events[0].first("listening"))["port"]
        table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1, brain=brain))))
        ends = await table.ends()
        assert {(end.reason, end.head) for end in ends} == {("resign", ends[0].head)}
        await brain.said[0]
    finally:
        await table.leave()


async def test_a_crowd_is_spread_over_its_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks the host is sent on, watches through another spectator, and has the same game at the end."""
    monkeypatch.setattr(bounds, "DIRECT_SPECTATORS", 1)
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        crowd = {name: Events() for name in ("Carl", "Dora")}
        for number, (name, events) in enumerate(crowd.items(), 1):
            chosen = options(name, number + 2, tmp_path, events, brain=None)
            table.tasks.append(asyncio.create_task(watch(f"127.0.0.1:{port}", chosen)))
            await table.events[0].first("watchers", n=number)
            await advised(port)
        await crowd["Carl"].first("watchers", n=1)
        await table.seats[0].say("resign")
        ends = await table.ends()
        assert len({(end.finished, end.winner, end.head, end.state) for end in ends}) == 1
        assert verify(ends[3].journal).audit == "ok"


async def test_a_draw_needs_both(tmp_path: Path) -> None:
    """One offer changes nothing; the second ends the game without a winner."""
    async with seated(tmp_path) as table:
        await table.seats[0].say("draw")
        await table.events[1].first("note", kind="draw")
        assert not any(task.done() for task in table.tasks)
        await table.seats[1].say("draw")
        ends = await table.ends()
        assert {(end.finished, end.winner, end.reason) for end in ends} == {(True, None, "draw")}


async def test_requests_are_bounded_per_turn(tmp_path: Path) -> None:
    """Three of a kind, then no more."""
    async with seated(tmp_path) as table:
        for _ in range(3):
            await table.seats[0].say("draw")
        with pytest.raises(NotDueError):
            await table.seats[0].say("draw")


async def test_an_adjourned_game_goes_on_later(tmp_path: Path) -> None:
    """Both agree, both leave; the same call takes it up where it stopped."""
    async with seated(tmp_path) as table:
        await table.seats[0].say("adjourn")
        await table.seats[1].say("adjourn")
        ends = await table.ends()
        assert {(end.finished, end.reason) for end in ends} == {(False, "adjourned")}
        before = len(table.seats[0].session)
        again = Table(tmp_path)
        again.identities = table.identities
        try:
            await again.open()
            assert len(again.seats[0].session) == before
            await again.seats[0].say("resign")
            assert {end.winner for end in await again.ends()} == {1}
        finally:
            await again.leave()


async def test_own_plain_acts_are_taken_back_freely_and_a_roll_never(tmp_path: Path) -> None:
    """The state of before is there again, on both sides; behind the roll there is no way."""
    async with seated(tmp_path) as table:
        await table.to_action()
        seat = table.asked
        rolled = max(one.seq for one in seat.session.reader.transcript if one.kind == "roll")
        assert all(to >= rolled for to in seat.session.can_take_back())
        with pytest.raises(NotDueError, match="no way leads back"):
            await seat.take_back(rolled - 1)
        assert seat.state is not None
        before = seat.state.digest()
        await table.move("end")
        assert seat is table.asked and seat.state.digest() != before
        await seat.take_back()
        await table.settle()
        assert [one.state.digest() for one in table.seats if one.state is not None] == [before, before]
        await table.events[1 - (seat.seat or 0)].first("takeback", seat=seat.seat)
        with pytest.raises(NotDueError):
            await table.seats[1 - (seat.seat or 0)].claim()


async def test_a_claim_is_recorded_and_a_player_who_comes_back_goes_on(tmp_path: Path) -> None:
    """Who left while owing what is in the journal for anybody to read; it ends nothing."""
    async with seated(tmp_path) as table:
        while table.asked.seat != 1:
            await table.move("")
        anna, task = table.seats[0], table.tasks.pop()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await table.events[0].first("link", state="lost")
        await anna.claim()
        verdict = verify(tmp_path / "Anna.duel")
        assert verdict.exit_code == HOLDS and len(verdict.claims) == 1
        assert verdict.claims[0].startswith("seat 0 claims that seat 1 has left while owing decision")
        port = (await table.events[0].first("listening"))["port"]
        table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1))))
        await table.events[1].first("note", kind="claim")
        table.seats = [anna, table.seats[-1]]
        await table.settle()
        await table.move("")
        await table.seats[1].say("resign")
        assert {(end.finished, end.winner) for end in await table.ends()} == {(True, 0)}


async def test_a_claim_is_possible_to_whoever_was_started_again_alone(tmp_path: Path) -> None:
    """The time counts from the start of the program, for nobody knows how long the other was away before."""
    async with seated(tmp_path) as table:
        while table.asked.seat != 1:
            await table.move("")
    again = Table(tmp_path)
    again.identities = table.identities
    try:
        again.tasks.append(asyncio.create_task(host(again.chosen(0))))
        await again.events[0].first("resumed")
        await again.seats[0].claim()
    finally:
        await again.leave()
    assert len(verify(tmp_path / "Anna.duel").claims) == 1


async def test_a_person_claims_after_the_agreed_time_only(tmp_path: Path) -> None:
    """The screen's claim is the seat's: it is not written before the seconds both have agreed to."""
    table = Table(tmp_path)
    try:
        table.tasks.append(asyncio.create_task(host(table.chosen(0, claim=600))))
        port = (await table.events[0].first("listening"))["port"]
        table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1, claim=600))))
        await table.until(lambda: len(table.seats) == 2 and any(seat.to_decide for seat in table.seats))
        anna, task = table.seats[0], table.tasks.pop()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await table.events[0].first("link", state="lost")
        assert "600 seconds" in await LiveChair(anna).claim()
        assert not anna.session.claims and anna.away_since is not None
        anna.away_since -= 601
        assert await LiveChair(anna).claim() == ""
        assert len(anna.session.claims) == 1
    finally:
        await table.leave()


async def test_a_player_with_the_same_identity_is_refused_with_a_hint(tmp_path: Path) -> None:
    """Two sides of one data folder: --guest is the way out."""
    events = Events()
    first = options("Anna", 1, tmp_path, events)
    table = asyncio.create_task(host(first))
    port = (await events.first("listening"))["port"]
    twin = options("Twin", 2, tmp_path, Events())
    with pytest.raises(TableError) as info:
        await join(f"127.0.0.1:{port}", Options(**(vars(twin) | {"identity": first.identity})))
    assert info.value.code == USAGE and "--guest" in (info.value.hint or "")
    assert options("\x1b[31m[b]An\nna", 1, tmp_path, events).name == "31mbAn na"
    table.cancel()
    await asyncio.gather(table, return_exceptions=True)


async def test_nobody_there_is_an_error_of_its_own(tmp_path: Path) -> None:
    """An address nobody listens on; a spectator where none is welcome."""
    with pytest.raises(TableError) as info:
        await join("127.0.0.1:9", options("Bert", 2, tmp_path, Events(), timeout=0.1))
    assert info.value.code == NOBODY
    events = Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events, spectators=False)))
    port = (await events.first("listening"))["port"]
    with pytest.raises(TableError) as info:
        await watch(f"127.0.0.1:{port}", options("Carl", 3, tmp_path, Events(), brain=None))
    assert info.value.code == REFUSED
    table.cancel()
    await asyncio.gather(table, return_exceptions=True)


async def _pester(port: int, stop: asyncio.Event) -> int:
    """Half-open connections, nonsense and giant frames, a bounded number, until told to stop."""
    count = 0
    held: list[asyncio.StreamWriter] = []
    words = [b"GET / HTTP/1.0\r\n\r\n", b"\xff" * 64, b"\x00\x00\x00\x04\xc1\xc1\xc1\xc1", b""]
    while not stop.is_set() and count < 2000:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(words[count % 4])
            held.append(writer)
        count += 1
        if len(held) > 40:
            held.pop(0).transport.abort()
        await asyncio.sleep(0.002)
    for writer in held:
        writer.transport.abort()
    return count


async def test_a_game_goes_on_while_strangers_pester_both_doors(tmp_path: Path) -> None:
    """Scans, half-open sockets and nonsense during the whole game: it is played to its end all the same."""
    stop = asyncio.Event()
    async with seated(tmp_path) as table:
        doors = [(await events.first("listening"))["port"] for events in table.events]
        pests = [asyncio.create_task(_pester(door, stop)) for door in doors]
        for _ in range(20):
            await table.move("")
        await table.seats[0].say("resign")
        ends = await table.ends()
        stop.set()
        assert all(count > 10 for count in await asyncio.gather(*pests))
        assert {end.finished for end in ends} == {True} and ends[0].head == ends[1].head
