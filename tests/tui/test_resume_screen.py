"""An unfinished game waits in the lobby and goes on where it was."""

from __future__ import annotations

import random
from typing import Any

from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.games.duel.rules.view import View
from p2pduel.tui.dialogs import Choose, Confirm
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.playing import PlayScreen
from tests.tui.rooms import duel, screen_of, until
from tests.tui.test_lobby import table


def saved(lobby: LobbyScreen) -> list[str]:
    """The keys of the unfinished games."""
    return [row.key for row in lobby.query_one("#menu", Rows).rows if row.key.startswith("game ")]


async def test_a_table_that_is_ready_waits_for_an_open_question() -> None:
    """Whoever is asked whether to leave is still asked after the deal; after a no the game begins."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingUp), "nobody sits down")
        setting_up, question = app.screen, Confirm("Leave?", "Are you sure?")
        assert isinstance(setting_up, SettingUp)
        app.push_screen(question)
        await until(
            pilot, lambda: bool(setting_up.sitting.chair and setting_up.sitting.chair.ready), "no deal"
        )
        await pilot.pause()
        assert app.screen is question
        question.action_close()
        await screen_of(pilot, PlayScreen)
        assert setting_up not in app.screen_stack


async def play_moves(pilot: Pilot[Any], screen: PlayScreen, count: int) -> None:
    """Make some own moves, each one the greedy bot's choice."""
    guide = make_bot("greedy", random.Random(2))
    for _ in range(count):
        await until(pilot, lambda: ready(screen), "nobody asks")
        update = screen.update_now
        assert update is not None
        await screen.chair.send([guide.choose(View(update.state, update.knowledge, 0), update.legal)])
        await until(pilot, lambda: screen.update_now is not update, "no news")  # noqa: B023 - awaited at once


def ready(screen: PlayScreen) -> bool:
    update, table = screen.update_now, screen.chair.table_seat
    return (
        update is not None
        and bool(update.legal)
        and table.to_decide
        and table.state is not None
        and table.state.ply == update.state.ply
    )


async def test_a_left_game_is_in_the_lobby_and_goes_on() -> None:
    """Leave the table, see the game in the list, leave the program, start again, continue: same cards."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await play_moves(pilot, screen, 3)
        await until(pilot, lambda: ready(screen), "nobody asks")
        assert screen.update_now is not None
        before = screen.update_now
        log = [row.text.plain for row in screen.journal.rows()]
        await pilot.press("x")
        await screen_of(pilot, Choose)
        await pilot.press("end", "enter")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: len(saved(lobby)) == 1, "the game is not in the lobby")
    again = duel()
    async with again.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: len(saved(lobby)) == 1, "the game is not in the lobby")
        lobby.query_one("#menu", Rows).point(saved(lobby)[0])
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: ready(screen), "the game does not go on")
        after = screen.update_now
        assert after is not None
        assert after.state.digest() == before.state.digest()
        assert dict(after.knowledge) == dict(before.knowledge)
        assert [row.text.plain for row in screen.journal.rows()] == log
        await play_moves(pilot, screen, 1)


async def test_whoever_comes_back_finds_the_cursor_on_the_own_game() -> None:
    """It is offered first, by the name of the other player, even where tables are found; Enter goes on."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: screen.update_now is not None, "no table")
        game = screen.chair.table_seat.feed.gid.hex()
    again = duel()
    async with again.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        lobby.heard((table("Anna", "aaaa"),))
        menu = lobby.query_one("#menu", Rows)
        await until(pilot, lambda: bool(saved(lobby)) and menu.has_focus, "the cursor is elsewhere")
        assert menu.current is not None and menu.current.key == saved(lobby)[0]
        assert menu.current.text.plain.startswith("Go on with the game against Apprentice")
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        assert screen.chair.table_seat.feed.gid.hex() == game


async def test_the_row_of_the_own_game_among_the_tables_resumes_it() -> None:
    """The other player's table is announced with our game: Enter, `w` and `j` go on with it."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: screen.update_now is not None, "no table")
        game = screen.chair.table_seat.feed.gid.hex()
    for key in ("enter", "w", "j"):
        again = duel()
        async with again.run_test(size=(120, 40)) as pilot:
            lobby = await screen_of(pilot, LobbyScreen)
            lobby.heard((table("Anna", "aaaa", state="playing", game=game),))
            await until(pilot, lambda: bool(saved(lobby)), "no saved game")  # noqa: B023
            tables = lobby.query_one("#tables", Rows)
            await until(pilot, lambda: "YOURS" in tables.rows[0].text.plain, "the row is not ours")  # noqa: B023
            tables.focus()
            await until(pilot, lambda: tables.has_focus, "no focus")  # noqa: B023
            await pilot.press(key)
            screen = await screen_of(pilot, PlayScreen)
            assert screen.chair.seat == 0 and screen.chair.table_seat.feed.gid.hex() == game


async def test_a_game_can_be_forgotten_after_a_question() -> None:
    """Delete asks; yes removes the game with everything beside it."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        await screen_of(pilot, PlayScreen)
        await pilot.press("ctrl+l")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: len(saved(lobby)) == 1, "the game is not in the lobby")
        lobby.query_one("#menu", Rows).point(saved(lobby)[0])
        await pilot.press("delete")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: not saved(lobby), "the game is still there")


async def test_a_plain_move_is_taken_back_at_once() -> None:
    """Regions swapped before the game (D-14.7) are swapped back by one key, and the log forgets it."""
    app = duel(sitting=lambda house: house.bot_sitting("gold", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        while True:
            await until(pilot, lambda: ready(screen), "nobody asks")
            update = screen.update_now
            assert update is not None and update.decision is not None
            if update.decision.kind == "rearrange":
                break
            await play_moves(pilot, screen, 1)
        lines = len(screen.journal.rows())
        swap = next(move for move in update.legal if move.text.startswith("swap"))
        await screen.chair.send([swap])
        await until(pilot, lambda: _ply(screen) == update.state.ply + 1, "no swap")
        await pilot.press("u")
        await until(pilot, lambda: _ply(screen) == update.state.ply, "not taken back")
        assert screen.update_now is not None
        assert screen.update_now.state.digest() == update.state.digest()
        assert len(screen.journal.rows()) == lines


def _ply(screen: PlayScreen) -> int:
    return screen.update_now.state.ply if screen.update_now is not None else -1
