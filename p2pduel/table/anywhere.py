"""Tables across the internet: links through iroh, hole-punched or relayed, to whoever has a ticket.

The endpoint's key is the player's own, so a ticket names whom one will meet. Inside an iroh stream travels
what travels over TCP, channel and all; a pair of sockets between the two keeps every bound and time limit
where it was. A pump is never cancelled while it reads a stream, for what was read would be lost: closing the
connection ends it.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import socket
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

from p2pduel import paths
from p2pduel.catalogue import anywhere as words
from p2pduel.catalogue import faults, files
from p2pduel.catalogue.speech import anew
from p2pduel.table.errors import REFUSED, USAGE, TableError
from p2pduel.table.files import Whereabouts
from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.frames import VERSION
from protocol.io.link import LinkLostError, StreamLink
from protocol.io.listener import Listener

__all__ = [
    "Anywhere",
    "Relays",
    "as_before",
    "installed",
    "is_ticket",
    "join_command",
    "key_in",
    "named",
    "qr",
    "relays",
]

_ALPN: Final = f"p2pduel/{VERSION}".encode("ascii")
_CHUNK: Final = 64 * 1024
_ONLINE_SECONDS: Final = 10.0
"""Wait for a relay before the ticket is shown without one."""
_PORT_SECONDS: Final = 5.0
"""Wait for a port that is being given up."""
_LAST_SECONDS: Final = 2.0
"""Wait for the last bytes of all links when everything is closed."""
N0: Final = "n0"


@dataclass(frozen=True, slots=True)
class Relays:
    """Which relays help to find each other: those of n0, or some by address; without any, none."""

    n0: bool = False
    urls: tuple[str, ...] = ()


def relays(chosen: list[str], none: bool) -> Relays:
    """What was chosen, or agreed to before; TableError if neither."""
    agreed = paths.relays()
    if none:
        return Relays()
    if not chosen and not agreed.exists():
        raise TableError(anew(lambda: words.CHOOSE_RELAY), USAGE, anew(lambda: words.CHOOSE_RELAY_HINT))
    for url in chosen:
        if url != N0 and (urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname):
            raise TableError(anew(words.bad_relay, url), USAGE)
    if N0 in chosen:
        fault = paths.write_whole(agreed, f"{N0}\n")
        if fault:
            raise TableError(anew(files.unwritable, str(agreed), faults.why(fault)), USAGE)
    return Relays(N0 in chosen or not chosen, tuple(url for url in chosen if url != N0))


def as_before(where: Whereabouts) -> Relays | None:
    """How a game that goes on was reached across the internet, to do so again; None if it was not."""
    if where.relays is not None:
        return Relays(N0 in where.relays, tuple(url for url in where.relays if url != N0))
    if any(is_ticket(host) for host, _ in where.peers):  # kept by a program that did not say by which relays
        return Relays(n0=paths.relays().exists())
    return None


def named(chosen: Relays) -> list[str]:
    """Relays as they are kept with a game."""
    return [*([N0] if chosen.n0 else []), *chosen.urls]


def installed() -> bool:
    """Whether the library is there."""
    return importlib.util.find_spec("iroh") is not None


def is_ticket(target: str | None) -> bool:
    """Whether what was typed is a ticket; no name is so long."""
    return target is not None and target.lower().startswith("endpoint") and len(target) > 2 * limits.MAX_NAME


def _iroh() -> Any:
    """The library; TableError where it is not installed."""
    try:
        return importlib.import_module("iroh")
    except ImportError as error:
        raise TableError(anew(lambda: words.MISSING), REFUSED, anew(lambda: words.MISSING_HINT)) from error


def _read(iroh: Any, ticket: str) -> Any:
    """The address in a ticket; TableError if it is none. A QR code has it in capitals."""
    try:
        return iroh.EndpointTicket.from_string(ticket.lower()).endpoint_addr()
    except iroh.IrohError:
        raise TableError(anew(lambda: words.BAD_TICKET), USAGE) from None


def key_in(ticket: str) -> bytes:
    """The key of whoever made a ticket."""
    return bytes(_read(_iroh(), ticket).id().to_bytes())


def join_command(ticket: str) -> str:
    """What is typed to sit down at the table of a ticket."""
    return f"p2pduel join {ticket}"


def qr(ticket: str, border: int) -> tuple[tuple[bool, ...], ...]:
    """A ticket as squares that a camera reads, True for a dark one; none where the library is missing.

    In capitals, which take a third less room and are a ticket all the same.
    """
    try:
        segno = importlib.import_module("segno")
    except ImportError:
        return ()
    made = segno.make(ticket.upper(), error="l", boost_error=False, micro=False)
    return tuple(tuple(bool(one) for one in row) for row in made.matrix_iter(border=border))


class Anywhere:
    """An endpoint: gives out a ticket, lets whoever has one in, and follows the tickets of others."""

    def __init__(self, identity: Identity, chosen: Relays, port: int = 0) -> None:
        self._iroh = _iroh()
        self._identity = identity
        self._relays = chosen
        self._port = port
        self._endpoint: Any = None
        self._tunnels: set[_Tunnel] = set()
        self._coming: set[asyncio.Task[None]] = set()
        """Who knocks and is not in yet."""
        self._door: asyncio.Task[None] | None = None
        self.online = not (chosen.n0 or chosen.urls)
        """Whether a relay answers; without any there is none to wait for."""

    async def __aenter__(self) -> Self:
        try:
            self._endpoint = await self._bind_there() or await self._bind(0)
        except self._iroh.IrohError as error:
            raise TableError(anew(words.no_endpoint, _first_line(error)), REFUSED) from None
        if not self.online:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_ONLINE_SECONDS):
                    await self._endpoint.online()
                    self.online = True
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        waiting = [task for task in (self._door, *self._coming) if task is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        last = [tunnel.emptied for tunnel in self._tunnels]
        if last:
            await asyncio.wait(last, timeout=_LAST_SECONDS)
        for tunnel in list(self._tunnels):
            await tunnel.close()
        await self._endpoint.close()
        self._endpoint = self._door = None  # the port is free when nobody holds any of it

    async def _bind_there(self) -> Any:
        """An endpoint at the port that tickets name; None if it is taken.

        The endpoint of the last game takes a while to let it go, and a rematch has no other place.
        """
        deadline = asyncio.get_running_loop().time() + _PORT_SECONDS
        while True:
            with contextlib.suppress(self._iroh.IrohError):
                return await self._bind(self._port)
            if asyncio.get_running_loop().time() > deadline:
                return None
            await asyncio.sleep(_PORT_SECONDS / 20)

    async def _bind(self, port: int) -> Any:
        iroh, chosen = self._iroh, self._relays
        mode = iroh.RelayMode.custom_from_urls(list(chosen.urls)) if chosen.urls else None
        if not (chosen.urls or chosen.n0):
            mode = iroh.RelayMode.disabled()
        return await iroh.Endpoint.bind(
            iroh.EndpointOptions(
                preset=iroh.preset_n0() if chosen.n0 else iroh.preset_minimal(),
                secret_key=self._identity.secret(),
                alpns=[_ALPN],
                relay_mode=mode,
                bind_addr=f"0.0.0.0:{port}" if port else None,
            )
        )

    @property
    def ticket(self) -> str:
        """What somebody else needs to come here."""
        return str(self._iroh.EndpointTicket.from_addr(self._endpoint.addr()))

    # --- letting others in --------------------------------------------------------------------------------

    def serve(self, listener: Listener) -> None:
        """Let everybody in who has the ticket; the listener hears what they want and has its limits."""
        self._door = asyncio.create_task(self._accept(listener))

    async def _accept(self, listener: Listener) -> None:
        while (knocking := await self._endpoint.accept_next()) is not None:
            if len(self._coming) >= limits.MAX_HALF_OPEN:
                await knocking.refuse()
                continue
            task = asyncio.create_task(self._welcome(knocking, listener))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, knocking: Any, listener: Listener) -> None:
        """The handshake and the one stream of a newcomer."""
        with contextlib.suppress(self._iroh.IrohError, TimeoutError, OSError):
            async with asyncio.timeout(limits.FIRST_FRAME_SECONDS):
                connection = await (await knocking.accept()).connect()
                stream = await connection.accept_bi()
            reader, writer = await self._tunnel(connection, stream)
            listener.admit(reader, writer, _address(connection))

    # --- going to others ----------------------------------------------------------------------------------

    async def dial(self, ticket: str) -> StreamLink:
        """A link to whoever made the ticket; LinkLostError if there is none."""
        address = _read(self._iroh, ticket)
        try:
            async with asyncio.timeout(bounds.CONNECT_SECONDS):
                connection = await self._endpoint.connect(address, _ALPN)
                stream = await connection.open_bi()
                reader, writer = await self._tunnel(connection, stream)
                link = StreamLink(reader, writer, address=_address(connection))
                try:
                    await link.open()
                except BaseException:
                    link.abort()
                    raise
        except (self._iroh.IrohError, OSError, TimeoutError):
            raise LinkLostError(anew(lambda: words.NOT_THERE)) from None
        return link

    async def _tunnel(
        self, connection: Any, stream: Any
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Our end of a pair of sockets whose other end is pumped through the stream."""
        ours, theirs = socket.socketpair()
        tunnel = _Tunnel(self._iroh, connection, stream)
        self._tunnels.add(tunnel)
        await tunnel.start(theirs, lambda: self._tunnels.discard(tunnel))
        return await asyncio.open_connection(sock=ours)


class _Tunnel:
    """Two pumps between a socket and a stream."""

    def __init__(self, iroh: Any, connection: Any, stream: Any) -> None:
        self._iroh = iroh
        self._connection = connection
        self._stream = stream
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, end: socket.socket, gone: Any) -> None:
        """Pump until either side has ended."""
        reader, writer = await asyncio.open_connection(sock=end)
        self._tasks = [asyncio.create_task(self._inward(writer)), asyncio.create_task(self._outward(reader))]
        self._tasks[0].add_done_callback(lambda _task: gone())

    @property
    def emptied(self) -> asyncio.Task[None]:
        """Done when everything that was written has arrived."""
        return self._tasks[1]

    async def close(self) -> None:
        """End the connection, which ends both pumps."""
        self._connection.close(0, b"")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._connection = self._stream = None

    async def _inward(self, writer: asyncio.StreamWriter) -> None:
        receiving = self._stream.recv()
        with contextlib.suppress(self._iroh.IrohError, OSError):
            while data := bytes(await receiving.read(_CHUNK)):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _outward(self, reader: asyncio.StreamReader) -> None:
        sending = self._stream.send()
        with contextlib.suppress(self._iroh.IrohError, OSError):
            while data := await reader.read(_CHUNK):
                await sending.write_all(data)
            await sending.finish()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(bounds.WRITE_SECONDS):
                    await sending.stopped()  # all of it has arrived
        self._connection.close(0, b"")


def _address(connection: Any) -> str:
    """What limits count by: the endpoint, wherever it is."""
    return f"anywhere-{bytes(connection.remote_id().to_bytes()).hex()}"


def _first_line(error: Any) -> str:
    return str(error.message()).splitlines()[0][:100]
