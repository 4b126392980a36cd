"""Peers on loopback: a decision's way to the other side, whole games, and crowds of spectators."""

from __future__ import annotations

import asyncio
import contextlib
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

import msgpack

from p2pduel.bots import make_bot
from p2pduel.rules.moves import Move
from p2pduel.rules.operations import Decision
from p2pduel.rules.view import View
from p2pduel.table.brains import SeededBrain
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.seat import Change, Seat
from protocol import identity as identities
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


class Clock:
    """When moves were decided here, and when those of the other side had been judged here."""

    def __init__(self) -> None:
        self.decided: list[float] = []
        self.arrived: list[float] = []

    def observe(self, seat: Seat) -> None:
        """Watch a seat from its first change on."""

        def note(change: Change) -> None:
            if change.kind == "act" and change.seat == 1 - (seat.seat or 0):
                self.arrived.append(time.monotonic())

        seat.observe(note)


class TimedBrain:
    """A bot whose decisions are timed from the moment it has made up its mind."""

    def __init__(self, seat: int, clock: Clock) -> None:
        self._bot = SeededBrain(lambda chance: make_bot("greedy", chance), bytes([seat]))
        self._clock = clock

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """The bot's move; the clock starts."""
        move = await self._bot.decide(view, decision, legal)
        self._clock.decided.append(time.monotonic())
        return move


def chosen(seat: int, variant: str, clock: Clock, folder: Path, heard: asyncio.Queue[int]) -> Options:
    """One timed bot on loopback."""

    def on_event(event: dict[str, Any]) -> None:
        if event["event"] == "listening":
            heard.put_nowait(event["port"])

    return Options(
        ("Anna", "Bert")[seat],
        Identity.generate(),
        TimedBrain(seat, clock),
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


async def game(variant: str, folder: Path, beside: Sequence[str] = ()) -> Played:
    """A whole game, each player in a process of its own, with whatever module is to be at the host's door."""
    clock, heard = Clock(), asyncio.Queue[int]()
    folder.mkdir()
    with counted_sending() as sent:
        table = asyncio.create_task(host(chosen(0, variant, clock, folder, heard)))
        port = await heard.get()
        around = await started(*beside, str(port)) if beside else None
        begin = time.perf_counter()
        other = await started("benchmarks.table", "--join", variant, str(port), str(folder))
        ending = await table
        seconds = time.perf_counter() - begin
        theirs = json.loads((await other.communicate())[0])
        if around is not None:
            with contextlib.suppress(ProcessLookupError):
                around.terminate()
            await around.wait()
    ways = [
        *zip(clock.decided, theirs["arrived"], strict=True),
        *zip(theirs["decided"], clock.arrived, strict=True),
    ]
    times = [end - start for start, end in ways]
    worst = statistics.quantiles(times, n=20)[-1]
    return Played(ending, statistics.median(times), worst, seconds, [*sent, theirs["sent"]])


async def joined(variant: str, port: int, folder: Path) -> None:
    """The other player; tells its times at the end."""
    clock = Clock()
    print("ready", flush=True)
    with counted_sending() as sent:
        await join(f"127.0.0.1:{port}", chosen(1, variant, clock, folder, asyncio.Queue()))
    print(json.dumps({"decided": clock.decided, "arrived": clock.arrived, "sent": sent[0]}))


async def started(module: str, *words: str) -> asyncio.subprocess.Process:
    """A module in another process, after its first word."""
    command = ["-m", module, *words]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


@contextlib.contextmanager
def counted_sending() -> Iterator[list[int]]:
    """Count the bytes this process sends."""
    sent = [0]
    plain = StreamLink.send

    async def send(self: StreamLink, item: Frame) -> None:
        before = self.sent
        await plain(self, item)
        sent[0] += self.sent - before

    StreamLink.send = send  # type: ignore[method-assign]
    try:
        yield sent
    finally:
        StreamLink.send = plain  # type: ignore[method-assign]


async def bare_way(folder: Path, rounds: int = 300) -> float:
    """A signed message of an act's size: packed, signed, on disk, sent, read, verified. Median seconds."""
    key = Identity.generate()
    arrived: asyncio.Queue[float] = asyncio.Queue()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                size = int.from_bytes(await reader.readexactly(4), "big")
                data, signature = msgpack.unpackb(await reader.readexactly(size))
                assert identities.verify(key.public, signature, data)
                arrived.put_nowait(time.perf_counter())
        writer.close()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    _, writer = await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1])
    seconds = []
    with (folder / "bare").open("wb", buffering=0) as file:
        for number in range(rounds):
            start = time.perf_counter()
            body = {"act": b"end", "before": bytes(32)}
            data = msgpack.packb(["envelope", 1, bytes(32), number, bytes(32), 0, "act", body])
            message = msgpack.packb([data, key.sign(data)])
            file.write(message)
            os.fsync(file.fileno())
            writer.write(len(message).to_bytes(4, "big") + message)
            seconds.append(await arrived.get() - start)
    writer.close()
    server.close()
    return statistics.median(seconds)


async def report(folder: Path) -> None:
    """Measure and print."""
    bare = await bare_way(folder)
    games = {crowd: await game("intro", folder / crowd, beside) for crowd, beside in CROWDS.items()}
    way = games["0"].way
    print("| way of a decision, from the brain to the validated effect at the other peer | |")
    print("|---|---|")
    print(f"| packed, signed, on disk, sent, verified: nothing else | {1000 * bare:.2f} ms |")
    print(f"| the table | {1000 * way:.2f} ms, {way / bare:.1f} times |\n")
    print("| spectators | way of a decision | whole game | sent by the host | sent by the joiner |")
    print("|---|---|---|---|---|")
    for crowd, played in games.items():
        both = " | ".join(f"{one / 1024:.0f} KiB" for one in played.sent)
        print(f"| {crowd} | {1000 * played.way:.2f} ms | {played.seconds:.1f} s | {both} |")


if __name__ == "__main__":
    if len(sys.argv) == 5 and sys.argv[1] == "--join":
        asyncio.run(joined(sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])))
    else:
        with tempfile.TemporaryDirectory() as place:
            os.environ["P2PDUEL_HOME"] = place
            asyncio.run(report(Path(place)))
