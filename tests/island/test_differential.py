"""Games of catanatron, played again through our engine: production, costs, roads and winners agree."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from tests.net.processes import ROOT

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


_GAME = """
from functools import partial
from benchmarks.rivals import Guest, play, rivals
kept = []
class Kept(Guest):
    def decide(self, game, actions):
        kept.append(game.state)
        return super().decide(game, actions)
play(1, rivals()["WeightedRandomPlayer"], partial(Kept, bot="greedy", seed=1))
print([(action.color.value, action.action_type.value, str(action.value)) for action in kept[-1].actions])
"""


def test_a_game_at_the_other_table_is_the_same_in_every_process() -> None:
    """Its lists of actions come from sets: whoever plays there is asked in one order."""
    played = [
        subprocess.run(
            [sys.executable, "-c", _GAME],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert played[0] == played[1] and len(played[0]) > 1000
