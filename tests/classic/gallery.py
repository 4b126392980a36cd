"""The classic game's screens at moments that are always the same: for snapshots, for fit, for the docs."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from p2pduel import games
from p2pduel.bots import make_bot
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.local.driver import LocalTable
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.table.screen import TableScreen
from tests.tui.hands import calm, until
from tests.tui.localseat import LocalSeat

__all__ = ["MOMENTS", "SIZES", "scene", "sit"]

SIZES = ((80, 24), (120, 40), (200, 50))

_STORED = {"T-2": 3, "T0": 2, "T2": 3, "B-2": 2, "B0": 3, "B2": 1}
_TURN = {"turn": 14, "phase": "action", "production": 3, "symbol": "sun", "unlocked": 1}
_BLUE: dict[str, Any] = {"centre": {"1": "city"}, "stored": _STORED}

MOMENTS: Mapping[str, Mapping[str, Any]] = {
    "classic-base": {
        **_TURN,
        "variant": "base",
        "red": {
            "centre": {"-1": "city", "1": "city", "2": "road", "3": "settlement"},
            "regions": {"T4": "fields-3", "B4": "mountains-4"},
            "stored": {**_STORED, "T4": 1, "B4": 0},
            "sites": {
                "T-1": ["abbey", "library"],
                "B-1": ["grain_mill"],
                "T1": ["otto"],
                "B1": ["fleet_wool"],
            },
        },
        "blue": {**_BLUE, "sites": {"T1": ["abbey", "church"], "B1": ["siegfried"]}},
        "hands": {"red": ["caravan", "aqueduct", "garrison"], "blue": ["herb_woman", "mint"]},
    },
    "classic-wonders": {
        **_TURN,
        "variant": "mixed",
        "sets": [["base", "politics", "trade", "wizards"]],
        "red": {
            "centre": {"-1": "citadel", "1": "city", "2": "road", "3": "metropolis"},
            "regions": {"T4": "fields-3", "B4": "mountains-4"},
            "stored": {**_STORED, "T4": 1, "B4": 0},
            "sites": {
                "TT0": [["ari", 2, "", []]],
                "T-1": ["elixir"],
                "T1": [["abbey", 0, "", ["pawned"]], "library"],
                "R0": ["trading_post"],
                "B1": ["robber_baron_castle"],
                "T3": ["church"],
            },
        },
        "blue": {**_BLUE, "sites": {"T1": ["abbey", "church"]}},
        "hands": {"red": ["witch", "arsonist"], "blue": ["herb_woman"]},
    },
    "classic-narrow": {
        **_TURN,
        "variant": "base",
        "red": {
            "centre": {
                "-2": "road",
                "-1": "city",
                "1": "settlement",
                "2": "road",
                "3": "settlement",
                "4": "road",
            },
            "regions": {"T4": "fields-3", "B4": "mountains-4"},
            "stored": {**_STORED, "T4": 1, "B4": 0},
            "sites": {"T-1": ["abbey", "library"], "B-1": ["mint", "aqueduct"], "T1": ["otto"]},
        },
        "blue": _BLUE,
        "hands": {"red": ["caravan"], "blue": []},
    },
    "classic-shore": {
        **_TURN,
        "variant": "barbarians",
        "red": {
            "centre": {"-1": "settlement", "1": "city"},
            "stored": {**_STORED, "TT0": 2},
            "sites": {
                "T1": ["harbor"],
                "B1": ["fleet_ore"],
                "TT0": ["colonial_base"],
                "BB2": [["residence_coin", 2, "", []]],
                "R0": ["barbarian_stronghold"],
            },
        },
        "blue": _BLUE,
        "hands": {"red": ["caravan"], "blue": []},
    },
    "classic-tournament": {
        **_TURN,
        "variant": "tournament",
        "sets": [["base", "wizards"], ["base", "wizards"]],
        "red": {"centre": {"1": "city"}, "stored": _STORED, "sites": {"T1": ["abbey"]}},
        "blue": _BLUE,
        "discards": [["caravan"], ["alchemist"]],
        "hands": {"red": ["caravan", "mint"], "blue": ["herb_woman"]},
    },
}
"""A game in its middle; metropolis, citadel, wizard, road, foreign and pawned cards; counters; own piles."""


async def sit(pilot: Pilot[Any], name: str) -> TableScreen:
    """Red at a table where it is to act; nothing is under way."""
    classic = games.game("classic")
    table = LocalTable.load(RULESET, MOMENTS[name])
    bot = make_bot("random", random.Random(1), "classic", own_process=False)
    seat = LocalSeat(table, bot, pace=lambda: 0.0, names=("Ann", "Bob"), game=classic)
    screen = TableScreen(seat, game=classic, wait=lambda: 0.0)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.update_now is not None, "no table")
    await calm(pilot)
    return screen


@asynccontextmanager
async def scene(name: str, size: tuple[int, int]) -> AsyncIterator[App[Any]]:
    """The program at a moment, at rest."""
    app = ScreenApp()
    async with app.run_test(size=size) as pilot:
        await sit(pilot, name)
        yield app
