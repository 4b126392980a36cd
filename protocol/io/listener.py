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
        self._strangers: dict[StreamLink, str] = {}
        """Who has not said what they want, with their addresses, longest here first."""
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
        if self._open.total() >= limits.MAX_CONNECTIONS:
            self.turned_away += 1
            writer.transport.abort()
            return
        self._make_room(address)
        link = StreamLink(reader, writer)
        self._strangers[link] = address
        task = asyncio.create_task(self._serve(link, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _make_room(self, address: str) -> None:
        """The longest silent goes: who means it speaks at once, so a player gets in past all the others."""
        same = [link for link, other in self._strangers.items() if other == address]
        if len(same) >= bounds.STRANGERS_PER_ADDRESS:
            self._put_out(same[0])
        elif len(self._strangers) >= limits.MAX_HALF_OPEN:
            self._put_out(next(iter(self._strangers)))

    def _put_out(self, link: StreamLink) -> None:
        del self._strangers[link]
        link.abort()

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
            self._strangers.pop(link, None)
        if want.kind not in FIRST_FRAMES:
            await dismiss(link, refusal("link/first", "the first frame says what you want"))
            return None
        if want.kind == "watch" and self._open[address] > self._per_address:
            await dismiss(link, refusal("table/full", "too many spectators from one address"))
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
