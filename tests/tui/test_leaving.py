"""From every screen and dialogue: the question mark helps, Esc closes, q asks and y leaves with code 0."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Confirm, Sheet
from p2pduel.tui.reading.help import HelpPage
from tests.tui.gallery import SCENES
from tests.tui.hands import calm, press, until

KEYS: dict[str, tuple[str, ...]] = {
    "lobby": (),
    "lobby: a game against a bot": ("b",),
    "lobby: a table of one's own": ("h",),
    "lobby: an address": ("a",),
    "setup": (),
    "table-middle": (),
    "table-middle: trade": ("t",),
    "table-middle: trade, what to give": ("t", "up", "up", "up", "enter"),
    "table-middle: end of the turn": ("e",),
    "table-middle: card": ("p", "i"),
    "table-middle: log": ("l",),
    "table-middle: a line of the log": ("l", "enter"),
    "table-middle: rules": ("h",),
    "table-middle: offers": ("x",),
    "table-middle: chat": ("c",),
    "table-middle: resign": ("ctrl+r",),
    "table-middle: back to the lobby": ("ctrl+l",),
    "table-middle: verify": ("v",),
    "table-middle: settings": ("comma",),
    "spectator-late": (),
    "end": (),
}
"""A scene of the gallery, and the keys that open something over it."""


async def _opened(pilot: Pilot[Any], case: str) -> Screen[Any]:
    await SCENES[case.partition(":")[0]](pilot)
    await calm(pilot)
    for key in KEYS[case]:
        press(pilot, key)
        await calm(pilot)
    return pilot.app.screen


@pytest.mark.few(6)
@pytest.mark.parametrize("case", KEYS)
async def test_help_esc_and_q_y(case: str) -> None:
    """Where letters are typed, ctrl+q asks instead of q, and the question mark is a letter."""
    app = ScreenApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _opened(pilot, case)
        typing = isinstance(screen.focused, Input)
        if not typing:
            press(pilot, "question_mark")
            await until(pilot, lambda: isinstance(app.screen, HelpPage), "no help")
            await calm(pilot)
            press(pilot, "escape")
            await until(pilot, lambda: app.screen is screen, "the help stays")
        for answer in ("escape", "y"):
            press(pilot, "ctrl+q" if typing else "q")
            await until(pilot, lambda: app.screen is not screen, "it did not ask")
            assert isinstance(app.screen, Confirm)
            await calm(pilot)
            press(pilot, answer)
            await until(pilot, lambda: app.screen is screen or app.return_value is not None, "no answer")
        await until(pilot, lambda: app.return_value is not None, "the program does not end")
    assert app.return_value == 0
    assert app.return_code == 0


@pytest.mark.few(4)
@pytest.mark.parametrize("case", [case for case in KEYS if len(KEYS[case]) == 1])
async def test_a_key_hit_twice_closes_one_dialogue_and_never_what_lies_below(case: str) -> None:
    """The second is heard when the first has done its work and the dialogue is not yet gone."""
    app = ScreenApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await SCENES[case.partition(":")[0]](pilot)
        await calm(pilot)
        below = list(app.screen_stack)
        press(pilot, *KEYS[case])
        await until(pilot, lambda: len(app.screen_stack) > len(below), "nothing opens")
        await calm(pilot)
        dialogue = app.screen
        assert isinstance(dialogue, Sheet)
        dialogue.action_close()
        dialogue.action_close()
        await until(pilot, lambda: dialogue not in app.screen_stack, "it does not close")
        await calm(pilot)
        assert app.screen_stack == below
