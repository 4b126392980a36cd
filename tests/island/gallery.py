"""The island's screens at moments that are always the same: for snapshots and for the docs."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.app import App

from p2pduel import games
from p2pduel.bots import make_bot
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.local.driver import LocalTable
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.table.screen import TableScreen
from tests.tui.hands import calm, until
from tests.tui.localseat import LocalSeat

__all__ = ["SCENES", "SIZES", "scene"]

SIZES = ((80, 24), (120, 40), (200, 50))
MIDDLE = {
    "variant": "base",
    "turn": 23,
    "phase": "dice",
    "active": "blue",
    "starter": "blue",
    "robber": "H5",
    "board": {
        "terrain": [
            *("fields", "mountains", "forest", "pasture", "hills", "fields", "pasture"),
            *("forest", "mountains", "hills", "desert", "forest", "fields", "pasture"),
            *("forest", "hills", "pasture", "mountains", "fields"),
        ],
        "tokens": [5, 2, 6, 10, 9, 4, 3, 8, 11, 5, 0, 8, 4, 3, 6, 10, 11, 12, 9],
        "harbours": [
            *("general", "ore", "general", "wool", "general", "grain", "brick", "general", "lumber"),
        ],
    },
    "blue": {
        "cities": ["V19"],
        "settlements": ["V30", "V40", "V12"],
        "roads": ["19-24", "24-30", "30-35", "35-40", "18-24", "12-17", "17-23", "18-23"],
        "hand": {"lumber": 2, "brick": 3, "wool": 1, "grain": 1, "ore": 3},
        "dev": ["knight", "monopoly"],
        "new": [],
        "knights": 1,
    },
    "orange": {
        "cities": ["V32"],
        "settlements": ["V15", "V46"],
        "roads": ["15-20", "20-26", "26-32", "32-38", "46-50", "41-46"],
        "hand": {"lumber": 1, "wool": 2, "grain": 1},
        "dev": ["victory"],
        "knights": 2,
    },
    "dice": [[2, 3]],
}
"""A game in its middle: cities, roads, a robbed hex, harbours, cards in hand."""
SCENES: dict[str, tuple[str, ...]] = {
    "island-table": (),
    "island-sites": ("b", "enter"),
    "island-trade": ("t", "enter", "down", "left", "left", "down", "down", "down", "right"),
}
"""Scene -> the keys that lead to it, after the roll."""


@asynccontextmanager
async def scene(name: str, size: tuple[int, int]) -> AsyncIterator[App[Any]]:
    """The program at a scene, at rest."""
    island = games.game("island")
    table = LocalTable.load(RULESET, MIDDLE, strict=True)
    table.play(0, "roll")
    bot = make_bot("random", random.Random(1), "island", own_process=False)
    seat = LocalSeat(table, bot, pace=lambda: 0.0, names=("Ann", "Bob"), game=island)
    screen = TableScreen(seat, game=island, seats=2, wait=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: screen.update_now is not None, "no table")
        await calm(pilot)
        for key in SCENES[name]:
            await pilot.press(key)
            await calm(pilot)
        yield app
