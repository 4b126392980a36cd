"""Exact counts, as chess has perft: legal moves and positions within three plies of fixed positions.

Dice and cards are decided by the seed, so that the counts belong to the rules alone. Whoever changes a
number here changes the rules.
"""

from typing import Any

import pytest

from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.kernel.operations import Decision
from tests.classic.helpers import Table

RICH = {"T-2": 3, "T0": 2, "T2": 3, "B-2": 3, "B0": 2, "B2": 3}
CITY = {"1": "city"}

POSITIONS: dict[str, dict[str, Any]] = {
    "base opening": {
        "hands": {"red": ["abbey", "alchemist", "scout"], "blue": ["karl", "garrison", "caravan"]},
        "phase": "preroll",
    },
    "base rich": {
        "red": {"stored": RICH, "centre": {"2": "road"}},
        "hands": {"red": ["scout", "grain_mill", "merchant"], "blue": []},
    },
    "knights": {
        "variant": "knights",
        "red": {"stored": RICH, "centre": CITY, "sites": {"T1": ["palace"], "T-1": ["castle"]}},
        "blue": {"sites": {"T1": ["karl"], "B1": ["fleet_ore"]}},
        "hands": {"red": ["pirate_fleet", "imelda", "bodo"], "blue": ["herb_woman"]},
    },
    "politics": {
        "variant": "politics",
        "red": {"stored": RICH, "centre": CITY, "sites": {"T1": ["church", "brewery"]}},
        "hands": {"red": ["metropolis", "ban", "council"], "blue": ["spy"]},
    },
    "barbarians": {
        "variant": "barbarians",
        "red": {
            "stored": RICH,
            "centre": CITY,
            "sites": {"T1": ["harbor"], "T-1": ["sven"], "B-1": ["fleet_ore"]},
        },
        "hands": {"red": ["trade_branch", "christopher", "flavo"], "blue": ["bishop"]},
    },
    "science": {
        "variant": "science",
        "red": {"stored": RICH, "centre": CITY, "sites": {"T1": ["university"], "B1": ["crane"]}},
        "hands": {"red": ["cannon", "land_reform", "library"], "blue": []},
    },
    "wizards": {
        "variant": "wizards",
        "red": {
            "stored": RICH,
            "centre": {"1": "citadel"},
            "sites": {"BB2": ["ira"], "T1": ["magic_eye", "elixir"], "T-1": ["otto"]},
        },
        "blue": {"centre": {"1": "citadel"}, "sites": {"BB0": ["hor"], "T1": ["countermagic"]}},
        "hands": {"red": ["whirlwind", "ismai"], "blue": []},
    },
    "trade": {
        "variant": "trade",
        "red": {
            "stored": RICH,
            "centre": CITY,
            "sites": {
                "T1": ["counting_house", "produce_store"],
                "BB0": [["dye_works", 1]],
                "R0": ["trading_post"],
            },
        },
        "hands": {"red": ["pawnbroker", "inn", "trade_monopoly"], "blue": []},
    },
    "tournament": {
        "variant": "tournament",
        "phase": "hand",
        "sizes": {"s3": 0},
        "discards": [["spy", "abbey"], []],
        "hands": {"red": ["karl"], "blue": []},
    },
}

COUNTS: dict[str, tuple[tuple[int, int], ...]] = {
    "base opening": ((2, 2), (12, 12), (47, 34)),
    "base rich": ((32, 24), (703, 358)),
    "knights": ((34, 26), (863, 416)),
    "politics": ((31, 23), (757, 307)),
    "barbarians": ((43, 33), (1428, 680)),
    "science": ((34, 26), (773, 359)),
    "wizards": ((33, 25), (833, 334)),
    "trade": ((36, 28), (948, 457)),
    "tournament": ((2, 2), (14, 14), (155, 155)),
}
"""Position -> for 1, 2 and 3 plies: lines of play, different public positions at their end."""


def perft(document: dict[str, Any], depth: int) -> tuple[tuple[int, int], ...]:
    """For every depth the number of lines and of different positions reached."""
    tables = [Table.load(RULESET, document, seed=7)]
    counts = []
    for _ in range(depth):
        following = []
        for table in tables:
            due = table.due()
            if isinstance(due, Decision):
                for move in table.legal():
                    copy = table.copy()
                    copy.play(due.seat, move)
                    following.append(copy)
        tables = following
        counts.append((len(tables), len({table.state.digest() for table in tables})))
    return tuple(counts)


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_counts(name: str) -> None:
    """As many as ever."""
    assert perft(POSITIONS[name], len(COUNTS[name])) == COUNTS[name]
