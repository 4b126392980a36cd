"""A link that is lost again and again: every time the other side is sought at once, first where it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from p2pduel.table import join as join_module
from p2pduel.table import watch as watch_module
from p2pduel.table import way
from p2pduel.table.peers import Address
from protocol.io import bounds, entering
from protocol.io.backoff import Backoff
from protocol.io.link import StreamLink, connect
from tests.net.loopback import Events, options
from tests.net.test_table import Table, seated

SHORTEST = 0.000001
"""A pause that every stay outlasts."""
DEAD: Address = ("127.0.0.1", 1)
"""Where the other side was once, and nobody is now."""


class Ways:
    """Every way a peer tries, with its pauses; the last one can be cut."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[Address] = []
        self.links: list[StreamLink] = []
        self.pauses: list[float] = []
        ways = self

        class Counted(Backoff):
            """Remembers how long it makes its owner wait."""

            async def pause(self) -> None:
                await super().pause()
                ways.pauses.append(self._last)

        for module in (way, entering):
            monkeypatch.setattr(module, "connect", self._connect)
        monkeypatch.setattr(way, "Backoff", Counted)
        monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (SHORTEST, 5.0))

    async def _connect(self, host: str, port: int) -> StreamLink:
        self.tried.append((host, port))
        link = await connect(host, port)
        self.links.append(link)
        return link

    async def cut(self, table: Table) -> None:
        """Cut the link and wait until the joiner is in again."""
        count = _times_in(table)
        self.links[-1].abort()
        await table.until(lambda: _times_in(table) > count)


async def _joiner_leaves(table: Table) -> None:
    """The program of the joiner ends; the host notices."""
    joined = table.tasks.pop()
    joined.cancel()
    await asyncio.wait([joined])
    await table.until(lambda: table.seats[0].contact == "lost")
    table.seats.pop()


def _times_in(table: Table) -> int:
    """How often the joiner was let in."""
    return table.events[1].all.count({"event": "link", "state": "connected"})


async def test_being_turned_out_at_once_makes_the_pauses_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lets us in and drops us is not asked ten times a second."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (1, 5))
    backoff = Backoff()
    for stay in (0.0, 0.5, 1.5, 3.0, 4.5):
        await backoff.pause()
        backoff.stayed(stay)
    await backoff.pause()
    assert pauses == [1, 2, 4, 5, 5, 5]
    backoff.stayed(5.5)
    await backoff.pause()
    assert pauses[-1] == 1


async def test_the_eighth_loss_is_mended_as_soon_as_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pauses grow while nobody answers; who was let in begins with the shortest again."""
    ways = Ways(monkeypatch)
    async with seated(tmp_path) as table:
        for _ in range(8):
            await ways.cut(table)
    assert ways.pauses == [SHORTEST] * 8


async def test_places_left_long_ago_do_not_delay_the_way_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other side was just here; only when it is not any more are older places asked."""
    ways = Ways(monkeypatch)
    (tmp_path / "Bert.duel.net").write_text(json.dumps({"port": 0, "peers": [DEAD]}), "utf-8")
    async with seated(tmp_path) as table:
        await ways.cut(table)
        await ways.cut(table)
    assert DEAD not in ways.tried and len(set(ways.tried)) == 1


async def test_who_comes_back_to_a_game_asks_first_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table last played at is tried before the network is searched."""
    ways = Ways(monkeypatch)

    async def find(*_words: object, **_more: object) -> list[Address]:
        raise AssertionError("the network was searched")

    async with seated(tmp_path) as table:
        await _joiner_leaves(table)
        monkeypatch.setattr(join_module, "find", find)
        table.tasks.append(asyncio.create_task(join_module.join("Anna", table.chosen(1, mdns=True))))
        await table.until(lambda: [seat.contact for seat in table.seats] == ["connected"] * 2)
    assert len(ways.tried) == 2 and len(set(ways.tried)) == 1


async def test_a_spectator_goes_where_the_game_is_found_before_it_asks_dead_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every place that does not answer may cost ten seconds, and the game goes on meanwhile."""
    events = Events()
    async with seated(tmp_path) as table:
        hosted, left = [("127.0.0.1", (await one.first("listening"))["port"]) for one in table.events]

        async def find(target: str | None, *_words: object, **_more: object) -> list[Address]:
            return [left] if target else [hosted]

        ways = Ways(monkeypatch)
        monkeypatch.setattr(watch_module, "find", find)
        chosen = options("Carl", 3, tmp_path, events, brain=None, mdns=True, on_seat=table.seats.append)
        table.tasks.insert(0, asyncio.create_task(watch_module.watch("Bert", chosen)))
        await table.until(lambda: len(table.seats) == 3 and table.seats[2].contact == "connected")
        watching = table.seats.pop()
        await _joiner_leaves(table)
        await table.until(lambda: ways.tried[-1] == hosted and watching.contact == "connected")
    assert ways.tried == [left, left, hosted]
