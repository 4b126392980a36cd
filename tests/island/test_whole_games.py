"""Whole games of the island through the screen, move after move as a guide would."""

from __future__ import annotations

import random

import pytest

from p2pduel import games
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.kernel.operations import Finished
from p2pduel.local.driver import LocalTable
from tests.island.hands import IslandHands
from tests.island.test_screen import at
from tests.sampling import sampled

pytestmark = pytest.mark.timeout(1200)
"""A whole game is long on a machine that does much else."""


async def to_the_end(variant: str, target: int, size: tuple[int, int], *, mouse: bool, seed: int = 5) -> None:
    """Play blue by hand from the first settlement until somebody has won (I-16.1)."""
    table = LocalTable(RULESET, variant, seed, seats=2, options={"target": target})
    guide = games.game("island").crew.make("greedy", random.Random(3), None, own_process=False)
    async with at(table, size) as (pilot, screen):
        hands = IslandHands(pilot, screen, mouse=mouse)
        while await hands.my_turn() is not None:
            update = screen.update_now
            assert update is not None
            view = RULESET.view(update.state, update.knowledge, update.seat)
            await hands.play(guide.choose(view, update.legal))
        assert isinstance(table.due(), Finished)
        assert max(table.state.points) >= target


@pytest.mark.parametrize("variant", sampled(("base", "two"), ("base",)))
async def test_a_game_by_keys_alone(variant: str) -> None:
    """Founding, building, trading and the robber without touching the mouse, on the smallest terminal."""
    await to_the_end(variant, 4, (80, 24), mouse=False)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["base", "two"])
async def test_a_game_by_mouse_alone(variant: str) -> None:
    """The same game by clicks, cards of a dialogue included."""
    await to_the_end(variant, 4, (120, 40), mouse=True)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "mouse"), [("beginner", False), ("base", True), ("two", False)])
async def test_a_game_to_ten_points(variant: str, mouse: bool) -> None:
    """With everything that a long game brings."""
    await to_the_end(variant, 10, (120, 40), mouse=mouse)
