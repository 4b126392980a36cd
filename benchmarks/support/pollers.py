"""Many readers of one growing file on a web server, each over a connection of its own.

They ask as the program does: `Range` requests over a kept connection, at the program's pace. What they read
they only look at: in a file of records, each of which begins with the time it was written, they see how late
they are.

`python -m benchmarks.support.pollers PORT NUMBER PATH START [FILE]` says `here` when all are connected, and
what they read once its input ends. START is where they begin to read. With FILE the file grows by itself, as
that of a game does.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import resource
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from p2pduel.table.published.follow import POLL_SECONDS

__all__ = ["RECORD", "record"]

RECORD = 64
"""Bytes of one record of the file, the time in front."""

GROWTH_SECONDS = 0.02
GROWTH = 5
"""So often so many records: about the bytes of a quick game."""


def record() -> bytes:
    """One that is written now."""
    return f"{time.time():020.6f}".encode("ascii").ljust(RECORD, b".")


@dataclass
class Read:
    """What all readers together have read."""

    answers: int = 0
    size: int = 0
    delays: list[float] = field(default_factory=list)

    def take(self, data: bytes) -> None:
        """A new part of the file."""
        now = time.time()
        self.size += len(data)
        if data[:10].isdigit():
            self.delays += [now - float(data[at : at + 20]) for at in range(0, len(data), RECORD)]

    def text(self) -> str:
        """One line for another process."""
        late = statistics.quantiles(self.delays, n=20) if len(self.delays) > 1 else [0.0] * 19
        told = {"records": len(self.delays), "median": late[9], "late": late[-1]}
        return json.dumps({**told, "answers": self.answers, "bytes": self.size})


class Reader(asyncio.Protocol):
    """One reader: where it is in the file."""

    def __init__(self, path: str, start: int, read: Read) -> None:
        self._path = path
        self._place = start
        self._read = read
        self._text = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the first time at a moment of its own."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        asyncio.get_running_loop().call_later(random.uniform(0, POLL_SECONDS), self._ask)

    def _ask(self) -> None:
        if not self._transport.is_closing():
            words = f"GET {self._path} HTTP/1.1\r\nHost: x\r\nRange: bytes={self._place}-\r\n\r\n"
            self._transport.write(words.encode("ascii"))

    def data_received(self, data: bytes) -> None:
        """A whole answer, sooner or later."""
        self._text += data
        head, blank, rest = self._text.partition(b"\r\n\r\n")
        length = re.search(rb"Content-Length: (\d+)", head)
        if not blank or length is None or len(rest) < int(length[1]):
            return
        self._text = b""
        self._read.answers += 1
        if head.startswith(b"HTTP/1.1 206"):
            self._read.take(rest)
            self._place += len(rest)
        asyncio.get_running_loop().call_later(POLL_SECONDS * random.uniform(0.8, 1.2), self._ask)


async def _grow(path: Path) -> None:
    while True:
        with path.open("ab") as file:
            file.write(record() * GROWTH)
        await asyncio.sleep(GROWTH_SECONDS)


@contextlib.contextmanager
def _growing(path: Path) -> Iterator[None]:
    task = asyncio.create_task(_grow(path))
    try:
        yield
    finally:
        task.cancel()


async def main(port: int, number: int, path: str, start: int, file: str = "") -> None:
    """Come a few hundred at a time, read for a while, tell what came."""
    loop, read = asyncio.get_running_loop(), Read()
    here = []
    with _growing(Path(file)) if file else contextlib.nullcontext():
        for index in range(number):
            made = await loop.create_connection(lambda: Reader(path, start, read), "127.0.0.1", port)
            here.append(made[0])
            if index % 200 == 199:
                await asyncio.sleep(0.02)
        print("here", flush=True)
        await asyncio.to_thread(sys.stdin.read)
    print(read.text())


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), *sys.argv[5:]))
