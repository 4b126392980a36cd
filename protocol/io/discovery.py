"""Tables on the local network, announced and found by mDNS.

Nothing heard here is believed further than "there may be a table at this address".
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable
from types import TracebackType

import ifaddr
from zeroconf import IPVersion, ServiceInfo, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from protocol.io import bounds
from protocol.io.tables import Announcement, DiscoveryError, Table, ordered, read_table

__all__ = ["SERVICE", "Neighbourhood", "own_addresses"]

SERVICE = "_p2pduel._tcp.local."
_LOOKUP_MS = 3000
_LOOKUPS = 3
_GOODBYES = 3
_GOODBYE_SECONDS = 0.125


class Neighbourhood:
    """The local network: announce one table, hear of the others. Use as `async with`."""

    def __init__(
        self, on_news: Callable[[tuple[Table, ...]], None] | None = None, listen: bool = True
    ) -> None:
        self._on_news = on_news
        self._listen = listen
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._tables: dict[str, Table] = {}
        self._lookups: dict[str, asyncio.Task[None]] = {}
        self._info: ServiceInfo | None = None
        self._broadcast: asyncio.Future[None] | None = None
        self._changed = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self._told: tuple[Announcement, int] | None = None

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables heard of and not left, by name."""
        return tuple(
            sorted(self._tables.values(), key=lambda table: (table.name.casefold(), table.fingerprint))
        )

    async def __aenter__(self) -> Neighbourhood:
        self._zeroconf = await _open()
        if self._listen:
            self._browser = AsyncServiceBrowser(
                self._zeroconf.zeroconf, SERVICE, handlers=[self._heard], delay=500
            )
            self._chores = [asyncio.create_task(self._report()), asyncio.create_task(self._sweep())]
        self._chores.append(asyncio.create_task(self._follow_addresses()))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()
        for task in [*self._chores, *self._lookups.values()]:
            task.cancel()
        await asyncio.gather(*self._chores, *self._lookups.values(), return_exceptions=True)
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    async def announce(self, announcement: Announcement, port: int) -> None:
        """Tell everybody about a table, or what changed about it."""
        assert self._zeroconf is not None, "used outside of its context"
        info = _service(announcement, port)
        try:
            if self._info is None:
                broadcast = await self._zeroconf.async_register_service(info, cooperating_responders=True)
            else:
                # The instance keeps the name it was born with: the same records, a new TXT.
                info = _service(announcement, port, self._info.name)
                broadcast = await self._zeroconf.async_update_service(info)
        except OSError as error:
            raise DiscoveryError(f"the table can't be announced here ({error})") from error
        self._info = info
        self._told = (announcement, port)
        self._stop_broadcast()
        self._broadcast = asyncio.ensure_future(_quietly(broadcast))

    async def leave(self) -> None:
        """Take the table off everybody's list."""
        if self._info is None or self._zeroconf is None:
            return
        info, self._info = self._info, None
        self._stop_broadcast()
        zeroconf = self._zeroconf.zeroconf
        # Answers still owed would bring the table back after its goodbye.
        zeroconf.out_queue.queue.clear()
        zeroconf.out_delay_queue.queue.clear()
        zeroconf.registry.async_remove(info)
        for number in range(_GOODBYES):
            if number:
                await asyncio.sleep(_GOODBYE_SECONDS)
            copy = _goodbye(info, number)
            zeroconf.async_send(zeroconf.generate_service_broadcast(copy, 0))

    async def wait_for(
        self, choose: Callable[[tuple[Table, ...]], Table | None], seconds: float
    ) -> Table | None:
        """The first table `choose` returns, or None after that many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while (found := choose(self.tables)) is None:
                    await self._changed.wait()
                    await asyncio.sleep(bounds.NEWS_SECONDS / 2)
                return found
        return choose(self.tables)

    async def _follow_addresses(self) -> None:
        """A machine that moves to another network, or gets another address, says so."""
        known = own_addresses()
        while True:
            await asyncio.sleep(bounds.ADDRESS_SECONDS)
            if (now := own_addresses()) == known or self._zeroconf is None:
                continue
            known = now
            with contextlib.suppress(
                Exception
            ):  # an interface may vanish while it is asked; the next look tells
                await self._zeroconf.async_update_interfaces()
                if self._told is not None and self._info is not None:
                    await self.announce(*self._told)

    def _stop_broadcast(self) -> None:
        if self._broadcast is not None:
            self._broadcast.cancel()
            self._broadcast = None

    def _heard(
        self,
        zeroconf: Zeroconf,  # noqa: ARG002 - the library calls it by these names
        service_type: str,  # noqa: ARG002
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._drop(name)
        elif name not in self._lookups and (
            name in self._tables or len(self._tables) + len(self._lookups) < bounds.PEERS
        ):
            self._look_up(name)

    def _look_up(self, name: str) -> None:
        if len(self._lookups) < bounds.PENDING_LOOKUPS:
            task = asyncio.create_task(self._ask(name))
            self._lookups[name] = task
            task.add_done_callback(lambda _: self._lookups.pop(name, None))

    async def _ask(self, name: str) -> None:
        assert self._zeroconf is not None
        # A peer that changes its TXT without end is looked up once per pause, not once per change.
        await asyncio.sleep(bounds.NEWS_SECONDS / 4)
        table = None
        with contextlib.suppress(Exception):  # a forged record may break the parser; it is then no table
            for _ in range(_LOOKUPS):
                info = AsyncServiceInfo(SERVICE, name)
                if await info.async_request(self._zeroconf.zeroconf, _LOOKUP_MS):
                    table = read_table(info)
                    break
        if table is None:
            self._drop(name)
        elif self._tables.get(name) != table:
            self._tables[name] = table
            self._changed.set()

    def _drop(self, name: str) -> None:
        task = self._lookups.get(name)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if self._tables.pop(name, None) is not None:
            self._changed.set()

    async def _report(self) -> None:
        """Hand on what changed, at most one report per pause."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(0)
            self._changed.clear()
            if self._on_news is not None:
                self._on_news(self.tables)
            await asyncio.sleep(bounds.NEWS_SECONDS)

    async def _sweep(self) -> None:
        """Ask again for tables whose records ran out: a killed peer says no goodbye."""
        while True:
            await asyncio.sleep(bounds.RECORD_SECONDS / 4)
            for name in list(self._tables):
                assert self._zeroconf is not None
                if not AsyncServiceInfo(SERVICE, name).load_from_cache(self._zeroconf.zeroconf):
                    self._look_up(name)


async def _open() -> AsyncZeroconf:
    """Multicast sockets for IPv4 and IPv6, or for what there is."""
    errors: list[Exception] = []
    for version in (IPVersion.All, IPVersion.V4Only, IPVersion.V6Only):
        try:
            opened = AsyncZeroconf(ip_version=version)
            await opened.zeroconf.async_wait_for_start()
        except Exception as error:  # the library raises whatever its sockets raise
            errors.append(error)
        else:
            if opened.zeroconf.engine.senders:
                return opened
            await opened.async_close()
            errors.append(OSError("no interface can send multicast"))
    raise DiscoveryError(
        "tables on this network can't be listed: multicast is not possible here "
        f"({str(errors[0]) or type(errors[0]).__name__}). HOST:PORT still works."
    ) from errors[0]


async def _quietly(broadcast: object) -> None:
    with contextlib.suppress(Exception):
        await broadcast  # type: ignore[misc]


def _service(announcement: Announcement, port: int, name: str | None = None) -> ServiceInfo:
    words = announcement.name.replace(".", " ").encode()[:20].decode(errors="ignore").strip()
    mark = f"{announcement.fingerprint[:24]}-{port}"
    return ServiceInfo(
        SERVICE,
        name or f"{words} {mark}.{SERVICE}",
        port=port,
        properties=announcement.properties(),
        server=f"p2pduel-{mark}.local.",
        host_ttl=bounds.RECORD_SECONDS,
        other_ttl=bounds.RECORD_SECONDS,
        parsed_addresses=own_addresses(),
    )


def own_addresses() -> list[str]:
    """The addresses of this machine that a neighbour may reach; loopback only if there is no other."""
    found = []
    for adapter in ifaddr.get_adapters():
        for address in adapter.ips:
            found.append(address.ip if isinstance(address.ip, str) else address.ip[0])
    outside = [one for one in found if not ipaddress.ip_address(one).is_loopback]
    return ordered(dict.fromkeys(outside or found))


def _goodbye(info: ServiceInfo, number: int) -> ServiceInfo:
    """A goodbye unlike the ones before: listeners drop a packet equal to one they have just heard."""
    texts = dict(info.properties)
    if number:
        texts[b"bye"] = str(number).encode()
    return ServiceInfo(
        info.type,
        info.name,
        port=info.port,
        properties=texts,
        server=info.server,
        addresses=info.addresses_by_version(IPVersion.All),
    )
