"""Where a spectator is sent, and by whom: advice is followed a few times at most and never into the blue."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextvars import ContextVar
from pathlib import Path

import pytest

from p2pduel.table.watch import watch
from protocol.identity import Identity
from protocol.io import bounds, entering, gallery
from protocol.io.entering import Entering
from protocol.io.frames import VERSION, Frame
from protocol.io.link import LinkLostError, StreamLink, connect, refusal
from protocol.io.listener import Listener
from protocol.io.referral import Address, elsewhere, place, places
from protocol.wire import Value, as_list
from tests.net.loopback import Events, options
from tests.net.test_room import GAME, Peer, peers, quietly

EVE = Identity.generate()
Answer = Callable[[StreamLink], Awaitable[None]]


@contextlib.asynccontextmanager
async def bystander() -> AsyncIterator[tuple[int, list[int]]]:
    """A port nobody asked to speak with us: its number, and one entry per connection it got."""
    came: list[int] = []

    def count(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(len(came))
        writer.transport.abort()

    server = await asyncio.start_server(count, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], came
    finally:
        server.close()


@contextlib.asynccontextmanager
async def hostile(answer: Answer) -> AsyncIterator[tuple[int, asyncio.Queue[int]]]:
    """A table that answers every `watch` in its own way: its port, and a number per visit."""
    visits: asyncio.Queue[int] = asyncio.Queue()

    async def welcome(link: StreamLink, want: Frame) -> None:
        visits.put_nowait(visits.qsize())
        await answer(link)
        await link.close()

    listener = Listener(welcome, EVE)
    await listener.start(0, "127.0.0.1")
    try:
        yield listener.port, visits
    finally:
        await listener.close()


@pytest.mark.parametrize("lets_in", [False, True])
async def test_a_hostile_table_cannot_turn_a_spectator_on_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lets_in: bool
) -> None:
    """However often it names a third party or itself, both get a handful of connections and no more."""
    monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (0.001, 0.005))
    monkeypatch.setattr(bounds, "REFERRAL_PAUSE", (0.0, 0.0))
    own: list[int] = []

    async def send_on(link: StreamLink) -> None:
        places = [f"127.0.0.1:{port}" for port in (third, *own)] * (bounds.PLACES // 2)
        await link.send(Frame("elsewhere", {"places": list(places)}))
        if lets_in:
            body = {
                "version": VERSION,
                "name": "Eve",
                "key": EVE.public,
                "game": GAME,
                "terms": {},
                "nonce": bytes(32),
            }
            await link.send(Frame("welcome", body))  # type: ignore[arg-type]
        else:
            await link.send(refusal("table/other-game", "try there"))

    async with bystander() as (third, came), hostile(send_on) as (port, visits):
        own.append(port)
        watching = asyncio.create_task(
            watch(f"127.0.0.1:{port}", options("Carl", 3, tmp_path, Events(), brain=None))
        )
        async with asyncio.timeout(60):
            for _ in range(60):  # the spectator comes back as long as it hopes
                await visits.get()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        assert 0 < len(came) <= bounds.REFERRALS_IN_ALL


async def test_advice_is_followed_again_only_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator that was sent on in vain stays with the table that did it for a while."""
    monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (0.001, 0.005))

    async def send_on(link: StreamLink) -> None:
        await link.send(Frame("elsewhere", {"places": [f"127.0.0.1:{third}"]}))
        await link.send(refusal("table/other-game", "try there"))

    async with bystander() as (third, came), hostile(send_on) as (port, visits):
        chosen = options("Carl", 3, tmp_path, Events(), brain=None)
        watching = asyncio.create_task(watch(f"127.0.0.1:{port}", chosen))
        begun = asyncio.get_running_loop().time()
        async with asyncio.timeout(60):
            for _ in range(20):
                await visits.get()
        passed = asyncio.get_running_loop().time() - begun
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        assert 0 < len(came) <= 1 + passed / bounds.REFERRAL_PAUSE[0]


@contextlib.contextmanager
def black_hole() -> Iterator[int]:
    """A port of every own address that never answers, as an address behind a router does not."""
    with contextlib.ExitStack() as stack:
        hole = stack.enter_context(socket.socket())
        hole.bind(("0.0.0.0", 0))
        hole.listen(0)
        for _ in range(4):  # nobody takes them off the queue: once it is full, the kernel drops the rest
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                waiting.connect(("127.0.0.1", hole.getsockname()[1]))
        yield hole.getsockname()[1]


async def test_places_that_never_answer_cost_a_second_together() -> None:
    """A table that names eight of them is watched itself soon after; its link was kept all the time."""
    links = []

    async def advise(link: StreamLink, _want: Frame) -> None:
        links.append(link)
        named = [f"127.0.0.{number}:{hole}" for number in range(2, 2 + bounds.PLACES)]
        await link.send(Frame("elsewhere", {"places": list(named)}))
        await anna.room.welcome(link, Frame("watch", {"version": VERSION, "name": "Carl", "game": b""}))

    with black_hole() as hole:
        async with peers("Anna", "Carl") as (anna, carl):
            anna.desk.add(b"0")
            table = Listener(advise, EVE)
            anna.room.identity = EVE
            await table.start(0, "127.0.0.1")
            async with asyncio.timeout(4):
                found = await Entering(carl.room).enter(("127.0.0.1", table.port), lambda _link: None)
            assert found.place == ("127.0.0.1", table.port) and len(links) == 1
            carl.tasks.append(asyncio.create_task(quietly(carl.room.attend(found.link))))
            await carl.desk.until(lambda: carl.desk.taken == [b"0"])
            await table.close()


async def test_a_place_that_shows_another_game_is_not_watched() -> None:
    """Whoever asked for one game is not led to another one, whatever its table says."""

    async def advise(link: StreamLink, _want: Frame) -> None:
        await link.send(Frame("elsewhere", {"places": [f"127.0.0.1:{other.listener.port}"]}))
        await anna.room.welcome(link, Frame("watch", {"version": VERSION, "name": "Carl", "game": b""}))

    async with peers("Anna", "Other", "Carl") as (anna, other, carl):
        anna.desk.add(b"0")
        other.feed.envelope(b"x", bytes([1]) * 32, bytes([8]) * 32)
        table = Listener(advise, EVE)
        anna.room.identity = EVE
        await table.start(0, "127.0.0.1")
        found = await Entering(carl.room).enter(("127.0.0.1", table.port), lambda _link: None)
        assert found.place == ("127.0.0.1", table.port)
        await found.link.close()
        await table.close()


async def test_whoever_comes_back_loses_little_time_where_nobody_answers() -> None:
    """The place between us and the table is gone without a word: the others are tried a second later."""
    with black_hole() as hole:
        async with peers("Carl") as (carl,), asyncio.timeout(4):
            with pytest.raises(LinkLostError, match="in time"):
                await Entering(carl.room).enter(("127.0.0.1", hole), lambda _link: None, hasty=True)


OWN: ContextVar[str] = ContextVar("own")
"""The address of whoever connects: one machine's connections are bounded."""


async def test_thirty_spectators_of_whom_twenty_cannot_be_reached_are_in_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The table reaches them all, the spectators only ten: those behind routers of their own."""
    names = [f"Spectator {number}" for number in range(30)]
    with black_hole() as hole:
        async with peers("Anna", *names) as (anna, *crowd):
            anna.desk.add(b"0")
            hidden = {peer.listener.port for number, peer in enumerate(crowd) if number % 3}

            async def from_own(host: str, port: int) -> StreamLink:
                return await connect(host, hole if port in hidden else port, local=OWN.get())

            monkeypatch.setattr(entering, "connect", from_own)
            monkeypatch.setattr(gallery, "place", lambda _link, port: f"127.0.0.1:{port}")
            for peer in crowd:
                peer.room.serving = peer.listener.port

            async def come(peer: Peer, number: int) -> Address:
                OWN.set(f"127.0.1.{number + 1}")
                found = await Entering(peer.room).enter(("127.0.0.1", anna.listener.port), lambda _link: None)
                peer.tasks.append(asyncio.create_task(quietly(peer.room.attend(found.link))))
                await peer.desk.until(lambda: peer.desk.taken == [b"0"])
                return found.place

            for number, peer in enumerate(crowd[: bounds.DIRECT_SPECTATORS]):
                await asyncio.create_task(come(peer, number))
            reached = anna.room._guests
            await anna.desk.until(lambda: sum(bool(guest.serves) for guest in reached) == len(reached) == 8)
            rest = list(enumerate(crowd))[bounds.DIRECT_SPECTATORS :]
            async with asyncio.timeout(5):
                places = await asyncio.gather(*(come(peer, number) for number, peer in rest))
            assert not hidden & {port for _host, port in places}
            assert {port for _host, port in places} - {anna.listener.port}


async def test_beyond_some_spectators_the_next_is_told_who_else_serves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The advice comes before the answer and names only spectators who serve; whoever stays is let in."""
    monkeypatch.setattr(bounds, "DIRECT_SPECTATORS", 2)
    async with peers("Anna", "Carl", "Dora", "Emil") as (anna, carl, dora, emil):
        carl.room.serving = carl.listener.port
        for peer in (carl, dora):
            await peer.watch(anna)
            assert peer.told == ()
        await anna.desk.until(lambda: anna.room.watchers == 2)
        await advised(anna.listener.port)
        anna.desk.add(b"0")
        await carl.desk.until(lambda: carl.desk.taken == [b"0"])
        await emil.watch(anna)
        assert emil.told == (("127.0.0.1", carl.listener.port),)
        await emil.desk.until(lambda: emil.desk.taken == [b"0"])
        assert anna.room.here == 3


async def advised(port: int) -> list[Value]:
    """The places a table names to the next spectator, as soon as it names any."""
    async with asyncio.timeout(60):
        while True:
            link = await connect("127.0.0.1", port)
            await link.send(Frame("watch", {"version": VERSION, "name": "Asker", "game": b""}))
            answer = await link.receive()
            await link.close()
            if answer.kind == "elsewhere":
                return as_list(answer.body, "places")
            await asyncio.sleep(0.01)


async def test_only_places_the_table_has_reached_itself_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port nobody listens at and one that is no table are tried once and never recommended."""
    monkeypatch.setattr(bounds, "DIRECT_SPECTATORS", 1)
    async with (
        bystander() as (third, came),
        peers("Anna", "Carl", "Dora", "Emil") as (anna, carl, dora, emil),
    ):
        dora.room.serving, emil.room.serving = 9, third
        liar = await dora.watch(anna)
        other = await emil.watch(anna)
        await anna.desk.until(lambda: anna.room.watchers == 2)
        for _ in range(20):
            await other.send(Frame("serving", {"port": third}))
        await liar.send(Frame("serving", {"port": third}))
        carl.room.serving = carl.listener.port
        await carl.watch(anna)
        assert await advised(anna.listener.port) == [f"127.0.0.1:{carl.listener.port}"]
        assert len(came) == 1


def test_an_advice_leads_to_numbers_only() -> None:
    """A name in it could make us ask anybody anything."""
    said = ["10.0.0.1:5", "evil.example:80", "[fe80::1%eth0]:7", "x", ":1", "10.0.0.1:5"]
    advice = Frame("elsewhere", {"places": said})  # type: ignore[dict-item]
    assert places(advice, "[fe80::2%eth0]:9") == [("10.0.0.1", 5), ("fe80::1%eth0", 7)]
    assert elsewhere([""], "127.0.0.1:9") is None
    assert place("[::1]:5000", 7) == "[::1]:7"


NEAR_TO_FAR = ("127.0.0.1:5", "169.254.7.7:5", "192.168.1.9:5", "8.8.8.8:5")
NOWHERE = ("0.0.0.0:5", "224.0.0.251:5", "255.255.255.255:5", "[::]:5", "[ff02::fb]:5", "8.8.8.8:0")


@pytest.mark.parametrize("table", NEAR_TO_FAR)
def test_an_advice_never_leads_nearer_than_the_table_that_gives_it(table: str) -> None:
    """A table on the internet cannot send us to our own machine or router, nor anybody to many at once."""
    allowed = NEAR_TO_FAR[NEAR_TO_FAR.index(table) :]
    inside = ("[::1]:5", "[::ffff:127.0.0.1]:5", "[fe80::1]:5", "[fd00::1]:5")
    reach = dict(zip(inside, (0, 0, 1, 2), strict=True))
    fit = [one for one in inside if reach[one] >= NEAR_TO_FAR.index(table)]
    asked = table.replace(":5", ":9")
    advice = Frame("elsewhere", {"places": [*NEAR_TO_FAR]})
    assert places(advice, asked) == [(one[:-2], 5) for one in allowed]
    mapped = Frame("elsewhere", {"places": [*inside]})
    assert places(mapped, asked) == [(one[1:-3], 5) for one in fit]
    assert places(Frame("elsewhere", {"places": [*NOWHERE, asked]}), asked) == []
    named = elsewhere([*NEAR_TO_FAR, *NOWHERE], asked)
    assert named is not None and sorted(as_list(named.body, "places"), key=str) == sorted(allowed)
