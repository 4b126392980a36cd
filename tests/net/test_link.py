"""Links and the door: frames arrive, strangers are bounded, slow readers are dropped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from p2pduel.catalogue import faults
from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.channel import Channel, ChannelError
from protocol.io.feed import Feed
from protocol.io.frames import VERSION, Frame
from protocol.io.link import Link, LinkLostError, PipeLink, StreamLink, connect, makes_room, pipe
from protocol.io.listener import Listener, ListenError
from protocol.wire import FrameReader, WireError, frame

WATCH = Frame("watch", {"version": VERSION, "name": "Eve", "game": b""})
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

    listener = Listener(welcome, Identity.generate(), per_address)
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
    ("data", "code"),
    [
        (b"\xff\xff\xff\xff", "wire/frame-size"),
        (frame(b"\xc1"), "wire/type"),
        (frame(BYE.encode()), "link/first"),
        (frame(Frame("watch", {"version": 99, "name": "Eve", "game": b""}).encode()), "link/version"),
        ((limits.MAX_FIRST_FRAME + 1).to_bytes(4, "big"), "wire/frame-size"),
    ],
    ids=["giant", "nonsense", "wrong-first", "version", "long-first"],
)
async def test_a_stranger_who_says_nothing_sensible_is_shown_out(data: bytes, code: str) -> None:
    """Giant frames, nonsense and other versions are told why, closed at once, and reach no game."""
    async with door() as (listener, came):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        channel = Channel(reader, writer)
        await channel.open()
        channel.write(data)
        async with asyncio.timeout(60):
            payloads = FrameReader().feed(await channel.read(65536))
            with pytest.raises(ChannelError, match="closed"):
                await channel.read(1)
        await channel.close()
        assert [Frame.decode(payload).body["code"] for payload in payloads] == [code]
        assert came.empty()


async def test_a_half_open_connection_is_closed_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens and says nothing loses the place again."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 0.05)
    async with door() as (listener, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        async with asyncio.timeout(60):
            assert await reader.read() == b""
        writer.close()


async def test_half_open_connections_of_one_address_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A neighbour who opens many and says nothing does not fill the table."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 600.0)  # it is not time that ends them
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
            await Listener(_nobody, Identity.generate()).start(listener.port, "127.0.0.1")


async def _nobody(link: StreamLink, want: Frame) -> None:
    raise AssertionError("nobody connects")


async def test_a_silent_link_is_asked_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pulled cable is noticed; a link that answers pings stays."""
    monkeypatch.setattr(limits, "SILENT_SECONDS", 0.2)
    monkeypatch.setattr(limits, "PING_SECONDS", 0.05)

    async def mute(link: StreamLink, want: Frame) -> None:
        await asyncio.Event().wait()

    listener = Listener(mute, Identity.generate())
    link = await connect("127.0.0.1", await listener.start(0, "127.0.0.1"))
    await link.send(WATCH)
    async with asyncio.timeout(60):
        with pytest.raises(LinkLostError, match="silent"):
            await link.receive()
    await link.close()
    await listener.close()


async def test_a_reader_that_takes_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a spectator who does not read."""
    monkeypatch.setattr(bounds, "WRITE_SECONDS", 0.2)
    async with door() as (listener, came):
        link = await connect("127.0.0.1", listener.port)
        await link.send(WATCH)
        server, _ = await came.get()
        big = Frame("envelopes", {"first": 0, "items": [bytes(200_000)]})
        async with asyncio.timeout(60):
            with pytest.raises(LinkLostError, match="too slowly") as lost:
                while True:
                    await server.send(big)
        assert faults.why(lost.value) == "the other side reads too slowly"


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


async def test_a_player_gets_in_past_the_spectators_of_its_own_address() -> None:
    """As many as may watch from there do, others knock there and say nothing: the seat is still reached."""
    play = Frame(
        "play",
        {
            "version": VERSION,
            "name": "Bert",
            "key": bytes(32),
            "rules": bytes(32),
            "nonce": bytes(32),
            "program": bytes(16),
        },
    )
    async with door(per_address=2) as (listener, came):
        links = []
        for _ in range(2):
            links.append(await connect("127.0.0.1", listener.port))
            await links[-1].send(WATCH)
            await came.get()
        silent = [await connect("127.0.0.1", listener.port) for _ in range(bounds.STRANGERS_PER_ADDRESS - 1)]
        for _ in range(bounds.PLAYER_LINKS):
            links.append(await connect("127.0.0.1", listener.port))
            await links[-1].send(play)
            async with asyncio.timeout(60):
                assert (await came.get())[1] == play
        links.append(await connect("127.0.0.1", listener.port))
        await links[-1].send(play)
        assert (await links[-1].receive()).body["code"] == "table/full"
        for link in [*links, *silent]:
            await link.close()


class _From(PipeLink):
    """A link from an address."""

    def __init__(self, address: str) -> None:
        super().__init__(asyncio.Queue(), asyncio.Queue())
        self._from = address

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self._from


def test_who_makes_room_is_of_the_most_crowded_address() -> None:
    """One address cannot push another's links out; the longest silent of those who are too many goes."""
    crowd = [_From(f"10.0.0.{number}:{place}") for place, number in enumerate((1, 2, 2, 2))]
    assert makes_room(crowd, _From("10.0.0.3:9")) is crowd[1]
    assert makes_room(crowd, _From("10.0.0.1:9")) is crowd[0]
    assert makes_room(crowd, _From("10.0.0.2:9")) is crowd[1]
    assert makes_room(crowd[:2], _From("10.0.0.3:9")) is crowd[0]
