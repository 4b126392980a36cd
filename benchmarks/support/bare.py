"""The floor under the table: signed messages of an act's size between two processes, and nothing else.

As at the table a message is on disk before it is sent. The pauses between the messages are those of a game:
an fsync after a pause can take many times as long as one of many in a row, and both sides need the same.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from io import FileIO
from pathlib import Path

import msgpack

from benchmarks.support.costs import Cost, metered
from protocol import identity as identities
from protocol.identity import Identity

__all__ = ["Floor", "bare"]


@dataclass(frozen=True, slots=True)
class Floor:
    """What nothing but the messages takes: median seconds of the way there, and of there and back."""

    way: float
    back: float
    cost: Cost
    """Of one way, on both sides."""


class _End:
    """One end of the connection with its own key and file."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: Path) -> None:
        self._reader, self._writer = reader, writer
        self._key = Identity.generate()
        self._file = FileIO(path, "wb")
        self._sent = 0
        self._size = b""

    async def send(self, **body: object) -> None:
        """Pack, sign, write to disk, send."""
        self._sent += 1
        data = msgpack.packb(["envelope", 1, bytes(32), self._sent, bytes(32), 0, "act", body])
        message = msgpack.packb([data, self._key.public, self._key.sign(data)])
        self._file.write(message)
        os.fsync(self._file.fileno())
        self._writer.write(len(message).to_bytes(4, "big") + message)
        await self._writer.drain()

    async def ready(self) -> None:
        """Wait for bytes without taking any: reading begins when something has come."""
        self._size = await self._reader.readexactly(4)

    async def receive(self) -> dict[str, float]:
        """Read, verify, unpack."""
        size = int.from_bytes(self._size, "big")
        data, public, signature = msgpack.unpackb(await self._reader.readexactly(size))
        assert identities.verify(public, signature, data)
        body: dict[str, float] = msgpack.unpackb(data)[-1]
        return body

    def close(self) -> None:
        """No more messages."""
        self._writer.close()
        self._file.close()


async def bare(
    folder: Path, started: Callable[..., Awaitable[asyncio.subprocess.Process]], pauses: Sequence[float]
) -> Floor:
    """Messages in the rhythm of a game, each answered by the other process."""
    heard: asyncio.Queue[_End] = asyncio.Queue()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.put_nowait(_End(reader, writer, folder / "bare.0"))

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    other = await started(__name__, str(port), str(folder / "bare.1"))
    end = await heard.get()
    ways, returns, cpu, disk = [], [], [], []
    with metered() as meter:
        for pause in pauses:
            await asyncio.sleep(pause)
            start, before = time.monotonic(), meter.now()
            await end.send(act=b"end", before=bytes(32))
            spent = meter.now() - before
            await end.ready()
            answer = await end.receive()
            returns.append(time.monotonic() - start)
            ways.append(answer["at"] - start)
            cpu.append(spent.cpu + answer["cpu"])
            disk.append(spent.disk)
    end.close()
    server.close()
    await other.wait()
    cost = Cost(statistics.median(cpu), 1, statistics.median(disk))
    return Floor(statistics.median(ways), statistics.median(returns), cost)


async def _answer(port: int, path: Path) -> None:
    """The other process: answers every message with the moment at which it was verified."""
    end = _End(*await asyncio.open_connection("127.0.0.1", port), path)
    print("ready", flush=True)
    while True:
        try:
            await end.ready()
        except asyncio.IncompleteReadError:
            return end.close()
        before = time.process_time()
        await end.receive()
        await end.send(at=time.monotonic(), cpu=time.process_time() - before, before=bytes(32))


if __name__ == "__main__":
    asyncio.run(_answer(int(sys.argv[1]), Path(sys.argv[2])))
