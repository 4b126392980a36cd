"""A rematch between people: each is told what the other wants, sides swap, the evening has a score."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.running import Duel
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.tui.rooms import duel, screen_of, until
from tests.tui.test_end import another_game
from tests.tui.test_lobby_people import Bob, hosted, notices


async def _ended(pilot: Pilot[Any], folder: Path) -> tuple[EndScreen, Bob]:
    """A game with Bob, which he gives up; both sides have the last signatures."""
    screen, bob = await hosted(pilot, folder)
    await bob.seat.say("resign")
    end = await screen_of(pilot, EndScreen)
    await until(pilot, lambda: screen.sitting.after is not None and bool(bob.after), "never settled")
    return end, bob


def _row(end: EndScreen) -> str:
    return next(row.text.plain for row in end.query_one("#next", Rows).rows if row.key == "rematch")


def _score(end: EndScreen) -> str:
    return str(end.query_one("#next").border_title)


async def _agreed(pilot: Pilot[Any], end: EndScreen, bob: Bob) -> PlayScreen:
    await until(pilot, lambda: bob.after[-1].seating is not None, "Bob hears of no game")
    await bob.play_again()
    await another_game(pilot, end)
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    return screen


async def test_bob_wants_a_rematch_and_a_yes_begins_it_with_the_sides_swapped(tmp_path: Path) -> None:
    """Said at once on the end screen; `r` agrees; we were red and are blue now; and once more."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        end, bob = await _ended(pilot, tmp_path)
        assert _row(end) == "Rematch"
        bob.after[-1].wish(True)
        await until(pilot, lambda: _row(end) == "Rematch: Bob wants one", "the wish is not shown")
        assert "Bob wants a rematch." in notices(pilot)
        await until(pilot, lambda: f"{app.own_name} 1 : 0 Bob" in _score(end), "no score")
        await pilot.press("r")
        screen = await _agreed(pilot, end, bob)
        assert (screen.chair.seat, bob.seat.seat) == (1, 0)
        assert any("sides are swapped" in said for said in notices(pilot))
        await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
        await pilot.press("ctrl+r")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        second = await screen_of(pilot, EndScreen)
        await until(pilot, lambda: f"{app.own_name} 1 : 1 Bob" in _score(second), "the score is not kept")
        await pilot.press("r")
        await until(pilot, lambda: "Bob is asked" in _row(second), "nothing says that Bob is asked")
        await until(pilot, lambda: bob.after[-1].theirs, "Bob is not told")
        bob.after[-1].wish(True)
        third = await _agreed(pilot, second, bob)
        assert (third.chair.seat, bob.seat.seat) == (0, 1)
        await bob.leave()


async def test_whoever_leaves_withdraws_and_the_row_says_so(tmp_path: Path) -> None:
    """Bob's wish goes with him; our `r` then says why instead of doing nothing."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        end, bob = await _ended(pilot, tmp_path)
        bob.after[-1].wish(True)
        await until(pilot, lambda: "wants one" in _row(end), "the wish is not shown")
        await bob.leave()
        await until(pilot, lambda: "not at the table any more" in _row(end), "nobody is told")
        await pilot.press("r")
        await until(pilot, lambda: "Bob is not at the table any more." in notices(pilot), "no word")
        assert app.screen is end


async def test_a_wish_is_withdrawn_by_the_same_key_and_by_going_to_the_lobby(tmp_path: Path) -> None:
    """Bob sees it come and go; from the lobby nothing begins behind our back."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        end, bob = await _ended(pilot, tmp_path)
        await pilot.press("r")
        await until(pilot, lambda: bob.after[-1].theirs, "Bob is not told")
        await pilot.press("r")
        await until(pilot, lambda: not bob.after[-1].theirs, "the wish stays")
        await pilot.press("r")
        await until(pilot, lambda: bob.after[-1].theirs, "Bob is not told again")
        assert "Bob is asked" in _row(end)
        await pilot.press("l")
        await until(pilot, lambda: not bob.after[-1].here, "we never leave")
        assert not bob.after[-1].theirs
        await bob.leave()


async def test_a_bot_plays_again_at_once_and_the_score_is_kept() -> None:
    """Every bot of a name is the same opponent, whatever key it has."""
    app: Duel = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        for lost in (1, 2):
            screen = await screen_of(pilot, PlayScreen)
            await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")  # noqa: B023
            await pilot.press("ctrl+r")
            await screen_of(pilot, Confirm)
            await pilot.press("y")
            end = await screen_of(pilot, EndScreen)
            await until(pilot, lambda: f"0 : {lost} Random" in _score(end), "no score")  # noqa: B023
            await pilot.press("r")
            await another_game(pilot, end)
