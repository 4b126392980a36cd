"""Many games of every variant and number of seats: nothing breaks, and none stays open but by chance."""

from __future__ import annotations

import pytest

from p2pduel.local import arena
from p2pduel.local.arena import Match
from tests.island.scenes import everywhere

RANDOM, GREEDY = 500, 100
OPEN = 0.05
"""Of the games between random players, after 1,000 turns: they may never come to an end."""


def played(bot: str, variant: str, seats: int, games: int, jobs: int = 1) -> int:
    """Play games between equals and say how many stayed open; no game may break (I-16)."""
    figures = arena.run(Match(variant, (bot,) * seats, seed=5, game="island"), games, jobs=jobs).summary()
    unfinished: int = figures["unfinished"]
    if games >= GREEDY:
        print({"bot": bot, "variant": variant, "seats": seats, "games": games, "open": unfinished})
    assert figures["games"] == games and figures["errors"] == 0
    return unfinished


@everywhere
def test_a_few_games_between_equals_end(variant: str, seats: int) -> None:
    """I-16.1: a sample."""
    assert played("random", variant, seats, 3) == 0
    assert played("greedy", variant, seats, 2) == 0


@pytest.mark.slow
@pytest.mark.timeout(0)
@everywhere
def test_hundreds_of_games_between_equals_end(variant: str, seats: int) -> None:
    """I-16.1: 500 random games, of which a few may stay open, and 100 greedy ones, of which none does."""
    assert played("random", variant, seats, RANDOM, jobs=2) <= OPEN * RANDOM
    assert played("greedy", variant, seats, GREEDY, jobs=2) == 0
