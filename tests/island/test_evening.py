"""An evening on the island: rematches, moves taken back, a game left and gone on with, a spectator."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.games.island.rules.geometry import VERTEX_NAMES
from p2pduel.games.island.screens.mapboard import MapBoard
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.seat import Seat
from p2pduel.table.verify import HOLDS, verify
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.net.test_rematch import Evening, evening
from tests.plain.conftest import room as room
from tests.plain.room import Room, address, who_is_asked
from tests.tui.rooms import duel, screen_of, until
from tests.tui.test_end import another_game
from tests.tui.test_lobby_people import Bob, hosted, notices
from tests.tui.test_resume_screen import ready, saved
from tests.tui.test_spectator import Game, watched

SETTLED = {"target": 5, "theft": "may"}
TERMS: dict[str, Any] = {"game": "island", "variant": "base"}


# --- over sockets -----------------------------------------------------------------------------------------


async def _by_greedy(
    night: Evening, enough: Callable[[Seat, Move], bool] = lambda _seat, _move: False
) -> Seat | None:
    """Both play as greedy does until the game is over, or a move was enough; who made that one."""
    bot = make_bot("greedy", random.Random(3), "island")
    table = night.table
    while True:
        await table.until(lambda: any(one.to_decide for one in table.seats) or len(night.after) == 2)
        asked = next((one for one in table.seats if one.to_decide), None)
        if asked is None:
            return None
        move, length = bot.choose(asked.view, asked.legal()), len(asked.session)
        await asked.play(move)
        await table.until(lambda: all(len(one.session) > length for one in table.seats))  # noqa: B023
        if enough(asked, move):
            return asked


async def test_whole_games_and_their_rematch_with_sides_swapped(tmp_path: Path) -> None:
    """Won on the board, not given up; the next one has the same terms, and is a game of its own."""
    async with evening(tmp_path, **TERMS, options=SETTLED, accept=SETTLED) as night:
        boards, journals, points = [], [], []
        for game in range(2):
            assert [night.seat(name).seat for name in "AB"] == ([1, 0] if game else [0, 1])
            state = night.seat("A").state
            assert (state.variant, state.options.target, state.options.theft) == ("base", 5, "may")
            boards.append((state.terrain, state.tokens))
            night.after.clear()
            await _by_greedy(night)
            await night.until(lambda: len(night.after) == 2)
            journals += [night.after[name].ending.journal for name in "AB"]
            points.append(max(night.table.seats[0].state.points))
            if not game:
                for one in night.after.values():
                    one.wish(True)
                await night.next_game()
        assert boards[0] != boards[1]
    found = [verify(journal) for journal in journals]
    assert [(one.exit_code, one.audit, one.game, one.reason) for one in found] == [
        (HOLDS, "ok", "island", "points")
    ] * 4
    assert found[0].head == found[1].head != found[2].head == found[3].head
    assert min(points) >= 5


async def test_roads_and_cards_are_taken_back(tmp_path: Path) -> None:
    """A settlement freely, a road and a knight that was played once the other agrees; the game holds."""
    async with evening(tmp_path, **TERMS) as night:
        table = night.table
        first = table.asked
        before = first.state.digest()
        settled = first.legal()[0].text
        length = len(first.session)
        await table.move(settled)
        assert first.session.is_free_takeback(first.session.can_take_back()[-1])
        await first.take_back()
        await table.until(lambda: all(len(one.session) == length + 2 for one in table.seats))
        await table.settle()
        assert {one.state.digest() for one in table.seats} == {before}

        await table.move(settled)
        asked = first.state.digest()
        await table.move("road ")
        assert table.asked is not first
        await night.agreed_back(first)
        assert table.asked is first and {one.state.digest() for one in table.seats} == {asked}

        who = await _by_greedy(night, _knight)
        assert who is not None
        held = _cards(who)
        await night.agreed_back(who)
        assert _cards(who) == held + 1 and who.to_decide
        await who.say("resign")
        await night.until(lambda: len(night.after) == 2)
        journals = [night.after[name].ending.journal for name in "AB"]
    assert [verify(journal).audit for journal in journals] == ["ok", "ok"]


def _knight(seat: Seat, move: Move) -> bool:
    """A knight was played, and the robber is still to be moved."""
    return move.text == "knight" and isinstance(seat.due, Decision) and seat.due.kind == "rob"


def _cards(seat: Seat) -> int:
    return len(seat.state.zones[f"{seat.seat}:dev"])


# --- on the screen ----------------------------------------------------------------------------------------


async def _hosted(pilot: Pilot[Any], folder: Path) -> tuple[PlayScreen, Bob]:
    """A table of `base`, opened in the lobby; Bob is a random bot on the same terms."""
    screen, bob = await hosted(pilot, folder, game="island", variant="base")
    assert screen.game.name == "island"
    return screen, bob


async def _given_up(pilot: Pilot[Any], screen: PlayScreen) -> EndScreen:
    await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
    await pilot.press("ctrl+r")
    await screen_of(pilot, Confirm)
    await pilot.press("y")
    return await screen_of(pilot, EndScreen)


@pytest.mark.slow
async def test_a_rematch_on_the_screen_deals_another_map_with_the_sides_swapped(tmp_path: Path) -> None:
    """Bob wants one, `r` agrees; orange now, on the same terms; the evening has a score."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await _hosted(pilot, tmp_path)
        terms = screen.chair.table_seat.terms
        end = await _given_up(pilot, screen)
        await until(pilot, lambda: bool(bob.after), "never settled")
        bob.after[-1].wish(True)
        await until(pilot, lambda: "Bob wants a rematch." in notices(pilot), "the wish is not shown")
        await pilot.press("r")
        await until(pilot, lambda: bob.after[-1].seating is not None, "Bob hears of no game")
        await bob.play_again()
        await another_game(pilot, end)
        again = await screen_of(pilot, PlayScreen)
        assert (again.chair.seat, bob.seat.seat) == (1, 0)
        assert again.game.name == "island" and again.chair.table_seat.terms == terms
        board = again.query_one(MapBoard)
        await until(pilot, lambda: board.has_focus and "V" in str(board.cursor), "the map asks nothing")
        chosen = VERTEX_NAMES.index(str(board.cursor))
        assert again.chair.table_seat.state.owners[chosen] < 0
        await pilot.press("enter")
        await until(pilot, lambda: again.chair.table_seat.state.owners[chosen] == 1, "nothing is founded")
        second = await _given_up(pilot, again)
        score = second.query_one("#next")
        await until(
            pilot, lambda: f"{app.own_name} 0 : 2 Bob" in str(score.border_title), "the score is not kept"
        )
        await bob.leave()


async def test_a_settlement_is_taken_back_on_the_screen(tmp_path: Path) -> None:
    """`u` before the road: the site is free again, on both sides, and is asked for again."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await _hosted(pilot, tmp_path)
        table, board = screen.chair.table_seat, screen.query_one(MapBoard)
        before = table.state.digest()
        await until(pilot, lambda: board.has_focus and "V" in str(board.cursor), "the map asks nothing")
        await pilot.press("enter")
        await until(pilot, lambda: "-" in str(board.cursor) and board.has_focus, "no road is asked for")
        await pilot.press("u")
        await until(pilot, lambda: table.state.digest() == before, "not taken back")
        await until(pilot, lambda: bob.seat.state.digest() == before, "not with Bob")
        await until(pilot, lambda: "V" in str(board.cursor) and board.has_focus, "no site is asked for")
        await bob.leave()


async def test_a_left_game_goes_on_from_the_lobby() -> None:
    """A game of `base` against a bot, left after the first settlement: the same map, the same question."""
    app = duel(sitting=lambda house: house.bot_sitting("base", "random", game="island"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: ready(screen), "nobody asks")
        board = screen.query_one(MapBoard)
        await until(pilot, lambda: board.has_focus, "the map is not asked")
        await pilot.press("enter")
        await until(pilot, lambda: ready(screen) and _asked(screen) == "found_road", "no road is asked for")
        before, known = screen.chair.table_seat.state.digest(), dict(screen.chair.table_seat.knowledge)
        await pilot.press("ctrl+l")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await screen_of(pilot, LobbyScreen)
    again = duel()
    async with again.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: len(saved(lobby)) == 1, "the game is not in the lobby")
        lobby.query_one("#menu", Rows).point(saved(lobby)[0])
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: ready(screen), "the game does not go on")
        table = screen.chair.table_seat
        assert (table.state.digest(), dict(table.knowledge)) == (before, known)
        board = screen.query_one(MapBoard)
        await until(pilot, lambda: board.has_focus and "-" in str(board.cursor), "no road is asked for")
        await pilot.press("enter")
        await until(pilot, lambda: 0 in table.state.roads, "no road is built")


def _asked(screen: PlayScreen) -> str:
    due = screen.update_now.decision if screen.update_now is not None else None
    return due.kind if isinstance(due, Decision) else ""


async def test_whoever_watches_from_the_lobby_sees_the_map(tmp_path: Path) -> None:
    """By address: the same state as the players', every proof checked, nothing to choose, no hidden card."""
    game = Game(tmp_path, "island")
    await game.start()
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await watched(pilot, game.port)
        await until(pilot, lambda: screen.caught_up and screen.update_now is not None, "nothing to see")
        table, players = screen.chair.table_seat, game.seats
        await until(
            pilot, lambda: table.state.digest() == players[0].state.digest(), "not where the players are"
        )
        assert screen.game.name == "island" and table.proofs > 0
        assert not table.knowledge and not screen.query_one(MapBoard)._choose
    await game.stop()


# --- in sentences -----------------------------------------------------------------------------------------


@pytest.mark.few(1)
@pytest.mark.parametrize("variant", ["base", "two"])
def test_another_game_in_plain_mode(room: Room, variant: str) -> None:
    """Both want one: the sides are swapped, places on the map are asked for again, both games hold."""
    anna = room.start("anna", "host", "--name", "Anna", "--game", "island", "--variant", variant)
    bob = room.start("bob", "join", address(anna), "--name", "Bob")
    assert bob.until("Do you agree")
    bob.type("yes")
    for last in (False, True):
        for _ in range(6):
            asked, _ = who_is_asked(anna, bob)
            asked.type("1")
        loser, winner = who_is_asked(anna, bob)
        loser.type("resign", "yes")
        for one in (loser, winner):
            assert "has won because the other side resigned" in (one.over() or "")
        if last:
            break
        bob.type("rematch")
        assert anna.until(r"^Bob wants a rematch\.$")
        anna.type("rematch")
        for one in (anna, bob):
            assert one.until("The sides are swapped")
    for who, one in (("anna", anna), ("bob", bob)):
        one.type("no")
        assert one.finish() == 0
        found = [verify(path) for path in sorted((room.home(who) / "games").glob("*.duel"))]
        assert [(game.ok, game.finished, game.game, game.variant) for game in found] == [
            (True, True, "island", variant)
        ] * 2
        assert [names for names, _ in found[0].players] != [names for names, _ in found[1].players]
