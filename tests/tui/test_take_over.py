"""A seat that is played elsewhere: the person at the second machine is asked, on the screen and in lines."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p2pduel.catalogue import seats
from p2pduel.person.sitting import OnEvent, OnSeat, Sitting
from p2pduel.plain.console import Console
from p2pduel.plain.talk import Talk
from p2pduel.table.errors import TableError
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.tui.dialogs.confirm import Confirm
from p2pduel.tui.running import Program
from tests.net.test_spectators import copied
from tests.net.test_table import Table, seated


def second(table: Table, port: int) -> Sitting:
    """Blue's seat once more, from a copy of its journal, with a person who is asked."""
    journal = copied(table.folder / "Bert.duel", "copy")

    async def begin(on_seat: OnSeat, on_event: OnEvent) -> Ending:
        chosen = replace(table.chosen(1, journal=journal), on_seat=on_seat, on_event=on_event)
        return await join(f"127.0.0.1:{port}", chosen)

    return Sitting(begin, kind="join", name="Bert", acquaint=False)


async def first_stops(old: asyncio.Task[Ending]) -> None:
    """The program that played until now says why it plays no more."""
    with pytest.raises(TableError, match="now played elsewhere"):
        async with asyncio.timeout(60):
            await old


@pytest.mark.parametrize("key", ["y", "escape"])
async def test_the_screen_asks_before_it_takes_a_seat_over(tmp_path: Path, key: str) -> None:
    """Yes ends the other program; Esc leaves the seat where it is, and the screen says so."""
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        sitting = second(table, port)
        app = Program(lambda _app: sitting, name="Bert", search=False)
        async with app.run_test(size=(120, 40)) as pilot, asyncio.timeout(60):
            while not isinstance(app.screen, Confirm):
                await pilot.pause(0.02)
            await pilot.press(key)
            if key == "y":
                await first_stops(table.tasks.pop())
                while sitting.chair is None or sitting.chair.table_seat.contact != "connected":
                    await pilot.pause(0.02)
                assert sitting.error is None
            else:
                await sitting.finished()
                assert str(sitting.error) == seats.ELSEWHERE
                assert not table.tasks[1].done()


class Typed(Console):
    """A person who types when asked."""

    def __init__(self, answer: str) -> None:
        super().__init__(ascii_only=True)
        self.said: list[str] = []
        self._answer = answer
        self._asked = asyncio.Event()

    def say(self, *sentences: str) -> None:
        """What is printed."""
        self.said += sentences
        if seats.HOW_TO_ANSWER in sentences:
            self._asked.set()

    def listen(self) -> None:
        """Nothing is read."""

    async def line(self) -> str | None:
        """The answer, once; then nothing more is typed."""
        await self._asked.wait()
        self._asked = asyncio.Event()
        return self._answer


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_plain_words_ask_too(tmp_path: Path, answer: str) -> None:
    """The question stands in a line, and yes or no is typed."""
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        sitting, console = second(table, port), Typed(answer)
        talk: asyncio.Task[Any] = asyncio.create_task(Talk(sitting, console).run())
        try:
            if answer == "yes":
                await first_stops(table.tasks.pop())
            else:
                with pytest.raises(TableError, match=seats.ELSEWHERE):
                    async with asyncio.timeout(60):
                        await talk
                assert not table.tasks[1].done()
            assert seats.ASK in console.said
        finally:
            talk.cancel()
            await asyncio.gather(talk, return_exceptions=True)
