"""Peers as processes, driven by the command line and read line by line; helpers for tests."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 240.0
"""Only a hang lasts longer than this, even on a busy machine."""


def p2pduel(
    *words: str, home: Path, timeout: float = PATIENCE, program: str = "p2pduel"
) -> subprocess.CompletedProcess[str]:
    """Run one command to its end; another program is one with more games."""
    return subprocess.run(
        [sys.executable, "-m", program, *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=timeout,
        env={**os.environ, "P2PDUEL_HOME": str(home)},
    )


def in_terminal(*words: str, home: Path, until: str, program: str = "p2pduel") -> str:
    """Start one command in a terminal of its own and read its screen until these words have come."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    env = {**os.environ, "P2PDUEL_HOME": str(home), "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-m", program, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    )
    os.close(theirs)
    shown = b""
    try:
        while until.encode() not in shown:
            shown += os.read(ours, 65536)
    except OSError:  # the other end is closed: the program has ended
        raise AssertionError(f"ended before {until!r} was shown: {shown.decode(errors='replace')}") from None
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return shown.decode(errors="replace")


class Peer:
    """One process whose JSON events are read as they come; it never outlives the test."""

    def __init__(self, *words: str, home: Path, program: str = "p2pduel") -> None:
        self.events: list[dict[str, Any]] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.process = subprocess.Popen(
            [sys.executable, "-m", program, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "P2PDUEL_HOME": str(home)},
        )
        self._readers = [
            threading.Thread(target=target, daemon=True) for target in (self._read, self._errors)
        ]
        self._stderr: list[str] = []
        for reader in self._readers:
            reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _errors(self) -> None:
        assert self.process.stderr is not None
        self._stderr.extend(self.process.stderr)

    @property
    def stderr(self) -> str:
        """What it said to people so far."""
        return "".join(self._stderr)

    def until(self, kind: str) -> dict[str, Any]:
        """The next event of a kind; fails loudly if the process ends first or nothing comes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            line = self._lines.get(timeout=max(0.1, deadline - time.monotonic()))
            if line is None:
                raise AssertionError(f"ended before {kind!r}: {self.events[-3:]}\n{self.stderr}")
            event = json.loads(line)
            self.events.append(event)
            if event["event"] == kind:
                return dict(event)

    def wait(self) -> int:
        """The exit code, once all events are read."""
        while (line := self._lines.get(timeout=PATIENCE)) is not None:
            self.events.append(json.loads(line))
        code = self.process.wait(timeout=PATIENCE)
        for reader in self._readers:
            reader.join(timeout=PATIENCE)
        return code

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
