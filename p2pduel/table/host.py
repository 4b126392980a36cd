"""Host a game: wait for somebody to sit down, play, leave when the others have everything."""

from __future__ import annotations

from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files, open_files
from p2pduel.table.game import from_terms, other_rules
from p2pduel.table.options import Ending, Options
from p2pduel.table.peer import Peer
from protocol.envelope import Envelope, decode_record
from protocol.session import Session
from protocol.wire import Body, WireError

__all__ = ["check_journal", "host", "open_seat"]


async def host(options: Options) -> Ending:
    """One game as red; with the journal of an unfinished one, that game."""
    if options.variant not in VARIANTS:
        raise TableError(f"there is no variant {options.variant!r}", USAGE)
    files = open_files(options.journal, player=True, seed=options.seed)
    terms: Body = {"variant": options.variant, "hints": options.hints, "claim": options.claim}
    session = open_seat(options, files, 0, terms)
    return await Peer(options, files, session).stay()


def open_seat(
    options: Options, files: Files, seat: int, terms: Body | None, *, asks: bool = False
) -> Session:
    """The session of a seat, after a look at whether the journal is this seat's and not over.

    asks: another's terms are to be agreed to before anything is signed.
    """
    check_journal(files, seat, options.identity.public)
    return Session(
        from_terms,
        seat=seat,
        identity=options.identity,
        seed=files.seed,
        name=options.name,
        terms=None if files.journal.records else terms,
        asks=asks,
    )


def check_journal(files: Files, seat: int | None, key: bytes) -> None:
    """Whether this player, or a spectator (None), can go on with a journal; if not, it is closed."""
    try:
        _check(files, seat, key)
    except TableError:
        files.journal.close()
        raise


def _check(files: Files, seat: int | None, key: bytes) -> None:
    try:
        records = [decode_record(record) for record in files.journal.records]
    except WireError as error:
        raise TableError(f"{files.path} holds no game: {error}", USAGE) from error
    chain = [record for record in records if isinstance(record, Envelope)]
    if seat is not None and len(chain) > seat and chain[seat].body.get("key") != key:
        other = len(chain) > 1 - seat and chain[1 - seat].body.get("key") == key
        hint = f"use p2pduel {'join' if seat == 0 else 'host'} for it" if other else None
        raise TableError(f"{files.path} is not a game of this identity in this seat", USAGE, hint)
    if chain and other_rules(chain[0].body):
        raise TableError(f"the game in {files.path} was played by another version of the rules", USAGE)
    # Whose own seed closes the journal may have died before sending it: the other side still waits for it.
    told = bool(chain) and (chain[-1].seat != seat or files.whereabouts().done)
    if sum(envelope.kind == "open" for envelope in chain) == 2 and told:
        raise TableError(f"the game in {files.path} is finished", USAGE, f"p2pduel verify {files.path}")
