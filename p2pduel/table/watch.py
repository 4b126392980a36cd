"""Watch a game from either player or from another spectator, verifying all of it."""

from __future__ import annotations

from p2pduel.table.errors import TableError
from p2pduel.table.files import open_files
from p2pduel.table.game import from_terms
from p2pduel.table.host import check_journal
from p2pduel.table.options import Ending, Options
from p2pduel.table.peer import Peer
from p2pduel.table.peers import Address, find, mark_of
from protocol.io.tables import AmbiguousError, Table
from protocol.session import Session

__all__ = ["watch"]


async def watch(target: str | None, options: Options) -> Ending:
    """Follow one game to its end; it may not even have begun."""
    files = open_files(options.journal, player=False)
    check_journal(files, None, b"")
    try:
        first = await find(target, options.timeout, _watchable, _of_one_game)
    except BaseException:
        files.journal.close()
        files.tidy()
        raise
    peer = Peer(options, files, Session(from_terms))
    peer.mark = mark_of(target)

    async def seek() -> list[Address]:
        """The table first named; once in, wherever the game can be watched now, then that table again."""
        if not peer.been_in or not options.mdns or not peer.feed.gid:
            return first
        game = peer.feed.gid.hex()
        own = options.identity.fingerprint
        try:
            others = await find(
                None, 2.0, lambda table: table.game == game and table.fingerprint != own, every=True
            )
        except TableError:
            return first
        return [*others, *first]

    return await peer.stay(seek, "watch")


def _watchable(table: Table) -> bool:
    return table.spectators and table.state != "finished"


async def _of_one_game(tables: tuple[Table, ...]) -> Table:
    """Any of them, if all lead to the same game: both players and every spectator announce it."""
    if len({table.game for table in tables}) > 1 or not tables[0].game:
        raise AmbiguousError("", tables)
    return tables[0]
