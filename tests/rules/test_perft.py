"""Exact counts, as chess has perft: legal moves and positions within three plies of fixed positions.

Dice and cards are decided by the seed, so that the counts belong to the rules alone. Whoever changes a
number here changes the rules.
"""

from typing import Any

import pytest

from p2pduel.kernel.operations import Decision
from tests.box import printed_only
from tests.duel import DuelTable, load_duel

RICH = {"T-2": 3, "T0": 2, "T2": 3, "B-2": 3, "B0": 2, "B2": 3}

POSITIONS: dict[str, dict[str, Any]] = {
    "opening": {
        "hands": {"red": ["abbey", "inga", "scout"], "blue": ["harald", "storehouse", "goldsmith"]},
        "phase": "preroll",
    },
    "rich": {
        "red": {"stored": RICH, "centre": {"2": "road"}},
        "hands": {"red": ["scout", "grain_mill", "brigitta"], "blue": []},
    },
    "two fields": {
        "red": {
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": "fields-3", "B4": "mountains-4"},
            "stored": {"T2": 2, "T4": 2, "B2": 1, "B4": 2},
            "sites": {"T3": ["large_trade_ship"], "T1": ["ore_ship"]},
        },
        "hands": {"red": ["merchant_caravan", "candamir"], "blue": []},
    },
    "feud": {
        "phase": "preroll",
        "production": 3,
        "symbol": "event_card",
        "stacks": {"events": ["feud"]},
        "red": {"sites": {"T-1": ["candamir"]}},
        "blue": {
            "centre": {"-1": "city"},
            "sites": {
                "T-1": ["abbey", "storehouse"],
                "B-1": ["marketplace", "toll_bridge"],
                "T1": ["parish_hall"],
            },
        },
        "hands": {"red": ["scout"], "blue": ["inga"]},
    },
    "exchange": {
        "phase": "exchange",
        "red": {"stored": RICH},
        "hands": {"red": ["relocation", "osmund", "toll_bridge"], "blue": ["brigitta"]},
        "stacks": {"draw1": ["abbey", "abbey", "scout"]},
    },
    "relocation": {
        "red": {
            "centre": {"-1": "city", "1": "city"},
            "sites": {"T-1": ["abbey", "storehouse"], "B-1": ["marketplace"], "T1": ["inga", "ore_ship"]},
        },
        "hands": {"red": ["relocation", "goldsmith"], "blue": []},
    },
}

COUNTS: dict[str, tuple[tuple[int, int], ...]] = {
    "opening": ((1, 1), (11, 11), (39, 31)),
    "rich": ((30, 22), (482, 318), (4078, 2564)),
    "two fields": ((30, 30), (305, 223), (1577, 1085)),
    "feud": ((1, 1), (5, 5), (20, 10)),
    "exchange": ((13, 5), (39, 39), (457, 457)),
    "relocation": ((24, 24), (27, 27), (108, 108)),
}
"""Position -> for 1, 2 and 3 plies: lines of play, different public positions at their end."""


def perft(document: dict[str, Any], depth: int) -> tuple[tuple[int, int], ...]:
    """For every depth the number of lines and of different positions reached."""
    tables = [load_duel(document, seed=7)]
    counts = []
    for _ in range(depth):
        following = []
        for table in tables:
            found = table.due()
            if not isinstance(found, Decision):
                continue
            for move in table.legal():
                after = table.copy()
                after.play(found.seat, move)
                following.append(after)
        places: dict[str, DuelTable] = {}
        for table in following:
            places.setdefault(table.state.digest(), table)
        counts.append((len(following), len(places)))
        tables = list(places.values())
    return tuple(counts)


@printed_only
@pytest.mark.parametrize("name", POSITIONS)
def test_moves_and_positions_are_counted_exactly(name: str) -> None:
    """One to three plies; equal positions are played on once."""
    assert perft(POSITIONS[name], 3) == COUNTS[name]
