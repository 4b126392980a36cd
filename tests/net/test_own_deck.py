"""The deck of a tournament: not to be computed from what is public, and kept for every way to come back."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import replace
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.decks import load_deck
from p2pduel.table.errors import TableError
from p2pduel.table.files import open_files
from p2pduel.table.game import TableGame, from_terms, table_of_faces
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.local import local
from p2pduel.table.options import Options
from p2pduel.table.owndeck import OwnDeck
from p2pduel.table.seat import Seat
from protocol.envelope import Envelope
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.seam import Choose, Done
from protocol.wire import Body
from tests.net.loopback import Events, options

DUEL = games.game("duel")

MERCHANTS = load_deck("merchants").to_choice()


def tournament(name: str, number: int, folder: Path, events: Events, **more: object) -> Options:
    """A bot at a tournament, its deck as `more` says."""
    return options(name, number, folder, events, variant="tournament", **more)


def bert(folder: Path) -> Options:
    """A bot that comes along and names no deck."""
    return options("Bert", 2, folder, Events())


def hand(seat: Seat) -> list[str]:
    """The faces the seat knows in its own hand, in order."""
    table = table_of_faces(DUEL, "tournament")
    return [table[face] for face in seat.session.known(f"hand{seat.seat}") if face is not None]


def first_hand(seats: list[Seat], events: Events) -> asyncio.Task[list[str]]:
    """The hand a seat starts with, as soon as it has one."""

    async def look() -> list[str]:
        await events.first("started")
        async with asyncio.timeout(60):
            while True:
                found = hand(seats[0])
                if len(found) == 3:
                    return found
                await asyncio.sleep(0.005)

    return asyncio.create_task(look())


async def dealt(mine: Options, guest: Options) -> tuple[list[str], list[Envelope], Seat]:
    """Host as `mine` until the hand is dealt: the hand, the public chain, the seat."""
    events = Events()
    seats: list[Seat] = []
    table = asyncio.create_task(host(replace(mine, on_event=events, on_seat=seats.append)))
    port = (await events.first("listening"))["port"]
    joining = asyncio.create_task(join(f"127.0.0.1:{port}", guest))
    try:
        found = await first_hand(seats, events)
        chain = list(seats[0].session.reader.transcript)
    finally:
        for task in (table, joining):
            task.cancel()
        await asyncio.gather(table, joining, return_exceptions=True)
    return found, chain, seats[0]


def predicted(chain: list[Envelope], seat: Seat) -> list[str]:
    """What a reader of everything public would have computed: the old way to order a pool."""
    choose = next(envelope for envelope in chain if envelope.kind == "choose" and envelope.seat == 0)
    due = Choose(0, _pool(seat), 33, "deck0", "deck0")
    order = list(range(len(due.pool)))
    random.Random(H32("deck", choose.prev)).shuffle(order)
    table = table_of_faces(DUEL, "tournament")
    return [table[due.pool[at]] for at in order[:3]]


def _pool(seat: Seat) -> tuple[int, ...]:
    return choosing(seat.terms)[1].pool


def choosing(terms: Body) -> tuple[TableGame, Choose]:
    """A game at the first choice of a deck, and what is asked there."""
    game = from_terms(terms)
    while not isinstance(due := game.due(), Choose):
        game.apply(Done())
    return game, due


async def test_an_unnamed_deck_is_not_computed_from_what_is_public(tmp_path: Path) -> None:
    """It comes from the seed, which nobody else has."""
    found, chain, seat = await dealt(tournament("Anna", 1, tmp_path, Events()), bert(tmp_path))
    assert sorted(found) != sorted(predicted(chain, seat))


def made(seed: bytes, folder: Path) -> list[int]:
    """The cards a bot with this seed chooses where everything public is always the same."""
    files = open_files(folder / f"{seed.hex()[:4]}.duel", player=True, seed=seed)
    try:
        game, due = choosing({"variant": "tournament"})
        order = OwnDeck.of(files, {}, bot=True).order(game, due, bytes(32))
        return sorted(due.pool[at] for at in order[: due.keep])
    finally:
        files.journal.close()


def test_an_unnamed_deck_is_another_one_for_every_seed(tmp_path: Path) -> None:
    """Game, pool and place in the chain are public and here alike: nothing but the seed tells them apart."""
    decks = [made(bytes([number]) * 32, tmp_path) for number in range(4)]
    assert len(set(map(tuple, decks))) == len(decks)
    assert decks[0] == made(bytes(32), tmp_path / "again")


async def interrupted(mine: Options) -> None:
    """Open a table and get up before anybody has come."""
    events = Events()
    table = asyncio.create_task(host(replace(mine, on_event=events)))
    await events.first("listening")
    while not mine.journal or not mine.journal.exists() or mine.journal.stat().st_size < 200:
        await asyncio.sleep(0.005)
    table.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await table


async def test_a_named_deck_is_there_after_coming_back_without_naming_it(tmp_path: Path) -> None:
    """As the lobby does, and --journal without --deck."""
    mine = tournament("Anna", 1, tmp_path, Events())
    named = replace(mine, deck={part: tuple(faces) for part, faces in MERCHANTS.items()})
    await interrupted(named)
    found, _, _ = await dealt(replace(mine, brain=None), bert(tmp_path))
    assert sorted(found) == sorted(MERCHANTS["deck"][:3])


async def test_a_person_without_a_deck_is_told_and_can_come_back_with_one(tmp_path: Path) -> None:
    """Nothing is chosen for a person; the game waits."""
    mine = replace(tournament("Anna", 1, tmp_path, Events()), brain=None)
    events = Events()
    table = asyncio.create_task(host(replace(mine, on_event=events)))
    port = (await events.first("listening"))["port"]
    other = bert(tmp_path)
    guest = asyncio.create_task(join(f"127.0.0.1:{port}", other))
    with pytest.raises(TableError, match="needs a deck"):
        async with asyncio.timeout(60):
            await table
    guest.cancel()
    await asyncio.gather(guest, return_exceptions=True)
    named = replace(mine, deck={part: tuple(faces) for part, faces in MERCHANTS.items()})
    found, chain, _ = await dealt(named, other)
    assert sorted(found) == sorted(MERCHANTS["deck"][:3])
    assert sum(envelope.kind == "choose" and envelope.seat == 0 for envelope in chain) == 1


async def test_another_deck_for_a_game_that_has_one_is_refused(tmp_path: Path) -> None:
    """Two choices for one game would be two envelopes for one place."""
    mine = tournament("Anna", 1, tmp_path, Events())
    await interrupted(replace(mine, deck={part: tuple(faces) for part, faces in MERCHANTS.items()}))
    other = load_deck("warriors").to_choice()
    with pytest.raises(TableError, match="has its deck already"):
        await host(replace(mine, deck={part: tuple(faces) for part, faces in other.items()}))


async def test_the_seed_gives_the_same_bytes_again_and_another_seed_others(tmp_path: Path) -> None:
    """Two runs of the same seeds sign the same choice; a third with another seed does not."""
    key = Identity(bytes(range(32)))
    chosen: list[Body] = []
    for run, seed in enumerate((1, 1, 9)):
        folder = tmp_path / str(run)
        folder.mkdir()
        mine = options("Anna", 1, folder, Events()).brain
        (seat, _), task = await local(
            "tournament",
            (mine, mine),
            ("Anna", "Bot"),
            identity=key,
            journal=folder / "game.duel",
            seeds=(bytes([seed]) * 32, bytes([2]) * 32),
        )
        async with asyncio.timeout(60):
            while not any(e.kind == "choose" for e in seat.session.reader.transcript):
                await asyncio.sleep(0.005)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        chosen.append(next(e.body for e in seat.session.reader.transcript if e.kind == "choose"))
    assert chosen[0] == chosen[1] != chosen[2]


async def test_the_deck_lies_beside_the_seed_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    """A file of the game's name, gone with it where the game needs no deck."""
    mine = tournament("Anna", 1, tmp_path, Events())
    named = replace(mine, deck={part: tuple(faces) for part, faces in MERCHANTS.items()})
    await interrupted(named)
    kept = tmp_path / "Anna.duel.deck"
    assert kept.stat().st_mode & 0o077 == 0
    kept.write_text("{}")
    with pytest.raises(TableError, match=r"Anna\.duel\.deck"):
        await host(mine)
