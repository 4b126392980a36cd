"""Screens that are not composed yet, or not any more: what reaches them then waits or is nobody's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rich.style import Style
from textual import events
from textual.app import App
from textual.command import CommandList
from textual.screen import Screen
from textual.widget import Widget

from p2pduel.tui.app import ScreenApp, _Palette
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.settings.screen import KeyScreen, SettingsScreen
from tests.tui.hands import calm, press, until
from tests.tui.rooms import duel, screen_of


def hold(monkeypatch: pytest.MonkeyPatch, kind: type[Screen[Any]]) -> asyncio.Event:
    """Screens of this kind are composed when the event is set, and not before: a very busy machine."""
    compose, go = Widget._compose, asyncio.Event()

    async def late(self: Widget) -> None:
        if isinstance(self, kind):
            await go.wait()
        await compose(self)

    monkeypatch.setattr(Widget, "_compose", late)
    return go


async def test_settings_changed_while_a_screen_opens_reach_it_once_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go = hold(monkeypatch, KeyScreen)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        app.push_screen(KeyScreen())
        try:
            app.adjust(keys={"table.build": "f9"})
        finally:
            go.set()
        opened = await screen_of(pilot, KeyScreen)
        await calm(pilot)
        shown = next(row for row in opened.query_one("#keys", Rows).rows if row.key == "table.build")
        assert "f9" in shown.text.plain


async def test_a_second_enter_is_not_heard_through_the_window_the_first_one_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go = hold(monkeypatch, KeyScreen)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        app.action_settings()
        settings = await screen_of(pilot, SettingsScreen)
        settings.query_one("#settings", Rows).point("keys")
        await calm(pilot)
        before = app.settings
        for key in ("enter", "enter", "up", "enter"):
            press(pilot, key)
        await until(pilot, lambda: isinstance(app.screen, KeyScreen))
        go.set()
        await screen_of(pilot, KeyScreen)
        await calm(pilot)
        assert [type(screen) for screen in app.screen_stack].count(KeyScreen) == 1
        assert app.settings == before


async def test_a_program_that_ends_while_a_screen_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its window is being closed before it is composed, and misses its parts: nobody minds."""
    go = hold(monkeypatch, Confirm)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        press(pilot, "q")
        await until(pilot, lambda: isinstance(app.screen, Confirm))
        asyncio.get_running_loop().call_later(0.01, go.set)
    assert app._exception is None


@pytest.mark.parametrize("key", ["right", "left", "ctrl+p", "q"])
async def test_keys_that_come_while_the_program_ends(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen's parts are gone, the keyboard is not."""
    close = App._close_all

    async def slowly(app: ScreenApp) -> None:
        await app._prune(app.screen)
        app.post_message(events.Key(key, None))
        heard = asyncio.Event()
        app.call_later(heard.set)
        while not heard.is_set() and app._exception is None:
            await asyncio.sleep(0)
        await close(app)

    monkeypatch.setattr(ScreenApp, "_close_all", slowly)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        app.action_settings()
        await screen_of(pilot, SettingsScreen)
    assert app._exception is None


async def test_the_list_of_actions_opens_while_the_program_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for the screen below it when there is none any more."""
    go, close = hold(monkeypatch, _Palette), App._close_all

    async def slowly(app: ScreenApp) -> None:
        (palette,) = (screen for screen in app.screen_stack if isinstance(screen, _Palette))
        below, app._screen_stack[:] = list(app.screen_stack), []
        go.set()
        await palette._mounted_event.wait()
        app._screen_stack[:] = below
        await close(app)

    monkeypatch.setattr(ScreenApp, "_close_all", slowly)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        press(pilot, "ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, _Palette))
    assert app._exception is None


async def test_a_click_while_the_program_ends_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mouse still moves when the last screen is closed already."""
    close, heard = App._close_all, list[type[events.Event]]()

    async def slowly(app: ScreenApp) -> None:
        below, app._screen_stack[:] = list(app.screen_stack), []
        for kind in (events.MouseMove, events.MouseDown, events.MouseUp, events.MouseScrollDown):
            await app.on_event(kind(None, 3, 3, 0, 0, 1, False, False, False, 3, 3))
            heard.append(kind)
        app._screen_stack[:] = below
        await close(app)

    monkeypatch.setattr(ScreenApp, "_close_all", slowly)
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
    assert app._exception is None and len(heard) == 4


async def test_a_click_on_an_action_that_is_gone_hits_nothing() -> None:
    """The list of actions becomes shorter while one types: what was painted before may be clicked still."""
    app = duel()
    async with app.run_test(size=(100, 30)) as pilot:
        await screen_of(pilot, LobbyScreen)
        press(pilot, "ctrl+p")
        palette = await screen_of(pilot, _Palette)
        actions = palette.query_one(CommandList)
        style = Style(meta={"option": 999})
        actions.post_message(events.Click(actions, 1, 1, 0, 0, 1, False, False, False, 1, 1, style))
        await calm(pilot)
    assert app._exception is None
