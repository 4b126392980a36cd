"""Watching: the same table from a neutral seat, everything verified, nothing to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from p2pduel.games import DEFAULT
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.seat import Seat
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.table.spectator import SpectatorScreen
from tests.tui.rooms import bot_options, duel, screen_of, until


class _Unhurried:
    """Plays some moves and then thinks for ever: a game at full speed leaves its watcher no time."""

    def __init__(self) -> None:
        """With enough moves for a turn or two."""
        self._left = 12

    async def decide(self, _view: View, _decision: Decision, legal: Sequence[Move]) -> Move:
        """The first move there is."""
        self._left -= 1
        if self._left < 0:
            await asyncio.Event().wait()
        return legal[0]


class Game:
    """Two players at a table on loopback, in this process."""

    def __init__(self, folder: Path, game: str = DEFAULT) -> None:
        """Opens the table; `start` seats both."""
        self.folder = folder
        self.game = game
        self.port = 0
        self.tasks: list[asyncio.Task[Any]] = []
        self.seats: list[Seat] = []

    def _event(self, event: dict[str, Any]) -> None:
        if event["event"] == "listening":
            self.port = int(event["port"])

    async def start(self) -> None:
        """Seat both; returns when the table can be watched."""
        hosting = replace(
            bot_options("Anna", self.folder, game=self.game, on_event=self._event, on_seat=self.seats.append),
            brain=_Unhurried(),
        )
        self.tasks.append(asyncio.create_task(host(hosting)))
        async with asyncio.timeout(60):
            while not self.port:
                await asyncio.sleep(0.01)
        bob = bot_options("Bob", self.folder, game=self.game, on_seat=self.seats.append)
        joining = replace(bob, brain=_Unhurried())
        self.tasks.append(asyncio.create_task(join(f"127.0.0.1:{self.port}", joining)))

    async def stop(self) -> None:
        """Both get up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def watched(pilot: Pilot[Any], port: int) -> SpectatorScreen:
    """From the lobby to a spectator's chair, by address."""
    await screen_of(pilot, LobbyScreen)
    await pilot.press("w")
    ask = await screen_of(pilot, Ask)
    ask.query_one("#line").value = f"127.0.0.1:{port}"  # type: ignore[attr-defined]
    await pilot.press("enter")
    return await screen_of(pilot, SpectatorScreen)


async def test_a_spectator_sees_and_verifies_and_flips(tmp_path: Path) -> None:
    """From the lobby by address: no hidden card is known, proofs are checked, the sides can be changed."""
    game = Game(tmp_path)
    await game.start()
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await watched(pilot, game.port)
        await until(pilot, lambda: screen.update_now is not None, "nothing to see")
        update = screen.update_now
        assert update is not None and update.seat is None and not update.legal
        assert not any(update.state.zones[f"hand{seat}"][0] in update.knowledge for seat in _dealt(update))
        below = screen.query_one("#own", Board).border_title
        await pilot.press("o")
        await until(pilot, lambda: screen.query_one("#own", Board).border_title != below, "no flip")
        line = screen.query_one("#verified", Static)
        await until(pilot, lambda: "proof" in str(line.render()), "no word about proofs")
        await until(pilot, lambda: screen.chair.table_seat.proofs > 0, "nothing was checked")
        await pilot.press("q")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: app.return_value is not None, "the program does not end")
    assert app.return_value == 0
    await game.stop()


def _dealt(update: Any) -> list[int]:
    return [seat for seat in (0, 1) if update.state.zones[f"hand{seat}"]]
