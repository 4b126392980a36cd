"""Join a game that somebody hosts, found by name or by address; or go on with one."""

from __future__ import annotations

from p2pduel.table.anywhere import is_ticket, key_in
from p2pduel.table.errors import NOBODY, TableError
from p2pduel.table.files import open_files
from p2pduel.table.host import open_seat
from p2pduel.table.options import Ending, Options
from p2pduel.table.peer import Peer
from p2pduel.table.peers import Address, find, mark_of
from protocol.identity import fingerprint
from protocol.io.tables import Table

__all__ = ["join"]


async def join(target: str | None, options: Options) -> Ending:
    """One game in a seat of a table that somebody else hosts."""
    first: list[Address] = []
    ticket = (target or "").partition("#")[0].partition(":")[0]
    if is_ticket(ticket):
        return await _by_ticket(ticket, options)
    resuming = options.journal is not None and options.journal.exists()
    if not resuming:
        first = await find(target, options.timeout, lambda table: table.state == "waiting")
    files = open_files(options.journal, player=True, seed=options.seed)
    peer = Peer(options, files, open_seat(options, files, 1, None, asks=True))
    peer.mark = mark_of(target)
    addressed = target is not None and ":" in target
    peer.fresh = resuming and not addressed

    async def seek() -> list[Address]:
        """The address given; else the host by its game, or by its key while there is no game yet."""
        if first and not peer.been_in:
            return first
        if addressed:
            return await find(target, 0, _anything)
        if not options.mdns:
            return first
        return await _again(peer, target, min(options.timeout, 3.0)) or first

    return await peer.stay(seek, "play")


async def _by_ticket(ticket: str, options: Options) -> Ending:
    """One game with whoever made a ticket: its key is the host's."""
    mark = fingerprint(key_in(ticket))
    files = open_files(options.journal, player=True, seed=options.seed)
    peer = Peer(options, files, open_seat(options, files, 1, None, asks=True))
    peer.mark = mark

    async def seek() -> list[Address]:
        return [(ticket, 0)]

    return await peer.stay(seek, "play")


def _anything(_table: Table) -> bool:
    return True


async def _again(peer: Peer, target: str | None, seconds: float) -> list[Address]:
    """The other player's table, wherever it is now."""
    game = peer.feed.gid.hex()
    key = fingerprint(peer.seat.opponent) if peer.seat.opponent else None

    def fits(table: Table) -> bool:
        if key is not None and table.fingerprint != key:
            return False
        return table.game == game or table.state == "waiting"

    try:
        return await find(target if not game else None, seconds, fits, every=True)
    except TableError as error:
        if error.code != NOBODY or not peer.been_in:
            raise
        return []
