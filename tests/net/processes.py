"""Programs under test as processes that speak JSON lines."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

__all__ = ["PATIENCE", "PLAYER", "ROOT", "Process", "verified"]

ROOT = Path(__file__).parents[2]
PLAYER = str(Path(__file__).with_name("player.py"))
PATIENCE = float(os.environ.get("P2PDUEL_PATIENCE", "120"))
"""Seconds for anything that must happen at last, on a busy machine; an emulated one needs more."""


class Process:
    """A program that prints one JSON object per line."""

    def __init__(
        self, words: Sequence[str], home: Path | None = None, env: Mapping[str, str] | None = None
    ) -> None:
        variables = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **(env or {})}
        if home is not None:
            variables["P2PDUEL_HOME"] = str(home)
        self.child = subprocess.Popen(
            list(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=variables
        )
        self.seen: list[dict[str, Any]] = []
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.child.stdout is not None
        for line in self.child.stdout:
            self._lines.put(json.loads(line))
        self._lines.put(None)

    def say(self, text: str) -> None:
        """Give it a line."""
        assert self.child.stdin is not None
        print(text, file=self.child.stdin, flush=True)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Its first line of that kind; AssertionError with all lines if it ends before."""
        while True:
            line = self._lines.get(timeout=PATIENCE)
            assert line is not None, f"ended with {self.child.wait()} after {self.seen[-5:]}"
            self.seen.append(line)
            if wanted(line):
                return line

    def event(self, name: str) -> dict[str, Any]:
        """Its next event of that name."""
        return self.until(lambda line: line.get("event") == name)

    def last(self, count: int) -> list[dict[str, Any]]:
        """The last lines of one that has ended or hangs, also those nobody waited for."""
        with contextlib.suppress(queue.Empty):
            while (line := self._lines.get_nowait()) is not None:
                self.seen.append(line)
        return self.seen[-count:]

    def end(self) -> int:
        """Let it end by itself; its exit code."""
        assert self.child.stdin is not None
        self.child.stdin.close()
        return self.child.wait(PATIENCE)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.child.kill()
        self.child.wait()
        self._reader.join(PATIENCE)
        assert self.child.stdin is not None and self.child.stdout is not None
        self.child.stdin.close()
        self.child.stdout.close()


def verified(journal: Path) -> dict[str, Any]:
    """What `verify --json` says of a journal, in a process of its own; it must hold."""
    words = [sys.executable, "-m", "p2pduel", "verify", str(journal), "--json"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result
