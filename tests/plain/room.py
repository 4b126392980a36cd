"""A room of people who play in plain mode: each is a program of its own with a folder of its own."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

from tests.plain.player import PATIENCE, Player

__all__ = ["Room", "address", "meet", "who_is_asked"]


class Room:
    """Programs that are ended with the test."""

    def __init__(self, folder: Path) -> None:
        """Each person has a folder there."""
        self._folder = folder
        self.stack = ExitStack()

    def start(self, who: str, *arguments: str) -> Player:
        """Start a program for somebody."""
        player = Player(self._folder / who, *arguments, "--plain", "--no-mdns")
        self.stack.callback(player.close)
        return player

    def home(self, who: str) -> Path:
        """Somebody's folder."""
        return self._folder / who


def address(host: Player) -> str:
    """Where a host listens, once it says so."""
    found = host.until(r"open .*?(\d{4,5})")
    assert found is not None
    return f"127.0.0.1:{found[1]}"


def meet(room: Room, *more: str) -> tuple[Player, Player, str]:
    """Anna hosts, Bob sits down."""
    host = room.start("anna", "host", "--name", "Anna", *more)
    there = address(host)
    bob = room.start("bob", "join", there, "--name", "Bob")
    assert bob.until("Hints: none") is not None
    assert bob.until("Do you agree") is not None
    bob.type("no")
    assert bob.until("Do you agree") is not None
    bob.type("yes")
    return host, bob, there


def who_is_asked(one: Player, other: Player) -> tuple[Player, Player]:
    """Whose question it is now; in a script, words about the game wait for a question."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if one.asked(0.05):
            return one, other
        if other.asked(0.05):
            return other, one
    raise TimeoutError("nobody is asked")
