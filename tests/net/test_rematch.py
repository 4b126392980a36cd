"""Another game after the end: both must want it, sides are swapped, and only the two of them sit down."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p2pduel.decks import load_deck
from p2pduel.table import again as again_module
from p2pduel.table.again import Again
from p2pduel.table.anywhere import Relays
from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.table.rematch import rematch
from p2pduel.table.seat import Seat
from protocol.identity import Identity
from protocol.io.link import LinkLostError, StreamLink
from tests.net.loopback import Events
from tests.net.test_anywhere import needs_iroh
from tests.net.test_table import Table


class Evening:
    """Two players of one process; after every game each side's wishes can be told."""

    def __init__(
        self,
        folder: Path,
        relays: Relays | None = None,
        decks: Sequence[Mapping[str, Sequence[str]]] = ({}, {}),
        **terms: object,
    ) -> None:
        """Nobody sits yet; with relays, or none of them, the guest comes by a ticket."""
        self.table = Table(folder)
        self.table.identities = [Identity(bytes([mark]) * 32) for mark in b"AB"]  # the same game every time
        self.relays = relays
        self.decks = decks
        self.terms = {"hints": True} | terms
        self.after: dict[str, Again] = {}

    def sits(self, name: str) -> Callable[[Seat], None]:
        """What Anna (A) or Bert (B) does with a seat: look at it, and stay after its end."""

        def on_seat(seat: Seat) -> None:
            self.table.seats.append(seat)
            seat.on_after = lambda again: self.after.update({name: again})

        return on_seat

    async def open(self) -> None:
        """The first game: Anna hosts, Bert joins."""
        table = self.table
        chosen = [
            replace(
                table.chosen(n, journal=None, anywhere=self.relays, deck=self.decks[n], **self.terms),
                on_seat=self.sits("AB"[n]),
            )
            for n in (0, 1)
        ]
        table.tasks.append(asyncio.create_task(host(chosen[0])))
        place = f"127.0.0.1:{(await table.events[0].first('listening'))['port']}"
        if self.relays is not None:
            place = (await table.events[0].first("ticket"))["ticket"]
        table.tasks.append(asyncio.create_task(join(place, chosen[1])))
        await self.dealt()

    async def dealt(self) -> None:
        """Wait for the first question of the game."""
        seats = self.table.seats
        await self.table.until(lambda: len(seats) == 2 and any(seat.to_decide for seat in seats))

    async def resign(self, name: str) -> None:
        """Give the game up; both sides know how it ended."""
        self.after.clear()
        await self.seat(name).say("resign")
        await self.until(lambda: len(self.after) == 2)

    def seat(self, name: str) -> Seat:
        """The seat of Anna (A) or Bert (B) in the game that is on."""
        key = self.table.identities["AB".index(name)].public
        return next(
            one for one in self.table.seats if one.session.reader.transcript.keys[one.seat or 0] == key
        )

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something about the wishes."""
        async with asyncio.timeout(60):
            while not done():
                await asyncio.sleep(0.01)

    async def agreed_back(self, asker: Seat) -> None:
        """The last move is taken back: one asks, the other agrees."""
        other = next(one for one in self.table.seats if one is not asker)
        to, length = asker.session.can_take_back()[-1], len(asker.session)
        assert not asker.session.is_free_takeback(to)
        await asker.take_back(to)
        assert asker.seat is not None
        await self.until(lambda: other.session.note(asker.seat or 0, "takeback") is not None)
        assert len(asker.session) == length, "nothing happens before the other has agreed"
        await other.say("takeback", to=to)
        await self.table.until(lambda: all(len(one.session) > length for one in self.table.seats))
        await self.table.settle()

    async def next_game(self) -> None:
        """Both have agreed: the old tables are left and the next game begins."""
        await self.until(lambda: all(one.seating for one in self.after.values()))
        before = dict(self.after)
        await self.table.leave()
        self.table.tasks.clear()
        self.table.seats.clear()
        for number, name in enumerate("AB"):
            self.table.events[number] = Events()
            game = rematch(before[name], self.sits(name), self.table.events[number])
            self.table.tasks.append(asyncio.create_task(game))
        await self.dealt()


@contextlib.asynccontextmanager
async def evening(
    folder: Path,
    relays: Relays | None = None,
    decks: Sequence[Mapping[str, Sequence[str]]] = ({}, {}),
    **terms: object,
) -> AsyncIterator[Evening]:
    """A game at its first question."""
    made = Evening(folder, relays, decks, **terms)
    try:
        await made.open()
        yield made
    finally:
        await made.table.leave()


async def test_a_wish_is_heard_at_once_and_two_of_them_begin_a_game_with_sides_swapped(
    tmp_path: Path,
) -> None:
    """Whoever sat at seat 1 hosts the next one, on the same terms; after that they swap again."""
    async with evening(tmp_path) as night:
        for game, (first, second) in enumerate((("B", "A"), ("A", "B"), ("B", "A"))):
            seats = {name: night.seat(name).seat for name in "AB"}
            assert seats == ({"A": 0, "B": 1} if game % 2 == 0 else {"A": 1, "B": 0})
            terms = night.seat("A").terms
            await night.resign("A")
            assert not night.after["A"].theirs and not night.after["B"].theirs
            night.after[first].wish(True)
            await night.until(lambda: night.after[second].theirs)  # noqa: B023
            assert night.after[second].seating is None
            night.after[second].wish(True)
            await night.next_game()
            assert night.seat("B").terms == terms and terms["hints"] is True


async def test_the_sets_of_a_tournament_go_with_the_person_when_sides_are_swapped(tmp_path: Path) -> None:
    """Anna's deck of wizards fits her sets, and again when she sits on the other side (C-30.5)."""
    sets = {"red-sets": "wizards", "blue-sets": "knights"}
    terms: dict[str, Any] = {"game": "classic", "variant": "tournament", "options": sets, "accept": sets}
    decks = [load_deck(name, "classic").to_choice() for name in ("sorcerers", "riders")]
    async with evening(tmp_path, decks=decks, **terms) as night:
        for swapped in (False, True, False):
            agreed = night.seat("A").terms
            assert [agreed[name] for name in sets] == (
                ["knights", "wizards"] if swapped else [*sets.values()]
            )
            assert night.seat("A").seat == int(swapped)
            await night.resign("A")
            for one in night.after.values():
                one.wish(True)
            await night.next_game()


@needs_iroh
async def test_a_ticket_is_good_for_a_second_game_and_a_third(tmp_path: Path) -> None:
    """The guest has no other way: the host opens the next table again, with the same key and port."""
    async with evening(tmp_path, Relays()) as night:
        for _ in range(2):
            await night.resign("A")
            for name in "AB":
                night.after[name].wish(True)
            await night.next_game()
            assert [night.seat(name).seat for name in "AB"] == [0, 1]


async def test_a_wish_can_be_withdrawn_and_goes_with_whoever_leaves(tmp_path: Path) -> None:
    """Then the other side does not see it any more, and its own yes begins nothing."""
    async with evening(tmp_path) as night:
        await night.resign("B")
        anna, bert = night.after["A"], night.after["B"]
        bert.wish(True)
        await night.until(lambda: anna.theirs)
        bert.wish(False)
        await night.until(lambda: not anna.theirs)
        bert.wish(True)
        await night.until(lambda: anna.theirs)
        night.table.tasks[1].cancel()
        await night.until(lambda: not anna.here)
        assert not anna.theirs
        anna.wish(True)
        await asyncio.sleep(0)
        assert anna.seating is None


async def test_the_word_to_begin_holds_although_its_link_goes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna leaves for the next table before Bert's program has looked: it opens that table all the same."""
    async with evening(tmp_path) as night:
        await night.resign("A")
        anna, bert = night.after["A"], night.after["B"]
        bert.wish(True)
        await night.until(lambda: anna.theirs)
        busy = asyncio.Event()
        monkeypatch.setattr(bert, "_tell", busy.wait)
        anna.wish(True)
        await night.until(lambda: anna.seating is not None)
        night.table.tasks[0].cancel()
        await night.until(lambda: not bert.here)
        busy.set()
        await night.until(lambda: bert.seating is not None)
        assert bert.seating is not None and bert.seating.host and bert.swapped


async def test_where_the_guest_cannot_be_reached_the_host_opens_the_table_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A firewall, a tunnel: sides stay as they were, and the game begins all the same."""

    async def blocked(host: str, port: int) -> StreamLink:
        raise LinkLostError(f"no connection to {host}:{port}")

    async with evening(tmp_path) as night:
        await night.resign("A")
        monkeypatch.setattr(again_module, "connect", blocked)
        for one in night.after.values():
            one.wish(True)
        await night.next_game()
        assert night.seat("A").seat == 0


async def test_the_next_table_is_kept_for_the_other_player(tmp_path: Path) -> None:
    """Somebody else who knocks first is turned away, and the game between the two begins."""
    async with evening(tmp_path) as night:
        await night.resign("A")
        for one in night.after.values():
            one.wish(True)
        await night.until(lambda: all(one.seating for one in night.after.values()))
        before = dict(night.after)
        await night.table.leave()
        night.table.tasks.clear()
        night.table.seats.clear()
        port = before["B"].seating.port if before["B"].seating is not None else 0
        heard = Events()
        game = rematch(before["B"], night.sits("B"), heard)
        night.table.tasks.append(asyncio.create_task(game))
        await heard.first("listening")
        eve = replace(night.table.chosen(0, journal=tmp_path / "eve.duel"), identity=Identity.generate())
        with pytest.raises(TableError) as refused:
            await join(f"127.0.0.1:{port}", replace(eve, on_seat=lambda _seat: None))
        assert refused.value.code == REFUSED
        anna = rematch(before["A"], night.sits("A"), night.table.events[0])
        night.table.tasks.append(asyncio.create_task(anna))
        await night.dealt()


async def test_nobody_else_is_joined_where_the_next_table_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eve listens at Bert's port: Anna's program says so, and Eve never sees her sit down."""
    monkeypatch.setattr("p2pduel.table.rematch._SECONDS", 0.5)
    async with evening(tmp_path) as night:
        await night.resign("A")
        for one in night.after.values():
            one.wish(True)
        await night.until(lambda: all(one.seating for one in night.after.values()))
        before = dict(night.after)
        await night.table.leave()
        port = before["B"].seating.port if before["B"].seating is not None else 0
        heard, seats = Events(), list[Seat]()
        eve = replace(
            night.table.chosen(0, journal=tmp_path / "eve.duel", port=port),
            identity=Identity.generate(),
            on_event=heard,
            on_seat=seats.append,
        )
        night.table.tasks = [asyncio.create_task(host(eve))]
        await heard.first("listening")
        with pytest.raises(TableError, match="somebody else answers"):
            await rematch(before["A"], lambda _seat: None, Events())
        assert len(seats[0].session) == 1 and seats[0].waiting


async def test_headless_players_stay_for_nothing(tmp_path: Path) -> None:
    """Nobody listens to wishes: the program ends with its game."""
    table = Table(tmp_path)
    try:
        await table.open()
        await table.seats[0].say("resign")
        ends: list[Ending] = await table.ends()
        assert all(end.finished for end in ends)
    finally:
        await table.leave()
