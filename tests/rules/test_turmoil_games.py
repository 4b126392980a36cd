"""Whole games of the Eras of Gold and of Turmoil, played at random but eager to build."""

import random

import pytest

from p2pduel.local.driver import LocalTable
from p2pduel.rules import Finished
from p2pduel.rules.core import victory
from p2pduel.rules.record import replay

MOST_TURNS = 300


def _game(variant: str, seed: int) -> LocalTable:
    """A game in which nobody tears down, and who can build or play a card mostly does."""
    rng = random.Random(seed)
    table = LocalTable(variant, seed)
    while table.state.turn <= MOST_TURNS:
        found = table.due()
        if isinstance(found, Finished):
            break
        moves = [move for move in table.legal() if not move.text.startswith("demolish ")]
        cards = [move for move in moves if move.text.startswith(("build ", "play "))]
        table.play(found.seat, rng.choice(cards if cards and rng.random() < 0.7 else moves))
    return table


@pytest.mark.parametrize("variant", ["gold", "turmoil"])
def test_whole_games(variant: str) -> None:
    """D-13.3, D-14: six games without an error; whoever wins has 12 points, and the record replays."""
    finished = 0
    for seed in range(6):
        table = _game(variant, seed)
        ending = table.due()
        if isinstance(ending, Finished):
            finished += 1
            assert ending.winner is not None
            assert victory(table.state, ending.winner) >= 12
        assert replay(variant, table.record).digest() == table.state.digest()
    assert finished
