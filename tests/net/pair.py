"""Two players who are killed and started again, and whose journals are compared."""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from protocol.envelope import Envelope, decode_record
from protocol.io.journal import MAGIC, read
from tests.net.processes import PATIENCE, PLAYER, Process

__all__ = ["POINTS", "ROLES", "Kill", "Pair", "rounds"]

POINTS = ("before", "written", "sent")
ROLES = ("host", "join")


@dataclass(frozen=True, order=True)
class Kill:
    """One player, or both, cut off at one envelope."""

    number: int
    point: str
    victim: str
    both: bool = False
    kind: str = ""

    def __str__(self) -> str:
        who = "both" if self.both else self.victim
        return f"{who:6} {self.victim:6} {self.point:8} {self.number:5} {self.kind:10}"


@dataclass
class Pair:
    """Two players on loopback, each with a data folder and a journal."""

    folder: Path
    variant: str = "intro"
    seeds: tuple[int, int] = (1, 2)
    more: tuple[str, ...] = ()
    port: int = 0
    running: dict[str, Process] = field(default_factory=dict)

    def journal(self, role: str) -> Path:
        """The journal of a player."""
        return self.folder / f"{role}.duel"

    def command(self, role: str) -> list[str]:
        """The command line of a player: where it runs, and where it finds the other one."""
        target = [f"127.0.0.1:{self.port}"] if role == "join" else []
        return [sys.executable, PLAYER, role, *target, "--no-mdns", "--address", "127.0.0.1"]

    def start(self, role: str, plan: Sequence[Kill]) -> None:
        """Start or restart a player, with what is still to happen to it."""
        words = [*self.command(role), "--name", role, "--journal", str(self.journal(role))]
        words += ["--variant", self.variant, "--seed", str(self.seeds[ROLES.index(role)])]
        for kill in plan:
            if kill.victim == role:
                words += ["--die", kill.point, str(kill.number)]
        self.running[role] = Process([*words, *self.more], self.folder / role)
        listening = self.running[role].event("listening")
        if role == "host":
            self.port = listening["port"]

    def play(self, kills: Sequence[Kill] = ()) -> None:
        """A whole game; whoever dies is started again, until all of it has happened."""
        plan = sorted(kills)
        try:
            for role in ROLES:
                self.start(role, plan)
            self._live_through(plan)
            for process in self.running.values():
                process.event("finished")
                assert process.end() == 0
        finally:
            for process in self.running.values():
                process.kill()

    def _live_through(self, plan: list[Kill]) -> None:
        """Let happen what is planned, in a game that goes on."""
        before, deadline = -1, 0.0
        while self.disturb() or plan:
            self._bury(plan)
            if (now := sum(self.written(role) for role in ROLES)) != before:
                before, deadline = now, time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, f"nothing happens any more; to come: {plan}; {self._told()}"
            time.sleep(0.01)

    def _told(self) -> dict[str, list[Any]]:
        """What the players said last."""
        return {role: one.last(6) for role, one in self.running.items()}

    def disturb(self) -> bool:
        """Do what is due beside the kills; whether there is anything left of it."""
        return False

    def _bury(self, plan: list[Kill]) -> None:
        """Take the deaths there were off the plan, start the dead again."""
        codes = {role: one.child.poll() for role, one in self.running.items()}
        for role, code in codes.items():
            left = [kill for kill in plan if kill.victim == role]
            assert code is None or (code == -9 if left else code == 0), (
                f"{role} ended with {code} before {left}: {self.running[role].last(6)}"
            )
        dead = [role for role, code in codes.items() if code]
        happened = [next(kill for kill in plan if kill.victim == role) for role in dead]
        for kill in happened:
            plan.remove(kill)
        if any(kill.both for kill in happened):
            dead = [role for role, code in codes.items() if code != 0]
        for role in dead:
            self.running[role].kill()
            if codes[role] is None:  # it may have died by itself just before: that does not come again
                plan[:] = [kill for kill in plan if kill.victim != role or not self._is_past(kill)]
        for role in dead:
            if self._has_all(role):
                del self.running[role]  # died with the last word of the other on disk: nothing to go on with
            else:
                self.start(role, plan)

    def _is_past(self, kill: Kill) -> bool:
        """Whether the envelope at which a player was to die is in its journal."""
        return any(one.seq >= kill.number for one in self.envelopes(kill.victim))

    def written(self, role: str) -> int:
        """How many bytes the journal of a player has."""
        path = self.journal(role)
        return path.stat().st_size if path.exists() else 0

    def _has_all(self, role: str) -> bool:
        opened = [one.seat for one in self.envelopes(role) if one.kind == "open"]
        return len(opened) == 2 and ROLES[opened[-1]] != role

    def envelopes(self, role: str = "host") -> list[Envelope]:
        """The chain as a player has it."""
        decoded = [decode_record(record) for record in read(self.journal(role)).records]
        return [one for one in decoded if isinstance(one, Envelope)]

    def ends(self) -> list[int]:
        """Where each record of the journal ends, in bytes."""
        records = read(self.journal("host")).records
        around = (self.written("host") - len(MAGIC) - sum(map(len, records))) // len(records)
        return list(itertools.accumulate((len(one) + around for one in records), initial=len(MAGIC)))[1:]

    def disturbed(self, folder: Path, kills: Sequence[Kill]) -> None:
        """Play the same game again with kills and compare."""
        folder.mkdir(exist_ok=True)
        again = Pair(folder, self.variant, self.seeds, self.more)
        again.play(kills)
        self.compare(again, kills)

    def compare(self, again: Pair, plan: Sequence[object]) -> None:
        """The same game once more must have left the same journals."""
        for role in ROLES:
            if again.journal(role).read_bytes() != self.journal(role).read_bytes():
                pytest.fail(f"{role} has another journal after {plan}: {self.difference(again, role)}")

    def difference(self, other: Pair, role: str) -> str:
        """Where two journals part."""
        ours, theirs = (read(pair.journal(role)).records for pair in (self, other))
        for number, pair in enumerate(itertools.zip_longest(ours, theirs)):
            if pair[0] != pair[1]:
                return f"record {number}: {[decode_record(one) if one else None for one in pair]}"
        return "nowhere"


def rounds(cases: Sequence[Kill], most: int) -> Iterator[list[Kill]]:
    """Games of so many kills, no two of them close together."""
    left = sorted(cases)
    while left:
        chosen: list[Kill] = []
        for kill in left:
            if len(chosen) < most and (not chosen or kill.number >= chosen[-1].number + 3):
                chosen.append(kill)
        for kill in chosen:
            left.remove(kill)
        yield chosen
