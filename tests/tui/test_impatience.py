"""Keys faster than the screens can follow: whatever is hit when, there is a screen, and it works."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from p2pduel.tui.app import ScreenApp
from tests.tui.hands import PATIENCE, press, until
from tests.tui.rooms import duel

KEYS = (  # noqa: SIM905 - a list of keys is easier to read so
    "enter enter enter escape escape space up down left right tab shift+tab home end pageup pagedown "
    "b p t d e e i u l o v m h s c x r y n j w a k f g 1 2 q question_mark comma slash plus minus "
    "ctrl+p ctrl+l ctrl+r delete backspace"
).split()
SIZES = ((80, 24), (120, 40), (200, 50), (60, 15))
BURSTS = 250
PAUSES = (0.0, 0.0, 0.001, 0.01, 0.05)
"""Seconds between two bursts: most keys come while the one before is still being heard."""


SEEDS = 40
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


@pytest.mark.parametrize("seed", range(1))
async def test_keys_in_any_order_and_any_haste(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    await _hit(seed, monkeypatch)


@pytest.mark.slow
@pytest.mark.usefixtures("neighbours")
@pytest.mark.parametrize("seed", range(SEEDS))
async def test_the_same_on_a_busy_machine(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    await _hit(seed, monkeypatch)


async def _hit(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the lobby or a table, over whatever opens: no crash, no empty screen. Few may leave."""
    chance = random.Random(seed)
    leave = ScreenApp._left
    monkeypatch.setattr(ScreenApp, "_left", lambda app, yes: leave(app, yes and chance.random() < 0.1))
    variant = chance.choice(["intro", "gold", "princes", "tournament"])
    app = duel(sitting=lambda house: house.bot_sitting(variant, "random")) if seed % 2 else duel()
    trail: list[str] = []
    async with asyncio.timeout(2 * PATIENCE), app.run_test(size=SIZES[seed % len(SIZES)]) as pilot:
        for _ in range(BURSTS):
            if app.return_value is not None or app._exception is not None:
                break
            for _ in range(chance.choice([1, 1, 2, 3])):
                trail.append(f"{type(app.screen).__name__} {chance.choice(KEYS)}")
                press(pilot, trail[-1].split()[1])
            await asyncio.sleep(chance.choice(PAUSES))
        assert app._exception is None, trail[-30:]
        if app.return_value is None:
            await until(
                pilot, lambda: len(app.screen_stack) > 1 and not app.between, f"nothing: {trail[-30:]}"
            )
    assert app.return_value in (None, 0)
