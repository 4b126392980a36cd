"""One connection between two peers: frames in, frames out, and a word when it is gone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol, TypeVar

from protocol import limits
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.certificate import Badge
from protocol.io.channel import Channel, ChannelError, OtherProtocolError, PlainTextError, Turn
from protocol.io.frames import Frame
from protocol.io.names import join_host_port
from protocol.wire import FrameReader, frame

__all__ = [
    "Link",
    "LinkLostError",
    "PipeLink",
    "StreamLink",
    "connect",
    "dismiss",
    "makes_room",
    "pipe",
    "refusal",
]


class LinkLostError(Exception):
    """The connection is gone; the game waits and can go on over another one."""


class Link(Protocol):
    """One end of a connection. `receive` answers pings itself."""

    key: bytes
    """The public key the other end has proved; empty while it has proved none."""

    @property
    def address(self) -> str:
        """The other end, for people."""

    @property
    def binding(self) -> bytes:
        """What names the listener's end of the channel in a proof; empty where there is no channel."""

    async def send(self, item: Frame) -> None:
        """Hand a frame over; waits while the reader is slow; LinkLostError when there is no reader."""

    async def receive(self) -> Frame:
        """The next frame; LinkLostError when there will be none, WireError when it is no frame."""

    async def answers(self, seconds: float, /) -> bool:
        """Whether the other end is still there: something comes from it within this time."""

    async def close(self) -> None:
        """End the connection; never fails."""


LinkT = TypeVar("LinkT", bound=Link)


class StreamLink:
    """A link over TCP, inside a secure channel."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        badge: Badge | None = None,
        address: str = "",
    ) -> None:
        """With a badge the listening end, whose channel opens with the first frame; else see `connect`.

        `address`: where the other end is, if it is not at the socket's.
        """
        self._channel = Channel(reader, writer, badge)
        self._frames = FrameReader()
        self._ready: list[bytes] = []
        self._heard = time.monotonic()
        self._count = Bucket(limits.MAX_FRAMES_PER_SECOND, limits.FRAME_BURST)
        self._write_lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._address = address or _peer(writer)
        self.key = b""

    @property
    def address(self) -> str:
        """HOST:PORT of the other end."""
        return self._address

    @property
    def binding(self) -> bytes:
        """What both ends know of the listener's certificate."""
        return self._channel.binding

    @property
    def sent(self) -> int:
        """Bytes that have gone out over this link, as they travel."""
        return self._channel.sent

    async def open(self) -> None:
        """Open the channel from the connecting side; whoever listens has proved its key then."""
        try:
            await self._channel.open()
        except OtherProtocolError:
            pass  # it says in its answer what it speaks
        except PlainTextError as error:
            raise LinkLostError("an older p2pduel is there, or something else: it speaks no TLS") from error
        except ChannelError as error:
            raise LinkLostError(str(error)) from error
        self.key = self._channel.key

    async def first(self, turn: Turn | None = None) -> Frame:
        """The channel and the first frame of a stranger: soon and small, or LinkLostError or WireError."""
        try:
            async with asyncio.timeout(limits.FIRST_FRAME_SECONDS):
                await self._channel.open(turn)
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
            await self._count.pace()
            if item.kind == "ping":
                await self.send(Frame("pong", item.body))
            elif item.kind != "pong":
                return item

    async def _read_or_ping(self) -> None:
        while True:
            try:
                async with asyncio.timeout(limits.PING_SECONDS):
                    return await self._read(limits.READ_CHUNK)
            except TimeoutError:
                if time.monotonic() - self._heard > limits.SILENT_SECONDS:
                    raise LinkLostError("the other side has fallen silent") from None
                await self.send(Frame("ping", {"n": 0}))

    async def _read(self, size: int) -> None:
        try:
            data = await self._channel.read(size)
        except (ChannelError, OSError) as error:
            raise LinkLostError(str(error)) from error
        self._heard = time.monotonic()
        self._news.set()
        self._ready += self._frames.feed(data)

    async def send(self, item: Frame) -> None:
        """Write a frame; a reader that takes nothing for too long is lost."""
        data = frame(item.encode())
        async with self._write_lock:
            if self._channel.closing:
                raise LinkLostError("the connection is closed")
            try:
                self._channel.write(data)
                await self._channel.drain()
            except TimeoutError:
                self.abort()
                raise LinkLostError("the other side reads too slowly") from None
            except (ChannelError, OSError) as error:
                raise LinkLostError(str(error)) from error

    async def answers(self, seconds: float) -> bool:
        """Ask, while somebody else receives here."""
        try:
            async with asyncio.timeout(seconds):
                self._news.clear()
                await self.send(Frame("ping", {"n": 1}))
                await self._news.wait()
        except (TimeoutError, LinkLostError):
            return False
        return True

    async def dismiss_plainly(self, item: Frame) -> None:
        """Say a last word to somebody who speaks no TLS: an older program understands it."""
        self._channel.write_plainly(frame(item.encode()))
        await self.close()

    def abort(self) -> None:
        """Close the socket at once; its reader notices."""
        self._channel.abort()

    async def close(self) -> None:
        """Close the socket; what was written still goes out."""
        await self._channel.close()


def _peer(writer: asyncio.StreamWriter) -> str:
    name = writer.get_extra_info("peername")
    return join_host_port(name[0], name[1]) if name else "unknown"


class PipeLink:
    """One end of a pipe inside this process; the same frames, the same bounds."""

    def __init__(self, inbox: asyncio.Queue[bytes | None], outbox: asyncio.Queue[bytes | None]) -> None:
        self._inbox = inbox
        self._outbox = outbox
        self._closed = False
        self.key = b""

    @property
    def address(self) -> str:
        """A pipe has no address."""
        return "this program"

    @property
    def binding(self) -> bytes:
        """Nor a channel."""
        return b""

    async def send(self, item: Frame) -> None:
        """Put a frame into the pipe; waits while it is full."""
        if self._closed:
            raise LinkLostError("the pipe is closed")
        await self._outbox.put(item.encode())

    async def answers(self, _seconds: float) -> bool:
        """A pipe is there as long as it is open."""
        return not self._closed

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


async def connect(host: str, port: int, local: str | None = None) -> StreamLink:
    """Open a link, from the own address `local` if given; LinkLostError says why it was not possible."""
    try:
        async with asyncio.timeout(bounds.CONNECT_SECONDS):
            own = (local, 0) if local else None
            link = StreamLink(*await asyncio.open_connection(host, port, local_addr=own))
            try:
                await link.open()
            except BaseException:
                link.abort()
                raise
    except (OSError, TimeoutError, LinkLostError) as error:
        raise LinkLostError(f"no connection to {join_host_port(host, port)}: {_words(error)}") from error
    return link


def _words(error: Exception) -> str:
    """Why there is no connection; asyncio's own words name the address once more, in its own notation."""
    if not isinstance(error, OSError):
        return str(error) or "no answer"
    known = error.errno is not None and error.errno > 0
    return os.strerror(error.errno or 0) if known else error.strerror or str(error) or "no answer"


def makes_room(waiting: Sequence[LinkT], newcomer: Link) -> LinkT:
    """Who of those who keep others waiting goes for a newcomer: the longest here of its own address.

    If none of them is from there, of the address that has most: nobody pushes another's links out by number.
    """
    hosts = [_host(link) for link in waiting]
    own = _host(newcomer)
    crowd = own if own in hosts else Counter(hosts).most_common(1)[0][0]
    return waiting[hosts.index(crowd)]


def _host(link: Link) -> str:
    return link.address.rpartition(":")[0] or link.address


def refusal(code: str, words: str) -> Frame:
    """The frame that says no, and why."""
    return Frame("refusal", {"code": code, "words": words[: limits.MAX_WORDS]})


async def dismiss(link: Link, item: Frame) -> None:
    """Say a last word if it can be said, then close."""
    with contextlib.suppress(LinkLostError):
        await link.send(item)
    await link.close()
