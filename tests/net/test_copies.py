"""One seat played from two copies of its journal: who is there stays, and nobody honest is convicted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.table.seat import Seat
from p2pduel.table.verify import HOLDS, verify
from tests.net.loopback import Events
from tests.net.test_spectators import copied, telling_another_story
from tests.net.test_table import Table, seated

NAMES = ("Anna", "Bert")


async def until_asked(table: Table, seat: int) -> None:
    """Play until this seat has a choice of moves in its action phase."""
    await table.to_action()
    while table.asked.seat != seat or len(table.asked.legal()) < 2:
        await table.move("")


async def leaves(table: Table, seat: int) -> None:
    """The program of a player is stopped."""
    table.tasks[seat].cancel()
    await asyncio.gather(table.tasks[seat], return_exceptions=True)
    table.seats[seat].over.set()


async def comes(table: Table, seat: int, journal: Path, port: int) -> asyncio.Task[Ending]:
    """A player sits down again with a journal; the host at the port it had."""
    events = table.events[seat] = Events()
    chosen = table.chosen(seat, journal=journal, port=port if seat == 0 else 0)
    work = host(chosen) if seat == 0 else join(f"127.0.0.1:{port}", chosen)
    task = asyncio.create_task(work)
    await events.first("resumed")
    return task


async def settled(table: Table, seat: int) -> None:
    """The new program of a player takes its place at the table."""
    table.seats[seat] = table.seats.pop()
    await table.settle()


@pytest.mark.few(2)
@pytest.mark.parametrize("more", [0, 4])
@pytest.mark.parametrize("seat", [0, 1])
async def test_a_copy_that_moved_otherwise_stops_and_convicts_nobody(
    tmp_path: Path, seat: int, more: int
) -> None:
    """It learns from the other side what its seat has signed meanwhile, and keeps its own to itself."""
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await until_asked(table, seat)
        moves = table.asked.legal()
        old, new = tmp_path / f"{NAMES[seat]}.duel", copied(tmp_path / f"{NAMES[seat]}.duel", "copy")
        await leaves(table, seat)
        async with telling_another_story(table, old, seat, moves[-1]):
            pass  # a move made while there was no link
        table.tasks[seat] = await comes(table, seat, new, port)
        await settled(table, seat)
        await table.move(moves[0].text)
        for _ in range(more):
            await table.move("")
        await leaves(table, seat)
        outdated = await comes(table, seat, old, port)
        with pytest.raises(TableError, match="another copy") as info:
            async with asyncio.timeout(30):
                await outdated
        table.seats.pop()
        assert info.value.code == REFUSED
        assert table.seats[1 - seat].violation is None and not table.tasks[1 - seat].done()
        table.tasks[seat] = await comes(table, seat, new, port)
        await settled(table, seat)
        await table.seats[0].say("resign")
        assert {(end.finished, end.violation) for end in await table.ends()} == {(True, None)}
        assert verify(new).exit_code == HOLDS


async def second(table: Table, port: int, **more: object) -> tuple[Events, asyncio.Task[Ending]]:
    """Blue's seat once more, from a copy of its journal, while the first program plays on."""
    events = Events()
    journal = copied(table.folder / "Bert.duel", "copy")
    chosen = table.chosen(1, journal=journal, on_event=events, **more)
    return events, asyncio.create_task(join(f"127.0.0.1:{port}", chosen))


async def test_a_seat_that_is_there_is_not_given_to_a_second_program(tmp_path: Path) -> None:
    """The second one is told so before it can sign anything; the first notices nothing."""
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        _, copy = await second(table, port)
        with pytest.raises(TableError, match="played elsewhere") as info:
            async with asyncio.timeout(30):
                await copy
        assert info.value.code == REFUSED and "--take-over" in (info.value.hint or "")
        table.seats.pop()
        await table.move("")
        assert "lost" not in [event.get("state") for event in table.events[1].all]
        await table.seats[0].say("resign")
        assert {(end.finished, end.violation) for end in await table.ends()} == {(True, None)}


@pytest.mark.parametrize("agreed", ["option", "person"])
async def test_a_person_may_take_the_seat_over_and_the_old_program_stops(tmp_path: Path, agreed: str) -> None:
    """The old link ends first, its program signs nothing more and does not come back by itself."""
    asked: list[str] = []

    async def yes() -> bool:
        asked.append("take over?")
        return True

    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await until_asked(table, 1)

        def sat(seat: Seat) -> None:
            table.seats.append(seat)
            if agreed == "person":
                seat.on_elsewhere = yes

        old = table.tasks[1]
        _, table.tasks[1] = await second(table, port, take_over=agreed == "option", on_seat=sat)
        with pytest.raises(TableError, match="now played elsewhere") as info:
            async with asyncio.timeout(30):
                await old
        assert info.value.code == REFUSED and asked == (["take over?"] if agreed == "person" else [])
        await table.until(lambda: len(table.seats) == 3)
        await settled(table, 1)
        for _ in range(4):
            await table.move("")
        await table.seats[1].say("resign")
        assert {(end.finished, end.violation) for end in await table.ends()} == {(True, None)}


async def test_a_person_who_says_no_leaves_the_seat_where_it_is(tmp_path: Path) -> None:
    """Nothing changes for the program that plays."""

    async def no() -> bool:
        return False

    def sat(seat: Seat) -> None:
        seat.on_elsewhere = no

    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        _, copy = await second(table, port, on_seat=sat)
        with pytest.raises(TableError, match="played elsewhere"):
            async with asyncio.timeout(30):
                await copy
        await table.move("")


class Cable:
    """A way to a port that can be pulled: both ends stay open and hear nothing more."""

    def __init__(self) -> None:
        self._pulled = asyncio.Event()
        self._ends: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def lead(self, port: int) -> int:
        """The port of this end."""

        async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection("127.0.0.1", port)
            self._ends += [writer, back]
            for source, sink in ((reader, back), (there, writer)):
                self._tasks.append(asyncio.create_task(self._carry(source, sink)))

        self._server = await asyncio.start_server(accept, "127.0.0.1", 0)
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self._pulled.is_set():
                await asyncio.Event().wait()
            sink.write(data)

    def pull(self) -> None:
        """Nothing arrives any more, in either direction."""
        self._pulled.set()
        self._server.close()

    def close(self) -> None:
        """Take it away."""
        for task in self._tasks:
            task.cancel()
        for end in self._ends:
            end.transport.abort()


async def test_who_fell_silent_is_replaced_without_a_question_and_stays_out(tmp_path: Path) -> None:
    """A cable is pulled and the game goes on from a copy: no question, for nobody answers on the old link.

    The old program finds its seat played when its cable is back, and stops.
    """
    table, cable = Table(tmp_path), Cable()
    try:
        table.tasks.append(asyncio.create_task(host(table.chosen(0))))
        port = (await table.events[0].first("listening"))["port"]
        long_way = await cable.lead(port)
        silent = join(f"127.0.0.1:{long_way}", table.chosen(1))
        table.tasks.append(asyncio.create_task(silent))
        await table.until(lambda: len(table.seats) == 2 and any(seat.to_decide for seat in table.seats))
        await table.settle()
        cable.pull()
        old = table.tasks[1]
        _, table.tasks[1] = await second(table, port)
        await table.until(lambda: len(table.seats) == 3 and table.seats[2].contact == "connected")
        await settled(table, 1)
        await table.move("")
        back = await _mended(long_way, port)
        cable.close()
        with pytest.raises(TableError, match="now played elsewhere"):
            async with asyncio.timeout(30):
                await old
        back.close()
        await table.seats[0].say("resign")
        assert {(end.finished, end.violation) for end in await table.ends()} == {(True, None)}
    finally:
        cable.close()
        await table.leave()


async def _mended(here: int, port: int) -> asyncio.Server:
    """The same port leads to the table again."""

    async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            sink.write(data)
        sink.close()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, back), carry(there, writer))

    return await asyncio.start_server(accept, "127.0.0.1", here)
