"""Two real programs: join one by its address, and find one on a network."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.net.lan import lan_or_skip
from tests.tui.rooms import duel, screen_of, until

ROOT = Path(__file__).parents[2]


@pytest.fixture
def robot(tmp_path: Path) -> Iterator[int]:
    """The port of a table another process has opened, a bot at it."""
    command = [sys.executable, "-m", "p2pduel", "host", "--name", "Robot", "--no-mdns", "--headless"]
    process = subprocess.Popen(
        [*command, "--bot", "random"],
        cwd=ROOT,
        env={**os.environ, "P2PDUEL_HOME": str(tmp_path / "robot"), "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield int(json.loads(process.stdout.readline())["port"])
    finally:
        process.terminate()
        process.communicate()


async def test_join_a_table_of_another_process_by_address(robot: int) -> None:
    """Type the address, compare fingerprints, and the cards are dealt by both programs."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("a")
        ask = await screen_of(pilot, Ask)
        ask.query_one("#line").value = f"127.0.0.1:{robot}"  # type: ignore[attr-defined]
        await pilot.press("enter")
        terms = await screen_of(pilot, Confirm)
        question = str(terms.query_one(".question", Static).render())
        assert "The First Catanians" in question and "Audit: at the end" in question
        assert app.sitting is not None and app.sitting.chair is not None
        assert len(app.sitting.chair.table_seat.session) == 1  # nothing of ours is signed yet
        await pilot.press("y")
        await until(pilot, lambda: pilot.app.screen is not terms, "the terms stay")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: screen.update_now is not None, "nothing to see")
        update = screen.update_now
        assert update is not None and update.seat == 1 and update.names[0] == "Robot"


async def test_nobody_there_says_so_and_leads_back() -> None:
    """An address where nobody listens: words, then Esc to the lobby."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("a")
        ask = await screen_of(pilot, Ask)
        ask.query_one("#line").value = "127.0.0.1:99999"  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: app.sitting is not None and app.sitting.error is not None, "no error")
        await pilot.press("escape")
        await screen_of(pilot, LobbyScreen)


@pytest.mark.network
def test_a_table_on_the_network_appears_and_vanishes(tmp_path: Path) -> None:
    """A lobby on one host sees a table of another come and, when it is closed, go."""
    with lan_or_skip(2) as lan:
        one, two = lan.hosts
        words = ["host", "--name", "Robot", "--headless", "--bot", "random"]
        table = one.start(words, tmp_path / "one")
        try:
            watcher = subprocess.Popen(
                two.python("-m", "tests.tui.lobby_watch", "Robot"),
                cwd=ROOT,
                env={**os.environ, "P2PDUEL_HOME": str(tmp_path / "two"), "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                text=True,
            )
            try:
                assert watcher.stdout is not None
                assert watcher.stdout.readline().strip() == "appeared focused"
                table.send_signal(signal.SIGINT)
                assert watcher.stdout.readline().strip() == "vanished"
            finally:
                watcher.terminate()
                watcher.communicate()
        finally:
            table.terminate()
            table.communicate()
