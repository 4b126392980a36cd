"""The program in a real terminal: keys are sent to tmux, and only what stands on its screen is read."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_NUMBERS = itertools.count()
PATIENCE = 60.0
"""Seconds without any change on the screen until a test gives up."""

pytestmark = [
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
    pytest.mark.timeout(1500),
]


class Terminal:
    """One tmux window with the program in it."""

    def __init__(self, home: Path, size: tuple[int, int], *words: str, module: str = "p2pduel") -> None:
        """Starts the program; its exit code is written below it when it ends."""
        self._name = f"p2pduel-{os.getpid()}-{next(_NUMBERS)}"
        program = f"{sys.executable} -m {module} {' '.join(words)}"
        command = f"unset COLUMNS LINES; {program}; echo exit code $?; exec cat"
        variables = [f"P2PDUEL_HOME={home}", "COLORTERM=truecolor"]
        self._tmux(
            *("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1])),
            *(word for variable in variables for word in ("-e", variable)),
            *("-c", str(ROOT), command),
        )

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-L", self._name, *words], capture_output=True, text=True, check=True)
        return done.stdout

    def screen(self) -> str:
        """What stands on the screen."""
        return self._tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        """Send keys."""
        self._tmux("send-keys", *keys)

    def wait_for(self, *words: str) -> str:
        """Wait until one of these stands on the screen."""
        deadline = time.monotonic() + PATIENCE
        while not any(word in (seen := self.screen()) for word in words):
            assert time.monotonic() < deadline, f"none of {words} on the screen:\n{seen}"
            time.sleep(0.05)
        return seen

    def close(self) -> None:
        """End the window and its tmux, whatever runs in it."""
        self._tmux("kill-server")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder for the program in the terminal."""
    return tmp_path / "home"


@pytest.fixture
def terminal(home: Path) -> Iterator[Terminal]:
    """A game against greedy at 120 by 40."""
    window = Terminal(home, (120, 40), "play", "--bot", "greedy")
    yield window
    window.close()


class Player:
    """Reads the screen as a person does: answers, builds what can be built, trades, ends the turn."""

    def __init__(self, terminal: Terminal) -> None:
        """A player at a terminal."""
        self._terminal = terminal
        self._seen = ""
        self._traded = 0
        self.turns = 0

    def play(self, turns: int) -> str:
        """Play until the game is over or so many own turns are ended; what then stands on the screen."""
        deadline = time.monotonic() + PATIENCE
        while True:
            seen = self._terminal.screen()
            if "Was it fair?" in seen or self.turns >= turns:
                return seen
            if seen != self._seen and self._answer(seen):
                self._seen, deadline = seen, time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, f"nothing happens:\n{seen}"
            time.sleep(0.05)

    def _answer(self, seen: str) -> bool:
        """The next key; False when it is not ours to press one."""
        if "▶ Do it" in seen:
            self._terminal.press("Space")
        elif "─ End the turn? ─" in seen:
            self._terminal.press("y")
        elif "You are asked" in seen:
            self._terminal.press("Enter")
        elif "Your turn: do what you like" in seen:
            self._act(seen)
        else:
            return False
        return True

    def _act(self, seen: str) -> None:
        list_of_wishes = [line[88:] for line in seen.splitlines()]
        can = [line.strip("│┃ ") for line in list_of_wishes if "✓ " in line]
        build = [line for line in can if any(sign in line for sign in ("Lu", "Br", "Gr", "Wo", "Or", "Go"))]
        if build:
            self._terminal.press("b", "Enter")
        elif any("Trade" in line for line in can) and self._traded < 2:
            self._traded += 1
            self._terminal.press("t")
        else:
            self._traded = 0
            self.turns += 1
            self._terminal.press("e")


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
        assert "Greedy" in lobby.wait_for("unfinished game")
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
