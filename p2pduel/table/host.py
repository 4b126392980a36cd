"""Host a game: wait for somebody to sit down, play, leave when the others have everything."""

from __future__ import annotations

from p2pduel import games
from p2pduel.catalogue import files as said
from p2pduel.catalogue.options import why
from p2pduel.catalogue.speech import anew
from p2pduel.kernel.errors import IllegalMove
from p2pduel.table.about import seats_of, unknown_game
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files, open_files
from p2pduel.table.game import from_terms, unplayable
from p2pduel.table.options import Ending, Options
from p2pduel.table.owndeck import outside
from p2pduel.table.peer import Peer
from p2pduel.table.terms import Terms
from protocol.envelope import Envelope, decode_record
from protocol.session import Session
from protocol.wire import Body, WireError

__all__ = ["check_journal", "host", "open_seat", "proposed"]


async def host(options: Options) -> Ending:
    """One game in the first seat; with the journal of an unfinished one, that game."""
    terms = proposed(options)
    if words := outside(terms, 0, options.deck):
        raise TableError(words, USAGE)
    files = open_files(options.journal, player=True, seed=options.seed)
    session = open_seat(options, files, 0, terms.to_wire())
    return await Peer(options, files, session).stay()


def proposed(options: Options) -> Terms:
    """The terms a table is opened with; TableError if there is no such game."""
    try:
        game = games.game(options.game)
        variant = options.variant or game.variants[0]
        chosen = game.rules.check(variant, options.seats, options.options)
    except games.UnknownGameError:
        raise TableError(anew(unknown_game, options.game), USAGE) from None
    except IllegalMove as error:
        raise TableError(anew(why, error), USAGE) from None
    return Terms(variant, options.hints, options.claim, game=game.name, seats=options.seats, options=chosen)


def open_seat(
    options: Options, files: Files, seat: int, terms: Body | None, *, asks: bool = False
) -> Session:
    """The session of a seat, after a look at whether the journal is this seat's and not over.

    asks: another's terms are to be agreed to before anything is signed.
    """
    check_journal(files, seat, options.identity.public)
    return Session(
        from_terms,
        seats=_seats(files, options.seats),
        seat=seat,
        identity=options.identity,
        seed=files.seed,
        name=options.name,
        terms=None if files.journal.records else terms,
        asks=asks,
    )


def _seats(files: Files, wanted: int) -> int:
    """How many play: as the journal says; where nothing is written yet, as is wanted."""
    for record in files.journal.records[:1]:
        first = decode_record(record)
        if isinstance(first, Envelope):
            return seats_of(first.body.get("terms"))
    return wanted


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
        raise TableError(anew(said.holds_no_game, str(files.path), str(error)), USAGE) from error
    chain = [record for record in records if isinstance(record, Envelope)]
    if seat is not None and len(chain) > seat and chain[seat].body.get("key") != key:
        other = any(hello.body.get("key") == key for hello in chain if hello.kind == "hello")
        hint = anew(said.use_command, "join" if seat == 0 else "host") if other else None
        raise TableError(anew(said.not_yours, str(files.path)), USAGE, hint)
    if chain and unplayable(files.path, chain[0].body):
        raise TableError(anew(unplayable, files.path, chain[0].body), USAGE)
    # Whose own seed closes the journal may have died before sending it: the other side still waits for it.
    # So does a spectator who was here, or lost a moment ago, when this program was cut off.
    where = files.whereabouts()
    told = bool(chain) and (chain[-1].seat != seat or where.done) and not where.watched
    if (
        chain
        and sum(envelope.kind == "open" for envelope in chain) == seats_of(chain[0].body.get("terms"))
        and told
    ):
        raise TableError(anew(said.finished, str(files.path)), USAGE, f"p2pduel verify {files.path}")
