"""Links and the door: frames arrive, strangers are bounded, slow readers are dropped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from protocol import limits
from protocol.io import bounds
from protocol.io.feed import Feed
from protocol.io.frames import Frame
from protocol.io.link import Bucket, Link, LinkLostError, StreamLink, connect, pipe
from protocol.io.listener import Listener, ListenError
from protocol.wire import WireError, frame

WATCH = Frame("watch", {"version": 1, "name": "Eve", "game": b""})
BYE = Frame("bye", {"code": "test/done", "words": ""})


@contextlib.asynccontextmanager
async def door(
    per_address: int = 16,
) -> AsyncIterator[tuple[Listener, asyncio.Queue[tuple[StreamLink, Frame]]]]:
    """A listener on loopback that keeps every introduced link open."""
    came: asyncio.Queue[tuple[StreamLink, Frame]] = asyncio.Queue()

    async def welcome(link: StreamLink, want: Frame) -> None:
        await came.put((link, want))
        with contextlib.suppress(LinkLostError, WireError):
            while True:
                await link.receive()

    listener = Listener(welcome, per_address)
    await listener.start(0, "127.0.0.1")
    try:
        yield listener, came
    finally:
        await listener.close()


async def test_a_link_is_handed_over_with_what_it_wants() -> None:
    """The first frame decides; the answer comes back on the same link."""
    async with door() as (listener, came):
        link = await connect("127.0.0.1", listener.port)
        await link.send(WATCH)
        server, want = await came.get()
        assert want == WATCH
        await server.send(BYE)
        assert await link.receive() == BYE


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\xff\xff\xff\xff",
        frame(b"\xc1"),
        frame(BYE.encode()),
        frame(Frame("watch", {"version": 99, "name": "Eve", "game": b""}).encode()),
        (limits.MAX_FIRST_FRAME + 1).to_bytes(4, "big"),
    ],
    ids=["http", "giant", "nonsense", "wrong-first", "version", "long-first"],
)
async def test_a_stranger_who_says_nothing_sensible_is_shown_out(data: bytes) -> None:
    """Scanners, giant frames and other versions are closed at once and reach no game."""
    async with door() as (listener, came):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        writer.write(data)
        async with asyncio.timeout(60):
            await reader.read()
        writer.close()
        assert came.empty()


async def test_a_half_open_connection_is_closed_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens and says nothing loses the place again."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 0.05)
    async with door() as (listener, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        async with asyncio.timeout(60):
            assert await reader.read() == b""
        writer.close()


async def test_half_open_connections_of_one_address_are_bounded() -> None:
    """A neighbour who opens many and says nothing does not fill the table."""
    async with door() as (listener, came):
        pairs = [
            await asyncio.open_connection("127.0.0.1", listener.port)
            for _ in range(bounds.STRANGERS_PER_ADDRESS + 5)
        ]
        ends = [asyncio.ensure_future(_end(reader)) for reader, _ in pairs]
        async with asyncio.timeout(60):
            while sum(end.done() for end in ends) < 5:
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED, timeout=0.05)
        assert listener.turned_away >= 5
        # The longest silent have gone, so whoever speaks still gets in.
        link = await connect("127.0.0.1", listener.port)
        await link.send(WATCH)
        await came.get()
        for end in ends:
            end.cancel()
        for _, writer in pairs:
            writer.close()


async def _end(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        await reader.read()


async def test_connections_of_one_address_are_bounded_and_freed() -> None:
    """The limit counts open connections, not all there ever were."""
    async with door(per_address=2) as (listener, came):
        links = []
        for _ in range(2):
            link = await connect("127.0.0.1", listener.port)
            await link.send(WATCH)
            await came.get()
            links.append(link)
        third = await connect("127.0.0.1", listener.port)
        await third.send(WATCH)
        assert (await third.receive()).body["code"] == "table/full"
        await links[0].close()
        async with asyncio.timeout(60):
            while True:
                link = await connect("127.0.0.1", listener.port)
                with contextlib.suppress(LinkLostError):
                    await link.send(WATCH)
                    await asyncio.wait_for(came.get(), 0.2)
                    break


async def test_a_taken_port_is_said_clearly() -> None:
    """The error names the port."""
    async with door() as (listener, _):
        with pytest.raises(ListenError, match=str(listener.port)):
            await Listener(_nobody).start(listener.port, "127.0.0.1")


async def _nobody(link: StreamLink, want: Frame) -> None:
    raise AssertionError("nobody connects")


async def test_a_silent_link_is_asked_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pulled cable is noticed; a link that answers pings stays."""
    monkeypatch.setattr(limits, "SILENT_SECONDS", 0.2)
    held = []

    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.append(writer)
        await reader.read()

    server = await asyncio.start_server(mute, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    link = StreamLink(reader, writer, ping=0.05)
    async with asyncio.timeout(60):
        with pytest.raises(LinkLostError, match="silent"):
            await link.receive()
    await link.close()
    server.close()


async def test_a_reader_that_takes_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a spectator who does not read."""
    monkeypatch.setattr(bounds, "WRITE_SECONDS", 0.2)
    async with door() as (listener, came):
        link = await connect("127.0.0.1", listener.port)
        await link.send(WATCH)
        server, _ = await came.get()
        big = Frame("envelopes", {"first": 0, "items": [bytes(200_000)]})
        async with asyncio.timeout(60):
            with pytest.raises(LinkLostError):
                while True:
                    await server.send(big)


def test_a_bucket_lets_a_burst_through_and_slows_the_rest() -> None:
    """The wait grows with what was taken too fast."""
    bucket = Bucket(rate=10, burst=5)
    assert bucket.take(5) == 0
    first = bucket.take(5)
    assert 0 < first <= 0.5
    assert bucket.take(5) > first


async def test_a_pipe_behaves_like_a_link() -> None:
    """The same frames, the same end."""
    left, right = pipe()
    await left.send(BYE)
    assert await right.receive() == BYE
    await left.close()
    with pytest.raises(LinkLostError):
        await right.receive()
    with pytest.raises(LinkLostError):
        await left.send(BYE)


async def _collect(link: Link, wanted: int) -> list[bytes]:
    """So many envelopes from a link."""
    found: list[bytes] = []
    async with asyncio.timeout(60):
        while len(found) < wanted:
            item = await link.receive()
            if item.kind == "envelopes":
                assert item.body["first"] == len(found)
                items = item.body["items"]
                assert isinstance(items, list)
                found += [one for one in items if isinstance(one, bytes)]
    return found


async def test_readers_of_a_feed_get_all_records_from_the_start_and_live() -> None:
    """One from the start, one later: the same list."""
    feed = Feed()
    left, right = pipe()
    early = asyncio.ensure_future(feed.follow(left, 0))
    records = [bytes([number]) * 10 for number in range(200)]
    for record in records[:150]:
        feed.envelope(record, bytes(32), bytes(32))
    assert await _collect(right, 150) == records[:150]
    late_left, late_right = pipe()
    late = asyncio.ensure_future(feed.follow(late_left, 0))
    for record in records[150:]:
        feed.envelope(record, bytes(32), bytes(32))
    assert await _collect(late_right, 200) == records
    early.cancel()
    late.cancel()


async def test_a_feed_tells_its_end_and_sends_no_record_back() -> None:
    """What came over a link does not return on it; the end is told with the length."""
    feed = Feed()
    left, right = pipe()
    task = asyncio.ensure_future(feed.follow(left, 0))
    feed.envelope(b"theirs", bytes(32), bytes(32), origin=left)
    feed.note(b"a note")
    feed.finish()
    assert (await right.receive()).kind == "note"
    last = await right.receive()
    assert (last.kind, last.body["length"]) == ("heads", 1)
    task.cancel()
