"""Exact counts from positions of the eras: the same as test_perft, with their cards in play."""

from typing import Any

import pytest

from tests.box import printed_only
from tests.rules.test_perft import perft

CITIES = {"-1": "city", "1": "city"}

POSITIONS: dict[str, dict[str, Any]] = {
    "gold: cache and mints": {
        "variant": "gold",
        "red": {
            "centre": CITIES,
            "stored": {"T0": 2, "TT0": 1, "T-2": 1, "B-2": 0, "B0": 0, "B2": 0, "T2": 0},
            "sites": {"T-1": ["mint", "harald"], "T1": ["mint"], "TT0": ["gold_cache"]},
        },
        "hands": {"red": ["goldsmith"], "blue": []},
    },
    "gold: pirates": {
        "variant": "gold",
        "red": {"stored": {"T-2": 1, "B0": 1, "T2": 0, "B-2": 0, "B2": 0}},
        "blue": {"sites": {"T-1": ["wool_ship"], "B-1": ["gold_ship"], "T1": ["large_trade_ship"]}},
        "hands": {"red": ["pirate_ship"], "blue": ["inga"]},
    },
    "turmoil: riots": {
        "variant": "turmoil",
        "phase": "preroll",
        "production": 2,
        "symbol": "event_card",
        "stacks": {"events": ["riots"]},
        "red": {"stored": {"T0": 2}, "sites": {"T-1": ["harald"], "B-1": ["ore_ship"]}},
        "blue": {"sites": {"T-1": ["osmund"], "T1": ["irmgard"]}},
        "hands": {"red": ["scout"], "blue": ["sebastian", "archer"]},
    },
    "turmoil: attacks": {
        "variant": "turmoil",
        "red": {
            "centre": CITIES,
            "sites": {"T-1": ["hedge_tavern"]},
            "stored": {"T-2": 0, "B-2": 0, "T2": 0},
        },
        "blue": {
            "centre": CITIES,
            "sites": {"T-1": ["osmund", "abbey"], "T1": ["lookout_tower", "fire_brigade"]},
        },
        "hands": {"red": ["archer", "arsonist", "traitor"], "blue": ["inga", "austin"]},
    },
    "progress: town hall": {
        "variant": "progress",
        "red": {
            "centre": CITIES,
            "stored": {"B-2": 2, "B2": 3, "B0": 2, "T2": 0},
            "sites": {"T-1": ["building_crane", "parish_hall"], "B1": ["bath_house", "university"]},
        },
        "hands": {"red": ["town_hall", "doctor", "mineral_mining"], "blue": []},
    },
    "tournament: exchange": {
        "variant": "tournament",
        "phase": "exchange",
        "hands": {"red": ["inga", "pirate_ship", "brigitta"], "blue": ["abbey", "inga/deck0"]},
        "dice": [[1, "brigand_attack"]],
        "stacks": {f"draw{n}": ["scout", "austin"] for n in range(1, 9)},
        "sizes": {f"draw{n}": 2 for n in range(1, 9)},
    },
}

COUNTS: dict[str, tuple[tuple[int, int], ...]] = {
    "gold: cache and mints": ((15, 15), (84, 68), (360, 287)),
    "gold: pirates": ((5, 5), (17, 17), (49, 40)),
    "turmoil: riots": ((1, 1), (2, 2), (6, 6)),
    "turmoil: attacks": ((5, 5), (14, 9), (43, 39)),
    "progress: town hall": ((14, 14), (155, 114), (1103, 741)),
    "tournament: exchange": ((13, 5), (33, 33), (265, 265)),
}


@printed_only
@pytest.mark.parametrize("name", POSITIONS)
def test_moves_and_positions_of_the_eras_are_counted_exactly(name: str) -> None:
    """One to three plies; equal positions are played on once."""
    assert perft(POSITIONS[name], 3) == COUNTS[name]
