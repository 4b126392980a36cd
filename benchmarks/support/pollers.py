"""Many readers of one growing file on a web server, each over a connection of its own.

They ask as the program does: `Range` requests over a kept connection, at the program's pace. What they read
they only look at: every record begins with the time it was written.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import statistics
import sys
import time

from p2pduel.table.published.follow import POLL_SECONDS

__all__ = ["RECORD", "main"]

RECORD = 64
"""Bytes of one record of the file, the time in front."""


class Reader(asyncio.Protocol):
    """One reader: what it has, and how late it got it."""

    def __init__(self, start: int, delays: list[float]) -> None:
        self._place = start
        self._delays = delays
        self._text = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the first time at a moment of its own."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        asyncio.get_running_loop().call_later(random.uniform(0, POLL_SECONDS), self._ask)

    def _ask(self) -> None:
        if not self._transport.is_closing():
            words = f"GET /game.duel HTTP/1.1\r\nHost: x\r\nRange: bytes={self._place}-\r\n\r\n"
            self._transport.write(words.encode("ascii"))

    def data_received(self, data: bytes) -> None:
        """A whole answer, sooner or later."""
        self._text += data
        head, blank, rest = self._text.partition(b"\r\n\r\n")
        length = re.search(rb"Content-Length: (\d+)", head)
        if not blank or length is None or len(rest) < int(length[1]):
            return
        self._text = b""
        if head.startswith(b"HTTP/1.1 206"):
            now = time.time()
            self._delays += [now - float(rest[at : at + 20]) for at in range(0, len(rest), RECORD)]
            self._place += len(rest)
        asyncio.get_running_loop().call_later(POLL_SECONDS * random.uniform(0.8, 1.2), self._ask)


async def main(port: int, number: int, start: int, seconds: float) -> None:
    """Come a few hundred at a time, read for a while, tell what came."""
    loop, delays = asyncio.get_running_loop(), list[float]()
    here = []
    for index in range(number):
        made = await loop.create_connection(lambda: Reader(start, delays), "127.0.0.1", port)
        here.append(made[0])
        if index % 200 == 199:
            await asyncio.sleep(0.02)
    print("here", flush=True)
    await asyncio.sleep(seconds)
    late = statistics.quantiles(delays, n=20)
    print(json.dumps({"records": len(delays), "median": statistics.median(delays), "late": late[-1]}))


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
