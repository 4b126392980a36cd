"""All seats in one program, joined by pipes: the same sessions, journals and proofs as over a network."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from p2pduel.games import DEFAULT
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.table.brains import Brain
from p2pduel.table.ending import ending_of
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files, open_files
from p2pduel.table.host import open_seat, proposed
from p2pduel.table.options import Ending, Listener, Options
from p2pduel.table.owndeck import OwnDeck, outside
from p2pduel.table.seat import Change, Seat
from p2pduel.table.thinking import share_the_interpreter, think
from protocol.events import Started
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.io.feed import Feed
from protocol.io.guest import Guest
from protocol.io.link import LinkLostError, pipe
from protocol.io.room import Room

__all__ = ["local"]


def _ignore(_event: dict[str, object]) -> None:
    return None


async def local(
    variant: str,
    brains: Sequence[Brain | None],
    names: Sequence[str],
    *,
    identity: Identity,
    game: str = DEFAULT,
    journal: Path | None = None,
    on_seat: Callable[[Seat], None] = lambda _seat: None,
    on_event: Listener = _ignore,
    decks: Sequence[Mapping[str, Sequence[str]]] = (),
    seeds: Sequence[bytes | None] = (),
    hints: bool = True,
    options: Chosen = USUAL,
) -> tuple[list[Seat], asyncio.Task[Ending]]:
    """Seat the person (0) and the bots; the task plays to the end. An unfinished journal goes on.

    There is a seat for every brain.
    """
    count = len(brains)
    given = [*seeds, *[None] * (count - len(seeds))]
    asked = Options(names[0], identity, game=game, variant=variant, seats=count, hints=hints, claim=0)
    wanted = proposed(replace(asked, options=options))
    for number, deck in enumerate(decks):
        if words := outside(wanted, number, deck):
            raise TableError(words, USAGE)
    files = [open_files(journal, player=True, seed=given[0])]
    identities = [identity]
    for number in range(1, count):
        files.append(open_files(_beside(files[0].path, number), player=True, seed=given[number]))
        # A bot's key comes from its seed, so that it is the same person after a restart.
        identities.append(Identity(H32("bot-identity", files[number].seed or b"")))
    terms = None if files[0].journal.records else wanted.to_wire()
    seats = []
    for number, (file, who) in enumerate(zip(files, identities, strict=True)):
        session = open_seat(Options(names[number], who, seats=count), file, number, None if number else terms)
        seats.append(Seat(session, file.journal, Feed(), on_event=_ignore if number else on_event))

    def named(change: Change) -> None:
        if isinstance(change, Started):
            files[0].settle(seats[0].session.reader.transcript.gid)
            for number in range(1, count):
                files[number].move_to(_beside(files[0].path, number))

    seats[0].observe(named)
    on_seat(seats[0])
    brought = [*decks, *[{}] * (count - len(decks))]
    table = _Local(seats, files, identities, names)
    return seats, asyncio.create_task(table.play(brains, brought))


def _beside(path: Path, number: int) -> Path:
    """The journal of a bot, beside the person's."""
    return path.with_name(f"{path.name}.bot{number if number > 1 else ''}")


class _Local:
    """The seats of one program; every bot is linked with the person, who hands on what it says."""

    def __init__(
        self,
        seats: Sequence[Seat],
        files: Sequence[Files],
        identities: Sequence[Identity],
        names: Sequence[str],
    ) -> None:
        self._seats, self._files, self._identities = seats, files, identities
        self._rooms = [
            Room(seat, seat.feed, who, name) for seat, who, name in zip(seats, identities, names, strict=True)
        ]

    async def play(
        self, brains: Sequence[Brain | None], decks: Sequence[Mapping[str, Sequence[str]]]
    ) -> Ending:
        """All sides until the end; all journals are closed whatever happens."""
        share_the_interpreter()
        jobs: list[asyncio.Task[None]] = []
        try:
            own = [
                OwnDeck.of(file, named, bot=brain is not None)
                for file, named, brain in zip(self._files, decks, brains, strict=True)
            ]
            for seat, file in zip(self._seats, self._files, strict=True):
                await seat.start(list(file.journal.records))
                seat.set_contact("local")
            jobs += [asyncio.create_task(work) for work in self._linked()]
            for seat, brain, deck in zip(self._seats, brains, own, strict=True):
                jobs.append(asyncio.create_task(think(seat, brain, deck)))
            await _until_over(self._seats, jobs)
            return ending_of(self._seats[0], self._files[0])
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            for seat in self._seats:
                seat.close()

    def _linked(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Both ends of the pipe between the person and each bot; nobody else is in this program."""
        hub = self._identities[0].public
        for number in range(1, len(self._seats)):
            near, far = pipe()
            near.key, far.key = self._identities[number].public, hub
            self._seats[number].trust(hub)
            yield _stay(self._rooms[0].play(Guest(near, player=True)))
            yield _stay(self._rooms[number].play(Guest(far, player=True)))


async def _until_over(seats: Sequence[Seat], jobs: list[asyncio.Task[None]]) -> None:
    over = asyncio.create_task(_all_over(seats))
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


async def _all_over(seats: Sequence[Seat]) -> None:
    for seat in seats:
        await seat.over.wait()


async def _stay(work: Coroutine[Any, Any, None]) -> None:
    with contextlib.suppress(LinkLostError):
        await work
