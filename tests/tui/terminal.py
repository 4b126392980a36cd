"""A real terminal for tests: keys are sent to tmux, and only what stands on its screen is read."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

__all__ = ["PATIENCE", "Player", "Terminal"]

ROOT = Path(__file__).parents[2]
_NUMBERS = itertools.count()
PATIENCE = 60.0
"""Seconds without any change on the screen until a test gives up."""


class Terminal:
    """One tmux window with the program in it."""

    def __init__(
        self,
        home: Path,
        size: tuple[int, int],
        *words: str,
        module: str = "p2pduel",
        patience: float = PATIENCE,
        on: Sequence[str] = (),
    ) -> None:
        """Starts the program, on a host these words lead to; its exit code is written below it in the end."""
        self._patience = patience
        self._name = f"p2pduel-{os.getpid()}-{next(_NUMBERS)}"
        program = " ".join([*on, sys.executable, "-m", module, *words])
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
        return self.wait_until(lambda seen: any(word in seen for word in words), f"none of {words}")

    def wait_until(self, fits: Callable[[str], bool], missing: str) -> str:
        """Wait until the screen is as it should be; what stands on it then."""
        deadline = time.monotonic() + self._patience
        while not fits(seen := self.screen()):
            assert time.monotonic() < deadline, f"{missing} on the screen:\n{seen}"
            time.sleep(0.05)
        return seen

    def close(self) -> None:
        """End the window and its tmux, whatever runs in it."""
        self._tmux("kill-server")


_PONDERS = 2.0
"""Seconds after which a player sees that Enter alone answers nothing."""
_PRICED = re.compile(r" \d?(Lu|Br|Gr|Wo|Or|Go)$")
"""A row that ends in a price; a name may hold the same letters, as the Goldsmith's does."""
_KEYS_A_TURN = 150
"""Answers within one turn after which a player goes round in circles; a long turn has about forty."""


class Player:
    """Reads the screen as a person does: answers, builds what can be built, trades, ends the turn."""

    def __init__(self, terminal: Terminal) -> None:
        """A player at a terminal."""
        self._terminal = terminal
        self._seen = ""
        self._since = 0.0
        self._traded = 0
        self.turns = 0

    def play(self, turns: int) -> str:
        """Play until the game is over or so many own turns are ended; what then stands on the screen."""
        deadline = time.monotonic() + PATIENCE
        heading, answered = "", [""]
        while True:
            seen = self._terminal.screen()
            if "Was it fair?" in seen or self.turns >= turns:
                return seen
            if (now := _turn_in(seen)) and now != heading:
                heading, answered = now, [seen]
            if self.step(seen):
                deadline = time.monotonic() + PATIENCE
                answered.append(seen)
            assert len(answered) < _KEYS_A_TURN, "the same turn without end:\n" + "\n".join(answered[-4:])
            assert time.monotonic() < deadline, f"nothing happens:\n{seen}"
            time.sleep(0.05)

    def step(self, seen: str) -> bool:
        """Answer what is asked now; False when nothing is, or it was answered already."""
        if seen != self._seen and self._answer(seen):
            self._seen, self._since = seen, time.monotonic()
        elif "You are asked" in seen and time.monotonic() > self._since + _PONDERS:
            self._terminal.press("Down", "Enter")  # every answer costs something, so none was marked
            self._seen, self._since = "", time.monotonic()
        else:
            if time.monotonic() > self._since + _PONDERS:  # a key may have come before the window was there
                self._seen, self._since = "", time.monotonic()
            return False
        return True

    def _answer(self, seen: str) -> bool:
        """The next key; False when it is not ours to press one."""
        if " space Do it" in seen or " space Take these" in seen:  # in the line of keys: nothing lies over it
            self._terminal.press("Space")
        elif "─ End the turn? ─" in seen:
            self._terminal.press("y")
        elif any(words in seen for words in ("second click chooses", "marked yet.", "Marked: ")):
            self._terminal.press("Down", "Enter")
        elif "Which stack?" in seen:
            self._terminal.press("Enter")
        elif " esc Close " in seen:
            self._terminal.press("Escape")
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
        build = [line for line in can if _PRICED.search(line)]
        if build:
            self._terminal.press("b", "Enter")
        elif any("Trade" in line for line in can) and self._traded < 2:
            self._traded += 1
            self._terminal.press("t")
        else:
            self._traded = 0
            self.turns += 1
            self._terminal.press("e")


def _turn_in(seen: str) -> str:
    """The turn as the first line of a table names it; empty while another screen is shown."""
    found = re.search(r"turn \d+", seen.partition("\n")[0])
    return found[0] if found else ""
