"""Which tables there are on this network, and where a typed name leads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from protocol.io.discovery import Neighbourhood
from protocol.io.names import AddressError, host_port
from protocol.io.tables import AmbiguousError, DiscoveryError, NobodyThereError, Table, pick

__all__ = ["Address", "PickTable", "find", "peers"]

Address = tuple[str, int]
PickTable = Callable[[tuple[Table, ...]], Awaitable[Table]]
_GATHER_SECONDS = 1.5
"""After the first table, how long others may still turn up before one is taken as the only one."""


async def peers(seconds: float) -> list[Table]:
    """Every table heard of in that many seconds."""
    try:
        async with Neighbourhood() as around:
            await asyncio.sleep(seconds)
            return list(around.tables)
    except DiscoveryError as error:
        raise TableError(str(error), REFUSED) from error


async def find(
    target: str | None,
    seconds: float,
    wanted: Callable[[Table], bool],
    choose: PickTable | None = None,
    every: bool = False,
) -> list[Address]:
    """The addresses to try for NAME, NAME#FINGERPRINT, HOST:PORT, or nothing: the only table there is.

    With `every`, the addresses of all tables that fit.
    """
    if target is not None:
        try:
            address = host_port(target)
        except AddressError as error:
            raise TableError(str(error), USAGE) from error
        if address is not None:
            return [address]
    try:
        async with Neighbourhood() as around:
            tables = await _search(around, target, seconds, wanted, _all if every else choose)
    except AmbiguousError as error:
        raise TableError(str(error), USAGE, "write NAME#FINGERPRINT") from error
    except NobodyThereError as error:
        raise TableError(str(error), NOBODY, "HOST:PORT works without searching") from error
    except DiscoveryError as error:
        raise TableError(str(error), NOBODY, "give HOST:PORT instead") from error
    return [(host, table.port) for table in tables for host in table.hosts]


async def _search(
    around: Neighbourhood,
    target: str | None,
    seconds: float,
    wanted: Callable[[Table], bool],
    choose: PickTable | None,
) -> tuple[Table, ...]:
    def fits(tables: tuple[Table, ...]) -> tuple[Table, ...]:
        return tuple(table for table in tables if wanted(table))

    def named(tables: tuple[Table, ...]) -> Table | None:
        found = fits(tables)
        if target is None:
            return found[0] if found else None
        try:
            return pick(target, found)
        except NobodyThereError:
            return None

    found = await around.wait_for(named, seconds)
    if found is None:
        raise NobodyThereError(f"no table called {target!r} was found" if target else "no table was found")
    if target is not None:
        return (found,)
    await asyncio.sleep(_GATHER_SECONDS)
    there = fits(around.tables) or (found,)
    if len(there) == 1 or choose is _all:
        return there
    if choose is None:
        raise AmbiguousError("", there)
    return (await choose(there),)


async def _all(tables: tuple[Table, ...]) -> Table:
    """Stands for "all of them"."""
    return tables[0]
