"""Two players whose decisions are timed: each process notes what it saw, and both notes together are a game.

`python -m benchmarks.support.players SEAT TARGET FOLDER SETTING` is one of them: it says where it can be
reached, or that it is ready, and its notes at the end.
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
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from benchmarks.support.costs import Cost, Meter, metered
from p2pduel.bots import make_bot
from p2pduel.games import DEFAULT
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.anywhere import Relays
from p2pduel.table.brains import SeededBrain
from p2pduel.table.game import Happening
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Options
from p2pduel.table.seat import Change, Seat
from protocol.identity import Identity
from protocol.io.frames import Frame
from protocol.io.link import StreamLink
from tests.net.outside import reachable_at

__all__ = ["Played", "Setting", "game", "started", "together", "typical", "words"]

_HERE = "benchmarks.support.players"


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played, and over what."""

    variant: str = "intro"
    game: str = DEFAULT
    pause: float = 0.0
    """Seconds before each decision, as if somebody thought."""
    address: str | None = "127.0.0.1"
    """Where the host listens; None: everywhere."""
    port: int = 0
    ticket: bool = False
    """By iroh instead of TCP."""
    relay: str = ""
    outside: tuple[str, ...] = ()
    """Where each of the two is to be reached from outside, as a relay would tell it."""


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
        self.bytes = 0
        """Sent by this process."""

    def decide(self) -> None:
        """A move is decided here."""
        self.decided.append(time.monotonic())
        self._open = self._meter.now()

    def sent(self, item: Frame, size: int) -> None:
        """A frame has left."""
        self.bytes += size
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

    def notes(self) -> Notes:
        """All of it."""
        return Notes(self.decided, self.arrived, self.told, self.judged, self.bytes)


@dataclass
class Notes:
    """What one process saw of a game."""

    decided: list[float]
    arrived: list[float]
    told: list[Cost]
    judged: list[Cost]
    bytes: int

    def text(self) -> str:
        """One line for another process."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, line: str) -> Self:
        """The inverse of `text`."""
        row = json.loads(line)
        costs = {name: [Cost(**one) for one in row[name]] for name in ("told", "judged")}
        return cls(**{**row, **costs})


class TimedBrain:
    """A bot whose decisions are timed from the moment it has made up its mind."""

    def __init__(self, seat: int, clock: Clock, setting: Setting) -> None:
        self._bot = SeededBrain(lambda chance: make_bot("greedy", chance, setting.game), bytes([seat]))
        self._pause = setting.pause
        self._clock = clock

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """The bot's move; the clock starts."""
        if self._pause:
            await asyncio.sleep(self._pause)
        move = await self._bot.decide(view, decision, legal)
        self._clock.decide()
        return move


def chosen(seat: int, setting: Setting, clock: Clock, folder: Path, heard: asyncio.Queue[str]) -> Options:
    """One timed bot at a table; the host's says where it can be reached."""

    def on_event(event: dict[str, Any]) -> None:
        if event["event"] == ("ticket" if setting.ticket else "listening"):
            heard.put_nowait(str(event.get("ticket") or event["port"]))

    return Options(
        ("Anna", "Bert")[seat],
        Identity.generate(),
        TimedBrain(seat, clock, setting),
        game=setting.game,
        variant=setting.variant,
        port=setting.port,
        journal=folder / f"{seat}.duel",
        mdns=False,
        host_address=setting.address,
        anywhere=Relays(urls=(setting.relay,) if setting.relay else ()) if setting.ticket else None,
        on_event=on_event,
        on_seat=clock.observe,
        seed=bytes([seat + 1]) * 32,
    )


@dataclass
class Played:
    """What one game showed."""

    way: float
    worst: float
    """One in twenty takes longer."""
    seconds: float
    sent: list[int]
    pauses: list[float]
    """Between the effect of one decision and the next decision."""
    cost: Cost
    """Of one decision on both sides: medians, and fsyncs on average."""
    cpu: float = 0.0
    """Processor time of the host for the whole game, where it played in this process."""


def together(host: Notes, guest: Notes) -> Played:
    """One game from what both noted; it takes from the first decision to the last effect."""
    pairs = [*zip(host.decided, guest.arrived, strict=True), *zip(guest.decided, host.arrived, strict=True)]
    times = [end - start for start, end in pairs]
    pairs.sort()
    pauses = [max(0.0, after[0] - before[1]) for before, after in itertools.pairwise(pairs)]
    costs = [*map(Cost.__add__, host.told, guest.judged), *map(Cost.__add__, guest.told, host.judged)]
    lasted = max(end for _, end in pairs) - pairs[0][0]
    worst = statistics.quantiles(times, n=20)[-1]
    both = [host.bytes, guest.bytes]
    return Played(statistics.median(times), worst, lasted, both, pauses, typical(costs))


def typical(costs: Sequence[Cost]) -> Cost:
    """The median decision, with the average number of fsyncs."""
    return Cost(
        statistics.median(one.cpu for one in costs),
        statistics.mean(one.syncs for one in costs),
        statistics.median(one.disk for one in costs),
    )


async def game(setting: Setting, folder: Path, beside: Sequence[str] = ()) -> Played:
    """A whole game, each player in a process of its own, with whatever module is to be at the host's door."""
    heard = asyncio.Queue[str]()
    folder.mkdir()
    with metered() as meter, counted(clock := Clock(meter)):
        before = meter.now()
        table = asyncio.create_task(host(chosen(0, setting, clock, folder, heard)))
        port = await heard.get()
        around = await started(*beside, port) if beside else None
        begin = time.perf_counter()
        other = await started(*words(1, f"127.0.0.1:{port}", folder, setting))
        assert (await table).finished
        seconds, spent = time.perf_counter() - begin, meter.now() - before
        theirs = Notes.read((await other.communicate())[0].decode("ascii"))
        if around is not None:
            with contextlib.suppress(ProcessLookupError):
                around.terminate()
            await around.wait()
    played = together(clock.notes(), theirs)
    played.seconds, played.cpu = seconds, spent.cpu
    return played


def words(seat: int, target: str, folder: Path, setting: Setting) -> list[str]:
    """The module of one player, and what it is told."""
    return [_HERE, str(seat), target, str(folder), json.dumps(asdict(setting))]


async def started(module: str, *more: str) -> asyncio.subprocess.Process:
    """A module in another process, after its first word."""
    command = ["-m", module, *more]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


@contextlib.contextmanager
def counted(clock: Clock) -> Iterator[None]:
    """Count the bytes this process sends, and tell the clock what comes and goes."""
    plain, hear = StreamLink.send, StreamLink.receive

    async def send(self: StreamLink, item: Frame) -> None:
        before = self.sent
        await plain(self, item)
        clock.sent(item, self.sent - before)

    async def receive(self: StreamLink) -> Frame:
        item = await hear(self)
        clock.received(item)
        return item

    StreamLink.send, StreamLink.receive = send, receive  # type: ignore[method-assign]
    try:
        yield
    finally:
        StreamLink.send, StreamLink.receive = plain, hear  # type: ignore[method-assign]


async def play(seat: int, target: str, folder: Path, setting: Setting) -> None:
    """One of the two; says where it is or that it is ready, and its notes at the end."""
    if setting.outside:
        reachable_at(setting.outside[seat])
    heard = asyncio.Queue[str]()
    with metered() as meter, counted(clock := Clock(meter)):
        options = chosen(seat, setting, clock, folder, heard)
        playing = asyncio.create_task(join(target, options) if seat else host(options))
        print("ready" if seat else await heard.get(), flush=True)
        assert (await playing).finished
    print(clock.notes().text())


if __name__ == "__main__":
    os.environ.setdefault("P2PDUEL_HOME", sys.argv[3])
    asyncio.run(play(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), Setting(**json.loads(sys.argv[4]))))
