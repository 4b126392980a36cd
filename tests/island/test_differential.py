"""Games of catanatron, played again through our engine: production, costs, roads and winners agree."""

from __future__ import annotations

from typing import Any

import pytest

OURS_ALONE = ("road_building", "monopoly", "invention")
"""It asks for a road's price before two free roads, and lets only knights go before the dice."""

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


def test_a_guest_at_the_other_table_has_the_same_moves_and_wins() -> None:
    """I-7.3, I-11.1: we list the same moves in each position; greedy beats the weighted random player."""
    from benchmarks.rivals import Guest, play, rivals
    from benchmarks.support.catanatron import line, plain

    lost: set[str] = set()
    asked = 0

    class Watched(Guest):
        def question(self, state: Any) -> Any:
            nonlocal asked
            table = super().question(state)
            ours = {move.text for move in table.legal()}
            theirs = {
                line(self.vertices, action.action_type.value, plain(action.value, state.color_to_index))
                for action in state.playable_actions
            }
            lost.update(theirs - ours, (text for text in ours - theirs if text.split()[0] not in OURS_ALONE))
            assert table.state.points == [state.player_state[f"P{seat}_VICTORY_POINTS"] for seat in range(2)]
            asked += 1
            return table

    weighted = rivals()["WeightedRandomPlayer"]
    won = [play(number, weighted, lambda colour: Watched(colour, "greedy", 1)) for number in range(4)]
    assert won == [0] * 4
    assert not lost and asked > 80
