"""The door of a peer: takes connections within limits and hears what each wants."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Awaitable, Callable

from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.certificate import Badge
from protocol.io.channel import ChannelError, OtherProtocolError, PlainTextError
from protocol.io.frames import FIRST_FRAMES, VERSION, Frame
from protocol.io.link import LinkLostError, StreamLink, dismiss, makes_room, refusal
from protocol.wire import WireError

__all__ = ["ListenError", "Listener"]

_VERSION_REFUSAL = refusal("link/version", f"this table speaks version {VERSION} of the links, over TLS")

Welcomer = Callable[[StreamLink, Frame], Awaitable[None]]


class ListenError(Exception):
    """This port can't be opened."""


class Listener:
    """Listens on one port of all addresses and hands over every link that says properly what it wants."""

    def __init__(
        self,
        welcome: Welcomer,
        identity: Identity,
        per_address: int = limits.MAX_CONNECTIONS_PER_ADDRESS,
    ) -> None:
        """Whoever connects sees that the key of this identity is here."""
        self._identity = identity
        self._badge: Badge | None = None
        self._per_address = per_address
        self._welcome = welcome
        self._servers: list[asyncio.Server] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = 0
        self._inside: Counter[str] = Counter()
        """Links that were handed over, by address."""
        self._strangers: dict[StreamLink, str] = {}
        """Who has not said what they want, with their addresses, longest here first."""
        self._handshakes = Bucket(bounds.HANDSHAKES_PER_SECOND, bounds.HANDSHAKE_BURST)
        self._queue = asyncio.Lock()
        self.port = 0
        self.turned_away = 0

    async def start(self, port: int = 0, host: str | None = None) -> int:
        """Open the port (0: any) for IPv4 and IPv6; returns it."""
        try:
            self._badge = Badge(self._identity)
        except OSError as error:  # it needs a file for a moment
            raise ListenError(f"no secure links are possible: {error}") from error
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
        self._admit(StreamLink(reader, writer, self._badge), writer, name[0] if name else "unknown")

    def admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> None:
        """Take a stranger who came another way; limits count by the address that is given."""
        self._admit(StreamLink(reader, writer, self._badge, address), writer, address)

    def _admit(self, link: StreamLink, writer: asyncio.StreamWriter, address: str) -> None:
        if self._open >= limits.MAX_CONNECTIONS:
            self.turned_away += 1
            writer.transport.abort()
            return
        self._make_room(link, address)
        self._strangers[link] = address
        task = asyncio.create_task(self._serve(link, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _make_room(self, newcomer: StreamLink, address: str) -> None:
        """The longest silent goes: who means it speaks at once, so a player gets in past all the others."""
        same = sum(other == address for other in self._strangers.values())
        if same >= bounds.STRANGERS_PER_ADDRESS or len(self._strangers) >= limits.MAX_HALF_OPEN:
            self._put_out(makes_room(list(self._strangers), newcomer))

    def _put_out(self, link: StreamLink) -> None:
        del self._strangers[link]
        link.abort()

    async def _serve(self, link: StreamLink, address: str) -> None:
        self._open += 1
        try:
            want = await self._introduced(link, address)
            if want is not None:
                await self._hand_over(link, want, address)
        except LinkLostError:
            pass
        finally:
            self._open -= 1
            await link.close()

    async def _hand_over(self, link: StreamLink, want: Frame, address: str) -> None:
        self._inside[address] += 1
        try:
            await self._welcome(link, want)
        finally:
            self._inside -= Counter({address: 1})  # forgets addresses that have none

    async def _introduced(self, link: StreamLink, address: str) -> Frame | None:
        """What a link wants; None if it was shown out."""
        try:
            want = await link.first(lambda: self._turn(link))
        except PlainTextError:
            self.turned_away += 1
            await link.dismiss_plainly(_VERSION_REFUSAL)
            return None
        except OtherProtocolError:
            self.turned_away += 1
            await dismiss(link, _VERSION_REFUSAL)
            return None
        except WireError as error:
            self.turned_away += 1
            await dismiss(link, refusal(error.code.value, "this is a p2pduel table"))
            return None
        except (LinkLostError, ChannelError):
            self.turned_away += 1
            return None
        finally:
            self._strangers.pop(link, None)
        no = self._objection(want, address)
        if no is not None:
            await dismiss(link, no)
            return None
        return want

    async def _turn(self, link: StreamLink) -> None:
        """Wait for the turn to shake hands; who has been put out meanwhile costs no turn."""
        async with self._queue:
            if link not in self._strangers:
                raise ChannelError("somebody else has taken this place")
            await self._handshakes.pace()

    def _objection(self, want: Frame, address: str) -> Frame | None:
        """Why this link is not handed over; None if it is."""
        if want.kind not in FIRST_FRAMES:
            return refusal("link/first", "the first frame says what you want")
        if want.body["version"] != VERSION:
            return _VERSION_REFUSAL
        # a player gets in past the spectators of its own household
        most = self._per_address + (0 if want.kind == "watch" else bounds.PLAYER_LINKS)
        if self._inside[address] >= most:
            return refusal("table/full", "too many connections from one address")
        return None

    async def close(self) -> None:
        """Stop listening and end what is left."""
        for server in self._servers:
            server.close()
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
