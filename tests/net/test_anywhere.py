"""Two players by a ticket: whole games through iroh, what goes wrong, what is said without the library."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from p2pduel.table import peer
from p2pduel.table.anywhere import Anywhere, Relays, as_before, is_ticket, key_in, qr, relays
from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.files import Whereabouts, open_files
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.table.verify import HOLDS, verify
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.frames import VERSION, Frame
from protocol.io.link import LinkLostError, StreamLink
from protocol.io.listener import Listener
from tests.net.loopback import Events, options

needs_iroh = pytest.mark.skipif(
    importlib.util.find_spec("iroh") is None,
    reason="NO IROH: tickets are not tried; install p2pduel[anywhere] to test them",
)
NONE = Relays()


@contextlib.asynccontextmanager
async def table(folder: Path) -> AsyncIterator[tuple[asyncio.Task[Ending], str, Events]]:
    """A host that gives out a ticket, without any relay."""
    events = Events()
    chosen = options("Anna", 1, folder, events, anywhere=NONE)
    task = asyncio.create_task(host(chosen))
    try:
        yield task, (await events.first("ticket"))["ticket"], events
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@needs_iroh
async def test_a_whole_game_is_played_by_a_ticket(tmp_path: Path) -> None:
    """The guest knows nothing but the ticket; both journals are the same and hold."""
    async with table(tmp_path) as (hosting, ticket, events):
        assert is_ticket(ticket)
        ends = await asyncio.gather(
            hosting, join(ticket, options("Bert", 2, tmp_path, Events(), anywhere=NONE))
        )
    assert all(end.finished for end in ends) and len({end.head for end in ends}) == 1
    assert (tmp_path / "Anna.duel").read_bytes() == (tmp_path / "Bert.duel").read_bytes()
    assert verify(tmp_path / "Bert.duel").exit_code == HOLDS
    assert (await events.first("connected"))["name"] == "Bert"


@pytest.mark.slow
@needs_iroh
async def test_a_guest_that_is_killed_comes_back_by_its_journal(tmp_path: Path) -> None:
    """The ticket is remembered with the game; the endpoint is the same key at the same port."""
    async with table(tmp_path) as (hosting, ticket, events):
        chosen = options("Bert", 2, tmp_path, Events(), anywhere=NONE)
        first = asyncio.create_task(join(ticket, chosen))
        await events.first("turn", n=3)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await events.first("link", state="lost")
        second = join(ticket, replace(chosen, on_event=Events()))
        ends = await asyncio.gather(hosting, second)
    assert all(end.finished for end in ends) and len({end.head for end in ends}) == 1


@needs_iroh
async def test_a_game_by_ticket_goes_on_from_the_journals_alone(tmp_path: Path) -> None:
    """Both programs are killed; neither types a ticket or a relay again, as in the lobby's list of games."""
    first, again = Events(), Events()
    anna = options("Anna", 1, tmp_path, first, anywhere=NONE)
    bert = options("Bert", 2, tmp_path, Events(), anywhere=NONE)
    tasks = [asyncio.create_task(host(anna))]
    try:
        ticket = (await first.first("ticket"))["ticket"]
        tasks.append(asyncio.create_task(join(ticket, bert)))
        await first.first("turn", n=3)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks = [asyncio.create_task(host(replace(anna, anywhere=None, on_event=again)))]
        assert (await again.first("ticket"))["ticket"] == ticket
        tasks.append(asyncio.create_task(join(None, replace(bert, anywhere=None, on_event=Events()))))
        ends = await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert all(end.finished for end in ends) and len({end.head for end in ends}) == 1


async def test_a_game_by_ticket_that_goes_on_without_the_library_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and the table is open in the network all the same."""
    monkeypatch.setattr(peer, "installed", lambda: False)
    where = open_files(tmp_path / "Anna.duel", player=True)
    where.remember(Whereabouts(relays=["n0", "https://r.example"]))
    assert as_before(where.whereabouts()) == Relays(True, ("https://r.example",))
    where.journal.close()
    events = Events()
    hosting = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    try:
        await events.first("listening")
        assert "needs the extra `anywhere`" in (await events.first("notice"))["words"]
    finally:
        hosting.cancel()
        await asyncio.gather(hosting, return_exceptions=True)


def test_a_game_kept_before_relays_were_takes_those_that_were_agreed_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its ticket is known, and nothing else; a game in the network has neither."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    before = Whereabouts(1, [("endpoint" + "a" * 80, 0)])
    assert as_before(before) == Relays()
    relays(["n0"], none=False)
    assert as_before(before) == Relays(n0=True) and as_before(Whereabouts(1, [("10.0.0.1", 1)])) is None


@needs_iroh
async def test_a_ticket_of_somebody_gone_meets_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Well-formed, but its maker is gone: said within the time for looking."""
    monkeypatch.setattr(bounds, "CONNECT_SECONDS", 0.5)
    async with Anywhere(Identity.generate(), NONE) as gone:
        ticket = gone.ticket
    chosen = options("Bert", 2, tmp_path, Events(), anywhere=NONE, timeout=0.1)
    with pytest.raises(TableError, match="nobody answers at this ticket") as caught:
        await join(ticket, chosen)
    assert caught.value.code == NOBODY


@needs_iroh
async def test_a_ticket_with_somebody_elses_key_meets_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The place is right and somebody is there, but not the one whose key the ticket has."""
    monkeypatch.setattr(bounds, "CONNECT_SECONDS", 0.5)
    iroh = importlib.import_module("iroh")
    async with table(tmp_path) as (hosting, ticket, events):
        places = iroh.EndpointTicket.from_string(ticket).endpoint_addr().direct_addresses()
        other = iroh.EndpointId.from_bytes(Identity.generate().public)
        wrong = str(iroh.EndpointTicket.from_addr(iroh.EndpointAddr(other, None, places)))
        with pytest.raises(TableError, match="nobody answers at this ticket") as caught:
            await join(wrong, options("Bert", 2, tmp_path, Events(), anywhere=NONE, timeout=0.1))
        assert caught.value.code == NOBODY
        assert not hosting.done() and not [one for one in events.all if one["event"] == "connected"]


@pytest.mark.slow
@needs_iroh
async def test_a_relay_that_does_not_answer_is_said_and_the_ticket_works_where_a_way_leads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within the time for looking; who can reach the host's own address plays."""
    monkeypatch.setattr("p2pduel.table.anywhere._ONLINE_SECONDS", 0.5)
    events, dead = Events(), Relays(urls=("http://127.0.0.1:9",))
    hosting = asyncio.create_task(host(options("Anna", 1, tmp_path, events, anywhere=dead)))
    ticket = (await events.first("ticket"))["ticket"]
    said = await events.first("notice")
    assert said["words"] == "no relay answers; who is behind another router may not find this table"
    ends = await asyncio.gather(hosting, join(ticket, options("Bert", 2, tmp_path, Events(), anywhere=NONE)))
    assert all(end.finished for end in ends) and len({end.head for end in ends}) == 1


@needs_iroh
async def test_a_ticket_names_the_key_one_will_meet() -> None:
    """The endpoint's key is the player's own."""
    anna = Identity.generate()
    async with Anywhere(anna, NONE) as here:
        assert key_in(here.ticket) == anna.public


@needs_iroh
async def test_a_spoilt_ticket_is_said(tmp_path: Path) -> None:
    """Nonsense, or one without its last letters: before anything is written."""
    async with Anywhere(Identity.generate(), NONE) as here:
        ticket = here.ticket
    for spoilt in ("endpoint" + "a" * 70, ticket[:-1], ticket[:-3]):
        with pytest.raises(TableError, match="can't be read; copy all of it") as caught:
            await join(spoilt, options("Bert", 2, tmp_path, Events(), anywhere=NONE))
        assert caught.value.code == USAGE and not list(tmp_path.iterdir())


@needs_iroh
async def test_limits_count_by_endpoint_and_nothing_is_lost_in_many_bytes() -> None:
    """One endpoint gets as many links as an address gets; what is written last arrives before the end."""
    seen: list[str] = []
    came: asyncio.Queue[bytes] = asyncio.Queue()

    async def welcome(link: StreamLink, want: Frame) -> None:
        seen.append(link.address)
        with contextlib.suppress(LinkLostError):
            while True:
                came.put_nowait(repr((await link.receive()).body).encode())

    listener = Listener(welcome, Identity.generate(), per_address=1)
    await listener.start(0, "127.0.0.1")
    watch = Frame("watch", {"version": VERSION, "name": "Carl", "game": b""})
    async with Anywhere(Identity.generate(), NONE) as here, Anywhere(Identity.generate(), NONE) as there:
        here.serve(listener)
        first = await there.dial(here.ticket)
        await first.send(watch)
        while not seen:  # nobody says more before it was heard what it wants
            await asyncio.sleep(0.01)
        for number in range(500):
            await first.send(Frame("watchers", {"n": number}))
        await first.close()
        async with asyncio.timeout(60):
            got = [await came.get() for _ in range(500)]
        assert got[-1] == b"{'n': 499}"
        assert len(seen) == 1 and seen[0].startswith("anywhere-")
    await listener.close()


@needs_iroh
async def test_a_second_link_of_one_endpoint_is_one_too_many() -> None:
    """Where an address may have one."""

    async def welcome(link: StreamLink, _want: Frame) -> None:
        with contextlib.suppress(LinkLostError):
            await link.receive()

    listener = Listener(welcome, Identity.generate(), per_address=1)
    await listener.start(0, "127.0.0.1")
    watch = Frame("watch", {"version": VERSION, "name": "Carl", "game": b""})
    async with Anywhere(Identity.generate(), NONE) as here, Anywhere(Identity.generate(), NONE) as there:
        here.serve(listener)
        links = [await there.dial(here.ticket) for _ in range(2)]
        await links[0].send(watch)
        while not listener._inside:
            await asyncio.sleep(0.01)
        await links[1].send(watch)
        answer = await links[1].receive()
        assert (answer.kind, answer.body["code"]) == ("refusal", "table/full")
    await listener.close()


async def test_without_the_library_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To whoever hosts and to whoever joins."""

    there = importlib.import_module

    def missing(name: str) -> object:
        if name in ("iroh", "segno"):
            raise ImportError
        return there(name)

    monkeypatch.setattr("importlib.import_module", missing)
    chosen = options("Bert", 2, tmp_path, Events(), anywhere=NONE)
    for work in (host(chosen), join("endpoint" + "a" * 70, chosen)):
        with pytest.raises(TableError, match="needs the extra `anywhere`") as caught:
            await work
        assert caught.value.code == REFUSED and "pip install" in str(caught.value.hint)
    assert qr("x", 2) == ()


def test_relays_are_agreed_to_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """n0's by name, and remembered; others by address; none when so said; nothing without a word."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    with pytest.raises(TableError, match="find each other by a relay") as caught:
        relays([], none=False)
    assert caught.value.code == USAGE and "--no-relay" in str(caught.value.hint)
    assert relays(["https://relay.example.org"], none=False) == Relays(urls=("https://relay.example.org",))
    assert relays([], none=True) == NONE
    with pytest.raises(TableError, match="no address of a relay"):
        relays(["ftp://x"], none=False)
    assert relays(["n0"], none=False) == Relays(n0=True) == relays([], none=False)


def test_a_ticket_is_told_from_a_name() -> None:
    """No name is as long."""
    assert not is_ticket(None) and not is_ticket("endpoint") and not is_ticket("Anna")
    assert not is_ticket("endpoint.example.org:4455")
