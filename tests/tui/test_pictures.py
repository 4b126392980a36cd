"""Snapshots: the table at three sizes, early, in the middle and late, as lines of text."""

from __future__ import annotations

import pytest

from p2pduel.local.driver import LocalTable
from tests.tui.hands import Hands, app_at
from tests.tui.sight import compare

SIZES = ((80, 24), (120, 40), (200, 50))

EARLY = {
    "variant": "intro",
    "turn": 2,
    "production": 3,
    "symbol": "trade",
    "hands": {"red": ["grain_mill", "scout", "harald"], "blue": ["inga", "abbey", "goldsmith"]},
    "sizes": {"draw1": 6, "draw2": 9, "draw3": 6, "draw4": 9},
}
MIDDLE = {
    "variant": "gold",
    "turn": 14,
    "production": 4,
    "symbol": "plentiful_harvest",
    "red": {
        "centre": {"-1": "city", "2": "road", "3": "settlement"},
        "regions": {"T4": "mountains-4", "B4": "gold_field-2"},
        "stored": {"T-2": 1, "T0": 3, "T2": 2, "B-2": 3, "B0": 2, "B2": 3, "T4": 1, "B4": 0},
        "sites": {
            "T-1": ["abbey", "merchant_guild"],
            "B1": ["ore_ship"],
            "T1": ["inga"],
            "B-1": ["grain_mill"],
        },
    },
    "blue": {
        "centre": {"1": "city", "-2": "road"},
        "stored": {"T-2": 0, "T0": 2, "T2": 1, "B-2": 3, "B0": 1, "B2": 0},
        "sites": {"B1": ["harald"], "T1": ["storehouse"], "T-1": ["gold_ship"]},
    },
    "hands": {
        "red": ["mint", "merchant_caravan", "large_trade_ship", "brigitta"],
        "blue": ["scout", "austin", "goldsmith"],
    },
    "discard": ["goldsmith"],
    "faceup": ["merchant_guild"],
    "roads": 5,
    "settlements": 4,
    "cities": 5,
}
LATE = {
    "variant": "princes",
    "turn": 31,
    "production": 6,
    "symbol": "event_card",
    "red": {
        "centre": {
            "-1": "city",
            "1": "city",
            "2": "road",
            "3": "city",
            "-2": "road",
            "-3": "settlement",
            "4": "road",
        },
        "regions": {"T4": "mountains-4", "B4": "gold_field-2", "T-4": "fields-3", "B-4": "hills-5"},
        "stored": {
            "T-2": 3,
            "T0": 3,
            "T2": 3,
            "B-2": 2,
            "B0": 2,
            "B2": 3,
            "T4": 1,
            "B4": 0,
            "T-4": 2,
            "B-4": 1,
        },
        "sites": {
            "T-1": ["abbey", "merchant_guild"],
            "B1": ["ore_ship", "harbor"],
            "T1": ["inga", "siglind"],
            "B-1": ["grain_mill"],
            "T3": ["library"],
            "B-3": ["toll_bridge"],
        },
    },
    "blue": {
        "centre": {"1": "city", "-1": "city", "-2": "road", "-3": "settlement"},
        "regions": {"T-4": "pasture-6", "B-4": "forest-6"},
        "stored": {"T-2": 0, "T0": 2, "T2": 1, "B-2": 3, "B0": 1, "B2": 0, "T-4": 1, "B-4": 3},
        "sites": {"B1": ["harald"], "T1": ["storehouse"], "T-1": ["gold_ship", "candamir"]},
    },
    "hands": {
        "red": ["mint", "merchant_caravan", "university", "guido", "archer"],
        "blue": ["scout", "austin", "goldsmith"],
    },
    "discard": ["goldsmith", "relocation"],
    "roads": 3,
    "settlements": 2,
    "cities": 2,
}
MOMENTS = {"early": EARLY, "middle": MIDDLE, "late": LATE}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_table_looks_as_it_did(moment: str, size: tuple[int, int]) -> None:
    """A changed picture prints what changed; P2PDUEL_PICTURES=write keeps the new one."""
    app, screen = app_at(
        LocalTable.load({"active": "red", "phase": "action", **MOMENTS[moment]}, history=True)
    )
    async with app.run_test(size=size) as pilot:
        await Hands(pilot, screen).my_turn()
        await pilot.pause()
        compare(app, f"table-{moment}-{size[0]}x{size[1]}")
