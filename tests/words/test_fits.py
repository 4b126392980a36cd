"""The words of every language fit into the smallest window: 80 columns and 24 lines."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from rich.cells import cell_len

from p2pduel.catalogue import speech
from p2pduel.tui.frame import SMALLEST
from p2pduel.tui.keymap import actions
from p2pduel.tui.lobby.art import masthead

LANGUAGES = speech.LANGUAGES
WIDTH = 80
SHEET = 72 - 4
"""Columns inside a dialogue: its border and padding take the rest."""


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """One language after another."""
    speech.speak(request.param)
    yield request.param
    speech.speak("en")


def words(topic: str) -> Any:
    """A topic in the language spoken."""
    return import_module(f"p2pduel.catalogue.{speech.spoken()}.{topic}")


def test_the_head_of_the_lobby_is_two_lines() -> None:
    """The motto, and who plays here with a long name."""
    lines = masthead(
        "Annabella von und zu Gut", "abcd-efgh-ijkl-mnop-qrst", WIDTH, compact=True
    ).plain.splitlines()
    assert [cell_len(line) <= WIDTH for line in lines] == [True, True], lines


def test_the_answers_of_every_question_fit_side_by_side() -> None:
    """Buttons have two columns around their words on each side, and two between them."""
    table, seats, lobby = words("table"), words("seats"), words("lobby")
    pairs = [
        (table.YES, table.NO),
        (table.LEAVE_YES, table.STAY),
        (seats.ASK_YES, seats.ASK_NO),
        (lobby.AGREE, lobby.NOT_AGREE),
        (lobby.SAME, lobby.DIFFERENT),
        (lobby.PLAY_ANYWAY, lobby.DIFFERENT),
    ]
    for pair in pairs:
        assert sum(max(14, cell_len(word) + 4) + 2 for word in pair) <= SHEET, pair


def test_the_lines_of_settings_and_keys_fit() -> None:
    """A label and its longest value; an action, where it works and its key."""
    settings = words("settings")
    label = max(map(cell_len, settings.LABELS.values()))
    value = max(cell_len(said) for values in settings.VALUES.values() for said in values.values())
    assert label + 2 + value + 4 <= SHEET
    action = max(cell_len(one.says) for one in actions())
    assert action + 2 + max(map(cell_len, settings.WHERE.values())) + 2 + 10 <= SHEET


def test_the_most_important_keys_are_always_in_sight() -> None:
    """Help, leaving and all actions leave room for four keys more in the smallest window."""
    table, lobby = words("table"), words("lobby")
    kept = sum(
        cell_len(f" {key} {said} ")
        for key, said in (("?", table.HELP), ("q", table.LEAVE), ("^p", table.ALL_ACTIONS))
    )
    for four in (
        (lobby.K_JOIN, lobby.K_WATCH, lobby.K_HOST, lobby.K_BOT),
        (table.K_INSPECT, table.K_UNDO, table.K_LOG, table.K_VERIFY),
    ):
        assert kept + sum(cell_len(f" x {said} ") for said in four) <= SMALLEST[0]


def test_the_states_of_tables_fit_into_a_row() -> None:
    """Name, game and state of a table leave room for the loudest mark."""
    lobby = words("lobby")
    state = max(map(cell_len, lobby.STATES.values()))
    assert 10 + 1 + 15 + 1 + state + 1 + max(map(cell_len, lobby.KNOWN.values())) <= 46
