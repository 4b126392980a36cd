"""A small web server for one file, honest or not, in the process of a test."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from email.utils import formatdate

__all__ = ["Site", "site"]

Answer = Callable[["Site", asyncio.StreamWriter, int], Awaitable[None]]


class Site:
    """Serves `data` at any path; `answer` replaces what is said."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.answer: Answer = ranged
        self.asked: list[int] = []
        """The place of every request."""
        self.paths: list[str] = []
        self.changed: float | None = None
        """When the file was changed, as the server says."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._news = asyncio.Event()

    @property
    def url(self) -> str:
        """Where the file is."""
        return f"http://127.0.0.1:{self.port}/game.duel"

    async def start(self) -> None:
        """Listen, after a stop at the same port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Close everything, as a server that is restarted does."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until requests have brought something about."""
        async with asyncio.timeout(60):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while not writer.is_closing():
                head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
                found = re.search(r"Range: bytes=(\d+)-", head)
                self.asked.append(int(found[1]) if found else 0)
                self.paths.append(head.split(" ")[1])
                self._news.set()
                await self.answer(self, writer, self.asked[-1])
                await writer.drain()
        writer.close()
        self._writers.discard(writer)


async def ranged(site: Site, writer: asyncio.StreamWriter, start: int) -> None:
    """As a good server answers."""
    dated = "" if site.changed is None else f"Last-Modified: {formatdate(site.changed, usegmt=True)}\r\n"
    rest, size = site.data[start : start + (1 << 20)], len(site.data)
    if not rest:
        writer.write(
            f"HTTP/1.1 416 No\r\nContent-Range: bytes */{size}\r\nContent-Length: 0\r\n{dated}\r\n".encode()
        )
        return
    about = f"Content-Range: bytes {start}-{start + len(rest) - 1}/{size}\r\nContent-Length: {len(rest)}\r\n"
    writer.write(f"HTTP/1.1 206 Part\r\n{about}{dated}\r\n".encode() + rest)


@contextlib.asynccontextmanager
async def site(data: bytes) -> AsyncIterator[Site]:
    """A server that listens."""
    made = Site(data)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()
