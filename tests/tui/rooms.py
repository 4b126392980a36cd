"""Helpers for the screens around the table: wait for conditions, sit strangers down across."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen

from p2pduel.bots import make_bot
from p2pduel.games import DEFAULT
from p2pduel.table.brains import BotBrain, Brain
from p2pduel.table.options import Options
from p2pduel.tui.running import Program
from protocol.identity import Identity
from tests.tui.hands import PATIENCE, until

__all__ = ["PATIENCE", "bot_options", "duel", "screen_of", "until"]

S = TypeVar("S", bound=Screen[Any])


async def screen_of(pilot: Pilot[Any], kind: type[S]) -> S:
    """Wait for a screen of this kind on top, with its widgets in place."""
    await until(
        pilot,
        lambda: isinstance(pilot.app.screen, kind) and pilot.app.screen.is_mounted,
        f"no {kind.__name__} came up",
    )
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


def duel(**more: Any) -> Program:
    """The program without network search, with bots and questions that never dawdle."""
    return Program(**{"search": False, "pace": lambda: 0.0, "wait": lambda: 0.0, **more})


def bot_options(name: str, folder: Path, *, bot: str = "random", **more: Any) -> Options:
    """Somebody else in this process: own identity, own journal, announced nowhere."""
    brain: Brain = BotBrain(make_bot(bot, random.Random(5), more.get("game", DEFAULT)))
    return Options(
        name,
        Identity.generate(),
        brain,
        journal=folder / f"{name}.duel",
        mdns=False,
        guest=True,
        host_address="127.0.0.1",
        **more,
    )
