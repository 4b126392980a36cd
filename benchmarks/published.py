"""A published game and its crowd: what nginx needs for so many readers, how late they are, what players feel.

All of it is on this machine, and the readers take most of its time: their delay is an upper bound, and a game
beside them would be slower whatever they read. So the players are compared with themselves beside the same
number of readers who do the same to another file of another server: what differs then is only that this game
is the one that is read. Every game has two players, each a process of its own, who think for ten milliseconds
before each decision, and one spectator, who publishes it (`watch --headless --publish`). All cases are played
by turns, and the medians count; processor time is that of the players alone, from a decision until it was
sent, and from its bytes until it was judged.

`python -m benchmarks.published 10 1000` measures these numbers of readers only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.support.players import Played, Setting, game
from benchmarks.support.pollers import RECORD, record

READERS = (10, 100, 1000, 10_000)
SECONDS = 10.0
BESIDE = (10, 1000, 10_000)
"""Readers beside a game."""
TURNS = 3
THINKING = Setting(pause=0.01)
PORTS = (18431, 18432)
_CONFIG = """
worker_processes 1; pid {place}/pid; error_log {place}/error.log;
worker_rlimit_nofile 20000;
events {{ worker_connections 12000; }}
http {{
  access_log off; keepalive_requests 100000; sendfile on; tcp_nodelay on;
  client_body_temp_path {place}/a; proxy_temp_path {place}/b; fastcgi_temp_path {place}/c;
  uwsgi_temp_path {place}/d; scgi_temp_path {place}/e;
  server {{ listen 127.0.0.1:{port} backlog=4096; root {place}/www; }}
}}
"""


@contextlib.contextmanager
def nginx(place: Path, port: int) -> Iterator[list[int]]:
    """A server of its own; the numbers of its processes."""
    (place / "www").mkdir()
    (place / "conf").write_text(_CONFIG.format(place=place, port=port), "ascii")
    place.chmod(0o755)  # its worker is somebody else
    server = subprocess.Popen(["nginx", "-c", str(place / "conf"), "-g", "daemon off;"])
    try:
        while not (workers := _children(server.pid)):
            time.sleep(0.05)
        yield [server.pid, *workers]
    finally:
        server.terminate()
        server.wait()


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def seconds_of(pids: list[int]) -> float:
    """Processor time of some processes."""
    fields = [Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def memory_of(pids: list[int]) -> float:
    """Memory of some processes in MiB, what they share counted once."""
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines() for pid in pids]
    return sum(int(line.split()[1]) for one in lines for line in one if line.startswith("Pss:")) / 1024


@contextlib.contextmanager
def readers(number: int, port: int, path: str, start: int, *growing: str) -> Iterator[list[dict[str, float]]]:
    """So many readers who are all connected; what they have read is there afterwards."""
    words = [str(port), str(number), path, str(start), *growing]
    program = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.support.pollers", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None and program.stdout.readline() == "here\n"
    told: list[dict[str, float]] = []
    try:
        yield told
    finally:
        told.append(json.loads(program.communicate()[0]))


def measured(number: int) -> str:
    """One row: so many readers for some seconds, two records a second."""
    with tempfile.TemporaryDirectory() as folder, nginx(Path(folder), PORTS[0]) as pids:
        file = Path(folder) / "www" / "game.duel"
        file.write_bytes(bytes(RECORD))
        with readers(number, PORTS[0], "/game.duel", RECORD) as told:
            before, begun = seconds_of(pids), time.monotonic()
            while time.monotonic() - begun < SECONDS:
                with file.open("ab") as grown:
                    grown.write(record())
                time.sleep(0.5)
            share = (seconds_of(pids) - before) / (time.monotonic() - begun)
            memory = memory_of(pids)
    return (
        f"| {number} | {memory:.0f} MiB | {100 * share:.1f} % | {told[0]['median']:.2f} s "
        f"| {told[0]['late']:.2f} s | {told[0]['records']:.0f} |"
    )


def servers(numbers: list[int]) -> None:
    """All numbers of readers as a table."""
    print("| readers | memory, nginx | of a core, nginx | delay, median | slowest of twenty | records read |")
    print("|---|---|---|---|---|---|")
    for number in numbers:
        print(measured(number), flush=True)


@dataclass(frozen=True, slots=True)
class Case:
    """What goes on beside a game."""

    what: str
    published: bool = True
    number: int = 0
    this: bool = False
    """Whether they read this game, or the file of another server."""


def cases(numbers: list[int]) -> list[Case]:
    """Nobody, the publisher alone, and each crowd at another file and at this one."""
    crowds = [
        Case(f"{number} read {'this game' if this else 'another file'}", True, number, this)
        for number in numbers
        for this in (False, True)
    ]
    return [Case("nobody watches", False), Case("published, nobody reads"), *crowds]


def beside(case: Case, here: Path, there: Path, name: str) -> tuple[Played, float]:
    """One game, and how many answers its readers got; `here` is the server that has it, `there` another."""
    out = here / "www" / name
    publisher = ("benchmarks.support.publishing", str(out)) if case.published else ()
    with contextlib.ExitStack() as stack:
        told: list[dict[str, float]] = []
        if case.number and case.this:
            told = stack.enter_context(readers(case.number, PORTS[0], f"/{name}/game.duel", 0))
        elif case.number:
            file = there / "www" / name
            file.touch()
            told = stack.enter_context(readers(case.number, PORTS[1], f"/{name}", 0, str(file)))
        played = asyncio.run(game(THINKING, here / name, publisher))
    return played, told[0]["bytes"] / case.number if told else 0


def players(numbers: list[int]) -> None:
    """What the two at the table feel of each case."""
    chosen = cases(numbers)
    games: dict[Case, list[tuple[Played, float]]] = {case: [] for case in chosen}
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        os.environ["P2PDUEL_HOME"] = one
        here, there = Path(one), Path(two)
        with nginx(here, PORTS[0]), nginx(there, PORTS[1]):
            for turn in range(TURNS):
                for index, case in enumerate(chosen):
                    games[case].append(beside(case, here, there, f"{turn}-{index}"))
    print(
        "\n| beside the game | processor time of a decision, both players "
        "| host's processor time, whole game | way of a decision | slowest of twenty | read by each |"
    )
    print("|---|---|---|---|---|---|")
    for case, turns in games.items():
        both, host, way, worst, each = (
            statistics.median(column)
            for column in zip(
                *((one.cost.cpu, one.cpu, one.way, one.worst, read) for one, read in turns), strict=True
            )
        )
        print(
            f"| {case.what} | {1000 * both:.2f} ms | {host:.2f} s | {1000 * way:.2f} ms "
            f"| {1000 * worst:.0f} ms | {f'{each / 1024:.0f} KiB' if case.number else ''} |"
        )
    print(f"\nGames in each row: {TURNS}. Load of the machine before them: {load:.1f}.")


def main() -> None:
    """Server and players; nothing where there is no nginx."""
    if shutil.which("nginx") is None:
        print("nginx is not installed: not measured")
        return
    asked = [int(word) for word in sys.argv[1:]]
    servers(asked or [*READERS])
    players(asked or [*BESIDE])


if __name__ == "__main__":
    main()
