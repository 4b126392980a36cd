"""Settings on the screen: each one takes effect at once, and is there again after a restart."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from p2pduel import settings
from p2pduel.catalogue.settings import LABELS
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.keymap import actions, refusal
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.settings.screen import KeyScreen, PressKey, SettingsScreen
from p2pduel.tui.settings.themes import look
from p2pduel.tui.table.screen import TableScreen
from tests.duel import load_duel
from tests.tui.gallery import SCENES
from tests.tui.hands import Hands, app_at, calm, until
from tests.tui.rooms import duel, screen_of
from tests.tui.sight import lines

POSITION = {
    "variant": "intro",
    "active": "red",
    "phase": "action",
    "turn": 2,
    "hands": {"red": ["abbey", "scout", "toll_bridge"], "blue": []},
}


@asynccontextmanager
async def _table() -> AsyncIterator[tuple[Pilot[int], ScreenApp, TableScreen]]:
    """The program as it starts, at a table."""
    app, screen = app_at(load_duel(POSITION))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await Hands(pilot, screen).my_turn()
        yield pilot, app, screen


async def _set(pilot: Pilot[int], name: str, times: int = 1) -> None:
    """Open the settings, go to a line, turn it, close."""
    await pilot.press("comma")
    sheet = await screen_of(pilot, SettingsScreen)
    rows = sheet.query_one("#settings", Rows)
    for _ in range(list(LABELS).index(name)):
        await pilot.press("down")
    assert rows.current is not None and rows.current.key == name
    assert "←/→ Change" in lines(pilot.app)[-1] or "</> Change" in lines(pilot.app)[-1]
    await pilot.press(*["right"] * times)
    await pilot.press("escape")
    await screen_of(pilot, TableScreen)


def _grounds(app: App[int]) -> set[str]:
    """The background colours on the screen."""
    strips = app.screen._compositor.render_strips()
    found = {segment.style.bgcolor for strip in strips for segment in strip if segment.style is not None}
    return {ground.get_truecolor().hex for ground in found if ground is not None}


def _shows(app: ScreenApp, words: str) -> bool:
    return any(words in line for line in lines(app))


def _in_footer(app: ScreenApp, words: str) -> bool:
    return words in lines(app)[-1]


def _plain(app: ScreenApp) -> bool:
    return all(line.isascii() for line in lines(app))


CHECKS: dict[str, tuple[str, int, Callable[[ScreenApp], bool]]] = {
    "light": ("theme", 1, lambda app: look("light").palette["ground"] in _grounds(app)),
    "contrast": ("theme", 2, lambda app: look("contrast").palette["ground"] in _grounds(app)),
    "safe": ("safe_colours", 1, lambda app: look("dark", True).tiles["moss"][1] in _grounds(app)),
    "ascii": ("ascii", 1, _plain),
    "animation": ("animation", 1, lambda app: app.animation_level == "none"),
    "German": ("language", 2, lambda app: _shows(app, "Kloster") and not _shows(app, "Abbey")),
    "Czech": ("language", 3, lambda app: _shows(app, "Klášter")),
    "Slovak": ("language", 4, lambda app: _shows(app, "Kláštor")),
}


@pytest.mark.parametrize("name", CHECKS)
async def test_a_setting_takes_effect_at_once_and_survives_a_restart(name: str) -> None:
    """Turned by keys over a running table; a second start of the program looks the same at once."""
    setting, times, holds = CHECKS[name]
    async with _table() as (pilot, app, _):
        assert not holds(app)
        await _set(pilot, setting, times)
        await until(pilot, lambda: holds(app), f"{name} has no effect")
    async with _table() as (pilot, app, _):
        await until(pilot, lambda: holds(app), f"{name} is forgotten")


async def test_the_bell_is_quiet_at_once_and_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal is not rung any more."""
    rung: list[int] = []
    monkeypatch.setattr(App, "bell", lambda _self: rung.append(1))
    async with _table() as (pilot, app, _):
        app.bell()
        assert rung == [1]
        await _set(pilot, "bell")
        app.bell()
    async with _table() as (_, app, _):
        app.bell()
    assert rung == [1]


async def test_the_name_is_changed_in_the_settings_and_stands_in_the_lobby() -> None:
    """Typed once, seen at once and after a restart."""
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("s")
        await screen_of(pilot, SettingsScreen)
        await pilot.press("enter")
        ask = await screen_of(pilot, Ask)
        before = len(app.own_name)
        await pilot.press(*["backspace"] * before, *"Zora", "enter")
        await until(pilot, lambda: app.screen is not ask, "the line stays open")
        await pilot.press("escape")
        await until(pilot, lambda: any("You are Zora" in line for line in lines(app)), "another name")
    again = duel()
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: any("You are Zora" in line for line in lines(again)), "forgotten")


async def _rebind(pilot: Pilot[int], action: str, key: str) -> None:
    """Through the list of keys: mark the action, press Enter, press the new key."""
    await pilot.press("comma", "end", "enter")
    sheet = await screen_of(pilot, KeyScreen)
    rows = sheet.query_one("#keys", Rows)
    rows.point(action)
    await pilot.press("enter")
    await screen_of(pilot, PressKey)
    await pilot.press(key)
    await screen_of(pilot, KeyScreen)
    await pilot.press("escape", "escape")
    await screen_of(pilot, TableScreen)


async def test_another_key_works_and_stands_in_footer_and_help_also_after_a_restart() -> None:
    """The old key does nothing; the line of keys and the help name the new one."""
    for restarted in (False, True):
        async with _table() as (pilot, app, screen):
            if not restarted:
                assert "b Build" in lines(app)[-1]
                await _rebind(pilot, "table.build", "j")
            await until(pilot, partial(_in_footer, app, "j Build"), "not in the line of keys")
            assert "b Build" not in lines(app)[-1]
            options = screen.query_one("#options", Rows)
            options.point("end")
            await pilot.press("b")
            assert options.current is not None and options.current.key == "end"
            await pilot.press("j")
            assert options.current.key.startswith("card ")
            await pilot.press("question_mark")
            await screen_of(pilot, HelpPage)
            await calm(pilot)
            assert any(re.search(r"\bj +Build", line) for line in lines(app))


async def test_leaving_cannot_be_bound_away() -> None:
    """Neither may another action take its key, nor is there a line to move it; q asks as ever."""
    assert not [action for action in actions() if action.key == "q" or "leave" in action.name]
    assert all(refusal(action, "q", {}) for action in actions())
    settings.save(settings.Settings(keys={"table.build": "q", "table.end": "ctrl+q", "app.leave": "z"}))
    async with _table() as (pilot, app, _):
        await until(pilot, lambda: _shows(app, "fixed meaning"), "nobody says why")
        await _rebind(pilot, "table.trade", "q")
        assert "table.trade" not in app.settings.keys
        await pilot.press("q")
        await until(pilot, lambda: _shows(app, "Leave the program?"), "q does not ask")


async def test_a_broken_file_is_reported_on_the_screen_and_kept(home: Path) -> None:
    """The program starts as usual, says what is wrong and where the copy is; a change does not lose it."""
    home.mkdir()
    (home / "settings.toml").write_text("theme = [broken", "utf-8")
    async with _table() as (pilot, app, _):
        await until(pilot, lambda: _shows(app, "settings.toml"), "nobody says it")
        assert (home / "settings.toml.broken").read_text("utf-8") == "theme = [broken"
        await _set(pilot, "theme")
    assert settings.load().settings.theme == "light"
    assert (home / "settings.toml.broken").read_text("utf-8") == "theme = [broken"


async def test_enter_has_a_word_where_its_sign_is_missing() -> None:
    """The line of keys of the zoomed boards, in ASCII and with signs."""
    app = ScreenApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await SCENES["zoom-boards"](pilot)
        await calm(pilot)
        assert _in_footer(app, " ⏎ Choose place ")
        app.adjust(ascii=True)
        await until(pilot, lambda: _in_footer(app, " enter Choose place "), "the sign stays")
        assert _plain(app)
