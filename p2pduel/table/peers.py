"""Which tables there are on this network, and where a typed name leads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from p2pduel import games
from p2pduel.catalogue import cli_output, faults, links
from p2pduel.catalogue import games as said
from p2pduel.catalogue.speech import anew
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from protocol.io.discovery import Neighbourhood
from protocol.io.names import AddressError, host_port, split_mark
from protocol.io.tables import AmbiguousError, DiscoveryError, NobodyThereError, Table, pick

__all__ = ["Address", "PickTable", "called", "find", "mark_of", "peers", "row"]

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
        raise TableError(
            anew(links.no_search, faults.why(error)), REFUSED, anew(lambda: links.NO_SEARCHING)
        ) from error


def row(table: Table) -> dict[str, object]:
    """A table as `p2pduel peers --json` lists it, with whether this program knows the game."""
    plays = _plays(table)
    return {**table.to_json(), "plays": plays, "known": any(plays == game.name for game in games.known())}


def called(table: Table) -> str:
    """What is played at a table, in a list: the variant, with the game before it unless it is the default."""
    plays = _plays(table)
    if plays == games.DEFAULT:
        return table.variant
    words = f"{plays} {table.variant}".strip()
    if table.options:
        words += f" ({table.options.replace(';', ', ')})"
    known = any(plays == game.name for game in games.known())
    return words if known else cli_output.unknown_game(words, said.NOT_KNOWN)


def _plays(table: Table) -> str:
    """The game of a table; programs from before there were several do not say it."""
    return table.plays or games.DEFAULT


def mark_of(target: str | None) -> str:
    """The beginning of a fingerprint in what was typed; empty if there is none."""
    return split_mark(target)[1] if target is not None else ""


async def find(
    target: str | None,
    seconds: float,
    wanted: Callable[[Table], bool],
    choose: PickTable | None = None,
    every: bool = False,
) -> list[Address]:
    """The addresses to try for NAME or HOST:PORT, also with #FINGERPRINT, or nothing: the only table.

    With `every`, the addresses of all tables that fit.
    """
    if target is not None:
        try:
            address = host_port(split_mark(target)[0])
        except AddressError as error:
            raise TableError(anew(links.no_address, target), USAGE) from error
        if address is not None:
            return [address]
    try:
        async with Neighbourhood() as around:
            tables = await _search(around, target, seconds, wanted, _all if every else choose)
    except AmbiguousError as error:
        there = [f"{table.name}#{table.fingerprint}" for table in error.tables]
        raise TableError(anew(links.ambiguous, there), USAGE, anew(lambda: links.WRITE_MARK)) from error
    except NobodyThereError as error:
        raise TableError(error.args[0], NOBODY, anew(lambda: links.NO_SEARCHING)) from error
    except DiscoveryError as error:
        raise TableError(
            anew(links.no_search, faults.why(error)), NOBODY, anew(lambda: links.GIVE_ADDRESS)
        ) from error
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
        raise NobodyThereError(anew(_nobody, target, around.tables))
    if target is not None:
        return (found,)
    await asyncio.sleep(_GATHER_SECONDS)
    there = fits(around.tables) or (found,)
    if len(there) == 1 or choose is _all:
        return there
    if choose is None:
        raise AmbiguousError("", there)
    return (await choose(there),)


def _nobody(target: str | None, there: tuple[Table, ...]) -> str:
    """Nobody fits: who is there instead, and whether the one who was meant is only busy."""
    tables = [table for table in there if not table.watching]
    meant = (target or "").partition("#")[0].casefold()
    for table in tables:
        if table.name.casefold() == meant:
            return links.busy(table.name, table.state, table.spectators)
    nobody = links.no_table_called(target) if target else links.NO_TABLE
    return links.others_there(nobody, [(table.name, table.state) for table in tables]) if tables else nobody


async def _all(tables: tuple[Table, ...]) -> Table:
    """Stands for "all of them"."""
    return tables[0]
