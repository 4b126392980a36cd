"""The terms of a table: only known ones, and nothing is signed before whoever joins has agreed to them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p2pduel import games
from p2pduel.table.again import Again
from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.files import open_files
from p2pduel.table.game import TableGame, from_terms
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.peer import Peer
from p2pduel.table.seat import Seat
from p2pduel.table.terms import Terms, parse_term
from protocol.io import bounds, room
from protocol.io.frames import Frame
from protocol.io.link import Link, dismiss
from protocol.reader import UnknownTermsError
from protocol.session import NotDueError, Session
from protocol.wire import Body
from tests.net.loopback import Events, options
from tests.net.test_strangers import somebody

DUEL = games.game("duel")

USUAL: Body = {"variant": "intro", "hints": False, "claim": 600}
WRONG: dict[str, Body] = {
    "an invented key": USUAL | {"stake": 100},
    "a variant that is none": USUAL | {"variant": "poker"},
    "a variant of another type": USUAL | {"variant": 1},
    "hints of another type": USUAL | {"hints": 1},
    "a claim of another type": USUAL | {"claim": True},
    "a claim in words": USUAL | {"claim": "soon"},
    "a claim that never comes": USUAL | {"claim": 10**9},
    "no variant": {"hints": False},
}


@pytest.mark.parametrize("why", WRONG)
def test_unknown_terms_are_refused_with_a_sentence(why: str) -> None:
    """Keys, types and ranges; the protocol asks the game."""
    with pytest.raises(UnknownTermsError, match=r"terms|claim"):
        from_terms(WRONG[why])


async def sly_host(chosen: Options, terms: Body, policy: str) -> Any:
    """A host whose program puts into its hello what it likes."""
    files = open_files(chosen.journal, player=True, seed=chosen.seed)
    session = Session(
        lambda given: TableGame.new(DUEL, "gold" if given["variant"] == "gold" else "intro", 2),
        seat=0,
        identity=chosen.identity,
        seed=files.seed,
        name=chosen.name,
        terms=terms,
        policy=policy,
    )
    return await Peer(chosen, files, session).stay()


async def joined(
    tmp_path: Path, terms: Body, policy: str, guest: Options
) -> tuple[BaseException | None, Seat, Events]:
    """What comes of joining a sly host: the error, the joiner's seat, its events."""
    events, heard = Events(), Events()
    seats: list[Seat] = []
    table = asyncio.create_task(sly_host(options("Eve", 1, tmp_path, events), terms, policy))
    port = (await events.first("listening"))["port"]
    guest = replace(guest, on_event=heard, on_seat=seats.append)
    joining = asyncio.create_task(join(f"127.0.0.1:{port}", guest))
    told = asyncio.create_task(heard.first("started"))
    try:
        async with asyncio.timeout(30):
            await asyncio.wait([joining, told], return_when=asyncio.FIRST_COMPLETED)
        error = joining.exception() if joining.done() else None
    finally:
        for task in (table, joining, told):
            task.cancel()
        await asyncio.gather(table, joining, told, return_exceptions=True)
    return error, seats[0], heard


REFUSED_TERMS: dict[str, tuple[Body, str, str]] = {
    "an invented key": (USUAL | {"stake": 100}, "open", "stake"),
    "a wrong type": (USUAL | {"hints": 1}, "open", "hints"),
    "closed seeds": (USUAL, "closed", "policy=closed"),
    "hints": (USUAL | {"hints": True}, "open", "hints=yes"),
    "another time to claim": (USUAL | {"claim": 5}, "open", "claim=5"),
}


@pytest.mark.parametrize("why", REFUSED_TERMS)
async def test_a_bot_signs_no_terms_nobody_agreed_to(tmp_path: Path, why: str) -> None:
    """It ends with a sentence that names the term, and has signed nothing."""
    terms, policy, said = REFUSED_TERMS[why]
    error, seat, _ = await joined(tmp_path, terms, policy, options("Bert", 2, tmp_path, Events()))
    assert isinstance(error, TableError) and error.code == REFUSED
    assert said in str(error)
    assert len(seat.session) <= 1  # no hello of ours
    assert not (tmp_path / "Bert.duel").exists()


async def test_terms_named_beforehand_are_accepted(tmp_path: Path) -> None:
    """--accept on the command line: then even closed seeds are played with."""
    accept = dict(parse_term(word) for word in ("policy=closed", "hints=yes", "claim=5", "variant=gold"))
    guest = options("Bert", 2, tmp_path, Events(), accept=accept)
    terms: Body = {"variant": "gold", "hints": True, "claim": 5}
    error, seat, _ = await joined(tmp_path, terms, "closed", guest)
    assert error is None and len(seat.session) >= 2
    assert [hello["policy"] for hello in seat.session.reader.transcript.hellos] == ["closed", "closed"]


async def test_terms_left_out_are_the_usual_ones(tmp_path: Path) -> None:
    """Agreed to as usual they hold as usual: for a claim, and for another game on the same terms."""
    hosts, events = Events(), Events()
    table = asyncio.create_task(sly_host(options("Eve", 1, tmp_path, hosts), {"variant": "intro"}, "open"))
    port = (await hosts.first("listening"))["port"]
    seats: list[Seat] = []
    guest = options("Bert", 2, tmp_path, events, on_seat=seats.append)
    joining = asyncio.create_task(join(f"127.0.0.1:{port}", guest))
    try:
        await events.first("started")
        with pytest.raises(NotDueError, match="600 seconds"):
            await seats[0].claim()
        room_after = somebody().room
        room_after.desk = seats[0]
        ending = Ending(True, None, "draw", ("Eve", "Bert"), "", "", tmp_path)
        assert Again(guest, ending, room_after, 1, port).terms == Terms("intro")
    finally:
        for task in (table, joining):
            task.cancel()
        await asyncio.gather(table, joining, return_exceptions=True)


async def test_another_variant_than_the_accepted_one_is_refused(tmp_path: Path) -> None:
    """Whoever names a variant gets that one or none."""
    guest = options("Bert", 2, tmp_path, Events(), accept={"variant": "gold"})
    error, _, _ = await joined(tmp_path, USUAL, "open", guest)
    assert isinstance(error, TableError) and "variant=intro" in str(error)


async def test_a_person_is_asked_before_anything_is_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question comes with all four terms, the answer may take its time, and only yes signs."""
    events, heard = Events(), Events()
    seats: list[Seat] = []
    sent_away = asyncio.Event()
    monkeypatch.setattr(bounds, "HELLO_SECONDS", 1.0)

    async def dismissed(link: Link, frame: Frame) -> None:
        sent_away.set()
        await dismiss(link, frame)

    monkeypatch.setattr(room, "dismiss", dismissed)
    anna = options("Anna", 1, tmp_path, events, variant="gold", hints=True)
    table = asyncio.create_task(host(anna))
    port = (await events.first("listening"))["port"]
    bert = options("Bert", 2, tmp_path, heard, ask_terms=True, on_seat=seats.append)
    joining = asyncio.create_task(join(f"127.0.0.1:{port}", bert))
    try:
        asked = await heard.first("terms")
        assert {key: asked[key] for key in ("variant", "hints", "claim", "policy")} == {
            "variant": "gold",
            "hints": True,
            "claim": 600,
            "policy": "open",
        }
        (seat,) = seats
        assert seat.proposal == Terms("gold", True, 600, "open") and len(seat.session) == 1
        await sent_away.wait()  # the host waits for nobody so long
        monkeypatch.setattr(bounds, "HELLO_SECONDS", 10.0)
        await seat.agree()
        await heard.first("started")
        assert seat.proposal is None and len(seat.session) >= 2
    finally:
        for task in (table, joining):
            task.cancel()
        await asyncio.gather(table, joining, return_exceptions=True)


async def test_a_person_who_says_no_leaves_nothing_behind(tmp_path: Path) -> None:
    """No hello, no journal, and the host's table stays open for the next."""
    events, heard = Events(), Events()
    seats: list[Seat] = []
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    port = (await events.first("listening"))["port"]
    bert = options("Bert", 2, tmp_path, heard, ask_terms=True, on_seat=seats.append)
    joining = asyncio.create_task(join(f"127.0.0.1:{port}", bert))
    await heard.first("terms")
    seats[0].decline()
    with pytest.raises(TableError) as refused:
        await joining
    assert refused.value.code == REFUSED and not (tmp_path / "Bert.duel").exists()
    carl = Events()
    late = asyncio.create_task(join(f"127.0.0.1:{port}", options("Carl", 3, tmp_path, carl)))
    await carl.first("started")
    for task in (table, late):
        task.cancel()
    await asyncio.gather(table, late, return_exceptions=True)


@pytest.mark.parametrize(
    "word", ["stake=3", "hints=maybe", "claim=soon", "policy=secret", "variant=x", "hints"]
)
def test_terms_are_typed_as_key_and_value(word: str) -> None:
    """A wrong word is answered with what is possible."""
    with pytest.raises(ValueError, match=r"terms|policy|variant"):
        parse_term(word)
