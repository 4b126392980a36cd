"""Keys and clicks faster than the screens can follow: whatever is hit when, a screen is there and works."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from p2pduel.person.sitting import Sitting
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.running import Program
from p2pduel.tui.table.playing import PlayScreen
from tests.tui.hands import PATIENCE, press, until
from tests.tui.rooms import duel, screen_of

KEYS = (  # noqa: SIM905 - a list of keys is easier to read so
    "enter enter enter escape escape space up down left right tab shift+tab home end pageup pagedown "
    "b p t d e e i u l o v m h s c x r y n j w a k f g 1 2 q question_mark comma slash plus minus "
    "ctrl+p ctrl+l ctrl+r delete backspace"
).split()
TABLES = {
    "duel": (("intro", 2), ("gold", 2), ("princes", 2), ("tournament", 2)),
    "island": (("beginner", 4), ("base", 2), ("base", 3), ("two", 2)),
    "classic": (("base", 2), ("wizards", 2), ("mixed", 2), ("tournament", 2)),
}
"""Game -> variants, and for how many each."""
SIZES = ((80, 24), (120, 40), (200, 50), (60, 15))
BURSTS = 250
CLICKS = 0.2
"""The share of clicks, anywhere on the screen."""
PAUSES = (0.0, 0.0, 0.001, 0.01, 0.05)
"""Seconds between two bursts: most keys come while the one before is still being heard."""


FEW = range(12)
"""Seeds on a busy machine for a game; every other one hits while its table is made."""
SEEDS = {"": range(0, 40, 2), "duel": sorted({*range(1, 40, 2), *FEW})}
"""The first forty between the lobby and the Duel: crashes were once seen at 12, 24, 26 and 39."""
NEIGHBOURS = 2
BUSY = "import time; end = time.monotonic() + 120\nwhile time.monotonic() < end: sum(range(10_000))"
"""A program that only wants the processor; it ends by itself should its test be killed."""


@pytest.fixture
def neighbours() -> Iterator[None]:
    """Busy programs beside the test: screens open late, and keys catch them half open."""
    running = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(NEIGHBOURS)]
    yield
    for one in running:
        one.kill()
        one.wait()


@pytest.mark.parametrize("game", TABLES)
async def test_keys_in_any_order_and_any_haste(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await _hit(game, 1, monkeypatch)


async def test_keys_in_the_lobby_in_any_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    await _hit("", 0, monkeypatch)


@pytest.mark.slow
@pytest.mark.usefixtures("neighbours")
@pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in ("", *TABLES) for seed in SEEDS.get(game, FEW)]
)
async def test_the_same_on_a_busy_machine(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    await _hit(game, seed, monkeypatch)


def _against_bots(house: Program, game: str, variant: str, seats: int) -> Sitting:
    return house.bot_sitting(variant, "random", game=game, players=seats)


def _click(pilot: Pilot[Any], x: int, y: int) -> None:
    """One click as the terminal would send it, wherever it falls."""
    driver = pilot.app._driver
    assert driver is not None
    for kind, button in ((events.MouseMove, 0), (events.MouseDown, 1), (events.MouseUp, 1)):
        event = kind(None, x, y, 0, 0, button, False, False, False, x, y)
        event.set_sender(pilot.app)
        driver.send_message(event)


async def _hit(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the lobby or a game's table, over whatever opens: no crash, no empty screen. Few may leave."""
    chance = random.Random(seed)
    leave = ScreenApp._left
    monkeypatch.setattr(ScreenApp, "_left", lambda app, yes: leave(app, yes and chance.random() < 0.1))
    variant, seats = chance.choice(TABLES[game]) if game else ("", 0)
    app = duel(sitting=lambda house: _against_bots(house, game, variant, seats)) if game else duel()
    trail: list[str] = []
    width, height = SIZES[seed // 2 % len(SIZES)]
    async with asyncio.timeout(2 * PATIENCE), app.run_test(size=(width, height)) as pilot:
        if game and seed % 2:  # hit when the table is there, else while it is made
            await screen_of(pilot, PlayScreen)
        for _ in range(BURSTS):
            if app.return_value is not None or app._exception is not None:
                break
            for _ in range(chance.choice([1, 1, 2, 3])):
                screen = type(app.screen).__name__
                if chance.random() < CLICKS:
                    x, y = chance.randrange(width), chance.randrange(height)
                    trail.append(f"{screen} {x},{y}")
                    _click(pilot, x, y)
                else:
                    trail.append(f"{screen} {chance.choice(KEYS)}")
                    press(pilot, trail[-1].split()[1])
            await asyncio.sleep(chance.choice(PAUSES))
        assert app._exception is None, trail[-30:]
        if app.return_value is None:
            await until(
                pilot, lambda: len(app.screen_stack) > 1 and not app.between, f"nothing: {trail[-30:]}"
            )
    assert app.return_value in (None, 0)
