"""Another game in plain mode: against a bot, between pipes, across from a screen, asked from either side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot

from p2pduel.table.verify import verify
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Form
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.plain.player import Player, run_script
from tests.plain.room import Room, meet, who_is_asked
from tests.plain.test_plain_game import controls
from tests.tui.rooms import duel, screen_of, until
from tests.tui.test_end import another_game
from tests.tui.test_lobby_people import notices

T = TypeVar("T")


def _resigned(loser: Player, *others: Player) -> None:
    """Somebody gives the game up, and everybody is asked for another one."""
    loser.type("resign", "yes")
    for one in (loser, *others):
        assert "has won because the other side resigned" in (one.over() or "")


def _games(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.duel"))


def test_two_people_play_again_with_the_sides_swapped_until_one_has_enough(room: Room) -> None:
    """Each hears what the other wants; the score is kept; the end of input is a no, and the other is told."""
    anna, bob, _ = meet(room)
    loser, winner = who_is_asked(anna, bob)
    first = "Anna has won 1 game and Bob 0 games" if winner is anna else "Bob has won 1 game and Anna 0 games"
    _resigned(loser, winner)
    assert first in winner.said[-2]
    anna.type("resign", "board")
    assert anna.until("The game is over. Type rematch") and anna.until(r"Anna \(Red, you\)")
    bob.type("rematch")
    assert bob.until("Anna is asked") and anna.until(r"^Bob wants a rematch\.$")
    anna.type("rematch")
    for one in (anna, bob):
        assert one.until("The sides are swapped") and one.until("The cards are dealt")
    loser, winner = who_is_asked(anna, bob)
    loser.type("mine")
    assert loser.until(r"\(Red, you\)" if loser is bob else r"\(Blue, you\)")
    _resigned(loser, winner)
    anna.type("rematch")
    assert bob.until(r"^Anna wants a rematch\.$")
    bob.end_input()
    assert bob.finish() == 0
    assert anna.until(r"^Bob is not at the table any more\.$")
    anna.type("rematch", "no")
    assert anna.finish() == 0
    for who, one in (("anna", anna), ("bob", bob)):
        assert not controls("".join(one.said))
        found = [verify(path) for path in _games(room.home(who))]
        assert len(found) == 2 and all(game.ok and game.finished for game in found)


def test_a_game_after_the_first_can_be_left_and_gone_on_with(room: Room) -> None:
    """Whoever was the guest is the host now, and is told the command for that."""
    anna, bob, _ = meet(room)
    _resigned(*who_is_asked(anna, bob))
    anna.type("rematch")
    bob.type("rematch")
    who_is_asked(anna, bob)
    for one, verb in ((bob, "host"), (anna, "join")):
        one.type("quit")
        assert one.finish() == 0
        assert f"p2pduel {verb} --plain --journal " in one.said[-1]


def test_a_bot_plays_again_at_once(tmp_path: Path) -> None:
    """Everything written beforehand: two games, and a score that counts both."""
    lines = ["resign", "yes", "rematch", "resign", "yes", "no"]
    code, said = run_script(tmp_path, lines, "play", "--plain", "--bot", "random")
    assert code == 0 and said.count("The cards are dealt") == 2
    assert "has won 0 games and Random 2 games." in said and len(_games(tmp_path)) == 2
    assert said.count("Plain mode:") == 1


def test_a_script_with_answers_left_does_not_play_on_unasked(tmp_path: Path) -> None:
    """Numbers answer the questions of a game: after its end they ask for no other one."""
    code, said = run_script(tmp_path, ["resign", "yes", "1", "1"], "play", "--plain", "--bot", "random")
    assert code == 0 and said.splitlines()[-1].startswith("Do you want to play again?")
    assert len(_games(tmp_path)) == 1


def test_answers_written_ahead_are_kept_for_the_game_that_was_asked_for(room: Room) -> None:
    """The number waits until the other side agrees and the next game asks something."""
    anna, bob, _ = meet(room)
    _resigned(*who_is_asked(anna, bob))
    bob.type("rematch", "99", "quit")
    assert anna.until("Bob wants a rematch")
    anna.type("rematch", "99", "quit")
    asked, _ = who_is_asked(anna, bob)
    assert asked.until("There is no such choice") and asked.finish() == 0


async def _beside(work: Callable[..., T], *more: Any) -> T:
    """What the person at the pipe does, while the screen goes on."""
    return await asyncio.to_thread(work, *more)


async def _opened(pilot: Pilot[Any], room: Room) -> tuple[PlayScreen, Player]:
    """A table opened on the screen, and Bob in plain mode across."""
    await screen_of(pilot, LobbyScreen)
    await pilot.press("h")
    form = await screen_of(pilot, Form)
    form.query_one("#fields", Rows).point(form.DO)
    await pilot.press("enter")
    setting_up = await screen_of(pilot, SettingUp)
    await until(pilot, lambda: setting_up.sitting.port > 0, "no table is open")
    bob = room.start("bob", "join", f"127.0.0.1:{setting_up.sitting.port}", "--name", "Bob")
    assert await _beside(bob.until, "Do you agree")
    bob.type("yes")
    await screen_of(pilot, Confirm)
    await pilot.press("y")
    return await screen_of(pilot, PlayScreen), bob


async def _lost(pilot: Pilot[Any], screen: PlayScreen) -> EndScreen:
    """The screen gives up."""
    await until(pilot, lambda: bool(screen.update_now), "no cards are dealt")
    await pilot.press("ctrl+r")
    await screen_of(pilot, Confirm)
    await pilot.press("y")
    return await screen_of(pilot, EndScreen)


async def test_a_screen_and_a_pipe_ask_each_other(room: Room) -> None:
    """First the screen wants another game, then the pipe does; both times it begins."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await _opened(pilot, room)
        end = await _lost(pilot, screen)
        assert "Bob has won 1 game" in (await _beside(bob.over) or "")
        await pilot.press("r")
        assert await _beside(bob.until, f"^{app.own_name} wants a rematch")
        bob.type("rematch")
        await another_game(pilot, end)
        assert await _beside(bob.until, "The cards are dealt")
        second = await screen_of(pilot, PlayScreen)
        assert second.chair.seat == 1
        end = await _lost(pilot, second)
        assert "Bob has won 2 games" in (await _beside(bob.over) or "")
        bob.type("rematch")
        await until(pilot, lambda: "Bob wants a rematch." in notices(pilot), "the wish is not shown")
        await pilot.press("r")
        await another_game(pilot, end)
        bob.type("quit")
        assert await _beside(bob.finish) == 0
