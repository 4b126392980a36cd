"""The end: who has won and why, the audit of the opened seeds, a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from p2pduel.games.duel.rules.core import victory
from p2pduel.games.duel.screens.captions import breakdown
from p2pduel.person.sitting import Sitting
from p2pduel.table.host import host
from p2pduel.table.options import Ending, Listener
from p2pduel.table.seat import Seat
from p2pduel.tui.dialogs import Confirm, Page
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.chart import chart
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.duel import load_duel
from tests.net.loopback import cheat, once
from tests.tui.rooms import bot_options, duel, screen_of, until


async def resigned(pilot: Pilot[Any]) -> EndScreen:
    """A bot game given up at once."""
    screen = await screen_of(pilot, PlayScreen)
    await until(pilot, lambda: screen.update_now is not None and bool(screen.update_now.legal), "not asked")
    await pilot.press("ctrl+r")
    await screen_of(pilot, Confirm)
    await pilot.press("y")
    return await screen_of(pilot, EndScreen)


async def another_game(pilot: Pilot[Any], end: EndScreen) -> None:
    """Wait for the table of the next game."""

    def seated() -> bool:
        screen = pilot.app.screen
        return (
            isinstance(screen, PlayScreen) and screen.sitting is not end.sitting and bool(screen.update_now)
        )

    await until(pilot, seated, "no other game begins")


async def test_the_end_names_the_winner_audits_the_seeds_and_offers_a_rematch() -> None:
    """After a resignation both seeds are opened and checked; a rematch is a new game at once."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        end = await resigned(pilot)
        assert "Random has won by resignation" in str(end.query_one("#result", Static).render())
        await until(pilot, lambda: bool(end.verdict), "no audit")
        assert end.verdict.count("✓") == 2 and "Both seeds are open" in end.verdict
        await pilot.press("r")
        await another_game(pilot, end)


@pytest.mark.parametrize("breath", [0.01, 3600.0])
async def test_an_enter_meant_for_the_table_does_not_end_the_end(
    breath: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a moment, and not before, the key chooses the first row."""
    monkeypatch.setattr("p2pduel.tui.table.end._BREATH", breath)
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        end = await resigned(pilot)
        await until(pilot, lambda: bool(end.focused) or breath > 1, "the list is never reached")
        await pilot.press("enter")
        if breath > 1:
            assert app.screen is end and end.focused is None
        else:
            await another_game(pilot, end)


@pytest.mark.few(1)
@pytest.mark.parametrize("turns", [0, 10, 20, 30])
async def test_a_key_hit_twice_asks_for_one_rematch(turns: int) -> None:
    """However few turns of the loop lie between: there is a new game, never an empty screen."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        end = await resigned(pilot)
        end.action_rematch()
        for _ in range(turns):
            await asyncio.sleep(0)
        end.action_rematch()
        await another_game(pilot, end)


async def test_from_the_end_to_the_table_and_to_the_lobby() -> None:
    """Esc shows the table as it stood, r the result again, l goes to the lobby."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(80, 24)) as pilot:
        await resigned(pilot)
        await pilot.press("escape")
        await screen_of(pilot, PlayScreen)
        await pilot.press("r")
        await screen_of(pilot, EndScreen)
        await pilot.press("l")
        await screen_of(pilot, LobbyScreen)
        await pilot.press("q")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: app.return_value is not None, "the program does not end")
    assert app.return_value == 0


async def test_a_game_that_stops_over_the_state_hash_says_where_the_positions_differ(tmp_path: Path) -> None:
    """A false hash over a real socket: the screen names the broken rule, and that only the hash is wrong."""

    def begin(on_seat: Callable[[Seat], None], on_event: Listener) -> Coroutine[Any, Any, Ending]:
        return host(replace(bot_options("Anna", tmp_path), on_seat=on_seat, on_event=on_event))

    table = Sitting(begin, kind="host", name="Anna", acquaint=False)
    app = duel(sitting=lambda _house: table)
    lie = once("act", lambda body: body | {"before": bytes(32)})
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: table.port > 0, "nobody listens")
        eve = asyncio.create_task(cheat(table.port, bot_options("Eve", tmp_path), lie))
        page = await screen_of(pilot, Page)
        shown = " ".join(str(one.render()) for one in page.query(Static))
        assert "all parts are equal, the hash is false" in shown and "act/before" in shown
        await asyncio.gather(eve, return_exceptions=True)  # her own other envelope comes back to her


def test_the_breakdown_adds_up_to_the_victory_points() -> None:
    """Settlements, cities, cards and tokens are exactly the victory points (D-13.1)."""
    table = load_duel(
        {
            "variant": "gold",
            "red": {"centre": {"-1": "city"}, "sites": {"T-1": ["merchant_guild"]}},
            "blue": {"sites": {"T-1": ["austin"], "B-1": ["harald"]}},
        }
    )
    for seat in (0, 1):
        parts = breakdown(table.state, seat)
        summed = ("settlements", "cities", "cards", "strength_token", "trade_token")
        assert sum(parts[part] for part in summed) == parts["total"] == victory(table.state, seat)
    assert breakdown(table.state, 0)["cities"] == 2


@pytest.mark.parametrize("width", [24, 60, 120])
def test_the_chart_shows_first_and_last_turn_and_both_by_shape(width: int) -> None:
    """Whatever the width, nothing overflows, and red and blue differ by their signs."""
    points = {turn: (2 + turn // 8, 2 + turn // 12) for turn in range(1, 41)}
    drawn = chart(points, 7, (("Ann", "red", "●"), ("Bob", "blue", "○")), width, 12).plain
    assert all(len(line) <= width for line in drawn.splitlines())
    assert "●" in drawn and "○" in drawn and "◉" in drawn
    rows = {line[:2].strip(): line for line in drawn.splitlines()}
    assert rows["7"].rstrip("┄ ").endswith("●")
    assert rows["5"].rstrip().endswith("○")
