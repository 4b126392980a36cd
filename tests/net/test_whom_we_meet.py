"""What was typed after `#` is compared with the key that answers, before anything of ours is said."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from p2pduel import games
from p2pduel.table import join as join_module
from p2pduel.table import watch as watch_module
from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.game import rules_fingerprint
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.peers import Address
from p2pduel.table.watch import watch
from protocol.identity import Identity
from protocol.io.frames import Frame
from protocol.io.link import LinkLostError, StreamLink
from protocol.io.listener import Listener
from protocol.io.names import split_mark
from tests.net.loopback import Events, options
from tests.net.test_room import Peer
from tests.net.test_strangers import waiting
from tests.net.test_table import Table

DUEL = games.game("duel")


class Eve:
    """Listens where somebody else is expected, and remembers what she was told."""

    def __init__(self) -> None:
        self.heard: list[Frame] = []
        self.listener = Listener(self._welcome, Identity.generate())

    async def _welcome(self, link: StreamLink, want: Frame) -> None:
        self.heard.append(want)
        await link.close()

    async def address(self) -> Address:
        """Where she listens."""
        return "127.0.0.1", await self.listener.start(0, "127.0.0.1")


Shorten = Callable[[str], str]


@pytest.mark.parametrize("typed", [str, str.upper, lambda mark: mark[:9], lambda mark: mark[:2]])
async def test_the_typed_beginning_of_a_fingerprint_is_enough(tmp_path: Path, typed: Shorten) -> None:
    """In whatever case; whoever has that key gets our hello."""
    async with waiting(tmp_path) as (table, port):
        mark = typed(table.identities[0].fingerprint)
        table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}#{mark}", table.chosen(1))))
        await table.events[1].first("connected", fingerprint=table.identities[0].fingerprint)


async def test_somebody_else_at_that_address_is_refused_before_our_hello(tmp_path: Path) -> None:
    """The joiner leaves with an error that names both fingerprints; the host has heard nothing."""
    async with waiting(tmp_path) as (table, port):
        other = Identity.generate().fingerprint
        with pytest.raises(TableError, match="somebody else") as info:
            await join(f"127.0.0.1:{port}#{other}", table.chosen(1, on_seat=lambda _seat: None))
        assert info.value.code == REFUSED
        assert other in str(info.value) and table.identities[0].fingerprint in str(info.value)
        assert len(table.seats[0].session) == 1


async def test_an_announcement_that_leads_to_somebody_else_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NAME#FINGERPRINT was announced at Eve's address: she hears neither our key nor our name."""
    eve = Eve()
    address = await eve.address()
    anna = Identity.generate().fingerprint

    async def find(*_words: object, **_more: object) -> list[Address]:
        return [address]

    monkeypatch.setattr(join_module, "find", find)
    monkeypatch.setattr(watch_module, "find", find)
    for way in (join, watch):
        with pytest.raises(TableError, match="somebody else"):
            await way(f"Anna#{anna}", options("Bert", 2, tmp_path, Events(), brain=None))
    assert eve.heard == []
    await eve.listener.close()


async def test_the_right_one_among_several_addresses_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An impostor at one of them keeps nobody from the table."""
    eve = Eve()
    async with waiting(tmp_path) as (table, port):
        there = [await eve.address(), ("127.0.0.1", port)]

        async def find(*_words: object, **_more: object) -> list[Address]:
            return there

        monkeypatch.setattr(join_module, "find", find)
        mark = table.identities[0].fingerprint
        table.tasks.append(asyncio.create_task(join(f"Anna#{mark}", table.chosen(1))))
        await table.until(lambda: len(table.seats) == 2 and table.seats[1].contact == "connected")
    assert eve.heard == []
    await eve.listener.close()


@pytest.mark.parametrize("way", [join, watch])
async def test_who_comes_after_a_lost_link_is_compared_too(
    tmp_path: Path, way: Callable[[str, Options], Coroutine[Any, Any, Ending]]
) -> None:
    """Anna lets us in and is cut off before her hello: Eve, at the same address now, hears nothing."""
    anna, eve = Peer("Anna"), Eve()
    anna.desk.rules = rules_fingerprint(DUEL)
    cut = asyncio.Event()

    async def welcome(link: StreamLink, want: Frame) -> None:
        await link.send(anna.room._welcome())
        with contextlib.suppress(LinkLostError):
            await link.receive() if want.kind == "play" else None
        cut.set()

    before = Listener(welcome, anna.identity)
    port = await before.start(0, "127.0.0.1")
    chosen = options("Bert", 2, tmp_path, Events(), brain=None)
    going = asyncio.create_task(way(f"127.0.0.1:{port}#{anna.identity.fingerprint}", chosen))
    await cut.wait()
    await before.close()
    await eve.listener.start(port, "127.0.0.1")
    async with asyncio.timeout(60):
        while not (eve.listener.turned_away or eve.heard):
            await asyncio.sleep(0.01)
    assert eve.heard == []
    going.cancel()
    await asyncio.gather(going, return_exceptions=True)
    await eve.listener.close()


async def test_a_spectator_hears_of_players_when_their_keys_are_proved(tmp_path: Path) -> None:
    """A hello could be an old one that somebody repeats: the next signature is for this game alone."""
    async with waiting(tmp_path) as (table, port):
        events = Events()
        chosen = options("Carl", 3, tmp_path, events, brain=None, on_seat=table.seats.append)
        table.tasks.append(asyncio.create_task(watch(f"127.0.0.1:{port}", chosen)))
        # what it hands on to others it has told here, too
        await table.until(lambda: len(table.seats) == 2 and len(table.seats[1].feed) == 1)
        assert not any(event["event"] == "connected" for event in events.all)
        table.seats.pop()
        await sat_down(table, port)
        await events.first("started")
    kinds = [event["event"] for event in events.all]
    marks = [event["fingerprint"] for event in events.all if event["event"] == "connected"]
    assert marks == [one.fingerprint for one in table.identities]
    assert kinds.index("connected") == kinds.index("started") - 2


async def sat_down(table: Table, port: int) -> None:
    """Somebody joins."""
    table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1))))
    await table.until(lambda: len(table.seats) == 2 and any(seat.to_decide for seat in table.seats))


def test_a_fingerprint_stands_after_the_sign() -> None:
    """Names and addresses alike."""
    assert split_mark("Anna#ABCD-ef") == ("Anna", "abcd-ef")
    assert split_mark("[fd77::1]:80#ab") == ("[fd77::1]:80", "ab")
    assert split_mark("Anna") == ("Anna", "")
