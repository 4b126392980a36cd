"""Learners for tests: they read a lesson's steps and do what those ask."""

from __future__ import annotations

from collections.abc import Callable

from textual.pilot import Pilot

from p2pduel.kernel.moves import Move
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.lesson.course import Course
from p2pduel.tui.lesson.screen import LessonScreen, Resume
from tests.tui.hands import Hands, calm, press, until

__all__ = ["do", "lesson_of", "resumed", "told", "typed", "up_to", "wanted"]


def lesson_of(course: Course) -> tuple[ScreenApp, LessonScreen]:
    """A program that shows a lesson whose other side never dawdles."""
    screen = LessonScreen(course, shut=lambda: app.exit(0), pace=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    return app, screen


def wanted(screen: LessonScreen) -> Move:
    """The first move on the list that the step accepts."""
    found = (move for wish in screen.wishes_now for move in wish.moves)
    return next(move for move in found if screen.step.accepts((move,)))


async def told(pilot: Pilot[int], screen: LessonScreen, number: int) -> None:
    """Wait until a step is told and the table is at rest."""

    def here() -> bool:
        return screen.at == number and screen.is_current and not screen.sending and screen.at_rest

    await until(pilot, here, f"step {number} is never told")
    await calm(pilot)


async def do(pilot: Pilot[int], screen: LessonScreen, hands: Hands, *, mouse: bool = False) -> None:
    """Read a step and do what it asks."""
    step = screen.step
    if screen.reading:
        if mouse:
            await pilot.click("#voice")
        else:
            press(pilot, "space")
    if step.wants:
        await until(pilot, lambda: not screen.reading, "the words stay")
        await hands.play(wanted(screen))


async def up_to(
    pilot: Pilot[int], screen: LessonScreen, wants: Callable[[LessonScreen], bool], hands: Hands
) -> None:
    """Do every step before the first one of which something holds."""
    while True:
        await told(pilot, screen, screen.at)
        if wants(screen):
            return
        number = screen.at
        await do(pilot, screen, hands)
        await until(pilot, lambda: screen.at == number + 1, f"step {number} stays")  # noqa: B023


async def typed(pilot: Pilot[int], *keys: str) -> None:
    """Keys one after another, each when the one before has had its effect."""
    for key in keys:
        await pilot.press(key)
        await calm(pilot)


async def resumed(pilot: Pilot[int], screen: LessonScreen, number: int) -> None:
    """Go on where the memory says."""
    await until(pilot, lambda: isinstance(pilot.app.screen, Resume), "nobody asks")
    await typed(pilot, "n")
    await told(pilot, screen, number - 1)
