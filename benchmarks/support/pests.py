"""Hostile neighbours of one table, bounded and on loopback: `… PORT`. Runs until it is ended."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import ssl
import sys
from collections.abc import Awaitable, Callable

from protocol.io.certificate import visitor
from protocol.io.channel import Channel, ChannelError
from protocol.io.frames import VERSION, Frame
from protocol.wire import frame

_ADDRESSES = itertools.cycle(f"127.9.{index // 200}.{1 + index % 200}" for index in range(400))
_PAUSE = 0.02
"""Between two connections of one kind."""

Pest = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def scan(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A port scan: connect, go away."""
    writer.transport.abort()


async def half_open(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Connect and say nothing."""
    await reader.read()


async def slow_loris(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A handshake, one byte at a time."""
    greeting = ssl.MemoryBIO()
    with contextlib.suppress(ssl.SSLWantReadError):
        visitor().wrap_bio(ssl.MemoryBIO(), greeting).do_handshake()
    for byte in greeting.read():
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.5)


async def handshake(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A whole handshake and then nothing."""
    await Channel(reader, writer).open()
    await reader.read()


async def giant(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A frame of four gigabytes, as far as it is let in."""
    channel = Channel(reader, writer)
    await channel.open()
    channel.write(b"\xff\xff\xff\xff" + bytes(1024 * 1024))
    await reader.read()


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A spectator who talks without end: as many pings as are taken."""
    channel = Channel(reader, writer)
    await channel.open()
    channel.write(frame(Frame("watch", {"version": VERSION, "name": "flood", "game": b""}).encode()))
    channel.write(frame(Frame("want", {"first": 0, "head": bytes(32)}).encode()))
    ping = frame(Frame("ping", {"n": 0}).encode()) * 500
    drain = asyncio.create_task(_swallow(channel))
    try:
        for _ in range(2000):
            if channel.closing:
                break
            channel.write(ping)
            await channel.drain()
    finally:
        drain.cancel()


async def _swallow(channel: Channel) -> None:
    with contextlib.suppress(ChannelError):
        while True:
            await channel.read(65536)


async def once(port: int, pest: Pest) -> None:
    """One connection of one kind."""
    with contextlib.suppress(OSError, TimeoutError, ChannelError):
        async with asyncio.timeout(15):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(next(_ADDRESSES), 0)
            )
            try:
                await pest(reader, writer)
            finally:
                writer.transport.abort()


async def one_kind(port: int, pest: Pest, most: int) -> None:
    """As many at a time as there may be, again and again."""
    running: set[asyncio.Task[None]] = set()
    while True:
        if len(running) < most:
            task = asyncio.create_task(once(port, pest))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(_PAUSE)


async def main(port: int) -> None:
    """All kinds together."""
    print("ready", flush=True)
    kinds: dict[Pest, int] = {scan: 50, half_open: 100, slow_loris: 100, handshake: 50, giant: 20, flood: 10}
    await asyncio.gather(*(one_kind(port, pest, most) for pest, most in kinds.items()))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
