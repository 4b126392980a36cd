"""Whole screens in four languages at 80×24 and 120×40: no prompt, button, caption or key hint is cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Static

from p2pduel.catalogue import speech, table
from p2pduel.games.classic.words import table as classic
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.parts.keybar import KeyBar
from tests.classic import gallery as classics
from tests.island.test_screen import acting, at
from tests.tui.gallery import SCENES, settled
from tests.tui.hands import press, until
from tests.tui.sight import lines

SIZES = ((80, 24), (120, 40))
PROMPTS = "#question, #since, #banner, #preview, #trust, .question, #status, #verdict"
"""What is read before one answers; it is wrapped, never cut."""


@pytest.fixture(autouse=True, params=speech.LANGUAGES)
def language(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """One language after another, as the system has it, with a data folder of its own."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", f"{request.param}.UTF-8")
    speech.speak(request.param)
    yield request.param
    speech.speak("en")


def _cut_titles(widget: Widget) -> Iterator[str]:
    """Captions of a frame that have more letters than the frame has room for."""
    for title in (widget.border_title, widget.border_subtitle):
        if title and cell_len(widget.render_str(str(title)).plain) > widget.outer_size.width - 2:
            yield f"caption {title}"


def cut(screen: Screen[Any]) -> list[str]:
    """Everything of a screen that does not have the room it needs."""
    found: list[str] = []
    shown = [one for one in screen.query(Widget) if one.display and one.region.area]
    for widget in shown:
        if widget.styles.border_top[0]:
            found += _cut_titles(widget)
    for button in screen.query(Button):
        inside = screen.region.contains_region(button.region)
        if not inside or cell_len(str(button.label)) > button.content_size.width:
            found.append(f"button {button.label}")
    for prompt in screen.query(PROMPTS).results(Static):
        needs = prompt.get_content_height(screen.size, screen.size, prompt.content_size.width)
        if prompt in shown and needs > prompt.content_size.height:
            found.append(f"prompt {prompt.render()}")
    return found


def key_hints(screen: Screen[Any]) -> str:
    """The line of keys; it leaves hints out, and cuts none."""
    assert screen.query(KeyBar)
    return lines(screen.app)[-1]


async def _over(pilot: Pilot[Any], key: str) -> None:
    """What a key opens over the screen before."""
    below = pilot.app.screen
    press(pilot, key)
    await until(pilot, lambda: pilot.app.screen is not below, "nothing opens")


STEPS: tuple[tuple[str, str], ...] = (
    ("lobby", ""),
    ("settings", "s"),
    ("table-middle", ""),
    ("trade", "t"),
    ("end of the turn", "e"),
    ("end", ""),
)
"""Scenes of the gallery, and what a key opens over the last of them."""


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_is_cut_around_and_at_the_duel(size: tuple[int, int]) -> None:
    """Lobby, settings, table, a dialogue, a question, the end."""
    app = ScreenApp()
    async with app.run_test(size=size) as pilot:
        for name, key in STEPS:
            await (_over(pilot, key) if key else SCENES[name](pilot))
            await settled(pilot)
            assert not cut(app.screen), name
            assert f" q {table.LEAVE} " in f"{key_hints(app.screen)} ", name
            assert "…" not in key_hints(app.screen), name
            if key:
                press(pilot, "escape")
                await settled(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_is_cut_at_the_island(size: tuple[int, int]) -> None:
    """The board game's table, in the middle of a turn."""
    async with at(acting(), size) as (pilot, screen):
        await settled(pilot)
        assert not cut(screen)
        assert f" q {table.LEAVE} " in f"{key_hints(screen)} " and "…" not in key_hints(screen)


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_is_cut_at_the_classic_game(size: tuple[int, int]) -> None:
    """Its boards with all that its sets bring, a question, a trade; how a turn ends is always in sight."""
    app = ScreenApp()
    async with app.run_test(size=size) as pilot:
        small = size == SIZES[0]
        for name, keys in (("classic-wonders", "te" if small else ""), ("classic-tournament", "")):
            await classics.sit(pilot, name)
            await settled(pilot)
            assert not cut(app.screen), name
            hints = f"{key_hints(app.screen)} "
            assert f" q {table.LEAVE} " in hints and f" e {classic.K_END} " in hints and "…" not in hints
            for key in keys:
                await _over(pilot, key)
                await settled(pilot)
                assert not cut(app.screen), key
                press(pilot, "escape")
                await settled(pilot)


async def test_a_cut_prompt_is_noticed(language: str) -> None:
    """A question that has grown too long for its place, a word too long for its button, a long caption."""
    if language != "en":
        return  # once is enough
    app = ScreenApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await SCENES["confirm"](pilot)
        await settled(pilot)
        app.screen.query_one(".question", Static).styles.height = 1
        app.screen.query_one(".question", Static).update("word " * 60)
        app.screen.query_one("#yes", Button).label = "x" * 90
        app.screen.query_one(".sheet").border_title = "x" * 90
        await settled(pilot)
        assert [one.split()[0] for one in cut(app.screen)] == ["caption", "button", "prompt"]
