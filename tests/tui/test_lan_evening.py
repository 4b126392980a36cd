"""An evening of three laptops by keys: play, undo, chat, pull a cable, come back, rematch, replay."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.net.lan import Host, Lan, lan_or_skip
from tests.tui.terminal import Player, Terminal

PATIENCE = 240.0
"""Seconds one thing may take on a machine that is busy with others."""
SIZE = (120, 40)
_CODE = re.compile(r"(?:[a-z2-7]{4}-){7}[a-z2-7]{4}")
_ACTION = "Your turn: do what you like"
_TERMS = "What is played here"
_DIALOGUE = " esc Close "
_ASKED = "─ Take it back? ─"

pytestmark = [
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
    pytest.mark.slow,
    pytest.mark.network,
    pytest.mark.timeout(2400),
]


class Evening:
    """Three people, each at a terminal of their own laptop."""

    def __init__(self, lan: Lan, folder: Path, stack: ExitStack) -> None:
        """Nobody has started anything yet."""
        self.hosts = dict(zip(("anna", "bob", "cleo"), lan.hosts, strict=True))
        self._folder = folder
        self._stack = stack

    def start(self, who: str, *words: str) -> Terminal:
        """Somebody starts the program."""
        host: Host = self.hosts[who]
        terminal = Terminal(self._folder / who, SIZE, *words, patience=PATIENCE, on=host.command())
        self._stack.callback(terminal.close)
        return terminal


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A network of three, with everything ended afterwards."""
    with lan_or_skip(3) as lan, ExitStack() as stack:
        yield Evening(lan, tmp_path, stack)


def _to_action(players: tuple[Player, Player], screens: tuple[Terminal, Terminal]) -> int:
    """Both answer what they are asked until one may do what it likes, and can do something; which one."""
    deadline = time.monotonic() + PATIENCE
    while True:
        seen = [screen.screen() for screen in screens]
        for number, one in enumerate(seen):
            if _can_do(one):
                return number
        for player, one in zip(players, seen, strict=True):
            if player.step(one):
                deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, "nothing happens:\n" + "\n".join(seen)
        time.sleep(0.05)


def _can_do(seen: str) -> str:
    """The key of something that can be done in the own turn: build a card, or trade; empty if nothing can."""
    if _ACTION not in seen or _DIALOGUE in seen:
        return ""
    can = [line[88:] for line in seen.splitlines() if "✓" in line[88:]]
    if any(re.search(r"\d(?:Lu|Br|Gr|Wo|Or|Go)\b", line) for line in can):
        return "b"
    return "t" if any("Trade" in line for line in can) else ""


def _board(seen: str) -> list[str]:
    """The own board, left of the list, without marks of the cursor and of news."""
    lines = [line[:86] for line in seen.splitlines()[19:34]]
    return [re.sub(r"[▸◂·\s]", "", line.replace("+", "▌")) for line in lines]


def _changed(seen: str, before: list[str]) -> bool:
    return _DIALOGUE not in seen and _board(seen) != before


def _undo(asker: Terminal, other: Terminal) -> None:
    """Do something and take it back; where a card came to light the other agrees, and nobody asks in turn."""
    seen = asker.screen()
    before, key = _board(seen), _can_do(seen)
    _do_something(asker, key, before)
    asker.press("u")
    asker.wait_until(lambda now: _board(now) == before or _ASKED in other.screen(), f"no undo to {before}")
    if _ASKED in other.screen():
        other.press("y")
    asker.wait_until(lambda now: _board(now) == before, f"not {before}")
    for screen in (asker, other):
        screen.wait_until(lambda now: _ASKED not in now, "a question too many")


def _do_something(screen: Terminal, key: str, before: list[str]) -> None:
    """Build a card or trade; every choice as it is offered."""
    screen.press(key)
    if key == "b":
        screen.wait_until(lambda now: "▸" in "".join(now.splitlines()[19:34]), "nothing is marked")
        screen.press("Enter")
    if "▶ Do it" in screen.wait_until(lambda now: "▶ Do it" in now or _changed(now, before), "no choice"):
        screen.press("Space")
    screen.wait_until(lambda now: _changed(now, before), "nothing was done")


def _leave(screen: Terminal) -> None:
    screen.press("q")
    screen.wait_for("Leave the program?")
    screen.press("y")
    assert "exit code 0" in screen.wait_for("exit code")


def _sit_down(anna: Terminal, bob: Terminal) -> None:
    """Whoever joins agrees to the terms; then both compare one code and find the same."""
    if _TERMS in bob.wait_until(lambda seen: _TERMS in seen or _CODE.search(seen) is not None, "no question"):
        bob.press("y")
    codes = []
    for screen in (anna, bob):
        found = _CODE.search(screen.wait_until(lambda seen: _CODE.search(seen) is not None, "no code"))
        assert found is not None
        codes.append(found[0])
    assert codes[0] == codes[1]
    for screen in (anna, bob):
        screen.press("y")


def test_a_whole_evening_by_keys(evening: Evening) -> None:
    """As typed from the README; every step is seen on the screens of those it concerns."""
    anna = evening.start("anna", "host", "--name", "Anna")
    anna.wait_for("Waiting for somebody")
    bob = evening.start("bob", "join", "Anna", "--name", "Bob")
    _sit_down(anna, bob)
    screens = (anna, bob)
    players = (Player(anna), Player(bob))
    cleo = evening.start("cleo", "watch", "Anna")
    cleo.wait_for("verified: all")

    asker = _to_action(players, screens)
    _undo(screens[asker], screens[1 - asker])

    anna.press("c")
    anna.wait_for("Say to the other player")
    anna.press("-l", "a fine evening")
    anna.press("Enter")
    bob.wait_for("a fine evening")

    evening.hosts["bob"].link(False)
    anna.wait_for("The link is gone")
    evening.hosts["bob"].link(True)
    for screen in screens:
        screen.wait_until(lambda seen: "The link is gone" not in seen and "link lost" not in seen, "no link")

    _leave(bob)
    anna.wait_for("The link is gone")
    bob = evening.start("bob", "--name", "Bob")
    bob.wait_for("Go on with the game against Anna")
    bob.press("Enter")
    bob.wait_for("⇄ Anna")
    anna.wait_for("⇄ Bob")
    screens, players = (anna, bob), (Player(anna), Player(bob))
    _to_action(players, screens)

    _resign(bob, anna)
    anna.wait_for("You have won by resignation")
    anna.wait_for("This evening: Anna 1 : 0 Bob")
    bob.wait_for("This evening: Bob 0 : 1 Anna")
    cleo.wait_for("Anna has won by resignation")

    bob.press("r")
    bob.wait_for("Anna is asked")
    anna.wait_for("Bob wants a rematch")
    anna.press("r")
    for screen in (anna, bob):
        screen.wait_until(lambda seen: "You are asked" in seen or "⇄" in seen, "no second game")
    _to_action((Player(anna), Player(bob)), (anna, bob))
    assert "Anna (Blue)" in anna.screen() and "Bob (Red)" in bob.screen()
    _resign(anna, bob)
    anna.wait_for("This evening: Anna 1 : 1 Bob")
    bob.wait_for("This evening: Bob 1 : 1 Anna")

    bob.wait_for("every byte is the same")
    bob.press("l")
    bob.wait_for("What would you like to do?")
    _again_until(bob, "p", "Which game would you like to see again?")
    bob.press("Enter")
    bob.wait_for("does the audit.")
    bob.press("n")
    bob.wait_for("Step 2 of")
    for screen in (anna, bob, cleo):
        _leave(screen)


def _again_until(screen: Terminal, key: str, word: str) -> None:
    """Press a key until it is heard: between two screens keys do nothing."""
    deadline = time.monotonic() + PATIENCE
    while word not in screen.screen():
        assert time.monotonic() < deadline, f"no {word} on the screen:\n{screen.screen()}"
        screen.press(key)
        heard = time.monotonic() + 5.0
        while word not in screen.screen() and time.monotonic() < heard:
            time.sleep(0.05)


def _resign(loser: Terminal, winner: Terminal) -> None:
    loser.press("C-r")
    loser.wait_for("Resign?")
    loser.press("y")
    for screen in (loser, winner):
        screen.wait_for("Was it fair?")
