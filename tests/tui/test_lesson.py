"""The first lesson, from the first word to the first victory, done by a learner's own keys and clicks."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from p2pduel import settings
from p2pduel.catalogue.screens.lessonscript import STEPS
from p2pduel.rules.core import victory
from p2pduel.rules.moves import Move
from p2pduel.settings import Settings
from p2pduel.tui.app import DuelApp
from p2pduel.tui.lesson import LessonScreen
from p2pduel.tui.rows import Rows
from tests.tui.hands import Hands, calm, press, until
from tests.tui.sight import lines

pytestmark = pytest.mark.timeout(300)


def _lesson() -> tuple[DuelApp, LessonScreen]:
    screen = LessonScreen(shut=lambda: app.exit(0), pace=lambda: 0.0)
    app = DuelApp(lambda: screen)
    return app, screen


def _wanted(screen: LessonScreen) -> Move:
    """The first move on the list that the step accepts."""
    update = screen.update_now
    assert update is not None
    return next(move for move in update.legal if screen.step.accepts((move,)))


async def _told(pilot: Pilot[int], screen: LessonScreen, number: int) -> None:
    """Wait until a step is told and the table is at rest."""

    def here() -> bool:
        return screen.at == number and screen.is_current and not screen.sending and screen.at_rest

    await until(pilot, here, f"step {number} is never told")
    await calm(pilot)


async def _do(pilot: Pilot[int], screen: LessonScreen, hands: Hands, *, mouse: bool = False) -> None:
    """Read a step and do what it asks."""
    step = screen.step
    if screen.reading:
        if mouse:
            await pilot.click("#voice")
        else:
            press(pilot, "space")
    if step.wants:
        await until(pilot, lambda: not screen.reading, "the words stay")
        await hands.play(_wanted(screen))


async def test_the_whole_lesson_by_keys() -> None:
    """Every step is told in order; doing what each asks for wins the game."""
    app, screen = _lesson()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot, screen)
        for number, step in enumerate(STEPS):
            await _told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            if number + 1 < len(STEPS):
                await _do(pilot, screen, hands)
        update = screen.update_now
        assert update is not None and update.finished is not None and update.finished.winner == 0
        assert victory(update.state, 0) == 7
        await pilot.press("space")
    assert app.return_value == 0


async def test_the_first_turns_by_mouse() -> None:
    """A click on the words goes on, clicks on the table do the rest."""
    app, screen = _lesson()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen, mouse=True)
        for number, step in enumerate(STEPS[:15]):
            await _told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            await _do(pilot, screen, hands, mouse=True)
        await until(pilot, lambda: screen.step.title == "Ending your turn", "no hero")


async def _up_to(pilot: Pilot[int], screen: LessonScreen, title: str) -> None:
    hands = Hands(pilot, screen)
    for number, step in enumerate(STEPS[screen.at :], screen.at):
        await _told(pilot, screen, number)
        if step.title == title:
            return
        await _do(pilot, screen, hands)
    raise AssertionError(f"no step {title}")


async def test_something_else_is_answered_kindly_and_changes_nothing() -> None:
    """A legal move that is not the step's: the task is said again, and the table stays as it was."""
    app, screen = _lesson()
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await _up_to(pilot, screen, "What a roll brings")
        before = screen.update_now
        assert before is not None
        wool = next(move for move in before.legal if move.text.startswith("take wool"))
        await Hands(pilot, screen).pick(screen.query_one("#options", Rows), screen.wish_for(wool).key)
        await until(pilot, lambda: any("For the lesson" in line for line in lines(app)), "no word of it")
        assert screen.update_now is before and screen.step.title == "What a roll brings"
        await Hands(pilot, screen).play(_wanted(screen))
        await until(pilot, lambda: screen.step.title == "Building a road", "it does not go on")


async def test_nothing_can_be_done_before_it_is_explained() -> None:
    """While a step is to be read, moves wait."""
    app, screen = _lesson()
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await _told(pilot, screen, 0)
        before = screen.update_now
        await Hands(pilot, screen).pick(screen.query_one("#options", Rows), "roll")
        await until(pilot, lambda: any("read this step" in line for line in lines(app)), "no word of it")
        assert screen.update_now is before


async def test_it_names_the_keys_and_the_cards_of_the_settings() -> None:
    """A learner with other keys and another language reads those."""
    settings.save(Settings(language="de", keys={"table.build": "z"}))
    app, screen = _lesson()
    async with app.run_test(size=(120, 40)) as pilot:
        await _up_to(pilot, screen, "Building a road")
        assert any("Straße with z" in line for line in lines(app))
        options = screen.query_one("#options", Rows)
        marked = set()
        for _ in range(3):
            await pilot.press("z")
            assert options.current is not None
            marked.add(options.current.key)
        assert marked == {"card road", "card harald", "card toll_bridge"}
        await Hands(pilot, screen).play(_wanted(screen))
        await until(pilot, lambda: screen.step.title == "Ending your turn", "the road is not built")
        await _up_to(pilot, screen, "Changing a card")
        assert any("Goldschmied" in line for line in lines(app))


async def test_one_can_leave_at_any_time() -> None:
    """Esc asks, then the lesson is over."""
    app, screen = _lesson()
    async with app.run_test(size=(80, 24)) as pilot:
        await _told(pilot, screen, 0)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen, "nobody asks")
        await pilot.press("y")
        await until(pilot, lambda: not app.is_running or app.return_value == 0, "it stays")
    assert app.return_value == 0


def test_no_step_says_more_than_fits_a_small_terminal() -> None:
    """Six lines of 78 columns hold the words of every step, two hold its task."""
    from textwrap import wrap

    for step in STEPS:
        assert len(wrap(step.tell, 76)) <= 6, step.title
        assert len(wrap(f"> {step.task}", 77)) <= 2, step.title
