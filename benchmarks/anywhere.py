"""The same game by TCP and by ticket, in turns: on one machine, and between two homes behind two routers.

Each player is a process of its own, in the second half in a namespace of its own behind a router that
masquerades and lets nothing in (`tests/net/nat.py`). TCP gets there by a forwarded port; a ticket by a relay,
which introduces the two, and goes on through the holes that iroh punches if both endpoints know how they are
seen from outside, as relays that measure it tell them; else the relay carries all of it. The relay is that of
the tests, in Python. The bots are quick, so a game takes as long as its decisions; medians of all turns.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.support.players import Notes, Played, Setting, together, words
from tests.net.lan import Host, Lan, refusal
from tests.net.nat import forward, home_behind, missing

TURNS = 3
PORT = 4455
RELAY_PORT = 3340
_RELAY = str(Path(__file__).parents[1] / "tests" / "net" / "relay.py")


@dataclass
class Way:
    """How two players reach each other."""

    what: str
    setting: Setting
    at: tuple[Host | None, Host | None] = (None, None)
    target: Callable[[str], str] = str
    """What the guest types, from what the host said."""
    relay: Host | None = None


def played(way: Way, folder: Path) -> tuple[Played, int]:
    """One game, and how much a relay carried for it."""
    folder.mkdir()
    with contextlib.ExitStack() as stack:
        relay = None
        if way.relay is not None:
            relay = stack.enter_context(_program(way.relay.python(_RELAY, str(RELAY_PORT)), folder))
            _line(relay)
        host = stack.enter_context(_player(way, 0, "", folder))
        guest = stack.enter_context(_player(way, 1, way.target(_line(host)), folder))
        assert _line(guest) == "ready"
        both = together(Notes.read(_line(host)), Notes.read(_line(guest)))
        host.wait()
        guest.wait()
        carried = 0
        if relay is not None:
            relay.send_signal(signal.SIGTERM)
            assert relay.stdout is not None
            carried = int(relay.stdout.read().split()[-1])
    return both, carried


def _player(
    way: Way, seat: int, target: str, folder: Path
) -> contextlib.AbstractContextManager[subprocess.Popen[str]]:
    """One of the two, where it is at home."""
    home, at = folder / str(seat), way.at[seat]
    home.mkdir()
    command = [sys.executable, "-m", *words(seat, target, home, way.setting)]
    return _program(at.command(*command) if at is not None else command, home)


@contextlib.contextmanager
def _program(command: list[str], home: Path) -> Iterator[subprocess.Popen[str]]:
    variables = {**os.environ, "P2PDUEL_HOME": str(home)}
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
    try:
        yield program
    finally:
        program.kill()
        program.wait()
        assert program.stdout is not None
        program.stdout.close()


def _line(program: subprocess.Popen[str]) -> str:
    """The next thing it says."""
    assert program.stdout is not None
    line = program.stdout.readline().strip()
    assert line, f"{program.args!r} ended"
    return line


def on_one_machine() -> list[Way]:
    """Without anything between the two."""
    return [
        Way("one machine, TCP", Setting(), target=lambda port: f"127.0.0.1:{port}"),
        Way("one machine, ticket", Setting(ticket=True)),
    ]


def between_homes(lan: Lan) -> list[Way]:
    """Behind two routers, with a third machine that both can reach."""
    *routers, public = lan.hosts
    homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(routers)]
    forward(routers[0], homes[0], PORT)
    both, outside = (homes[0], homes[1]), tuple(f"{router.address}:{PORT}" for router in routers)
    relay = f"http://{public.address}:{RELAY_PORT}"
    door = f"{routers[0].address}:{PORT}"
    by_ticket = Setting(address=None, port=PORT, ticket=True, relay=relay)
    punched = Setting(address=None, port=PORT, ticket=True, relay=relay, outside=outside)
    return [
        Way("two routers, TCP by a forwarded port", Setting(address=None, port=PORT), both, lambda _: door),
        Way("two routers, ticket, holes punched", punched, both, relay=public),
        Way("two routers, ticket, carried by the relay", by_ticket, both, relay=public),
    ]


def measured(ways: list[Way], folder: Path) -> None:
    """All ways by turns, one row each."""
    games: list[list[tuple[Played, int]]] = [[] for _ in ways]
    load = os.getloadavg()[0]
    for turn in range(TURNS):
        for number, way in enumerate(ways):
            games[number].append(played(way, folder / f"{turn} {number}"))
    for way, turns in zip(ways, games, strict=True):
        median = [
            statistics.median(row)
            for row in zip(
                *((one.way, one.worst, one.cost.cpu, one.seconds, carried) for one, carried in turns),
                strict=True,
            )
        ]
        relayed = f"{median[4]:.0f}" if way.relay is not None else ""
        print(
            f"| {way.what} | {1000 * median[0]:.2f} ms | {1000 * median[1]:.0f} ms "
            f"| {1000 * median[2]:.2f} ms | {median[3]:.1f} s | {relayed} |",
            flush=True,
        )
    print(f"\nGames in each row: {TURNS}. Load of the machine before them: {load:.1f}.")


def main() -> None:
    """What can be measured here, and plainly what cannot."""
    if importlib.util.find_spec("iroh") is None:
        print("| iroh is not installed: not measured |")
        return
    print(
        "| way | way of a decision | slowest of twenty | processor time of a decision, both players "
        "| whole game | packets by the relay |"
    )
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        ways = on_one_machine()
        if not (why := missing() or refusal()):
            ways += between_homes(stack.enter_context(contextlib.closing(Lan(3))))
        measured(ways, Path(folder))
    if why:
        print(f"\n{why}: nothing behind routers was measured")


if __name__ == "__main__":
    main()
