"""The lesson for those who know the Duel, done by a learner's own keys."""

from __future__ import annotations

import re

import pytest

from p2pduel import games
from p2pduel.games.classic.screens.lesson import course
from p2pduel.games.classic.words.lesson import STEPS
from tests.classic.room import GAME
from tests.tui.hands import Hands
from tests.tui.lessons import do, lesson_of, told
from tests.tui.sight import lines

pytestmark = pytest.mark.timeout(300)

KEYS = {"build": "b", "play": "p", "use": "k", "end": "e", "rules": "h"}
"""Keys the script names, as they are usually set."""
KNOWN = {"enter", "space", "token", "strength", "tournament", "magic", "foreign"}
"""What else stands in braces."""


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game."""
    monkeypatch.setitem(games._GAMES, "classic", GAME)


async def test_the_whole_lesson_by_keys() -> None:
    """Every step is told in order and its keys work; at the end the token is Red's, the hand full."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot, screen)
        for number, step in enumerate(STEPS):
            await told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            for name in re.findall(r"{(\w+)}", f"{step.tell} {step.task}"):
                assert name in KNOWN or KEYS[name] in screen.active_bindings, (step.key, name)
            if number + 1 < len(STEPS):
                await do(pilot, screen, hands)
        update = screen.update_now
        assert update is not None and update.state.tokens[0] == 0
        assert update.state.players[0].points[2] == 7 and len(update.state.zones["hand0"]) == 3
        await pilot.press("space")
    assert app.return_value == 0
