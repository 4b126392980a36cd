"""One connection between two peers: payloads in, payloads out, and a word when it is gone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from typing import Protocol

from protocol import limits
from protocol.io import bounds
from protocol.io.frames import Frame
from protocol.io.names import join_host_port
from protocol.wire import FrameReader, frame

__all__ = [
    "Bucket",
    "Link",
    "LinkLostError",
    "PipeLink",
    "StreamLink",
    "connect",
    "dismiss",
    "pipe",
    "refusal",
]


class LinkLostError(Exception):
    """The connection is gone; the game waits and can go on over another one."""


class Link(Protocol):
    """One end of a connection. `receive` answers pings itself."""

    @property
    def address(self) -> str:
        """The other end, for people."""

    async def send(self, item: Frame) -> None:
        """Hand a frame over; waits while the reader is slow; LinkLostError when there is no reader."""

    async def receive(self) -> Frame:
        """The next frame; LinkLostError when there will be none, WireError when it is no frame."""

    async def close(self) -> None:
        """End the connection; never fails."""


class Bucket:
    """A rate limit: so many at once, so many per second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, amount: float) -> float:
        """Take that much; the seconds to wait before going on."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate) - amount
        self._at = now
        return max(0.0, -self._level / self._rate)


class StreamLink:
    """A link over TCP."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, ping: float | None = None
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = FrameReader()
        self._ready: list[bytes] = []
        self._ping = limits.PING_SECONDS if ping is None else ping
        self._heard = time.monotonic()
        self._count = Bucket(limits.MAX_FRAMES_PER_SECOND, limits.FRAME_BURST)
        self._bytes = Bucket(bounds.BYTES_PER_SECOND, bounds.BYTES_BURST)
        self._write_lock = asyncio.Lock()
        self._address = _peer(writer)
        self.sent = 0
        self.received = 0
        writer.transport.set_write_buffer_limits(high=bounds.WRITE_BUFFER)

    @property
    def address(self) -> str:
        """HOST:PORT of the other end."""
        return self._address

    def limit(self, rate: float, burst: float) -> None:
        """Read no more than so many frames per second from now on."""
        self._count = Bucket(rate, burst)

    async def first(self) -> Frame:
        """The first frame of a stranger: soon and small, or LinkLostError or WireError."""
        try:
            async with asyncio.timeout(limits.FIRST_FRAME_SECONDS):
                while not self._ready:
                    await self._read(limits.MAX_FIRST_FRAME)
        except TimeoutError as error:
            raise LinkLostError("nothing was said in time") from error
        return Frame.decode(self._ready.pop(0))

    async def receive(self) -> Frame:
        """The next frame that is not about the link itself."""
        while True:
            while not self._ready:
                await self._read_or_ping()
            item = Frame.decode(self._ready.pop(0))
            await _pause(self._count.take(1))
            if item.kind == "ping":
                await self.send(Frame("pong", item.body))
            elif item.kind != "pong":
                return item

    async def _read_or_ping(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._ping):
                    return await self._read(limits.READ_CHUNK)
            except TimeoutError:
                if time.monotonic() - self._heard > limits.SILENT_SECONDS:
                    raise LinkLostError("the other side has fallen silent") from None
                await self.send(Frame("ping", {"n": 0}))

    async def _read(self, size: int) -> None:
        try:
            data = await self._reader.read(size)
        except OSError as error:
            raise LinkLostError(str(error)) from error
        if not data:
            raise LinkLostError("the other side closed the connection")
        self._heard = time.monotonic()
        self.received += len(data)
        self._ready += self._frames.feed(data)
        await _pause(self._bytes.take(len(data)))

    async def send(self, item: Frame) -> None:
        """Write a frame; a reader that takes nothing for too long is lost."""
        data = frame(item.encode())
        async with self._write_lock:
            if self._writer.is_closing():
                raise LinkLostError("the connection is closed")
            try:
                self._writer.write(data)
                if self._writer.transport.get_write_buffer_size():
                    async with asyncio.timeout(bounds.WRITE_SECONDS):
                        await self._writer.drain()
            except TimeoutError as error:
                self._writer.transport.abort()
                raise LinkLostError("the other side reads too slowly") from error
            except OSError as error:
                raise LinkLostError(str(error)) from error
        self.sent += len(data)

    def abort(self) -> None:
        """Close the socket at once; its reader notices."""
        self._writer.transport.abort()

    async def close(self) -> None:
        """Close the socket; what was written still goes out."""
        self._writer.close()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self._writer.wait_closed()
            return
        self._writer.transport.abort()


def _peer(writer: asyncio.StreamWriter) -> str:
    name = writer.get_extra_info("peername")
    return join_host_port(name[0], name[1]) if name else "unknown"


async def _pause(seconds: float) -> None:
    if seconds > 0:
        await asyncio.sleep(seconds)


class PipeLink:
    """One end of a pipe inside this process; the same frames, the same bounds."""

    def __init__(self, inbox: asyncio.Queue[bytes | None], outbox: asyncio.Queue[bytes | None]) -> None:
        self._inbox = inbox
        self._outbox = outbox
        self._closed = False

    @property
    def address(self) -> str:
        """A pipe has no address."""
        return "this program"

    async def send(self, item: Frame) -> None:
        """Put a frame into the pipe; waits while it is full."""
        if self._closed:
            raise LinkLostError("the pipe is closed")
        await self._outbox.put(item.encode())

    async def receive(self) -> Frame:
        """The next frame from the pipe."""
        payload = None if self._closed else await self._inbox.get()
        if payload is None:
            self._closed = True
            raise LinkLostError("the pipe is closed")
        return Frame.decode(payload)

    async def close(self) -> None:
        """Close both directions."""
        if not self._closed:
            self._closed = True
            for queue in (self._outbox, self._inbox):
                with contextlib.suppress(asyncio.QueueFull):
                    queue.put_nowait(None)


def pipe(size: int = 4096) -> tuple[PipeLink, PipeLink]:
    """Two ends of one pipe."""
    there: asyncio.Queue[bytes | None] = asyncio.Queue(size)
    back: asyncio.Queue[bytes | None] = asyncio.Queue(size)
    return PipeLink(there, back), PipeLink(back, there)


async def connect(host: str, port: int) -> StreamLink:
    """Open a link; LinkLostError says why it was not possible."""
    try:
        async with asyncio.timeout(bounds.CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
    except (OSError, TimeoutError) as error:
        # asyncio's own words name the address once more, in its own notation
        known = error.errno is not None and error.errno > 0
        words = os.strerror(error.errno or 0) if known else error.strerror or str(error) or "no answer"
        raise LinkLostError(f"no connection to {join_host_port(host, port)}: {words}") from error
    return StreamLink(reader, writer)


def refusal(code: str, words: str) -> Frame:
    """The frame that says no, and why."""
    return Frame("refusal", {"code": code, "words": words[: limits.MAX_WORDS]})


async def dismiss(link: Link, item: Frame) -> None:
    """Say a last word if it can be said, then close."""
    with contextlib.suppress(LinkLostError):
        await link.send(item)
    await link.close()
