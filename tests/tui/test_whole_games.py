"""Whole games through the screen."""

from __future__ import annotations

import random

import pytest

from p2pduel.bots import make_bot
from p2pduel.local.driver import LocalTable
from p2pduel.rules.operations import Finished
from p2pduel.rules.view import View
from tests.tui.hands import Hands, app_at


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
async def test_an_introductory_game_is_played_to_the_end(mouse: bool) -> None:
    """Everything the game asks can be answered, by keys alone and by the mouse alone."""
    app, screen = app_at(LocalTable("intro", seed=11, history=True))
    guide = make_bot("greedy", random.Random(3))
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen, mouse=mouse)
        while await hands.my_turn() is not None:
            update = screen.update_now
            assert update is not None
            await hands.play(guide.choose(View(update.state, update.knowledge, update.seat), update.legal))
        assert screen.update_now is not None
        assert isinstance(screen.update_now.due, Finished)
        assert screen.update_now.due.winner in (0, 1)
