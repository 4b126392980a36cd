"""Whole games through the screen."""

from __future__ import annotations

import random

import pytest

from p2pduel.bots import make_bot
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.operations import Decision, Finished
from tests.duel import DuelTable, duel_table
from tests.tui.hands import Hands, app_at

pytestmark = pytest.mark.timeout(1200)
"""A whole game is long on a machine that does much else."""


async def _to_the_end(table: DuelTable, size: tuple[int, int], *, mouse: bool) -> None:
    """Play red by hand, move after move as a guide would, until somebody has won."""
    app, screen = app_at(table)
    guide = make_bot("greedy", random.Random(3))
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot, screen, mouse=mouse)
        while await hands.my_turn() is not None:
            update = screen.update_now
            assert update is not None
            await hands.play(guide.choose(View(update.state, update.knowledge, update.seat), update.legal))
        assert screen.update_now is not None
        assert isinstance(screen.update_now.due, Finished)
        assert screen.update_now.due.winner in (0, 1)


def _near_the_end(variant: str, seed: int, short_of: int) -> DuelTable:
    """A game that two bots have brought within a few points of its end."""
    table = duel_table(variant, seed=seed, history=True)
    bots = [make_bot("greedy", random.Random(3)), make_bot("random", random.Random(7))]
    while isinstance(due := table.due(), Decision):
        if due.kind == "action" and due.seat == 0 and table.view(0).points(0)["victory"] >= short_of:
            break
        table.play(due.seat, bots[due.seat].choose(table.view(due.seat), table.legal()))
    return table


@pytest.mark.slow
async def test_an_introductory_game_by_keys_alone() -> None:
    """From the starting hand to victory without touching the mouse."""
    await _to_the_end(duel_table("intro", seed=115, history=True), (110, 34), mouse=False)


@pytest.mark.slow
async def test_an_introductory_game_by_mouse_alone() -> None:
    """The same game by clicks, on the smallest terminal."""
    await _to_the_end(duel_table("intro", seed=115, history=True), (80, 24), mouse=True)


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
async def test_the_end_of_a_duel_of_the_princes(mouse: bool) -> None:
    """All eras at once, from a few points before the end."""
    await _to_the_end(_near_the_end("princes", 12, 11), (110, 34), mouse=mouse)


@pytest.mark.slow
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
async def test_a_whole_duel_of_the_princes(mouse: bool) -> None:
    """All eras at once, from the deal to the end."""
    await _to_the_end(duel_table("princes", seed=6, history=True), (120, 40), mouse=mouse)
