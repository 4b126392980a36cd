"""Peers on loopback: a decision's way to the other side, whole games, and crowds of spectators.

A way is counted twice: in time, in which the disk drowns everything else, and in the own processor time of
both processes with the number of fsyncs beside it, which a busy disk does not change.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.support.bare import Floor, bare
from benchmarks.support.costs import Cost, Meter, metered
from p2pduel.bots import make_bot
from p2pduel.games import DEFAULT
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.brains import SeededBrain
from p2pduel.table.game import Happening
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.seat import Change, Seat
from protocol.identity import Identity
from protocol.io.frames import Frame
from protocol.io.link import StreamLink

_CROWD = "benchmarks.support.crowd"
CROWDS: dict[str, tuple[str, ...]] = {
    "0": (),
    "1": (_CROWD, "1", "direct"),
    "10": (_CROWD, "10", "direct"),
    "100": (_CROWD, "100", "direct"),
    "100, some served by others": (_CROWD, "100", "referred"),
}
"""Spectators who all insist on the host, and such as take its advice where else to watch."""

TURNS = 5
"""Games and floors measured one after the other; the medians count."""


class Clock:
    """When moves were decided here, and when those of the other side had been judged here; what both cost."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self.decided: list[float] = []
        self.arrived: list[float] = []
        self.told: list[Cost] = []
        """From a decision made here until it was sent."""
        self.judged: list[Cost] = []
        """From the bytes of one made there until it had been judged."""
        self._open: Cost | None = None
        self._came = Cost()

    def decide(self) -> None:
        """A move is decided here."""
        self.decided.append(time.monotonic())
        self._open = self._meter.now()

    def sent(self, item: Frame) -> None:
        """A frame has left."""
        if item.kind == "envelopes" and self._open is not None:
            self.told.append(self._meter.now() - self._open)
            self._open = None

    def received(self, item: Frame) -> None:
        """A frame has come."""
        if item.kind == "envelopes":
            self._came = self._meter.now()

    def observe(self, seat: Seat) -> None:
        """Watch a seat from its first change on."""

        def note(change: Change) -> None:
            if isinstance(change, Happening) and change.seat == 1 - (seat.seat or 0):
                self.arrived.append(time.monotonic())
                self.judged.append(self._meter.now() - self._came)

        seat.observe(note)


class TimedBrain:
    """A bot whose decisions are timed from the moment it has made up its mind."""

    def __init__(self, seat: int, clock: Clock, played: str) -> None:
        self._bot = SeededBrain(lambda chance: make_bot("greedy", chance, played), bytes([seat]))
        self._clock = clock

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """The bot's move; the clock starts."""
        move = await self._bot.decide(view, decision, legal)
        self._clock.decide()
        return move


def chosen(
    seat: int, variant: str, clock: Clock, folder: Path, heard: asyncio.Queue[int], played: str = DEFAULT
) -> Options:
    """One timed bot on loopback, at a table of the game `played`."""

    def on_event(event: dict[str, Any]) -> None:
        if event["event"] == "listening":
            heard.put_nowait(event["port"])

    return Options(
        ("Anna", "Bert")[seat],
        Identity.generate(),
        TimedBrain(seat, clock, played),
        game=played,
        variant=variant,
        journal=folder / f"{seat}.duel",
        mdns=False,
        host_address="127.0.0.1",
        on_event=on_event,
        on_seat=clock.observe,
        seed=bytes([seat + 1]) * 32,
    )


@dataclass
class Played:
    """What one game showed."""

    ending: Ending
    way: float
    worst: float
    """One in twenty takes longer."""
    seconds: float
    sent: list[int]
    pauses: list[float]
    """Between the effect of one decision and the next decision."""
    cost: Cost
    """Of one decision on both sides: medians, and fsyncs on average."""
    cpu: float
    """Processor time of the host for the whole game."""


async def game(variant: str, folder: Path, beside: Sequence[str] = (), played: str = DEFAULT) -> Played:
    """A whole game, each player in a process of its own, with whatever module is to be at the host's door."""
    heard = asyncio.Queue[int]()
    folder.mkdir()
    with metered() as meter, counted(clock := Clock(meter)) as sent:
        before = meter.now()
        table = asyncio.create_task(host(chosen(0, variant, clock, folder, heard, played)))
        port = await heard.get()
        around = await started(*beside, str(port)) if beside else None
        begin = time.perf_counter()
        other = await started("benchmarks.table", "--join", variant, str(port), str(folder), played)
        ending = await table
        seconds = time.perf_counter() - begin
        spent = meter.now() - before
        theirs = json.loads((await other.communicate())[0])
        if around is not None:
            with contextlib.suppress(ProcessLookupError):
                around.terminate()
            await around.wait()
    pairs = [
        *zip(clock.decided, theirs["arrived"], strict=True),
        *zip(theirs["decided"], clock.arrived, strict=True),
    ]
    times = [end - start for start, end in pairs]
    pairs.sort()
    pauses = [max(0.0, after[0] - before[1]) for before, after in itertools.pairwise(pairs)]
    worst = statistics.quantiles(times, n=20)[-1]
    there = [Cost.read(row) for row in theirs["told"]], [Cost.read(row) for row in theirs["judged"]]
    costs = [
        *map(Cost.__add__, clock.told, there[1]),
        *map(Cost.__add__, there[0], clock.judged),
    ]
    both = [*sent, theirs["sent"]]
    return Played(ending, statistics.median(times), worst, seconds, both, pauses, _typical(costs), spent.cpu)


def _typical(costs: Sequence[Cost]) -> Cost:
    """The median decision, with the average number of fsyncs."""
    return Cost(
        statistics.median(one.cpu for one in costs),
        statistics.mean(one.syncs for one in costs),
        statistics.median(one.disk for one in costs),
    )


async def joined(variant: str, port: int, folder: Path, played: str) -> None:
    """The other player; tells its times at the end."""
    print("ready", flush=True)
    with metered() as meter, counted(clock := Clock(meter)) as sent:
        await join(f"127.0.0.1:{port}", chosen(1, variant, clock, folder, asyncio.Queue(), played))
    told, judged = ([one.row() for one in costs] for costs in (clock.told, clock.judged))
    figures = {"decided": clock.decided, "arrived": clock.arrived, "told": told, "judged": judged}
    print(json.dumps(figures | {"sent": sent[0]}))


async def started(module: str, *words: str) -> asyncio.subprocess.Process:
    """A module in another process, after its first word."""
    command = ["-m", module, *words]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


@contextlib.contextmanager
def counted(clock: Clock) -> Iterator[list[int]]:
    """Count the bytes this process sends, and tell the clock what comes and goes."""
    sent = [0]
    plain, hear = StreamLink.send, StreamLink.receive

    async def send(self: StreamLink, item: Frame) -> None:
        before = self.sent
        await plain(self, item)
        sent[0] += self.sent - before
        clock.sent(item)

    async def receive(self: StreamLink) -> Frame:
        item = await hear(self)
        clock.received(item)
        return item

    StreamLink.send, StreamLink.receive = send, receive  # type: ignore[method-assign]
    try:
        yield sent
    finally:
        StreamLink.send, StreamLink.receive = plain, hear  # type: ignore[method-assign]


async def ways(folder: Path) -> tuple[Played, Floor]:
    """The table, and the floor in the rhythm of that game."""
    played = await game("intro", folder)
    return played, await bare(folder, started, played.pauses)


async def report(folder: Path) -> None:
    """Measure and print; table and floor by turns, for the disk is not equally quick all the time."""
    measured = [await ways(folder / f"turn {number}") for number in range(TURNS)]
    way = statistics.median(played.way for played, _ in measured)
    floor = statistics.median(one.way for _, one in measured)
    back = statistics.median(one.back for _, one in measured)
    games = {crowd: await game("intro", folder / crowd, beside) for crowd, beside in CROWDS.items()}
    print("| way of a decision, from the brain to the validated effect at the other peer | |")
    print("|---|---|")
    print(f"| packed, signed, on disk, sent, verified: nothing else, one way | {1000 * floor:.2f} ms |")
    print(f"| the same there and back | {1000 * back:.2f} ms |")
    print(f"| the table, over there and back | {1000 * way:.2f} ms, {way / back:.1f} times |")
    print(f"| the table, over one way | {1000 * way:.2f} ms, {way / floor:.1f} times |\n")
    costs([played.cost for played, _ in measured], [one.cost for _, one in measured])
    print(
        "| spectators | way of a decision | whole game | host's processor time | sent by the host "
        "| sent by the joiner |"
    )
    print("|---|---|---|---|---|---|")
    for crowd, played in games.items():
        both = " | ".join(f"{one / 1024:.0f} KiB" for one in played.sent)
        seconds = f"{played.seconds:.1f} s | {played.cpu:.1f} s"
        print(f"| {crowd} | {1000 * played.way:.2f} ms | {seconds} | {both} |")


def costs(table: Sequence[Cost], floor: Sequence[Cost]) -> None:
    """What one decision costs both processes, without the waiting."""
    print("| of one decision, both processes | processor time | fsyncs | waiting for the disk |")
    print("|---|---|---|---|")
    ours, bare_one = _typical(table), _typical(floor)
    for words, one in (("packed, signed, on disk, sent, verified", bare_one), ("the table", ours)):
        print(f"| {words} | {1000 * one.cpu:.2f} ms | {one.syncs:.1f} | {1000 * one.disk:.2f} ms |")
    print(f"| the table, over the bare processor time | {ours.cpu / bare_one.cpu:.1f} times | | |\n")


if __name__ == "__main__":
    if len(sys.argv) == 6 and sys.argv[1] == "--join":
        asyncio.run(joined(sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]), sys.argv[5]))
    else:
        with tempfile.TemporaryDirectory() as place:
            os.environ["P2PDUEL_HOME"] = place
            asyncio.run(report(Path(place)))
