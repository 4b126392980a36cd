"""A relay for tickets, as small as it can be: whoever names a key is handed what is sent to that key.

`python relay.py PORT` serves iroh's relay protocol over plain WebSockets on all addresses. It checks no
signature, so it is good for nothing but tests: what it carries is encrypted between the two ends.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import re
import signal
import struct
import sys
from collections.abc import AsyncIterator

_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CHALLENGE, AUTH, CONFIRMED = b"\x00", b"\x01", b"\x02"
TO_RELAY, TO_RELAY_BATCH, FROM_RELAY, FROM_RELAY_BATCH = b"\x04", b"\x05", b"\x06", b"\x07"
PING, PONG = b"\x09", b"\x0a"
KEY = 32


class Relay:
    """Who is here, by key."""

    def __init__(self) -> None:
        self._here: dict[bytes, asyncio.StreamWriter] = {}
        self.carried = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: a look whether anybody is here, or a client that stays."""
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            wanted = re.search(r"(?im)^sec-websocket-key: *(\S+)", head)
            if wanted is None:
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                await writer.drain()
            else:
                spoken = re.search(r"(?im)^sec-websocket-protocol: *([^\s,]+)", head)
                writer.write(_upgraded(wanted[1], spoken[1] if spoken else ""))
                await self._client(reader, writer)
        writer.close()

    async def _client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(_frame(CHALLENGE + bytes(16)))
        key = b""
        async for data in _messages(reader):
            kind, rest = data[:1], data[1:]
            if kind == AUTH:
                key = rest[:KEY]
                self._here[key] = writer
                writer.write(_frame(CONFIRMED))
            elif kind == PING:
                writer.write(_frame(PONG + rest))
            elif kind in (TO_RELAY, TO_RELAY_BATCH) and (other := self._here.get(rest[:KEY])) is not None:
                self.carried += 1
                if self.carried == 1:
                    print("carries", flush=True)
                other.write(_frame((FROM_RELAY if kind == TO_RELAY else FROM_RELAY_BATCH) + key + rest[KEY:]))


def _upgraded(key: str, protocol: str) -> bytes:
    """The answer of a server that speaks WebSocket."""
    accepted = base64.b64encode(hashlib.sha1(key.encode("ascii") + _MAGIC).digest()).decode("ascii")
    chosen = f"Sec-WebSocket-Protocol: {protocol}\r\n" if protocol else ""
    return (
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Accept: {accepted}\r\n{chosen}\r\n"
    ).encode("ascii")


def _frame(data: bytes, opcode: int = 2) -> bytes:
    """One whole message to a client."""
    size = len(data)
    if size < 126:
        return struct.pack(">BB", 0x80 | opcode, size) + data
    return struct.pack(">BBH", 0x80 | opcode, 126, size) + data


async def _messages(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The messages of a client, one by one, until it closes."""
    whole = b""
    while True:
        first, second = await reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack(">H", await reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await reader.readexactly(8))
        mask = await reader.readexactly(4)
        masked = await reader.readexactly(size)
        if first & 0x0F == 8:
            return
        whole += bytes(byte ^ mask[place % 4] for place, byte in enumerate(masked))
        if first & 0x80:
            if first & 0x0F in (0, 2):
                yield whole
            whole = b""


async def main(port: int) -> None:
    """Serve until somebody ends this; how much was carried is said then."""
    relay, ended = Relay(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    server = await asyncio.start_server(relay.serve, "0.0.0.0", port)
    print("listens", flush=True)
    await ended.wait()
    server.close()
    print(f"carried {relay.carried}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
