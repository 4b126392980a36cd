"""Two seats in one program, joined by a pipe: the same sessions, journals and proofs as over a network."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from p2pduel.table.brains import Brain
from p2pduel.table.ending import ending_of
from p2pduel.table.files import Files, open_files
from p2pduel.table.host import open_seat
from p2pduel.table.options import Ending, Listener, Options
from p2pduel.table.owndeck import OwnDeck
from p2pduel.table.seat import Change, Seat
from p2pduel.table.thinking import share_the_interpreter, think
from protocol.events import Started
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.io.feed import Feed
from protocol.io.guest import Guest
from protocol.io.link import LinkLostError, pipe
from protocol.io.room import Room
from protocol.wire import Body

__all__ = ["local"]


def _ignore(_event: dict[str, object]) -> None:
    return None


async def local(
    variant: str,
    brains: tuple[Brain | None, Brain | None],
    names: tuple[str, str],
    *,
    identity: Identity,
    journal: Path | None = None,
    on_seat: Callable[[Seat], None] = lambda _seat: None,
    on_event: Listener = _ignore,
    decks: Sequence[Mapping[str, Sequence[str]]] = ({}, {}),
    seeds: tuple[bytes | None, bytes | None] = (None, None),
    hints: bool = True,
) -> tuple[Seat, Seat, asyncio.Task[Ending]]:
    """Seat the person (0) and the bot (1); the task plays to the end. An unfinished journal goes on."""
    mine = open_files(journal, player=True, seed=seeds[0])
    theirs = open_files(_beside(mine.path), player=True, seed=seeds[1])
    assert theirs.seed is not None
    # The bot's key comes from its seed, so that it is the same person after a restart.
    other = Identity(H32("bot-identity", theirs.seed))
    terms: Body = {"variant": variant, "hints": hints, "claim": 0}
    seats = []
    for number, (files, who) in enumerate(((mine, identity), (theirs, other))):
        options = Options(names[number], who)
        session = open_seat(options, files, number, terms if number == 0 else None)
        seats.append(Seat(session, files.journal, Feed(), on_event=_ignore if number else on_event))
    person, bot = seats

    def named(change: Change) -> None:
        if isinstance(change, Started):
            mine.settle(person.session.reader.transcript.gid)
            theirs.move_to(_beside(mine.path))

    person.observe(named)
    on_seat(person)
    task = asyncio.create_task(_play((person, bot), (mine, theirs), (identity, other), names, brains, decks))
    return person, bot, task


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".bot")


async def _play(
    seats: tuple[Seat, Seat],
    files: tuple[Files, Files],
    identities: tuple[Identity, Identity],
    names: tuple[str, str],
    brains: tuple[Brain | None, Brain | None],
    decks: Sequence[Mapping[str, Sequence[str]]],
) -> Ending:
    """Both sides until the end; both journals are closed whatever happens."""
    share_the_interpreter()
    links = pipe()
    for link, there in zip(links, reversed(identities), strict=True):
        link.key = there.public  # nobody else is in this program
    rooms = [
        Room(seat, seat.feed, who, name) for seat, who, name in zip(seats, identities, names, strict=True)
    ]
    jobs: list[asyncio.Task[None]] = []
    try:
        own = [
            OwnDeck.of(file, named.get("deck", ()), named.get("events", ()), bot=brain is not None)
            for file, named, brain in zip(files, decks, brains, strict=True)
        ]
        for seat, file in zip(seats, files, strict=True):
            await seat.start(list(file.journal.records))
            seat.set_contact("local")
        for number, seat in enumerate(seats):
            jobs.append(asyncio.create_task(_linked(rooms[number].play(Guest(links[number], player=True)))))
            jobs.append(asyncio.create_task(think(seat, brains[number], own[number])))
        await _until_over(seats, jobs)
        return ending_of(seats[0], files[0])
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        for seat in seats:
            seat.close()


async def _until_over(seats: tuple[Seat, Seat], jobs: list[asyncio.Task[None]]) -> None:
    over = asyncio.create_task(_both(seats))
    waiting = {over, *jobs}
    try:
        while not over.done():
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for job in done:
                job.result()
            for seat in seats:
                if seat.error is not None:
                    raise seat.error
    finally:
        over.cancel()


async def _both(seats: tuple[Seat, Seat]) -> None:
    for seat in seats:
        await seat.over.wait()


async def _linked(work: object) -> None:
    with contextlib.suppress(LinkLostError):
        await work  # type: ignore[misc]
