"""The whole tour in four languages at 80×24 and 120×40: nothing that is read is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text
from textual.widgets import Button, Input, Static

from p2pduel.catalogue import speech
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.parts.rows import Row, Rows
from tests.tui.fitting import cut
from tests.tui.gallery import SCENES, settled
from tests.tui.tour import Stop, stops

SIZES = ((80, 24), (120, 40))
LOOKS = [(language, size) for size in SIZES for language in speech.LANGUAGES]
"""What the tour is seen in."""
SHARE = 4
"""The suite sees one of so many stops, each in one language and one size."""

each = pytest.mark.parametrize(
    ("language", "size"), [pytest.param(*look, id=f"{look[0]}-{look[1][0]}x{look[1][1]}") for look in LOOKS]
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Whatever was spoken, the next test hears English."""
    yield
    speech.speak("en")


async def seen(language: str, size: tuple[int, int], chosen: dict[str, Stop]) -> list[str]:
    """What is cut at these stops."""
    speech.speak(language)
    found: list[str] = []
    app = ScreenApp()
    async with app.run_test(size=size) as pilot:
        for name, stop in chosen.items():
            below = len(app.screen_stack)
            await stop(pilot)
            await settled(pilot)
            found += [f"{name}: {one}" for one in cut(app.screen)]
            while len(app.screen_stack) > below:
                await app.pop_screen()
    return found


@each
async def test_nothing_is_cut_at_some_stops(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other stops in every language and size."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    names = list(stops())
    first = LOOKS.index((language, size)) * SHARE
    chosen = {name: stops()[name] for name in names[first :: len(LOOKS) * SHARE]}
    assert not await seen(language, size, chosen)


@pytest.mark.slow
@each
async def test_nothing_is_cut_anywhere(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every stop."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert not await seen(language, size, dict(stops()))


async def test_what_is_cut_is_found() -> None:
    """A button too narrow for its word, a question too low, what is wider than its place or lies outside."""
    app = ScreenApp()
    async with app.run_test(size=SIZES[0]) as pilot:
        await SCENES["confirm"](pilot)
        await settled(pilot)
        assert not cut(app.screen)
        sheet = app.screen.query_one(".sheet")
        app.screen.query_one("#yes", Button).styles.max_width = 4
        app.screen.query_one("#yes", Button).styles.min_width = 4
        question = app.screen.query_one(".question", Static)
        question.styles.height = 1
        question.update("word " * 60)
        sheet.border_title = "x" * 90
        await sheet.mount(
            Static(Text("y" * 90, no_wrap=True)),
            Rows([Row("a", Text("z" * 90, no_wrap=True))]),
            Input(placeholder="h" * 90),
        )
        far = Static("far", id="far")
        far.styles.offset = (70, 0)
        await sheet.mount(far)
        await settled(pilot)
        assert {one.split()[0] for one in cut(app.screen)} == {
            "caption",
            "button",
            "text",
            "line",
            "row",
            "hint",
            "outside",
        }
