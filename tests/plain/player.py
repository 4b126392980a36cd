"""Somebody at the other end of a pipe: reads lines, answers questions by number."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue

from p2pduel.catalogue import commands, speech
from p2pduel.catalogue import plain as words

__all__ = ["PATIENCE", "Player"]

PATIENCE = 240.0
"""Seconds without a line until a test gives up; far more than a slow machine needs."""


class _Patterns:
    """What a player listens for, made of the words themselves."""

    def __init__(self, language: str) -> None:
        """In one language."""
        with speech.speaking(language):
            asked = [words.range_of(count, back) for count in (1, 77) for back in (False, True)]
            self.asked = re.compile("|".join(f"^{_open(line)}$" for line in asked))
            self.again = re.compile(f"^{_open(words.REMATCH_ASK)}")
            self.hint = re.compile(f"^{_open(words.advice(77, '@', '@'))}")
            self.ask_hint = commands.COMMANDS["hint"][0]


def _open(line: str) -> str:
    """A pattern of a line: 77 is any number, @ any words."""
    return re.escape(line).replace("77", r"(\d+)").replace("@", ".*")


class Player:
    """A running `p2pduel … --plain` and everything it has said."""

    def __init__(self, home: Path, *arguments: str, program: str = "p2pduel", language: str = "en") -> None:
        """Start it with a data folder of its own."""
        self._words = _Patterns(language)
        arguments = (*arguments, "--language", language)
        env = {
            **os.environ,
            "P2PDUEL_HOME": str(home),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONFAULTHANDLER": "1",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", program, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=env,
        )
        self.said: list[str] = []
        self._queue: Queue[str | None] = Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._queue.put(line.decode("utf-8"))
        self._queue.put(None)

    def line(self) -> str | None:
        """The next line it says; None after its last."""
        try:
            line = self._queue.get(timeout=PATIENCE)
        except Empty:
            said, where = "".join(self.said[-20:]), self._whereabouts()
            raise TimeoutError(f"no line came; the last were:\n{said}{where}") from None
        if line is None:
            self._queue.put(None)  # whoever asks again gets the same answer
            return None
        self.said.append(line)
        return line.rstrip("\n")

    def _whereabouts(self) -> str:
        """Where a program that says nothing more is: it dies and tells."""
        self._process.send_signal(signal.SIGABRT)
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return "".join(line for line in iter(self._queue.get, None))

    def until(self, pattern: str) -> re.Match[str] | None:
        """Read until a line matches; None if the output ends before."""
        while (line := self.line()) is not None:
            found = re.search(pattern, line)
            if found is not None:
                return found
        return None

    def asked(self, seconds: float) -> bool:
        """Whether a question comes within this time; what is said before it is read."""
        while True:
            try:
                line = self._queue.get(timeout=seconds)
            except Empty:
                return False
            if line is None:
                self._queue.put(None)
                return False
            self.said.append(line)
            if self._words.asked.search(line.rstrip("\n")):
                return True

    def question(self) -> bool:
        """Read up to the next question of the game; False if it is over before that."""
        found = self.until(f"{self._words.asked.pattern}|{self._words.again.pattern}")
        return found is not None and self._words.asked.search(found.string) is not None

    def over(self) -> str | None:
        """Read up to the question after the game; the two lines before it: result and score."""
        return None if self.until(self._words.again.pattern) is None else "".join(self.said[-3:-1])

    def type(self, *lines: str) -> None:
        """Type some lines."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self._process.stdin.flush()

    def follow_hint(self) -> None:
        """Answer the question as the hint says."""
        self.type(self._words.ask_hint)
        found = self.until(self._words.hint.pattern)
        assert found is not None
        self.type(found[1])

    def play_on(self, most: int = 100_000) -> int:
        """Follow hints until the game is over, or so many questions long; how many were answered."""
        answered = 0
        while answered < most and self.question():
            self.follow_hint()
            answered += 1
        return answered

    def end_input(self) -> None:
        """Nothing more will be typed."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def finish(self) -> int:
        """Read the rest; the exit code."""
        while self.line() is not None:
            pass
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        """Whatever happened, leave no process behind."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(PATIENCE)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()


def run_script(home: Path, lines: Sequence[str], *arguments: str) -> tuple[int, str]:
    """Run it with everything typed beforehand; exit code and output."""
    player = Player(home, *arguments)
    try:
        player.type(*lines)
        player.end_input()
        code = player.finish()
    finally:
        player.close()
    return code, "".join(player.said)
