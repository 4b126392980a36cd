"""The program in a real terminal: some turns by sent keys, a crash, a whole game."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.terminal import Player, Terminal

pytestmark = [
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
    pytest.mark.timeout(600),
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder for the program in the terminal."""
    return tmp_path / "home"


@pytest.fixture
def terminal(home: Path) -> Iterator[Terminal]:
    """A game against the bot one gets without asking for another, at 120 by 40."""
    window = Terminal(home, (120, 40), "play")
    yield window
    window.close()


@pytest.mark.slow
def test_some_turns_by_sent_keys_then_q_y_and_the_game_waits_in_the_lobby(
    terminal: Terminal, home: Path
) -> None:
    """Straight to the table; after a few turns q asks, y leaves with code 0, and the lobby has the game."""
    Player(terminal).play(turns=2)
    terminal.press("q")
    terminal.wait_for("Leave the program?")
    terminal.press("y")
    assert "exit code 0" in terminal.wait_for("exit code")
    lobby = Terminal(home, (80, 24))
    try:
        assert "Merchant" in lobby.wait_for("unfinished game")
        lobby.press("q", "y")
        assert "exit code 0" in lobby.wait_for("exit code")
    finally:
        lobby.close()


def test_a_crash_of_the_screen_loses_nothing(home: Path) -> None:
    """It says what happened and that the game is saved, shows no secret, and the lobby has the game."""
    terminal = Terminal(home, (120, 40), module="tests.tui.crashing")
    try:
        terminal.wait_for("You are asked")
        terminal.press("l")
        seen = terminal.wait_for("exit code")
    finally:
        terminal.close()
    assert "exit code 1" in seen
    assert "your game is saved" in seen and "the log fell off the table" in seen
    assert "locals" not in seen
    games = list((home / "games").glob("*.duel"))
    assert len(games) == 1
    lobby = Terminal(home, (80, 24))
    try:
        lobby.wait_for("unfinished game")
    finally:
        lobby.close()


@pytest.mark.slow
def test_a_game_from_start_to_victory_by_sent_keys(terminal: Terminal) -> None:
    """Every question answered, every turn ended, until somebody has won and both seeds are checked."""
    player = Player(terminal)
    player.play(turns=500)
    terminal.wait_for("won by victory points")
    checked = terminal.wait_for("Both seeds are open: made again")
    assert "✗" not in checked.split("Was it fair?")[1]
    terminal.press("q")
    terminal.wait_for("Leave the program?")
    terminal.press("y")
    assert "exit code 0" in terminal.wait_for("exit code")
