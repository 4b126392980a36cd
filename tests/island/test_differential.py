"""Games of catanatron, played again through our engine: production, costs, roads and winners agree."""

from __future__ import annotations

import pytest

pytest.importorskip("catanatron", reason="NOT COMPARED: the package catanatron (group bench) is missing")


def test_games_of_another_engine_agree_move_by_move() -> None:
    """I-8.2, I-9.6, I-11.1, I-13.2, I-16.1: editions differ only as the benchmark says."""
    from benchmarks.differential import compare

    found = compare(6)
    known = {
        "games with: end at a building",
        "games with: after a break",
        "another winner after a road",
        "another's turn",
    }
    assert found["games"] == 6 and found["moves compared"] > 1500
    assert set(found) - {"games", "moves compared", "same winner", "another's turn"} <= known
