"""The screens: first paint against a bare Textual app, stalls of the event loop, table updates, memory."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 7
GAMES = 5
SIZE = (120, 40)

_TICK = 0.002
_ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
"""As players start the program: what the first start compiled is there for the next."""
Stall = tuple[float, float]
"""Seconds by the clock and of this thread's work."""

_BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self): yield Static("hello")
app, word = Bare(), "hello"
"""
_LOBBY = """
from p2pduel.tui.running import Program
app, word = Program(search=False), "What would you like"
"""
_UNTIL_PAINTED = """
import asyncio, os
from textual.app import App
show = App._display
def shown(self, screen, renderable):
    show(self, screen, renderable)
    if any(word in strip.text for strip in screen._compositor.render_strips()):
        os._exit(0)
App._display = shown
asyncio.run(app.run_async(headless=True, size=(120, 40)))
"""


def _start(program: str, home: str) -> float:
    """Processor seconds from the start of the interpreter to the first frame with the words of the screen."""
    before = os.times()
    subprocess.run(
        [sys.executable, "-c", program + _UNTIL_PAINTED],
        cwd=ROOT,
        env={**_ENVIRONMENT, "P2PDUEL_HOME": home},
        check=True,
    )
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def first_paint() -> tuple[float, float]:
    """Medians of the bare app and of the lobby, taken in turns."""
    bare, lobby = [], []
    with tempfile.TemporaryDirectory() as home:
        _start(_LOBBY, home)
        for _ in range(ROUNDS):
            bare.append(_start(_BARE, home))
            lobby.append(_start(_LOBBY, home))
    return statistics.median(bare), statistics.median(lobby)


class _Stalls:
    """A task that should run every few milliseconds, and what kept it from doing so.

    Measured twice: by the clock, which counts waiting for other programs of the machine as well, and by the
    processor time of this thread, which counts the screen's own work only.
    """

    def __init__(self) -> None:
        self._longest = (0.0, 0.0)
        self._task = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        before = (time.perf_counter(), time.thread_time())
        while True:
            await asyncio.sleep(_TICK)
            now = (time.perf_counter(), time.thread_time())
            clock, used = now[0] - before[0] - _TICK, now[1] - before[1]
            self._longest = (max(self._longest[0], clock), max(self._longest[1], used))
            before = now

    def taken(self) -> Stall:
        """The longest stall since the last question."""
        found, self._longest = self._longest, (0.0, 0.0)
        return found

    def stop(self) -> None:
        """No more ticks."""
        self._task.cancel()


async def _game(home: str) -> tuple[Stall, Stall]:
    """Longest stalls during a princes set-up and during the play of two bots after it."""
    os.environ["P2PDUEL_HOME"] = home
    from p2pduel.bots import make_bot
    from p2pduel.games.duel.rules.view import View
    from p2pduel.tui.running import Program
    from p2pduel.tui.table.playing import PlayScreen

    app = Program(search=False, pace=lambda: 0.0)
    guide = make_bot("random", random.Random(1))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        stalls = _Stalls()
        app.play_bot("princes", "random", "")  # from the lobby, so that nothing of the set-up is missed
        while not isinstance(app.screen, PlayScreen):
            await asyncio.sleep(0.01)
        setup = stalls.taken()
        screen = app.screen
        played = 0
        while played < 15:
            update = screen.update_now
            if update is None or update.decision is None:
                await asyncio.sleep(0.01)
                continue
            view = View(update.state, update.knowledge, update.seat)
            await screen.chair.send((guide.choose(view, update.legal),))
            played += 1
            while screen.update_now is update:
                await asyncio.sleep(0.005)
        found = stalls.taken()
        stalls.stop()
    return setup, found


async def _updates(*, traced: bool) -> tuple[float, float]:
    """Median processor time of an update of the table; kilobytes kept after 100 turns if traced."""
    from p2pduel.bots import make_bot
    from p2pduel.games.duel.rules.ruleset import RULESET
    from p2pduel.kernel.operations import Decision
    from p2pduel.local.driver import LocalTable
    from p2pduel.person.chair import Entry, Update
    from p2pduel.tui.app import ScreenApp
    from p2pduel.tui.table.messages import Updated
    from p2pduel.tui.table.screen import TableScreen

    screen = TableScreen(_Silent())
    times: list[float] = []
    chance = random.Random(2)
    bot = make_bot("random", chance)
    async with ScreenApp(lambda: screen).run_test(size=SIZE) as pilot:
        await pilot.pause()
        number, turns = 0, 0
        while turns < 100:
            table = LocalTable(RULESET, "princes", seed=chance.randrange(1000))
            fresh: list[Entry] = []
            while isinstance(due := table.due(), Decision) and turns < 100:
                before = table.state.turn
                outcomes = table.play(due.seat, bot.choose(table.view(due.seat), table.legal()))
                state = table.state
                fresh += [Entry(number + i, state.turn, state.active, o) for i, o in enumerate(outcomes)]
                number += len(outcomes)
                if state.turn == before:
                    continue
                turns += 1
                now = table.due()
                mine = isinstance(now, Decision) and now.seat == 0
                legal = tuple(table.legal()) if mine else ()
                update = Update(state.clone(), dict(table.knowledge(0)), 0, now, legal, tuple(fresh))
                fresh = []
                start = time.thread_time()
                screen.post_message(Updated(update))
                while screen.update_now is not update:
                    await asyncio.sleep(0)
                times.append(time.thread_time() - start)
                await pilot.pause()
                if traced and turns == 20:
                    gc.collect()
                    tracemalloc.start()
        gc.collect()
        memory = tracemalloc.get_traced_memory()[0] / 1024  # 0 where nothing is traced
        tracemalloc.stop()
    return statistics.median(times), memory


class _Silent:
    """A link nobody speaks on."""

    async def updates(self):  # type: ignore[no-untyped-def]
        """None, ever."""
        await asyncio.Event().wait()
        yield

    async def send(self, moves: object) -> None:
        """Nobody listens."""

    async def undo(self) -> str:
        """Nothing to undo."""
        return ""

    async def resign(self) -> None:
        """Nobody listens."""

    async def verify(self) -> str:
        """Nothing to verify."""
        return ""

    async def close(self) -> None:
        """Nothing to close."""


def stalls() -> tuple[Stall, Stall]:
    """Medians of the longest stalls of several games, each in a program of its own, as a person starts it."""
    games = []
    for _ in range(GAMES):
        said = subprocess.run(
            [sys.executable, "-m", "benchmarks.tui", "game"],
            cwd=ROOT,
            env=_ENVIRONMENT,
            check=True,
            capture_output=True,
            text=True,
        )
        games.append(json.loads(said.stdout))
    setup, play = (
        (
            statistics.median(each[part][0] for each in games),
            statistics.median(each[part][1] for each in games),
        )
        for part in (0, 1)
    )
    return setup, play


def _stall(found: Stall) -> str:
    clock, used = (f"{seconds * 1000:.0f} ms" for seconds in found)
    return f"{clock} by the clock, {used} of own work"


def main() -> None:
    """Measure and print a table."""
    if sys.argv[1:] == ["game"]:
        with tempfile.TemporaryDirectory() as home:
            print(json.dumps(asyncio.run(_game(home))))
        return
    bare, lobby = first_paint()
    setup, play = stalls()
    update, _ = asyncio.run(_updates(traced=False))
    _, memory = asyncio.run(_updates(traced=True))
    ratio = f"{lobby * 1000:.0f} ms, {lobby / bare:.2f} × a bare Textual app"
    rows = (
        ("first paint of the lobby (processor time)", ratio, "under 1.6 ×"),
        ("longest stall of the event loop, princes set-up", _stall(setup), "under 50 ms"),
        ("longest stall of the event loop, princes play", _stall(play), "under 50 ms"),
        ("one update of the table at 120×40", f"{update * 1000:.1f} ms", ""),
        ("memory gained from turn 20 to turn 100", f"{memory:.0f} kB", ""),
    )
    print("| what | measured | aim |\n|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
