"""The door of a peer: takes connections within limits and hears what each wants."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Awaitable, Callable

from protocol import limits
from protocol.io import bounds
from protocol.io.frames import FIRST_FRAMES, VERSION, Frame
from protocol.io.link import LinkLostError, StreamLink, dismiss, refusal
from protocol.wire import WireError

__all__ = ["ListenError", "Listener"]

Welcomer = Callable[[StreamLink, Frame], Awaitable[None]]


class ListenError(Exception):
    """This port can't be opened."""


class Listener:
    """Listens on one port of all addresses and hands over every link that says properly what it wants."""

    def __init__(self, welcome: Welcomer, per_address: int = limits.MAX_CONNECTIONS_PER_ADDRESS) -> None:
        self._per_address = per_address
        self._welcome = welcome
        self._servers: list[asyncio.Server] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._open: Counter[str] = Counter()
        self._strangers: Counter[str] = Counter()
        self.port = 0
        self.turned_away = 0

    async def start(self, port: int = 0, host: str | None = None) -> int:
        """Open the port (0: any) for IPv4 and IPv6; returns it."""
        hosts = [host] if host else ["0.0.0.0", "::"]
        for one in hosts:
            try:
                server = await self._bind(one, self.port or port)
            except OSError as error:
                if self._servers:  # no IPv6 here; IPv4 is enough
                    continue
                raise ListenError(f"port {port} can't be opened: {error.strerror or error}") from error
            self._servers.append(server)
            self.port = server.sockets[0].getsockname()[1]
        return self.port

    async def _bind(self, host: str, port: int) -> asyncio.Server:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return await asyncio.start_server(self._accept, host, port, family=family, backlog=128)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        name = writer.get_extra_info("peername")
        address = name[0] if name else "unknown"
        if not self._admitted(address):
            self.turned_away += 1
            writer.transport.abort()
            return
        task = asyncio.create_task(self._serve(StreamLink(reader, writer), address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _admitted(self, address: str) -> bool:
        return (
            self._open.total() < limits.MAX_CONNECTIONS
            and self._open[address] < self._per_address
            and self._strangers.total() < limits.MAX_HALF_OPEN
            and self._strangers[address] < bounds.STRANGERS_PER_ADDRESS
        )

    async def _serve(self, link: StreamLink, address: str) -> None:
        self._open[address] += 1
        try:
            want = await self._introduced(link, address)
            if want is not None:
                await self._welcome(link, want)
        except LinkLostError:
            pass
        finally:
            self._open -= Counter({address: 1})
            await link.close()

    async def _introduced(self, link: StreamLink, address: str) -> Frame | None:
        self._strangers[address] += 1
        try:
            want = await link.first()
        except WireError as error:
            self.turned_away += 1
            await dismiss(link, refusal(error.code.value, "this is a p2pduel table"))
            return None
        except LinkLostError:
            self.turned_away += 1
            return None
        finally:
            self._strangers -= Counter({address: 1})
        if want.kind not in FIRST_FRAMES:
            await dismiss(link, refusal("link/first", "the first frame says what you want"))
            return None
        if want.body["version"] != VERSION:
            await dismiss(link, refusal("link/version", f"this table speaks version {VERSION}"))
            return None
        return want

    async def close(self) -> None:
        """Stop listening and end what is left."""
        for server in self._servers:
            server.close()
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
