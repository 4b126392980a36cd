"""The island's first lesson, from the first word to the first victory, done by a learner's own keys."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap

import pytest

from p2pduel import settings
from p2pduel.catalogue import speech
from p2pduel.games.island.rules.geometry import EDGE_NAMES
from p2pduel.games.island.screens.lesson import course
from p2pduel.games.island.words.lesson import STEPS
from p2pduel.settings import Settings
from p2pduel.tui.lesson.screen import LessonScreen, Resume
from p2pduel.tui.parts.rows import Rows
from tests.island.hands import IslandHands
from tests.tui.hands import calm, until
from tests.tui.lessons import do, lesson_of, resumed, told, typed, up_to, wanted
from tests.tui.rooms import duel, screen_of
from tests.tui.sight import lines

pytestmark = pytest.mark.timeout(300)

KEYS = {"build": "b", "play": "p", "trade": "t", "roll": "r", "end": "e", "help": "question_mark"}
"""Keys the script names, as they are usually set."""
KNOWN = {"enter", "space", "mine", "robber"}
"""What else stands in braces."""


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", (80, 24)),
        pytest.param("de", (120, 40), marks=pytest.mark.slow),
        pytest.param("cs", (80, 24), marks=pytest.mark.slow),
        pytest.param("sk", (120, 40), marks=pytest.mark.slow),
    ],
)
async def test_the_whole_lesson_by_keys(language: str, size: tuple[int, int]) -> None:
    """Every step is told in order, the keys it names work there, and doing what it asks wins (I-16.1)."""
    settings.save(Settings(language=language))
    app, screen = lesson_of(course())
    async with app.run_test(size=size) as pilot:
        hands = IslandHands(pilot, screen)
        for number, step in enumerate(STEPS):
            await told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            for name in re.findall(r"{(\w+)}", f"{step.tell} {step.task}"):
                assert name in KNOWN or KEYS[name] in screen.active_bindings, (step.key, name)
            if number + 1 < len(STEPS):
                await do(pilot, screen, hands)
        update = screen.update_now
        assert update is not None and update.finished is not None and update.finished.winner == 0
        assert update.state.points[0] == 10
        await pilot.press("space")
    assert app.return_value == 0


async def _up_to(screen: LessonScreen, hands: IslandHands, key: str) -> None:
    await up_to(hands._pilot, screen, lambda screen: screen.step.key == key, hands)


async def test_the_first_turns_by_mouse() -> None:
    """A click on the words goes on, clicks on the list and on the map do the rest."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = IslandHands(pilot, screen, mouse=True)
        for number in range(9):
            await told(pilot, screen, number)
            await do(pilot, screen, hands, mouse=True)
        await told(pilot, screen, 9)
        assert screen.step.key == "offer"


async def test_something_else_is_answered_kindly_and_changes_nothing() -> None:
    """A road elsewhere: the task is said again, and the map stays as it was."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        hands = IslandHands(pilot, screen)
        await _up_to(screen, hands, "road")
        before = screen.update_now
        assert before is not None
        await hands.take_up("road", next(m for m in before.legal if m.text == "road 31-37"))
        await until(pilot, lambda: any("For the lesson" in line for line in lines(app)), "no word of it")
        assert screen.update_now is before and screen.step.key == "road"
        await hands.play(wanted(screen))
        await until(pilot, lambda: screen.step.key == "settlement", "it does not go on")


async def test_the_keys_of_the_settlement_step_build_it() -> None:
    """Pressed as its words name them."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await _up_to(screen, IslandHands(pilot, screen), "settlement")
        await typed(pilot, "space")
        options = screen.query_one("#options", Rows)
        for _ in range(4):
            await typed(pilot, "b")
            if options.current is not None and options.current.key == "settle":
                break
        await typed(pilot, "enter", "enter")
        await until(pilot, lambda: screen.step.key == "end", "the settlement is not built")


async def test_one_step_back_and_on_again() -> None:
    """The road is not built any more; built again, the lesson goes on, also over Orange's turn."""
    app, screen = lesson_of(course())
    road = EDGE_NAMES.index("45-49")
    async with app.run_test(size=(120, 40)) as pilot:
        hands = IslandHands(pilot, screen)
        await _up_to(screen, hands, "settlement")
        assert screen.update_now is not None and screen.update_now.state.roads[road] == 0
        await typed(pilot, "backspace")
        await told(pilot, screen, 3)
        assert screen.update_now.state.roads[road] != 0
        await _up_to(screen, hands, "seven")
        await typed(pilot, "backspace", "backspace")
        await told(pilot, screen, 5)
        await _up_to(screen, hands, "robber")


async def test_a_lesson_goes_on_where_it_was_left_in_any_language(home: Path) -> None:
    """Another start of the program asks; the game and the step are the same, the words German."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await _up_to(screen, IslandHands(pilot, screen), "offer")
        assert screen.update_now is not None
        left = screen.update_now.state
    assert (home / "lesson-island.json").exists()
    settings.save(Settings(language="de"))
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Resume), "nobody asks")
        await calm(pilot)
        assert any("Ein Angebot" in line for line in lines(app))
        await resumed(pilot, screen, 10)
        assert screen.update_now is not None and screen.update_now.state == left


async def test_the_lobby_leads_to_the_lesson_of_the_chosen_game() -> None:
    """The key of the lesson opens the island's where the island is chosen, and Esc leads back."""
    from p2pduel.tui.lobby.screen import LobbyScreen

    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        lobby._chosen["game"] = "island"
        await pilot.press("l")
        lesson = await screen_of(pilot, LessonScreen)
        await until(pilot, lambda: lesson.at_rest, "no lesson")
        assert lesson.game.name == "island"
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not lesson, "nobody asks")
        await pilot.press("y")
        await until(pilot, lambda: app.screen is lobby, "no way back")


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_no_step_says_more_than_fits(language: str) -> None:
    """Six lines of a small terminal hold the words, two the task; 16 narrow ones hold both beside the map."""
    with speech.speaking(language):
        for step in STEPS:
            assert len(wrap(step.tell, 76)) <= 6, step.key
            assert len(wrap(f"> {step.task}", 77)) <= 2, step.key
            assert len(wrap(step.tell, 38)) + len(wrap(f"> {step.task}", 38)) + 1 <= 16, step.key
