"""Bots in any language: a program of one's own, asked by JSON lines (docs/bots.md).

The program gets its seat's view and the legal moves, nothing else. It may crash, stay silent, answer late,
answer nonsense or talk without end: its seat resigns, and nothing of that reaches the rest of the program.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from typing import Any, TextIO

from p2pduel import games
from p2pduel.bots.base import Bot, BotResignsError
from p2pduel.catalogue import bots as words
from p2pduel.catalogue import faults
from p2pduel.games import DEFAULT
from p2pduel.kernel.moves import Move, parse_move

__all__ = ["SECONDS", "ExternalBot"]

SECONDS = 10.0
"""How long a program may think about one decision."""

_LONGEST = 4096
"""Signs in an answer; the longest legal one is far shorter."""


class ExternalBot(Bot):
    """A program that is asked one question at a time; it is started at the first one."""

    def __init__(self, command: str, seconds: float = SECONDS, *, game: str = DEFAULT) -> None:
        """A program for the game of that name."""
        self._game = game
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue(maxsize=4)
        self._over = ""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The program's move; BotResignsError once it has failed, and from then on."""
        if self._over:
            raise BotResignsError(self._over)
        try:
            return self._ask(view, legal)
        except BotResignsError as error:
            self._over = str(error)
            self.stop()
            raise

    def stop(self) -> None:
        """End the program and whatever it has started; may be called from another thread."""
        if self._process is not None:
            _end(self._process)

    def _ask(self, view: Any, legal: Sequence[Move]) -> Move:
        process = self._process or self._start()
        assert view.seat is not None and process.stdin is not None
        moves = {str(move): move for move in legal}
        question = {
            "cmd": "choose",
            **self._seat(view),
            "view": view.to_json(),
            "moves": list(moves),
            "seconds": self._seconds,
        }
        self._hush()
        sender = threading.Thread(
            target=_send, args=(process.stdin, json.dumps(question) + "\n"), daemon=True
        )
        sender.start()  # a program that reads nothing would block us once the pipe is full
        try:
            line = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            raise BotResignsError(words.no_answer(f"{self._seconds:g}")) from None
        return _read(line, moves)

    def _seat(self, view: Any) -> dict[str, Any]:
        """Which seat is asked; whoever plays the usual game need not read what it is, or for how many."""
        named = {"seat": games.game(self._game).rules.seat_names[view.seat]}
        if self._game == DEFAULT:
            return named
        return {"game": self._game, "seats": view.state.seats, **named}

    def _hush(self) -> None:
        """Lines nobody asked for are answers to no question."""
        with contextlib.suppress(queue.Empty):
            while True:
                if not self._lines.get_nowait():
                    raise BotResignsError(words.HAS_ENDED)

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                shlex.split(self._command, posix=os.name == "posix"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotResignsError(words.cannot_start(faults.whole(error))) from None
        assert process.stdout is not None
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, _end, process)
        self._process = process
        return process


def _send(pipe: TextIO, line: str) -> None:
    with contextlib.suppress(OSError, ValueError):
        pipe.write(line)
        pipe.flush()


def _listen(pipe: TextIO, lines: queue.Queue[str]) -> None:
    """Hand on what the program says, never more than fits; an empty line means that it has ended."""
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(_LONGEST):
            lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """The program and its children; one that has ended already is no matter."""
    if process.returncode is not None:
        return  # long gone: its number may be another's by now
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _read(line: str, moves: dict[str, Move]) -> Move:
    """The move an answer means; anything but a legal move is a reason to resign."""
    if not line:
        raise BotResignsError(words.HAS_ENDED)
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise BotResignsError(words.not_json(line[:80].strip())) from None
    text = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(text, str):
        raise BotResignsError(words.no_move(line[:80].strip()))
    found = moves.get(str(parse_move(text)))
    if found is None:
        raise BotResignsError(words.not_legal(text[:80]))
    return found
