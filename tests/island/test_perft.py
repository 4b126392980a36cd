"""Exact counts, as chess has perft: legal moves and positions within a few plies of fixed positions.

Dice and cards are decided by the seed, so that the counts belong to the rules alone. Whoever changes a number
here changes the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from tests.island.scenes import IslandTable

RICH = {"lumber": 4, "brick": 4, "wool": 3, "grain": 4, "ore": 4}

POSITIONS: dict[str, dict[str, Any]] = {
    "founding": {"phase": "founding", "seats": 4},
    "rich": {
        "blue": {"settlements": ["V19", "V1"], "roads": ["19-24", "1-4", "4-8"], "hand": RICH},
        "orange": {"settlements": ["V40"], "roads": ["40-45"], "hand": {"ore": 3}},
    },
    "cards": {
        "seats": 3,
        "phase": "dice",
        "blue": {
            "settlements": ["V19"],
            "roads": ["19-24"],
            "hand": {"ore": 2},
            "dev": ["knight", "monopoly", "invention", "road_building", "victory"],
        },
        "orange": {"settlements": ["V40"], "hand": {"wool": 2, "brick": 1}},
        "white": {"cities": ["V32"], "hand": {"lumber": 1}},
    },
    "seven": {
        "phase": "dice",
        "dice": [(3, 4)],
        "blue": {"hand": {"lumber": 3, "brick": 3, "wool": 2}, "dev": ["victory"]},
        "orange": {"settlements": ["V9"], "hand": {"ore": 4, "grain": 5}},
    },
    "broken road": {
        "seats": 3,
        "active": "white",
        "blue": {"roads": ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42"]},
        "orange": {"roads": ["44-48", "48-52", "49-52", "45-49", "40-45"]},
        "white": {"roads": ["20-25", "20-26"], "settlements": ["V26"], "hand": RICH},
    },
    "two": {
        "variant": "two",
        "blue": {"settlements": ["V1"], "roads": ["1-4"], "hand": RICH, "knights": 3},
        "orange": {"settlements": ["V54"], "hand": {"wool": 2, "ore": 1}},
        "white": {"settlements": ["V19"], "roads": ["19-24"]},
        "red": {"settlements": ["V36"], "roads": ["36-41", "41-46"]},
        "robber": "H5",
    },
}

COUNTS: dict[str, tuple[int, ...]] = {
    "founding": (54, 144, 7236),
    "rich": (32, 871, 19370),
    "cards": (23, 78, 123),
    "seven": (1, 10, 50),
    "broken road": (23, 380, 4742),
    "two": (28, 600, 10871),
}


def perft(table: IslandTable, depth: int) -> int:
    """Positions after so many plies; a game that is over counts as one."""
    due = table.due()
    if not depth or not isinstance(due, Decision):
        return 1
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        copy = table.copy()
        copy.play(due.seat, move)
        total += perft(copy, depth - 1)
    return total


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_counts(name: str) -> None:
    """The known numbers."""
    found = tuple(
        perft(LocalTable.load(RULESET, POSITIONS[name], seed=1), depth)
        for depth in range(1, len(COUNTS[name]) + 1)
    )
    assert found == COUNTS[name]
