"""The planner's own process: it thinks beside the program and can be ended at any moment.

Without a process of its own a search would hold up the screen. It reads one question per line and answers
with one line; killing it loses nothing.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from p2pduel import children, games
from p2pduel.bots.planner.search import Budget, Found, search
from p2pduel.kernel.moves import Move

__all__ = ["Worker", "WorkerStoppedError", "main"]


class WorkerStoppedError(Exception):
    """The process ended before it had answered."""


class Worker:
    """One process, asked one question at a time; an idle one is kept for the next bot that needs it."""

    _idle: list[Worker] = []  # noqa: RUF012 - meant to be shared
    _guard = threading.Lock()

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            children.command(children.PLANNER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    @classmethod
    def borrow(cls) -> Worker:
        """An idle worker that still lives, or a new one."""
        with cls._guard:
            while cls._idle:
                worker = cls._idle.pop()
                if worker._process.poll() is None:
                    return worker
        return cls()

    def give_back(self) -> None:
        """For the next one who needs it; one in reserve is enough."""
        with self._guard:
            if not self._idle and self._process.poll() is None:
                self._idle.append(self)
                return
        self.stop()

    def stop(self) -> None:
        """End the process at once, whatever it is doing; safe from any thread."""
        self._process.kill()
        self._process.wait()

    def ask(self, game: str, view: Any, legal: Sequence[Move], seed: int, budget: Budget) -> Found:
        """The result of a search; WorkerStoppedError if the process was ended meanwhile."""
        question = {
            "game": game,
            "state": view.state.to_json(),
            "known": {str(slot): face for slot, face in view.knowledge.items()},
            "seat": view.seat,
            "legal": [list(move) for move in legal],
            "seed": seed,
            "seconds": budget.seconds,
            "nodes": budget.nodes,
        }
        send, receive = self._process.stdin, self._process.stdout
        assert send is not None and receive is not None
        try:
            send.write(json.dumps(question) + "\n")
            send.flush()
            line = receive.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            raise WorkerStoppedError("the planner's process was ended")
        answer = json.loads(line)
        return Found(Move(*answer["move"]), answer["nodes"], answer["chance"])


def _answer(question: dict[str, Any]) -> dict[str, Any]:
    """Search, and say which of the moves it is to be."""
    known = {int(slot): face for slot, face in question["known"].items()}
    mind = games.game(question["game"]).crew.mind()
    view = mind.rules.view(mind.rules.restored(question["state"]), known, question["seat"])
    legal = [Move(text, secret) for text, secret in question["legal"]]
    budget = Budget(question["seconds"], question["nodes"])
    found = search(mind, view, legal, random.Random(question["seed"]), budget)
    return {"move": list(found.move), "nodes": found.nodes, "chance": found.chance}


def main() -> None:
    """Answer until the questions end; an interrupt is for the program that asks."""
    try:
        for line in sys.stdin:
            print(json.dumps(_answer(json.loads(line))), flush=True)
    except (KeyboardInterrupt, BrokenPipeError):
        return
