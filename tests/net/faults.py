"""What can go wrong around two players on a network, at random moments of their game."""

from __future__ import annotations

import contextlib
import itertools
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tests.net.lan import Host, Lan
from tests.net.pair import POINTS, ROLES, Kill, Pair
from tests.net.processes import PLAYER, Process

__all__ = ["KINDS", "Fault", "LanPair", "random_plan"]

_SECONDS = (0.2, 5.0)
"""How long a fault lasts; peers started with --quick miss a dead link after three seconds."""


@dataclass(frozen=True, order=True)
class Fault:
    """Something that begins when so many records are written, and lasts a while."""

    number: int
    kind: str
    role: str
    seconds: float
    strength: float
    """How bad a bad network is: 1 loses a tenth of the frames and delays the others by 100 ms."""

    def __str__(self) -> str:
        return (
            f"{self.number:5} {self.kind:8} {self.role:5} {self.seconds:.1f} s, strength {self.strength:.2f}"
        )


@dataclass(kw_only=True)
class LanPair(Pair):
    """Two players and a spectator on a network of their own, where more happens than kills."""

    lan: Lan
    clock: Sequence[int]
    """Where the records of the undisturbed journal end: tells the moments."""
    faults: list[Fault]
    happened: Counter[str] = field(default_factory=Counter)
    watcher: Process | None = None
    _lasting: dict[str, tuple[float, contextlib.ExitStack]] = field(default_factory=dict)
    _free: Iterator[int] = field(default_factory=lambda: itertools.count(20))

    def host(self, role: str) -> Host:
        """The machine of a player."""
        return self.lan.hosts[ROLES.index(role)]

    def command(self, role: str) -> list[str]:
        """On a machine of its own, found by name, awake to dead links."""
        target = ["host"] if role == "join" else []
        return self.host(role).command(sys.executable, PLAYER, role, *target, "--quick")

    def start(self, role: str, plan: Sequence[Kill]) -> None:
        """Start or restart a player; the spectator is there before the game begins."""
        if role == "join" and self.watcher is None:
            words = ["watch", "host", "--quick", "--name", "watch", "--seed", "255"]
            words += ["--journal", str(self.journal("watch"))]
            command = self.lan.hosts[2].command(sys.executable, PLAYER, *words)
            self.watcher = Process(command, self.folder / "watch")
            self.running["host"].until(lambda line: line == {"event": "watchers", "n": 1})
        super().start(role, plan)

    def play(self, kills: Sequence[Kill] = ()) -> None:
        """A whole game with kills and faults; whatever still lasts in the end is over then."""
        try:
            super().play(kills)
        finally:
            for _, stack in self._lasting.values():
                stack.close()
            if self.watcher is not None:
                self.watcher.kill()

    def watched(self) -> bool:
        """Whether the spectator saw the end; who was cut off then has a part of the game, and no other."""
        seen, whole = (self.journal(role).read_bytes() for role in ("watch", "host"))
        assert whole.startswith(seen), "the spectator saw another game"
        return seen == whole

    def disturb(self) -> bool:
        """End what has lasted long enough, begin what is due; one fault of a kind at a time."""
        for kind, (until, stack) in list(self._lasting.items()):
            if time.monotonic() >= until:
                del self._lasting[kind]
                stack.close()
        written = max(self.written(role) for role in ROLES)
        for fault in list(self.faults):
            if written >= self.clock[fault.number] and fault.kind not in self._lasting:
                self.faults.remove(fault)
                stack = contextlib.ExitStack()
                self.happened[stack.enter_context(KINDS[fault.kind](self, fault))] += 1
                self._lasting[fault.kind] = (time.monotonic() + fault.seconds, stack)
        return bool(self.faults or self._lasting)

    def renumber(self, role: str) -> None:
        """Give the machine of a player an address that nobody had before."""
        self.host(role).renumber(next(self._free))


@contextlib.contextmanager
def _pulled(game: LanPair, fault: Fault) -> Iterator[str]:
    """The cable of a side is pulled and plugged in again."""
    game.host(fault.role).link(up=False)
    yield "cable"
    game.host(fault.role).link(up=True)


@contextlib.contextmanager
def _moved(game: LanPair, fault: Fault) -> Iterator[str]:
    """A side has another address from now on."""
    game.renumber(fault.role)
    yield "address"


@contextlib.contextmanager
def _asleep(game: LanPair, fault: Fault) -> Iterator[str]:
    """The process of a side stands still for a while."""
    if (process := game.running.get(fault.role)) is None:
        yield "sleep of nobody"
        return
    process.child.send_signal(signal.SIGSTOP)
    yield "sleep"
    process.child.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def _bad(game: LanPair, fault: Fault) -> Iterator[str]:
    """Frames are lost, late, and out of order."""
    with game.lan.bad(0.1 * fault.strength, 0.1 * fault.strength, 0.05 * fault.strength):
        yield "bad network"


@contextlib.contextmanager
def _reset(game: LanPair, fault: Fault) -> Iterator[str]:
    """Connections of a side are cut in the middle of a word."""
    yield "reset" if game.host(fault.role).reset() else "reset of nothing"


KINDS: dict[str, Callable[[LanPair, Fault], contextlib.AbstractContextManager[str]]] = {
    "cable": _pulled,
    "address": _moved,
    "sleep": _asleep,
    "bad": _bad,
    "reset": _reset,
}
_MOMENTARY = ("address", "reset")


def random_plan(
    chance: random.Random, length: int, kills: int, faults: int
) -> tuple[list[Kill], list[Fault]]:
    """Kills, no two of them close together, and other faults, some of them at the very moment of a kill."""
    deaths = [
        Kill(number, chance.choice(POINTS[:2]), chance.choice(ROLES), chance.random() < 0.3)
        for number in sorted(chance.sample(range(2, length - 1, 3), kills))
    ]
    others = []
    for kind in chance.choices(list(KINDS), k=faults):
        moment = chance.choice(deaths).number if chance.random() < 0.25 else chance.randrange(2, length - 1)
        seconds = 0.0 if kind in _MOMENTARY else chance.uniform(*_SECONDS)
        others.append(Fault(moment, kind, chance.choice(ROLES), seconds, chance.uniform(0.2, 1)))
    return deaths, sorted(others)
