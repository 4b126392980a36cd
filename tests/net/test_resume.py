"""Kill -9 at any moment, restart, finish: the game is byte for byte the one that was never disturbed."""

from __future__ import annotations

import itertools
import random
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from protocol.envelope import Envelope, decode_record
from protocol.io.journal import read
from tests.net.processes import PATIENCE, PLAYER, Process

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

    def start(self, role: str, plan: Sequence[Kill]) -> None:
        """Start or restart a player, with what is still to happen to it."""
        words = [sys.executable, PLAYER, role]
        if role == "join":
            words.append(f"127.0.0.1:{self.port}")
        words += ["--name", role, "--journal", str(self.journal(role)), "--variant", self.variant]
        words += ["--seed", str(self.seeds[ROLES.index(role)]), "--no-mdns", "--address", "127.0.0.1"]
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
            while plan:
                self._bury(plan)
            for process in self.running.values():
                process.event("finished")
                assert process.end() == 0
        finally:
            for process in self.running.values():
                process.kill()

    def _bury(self, plan: list[Kill]) -> None:
        """Wait for the next death, take it off the plan, start the dead again."""
        deadline = time.monotonic() + PATIENCE
        while not (dead := [role for role, one in self.running.items() if one.child.poll() is not None]):
            assert time.monotonic() < deadline, f"nobody died at {plan[0]}"
            time.sleep(0.01)
        for role in dead:
            assert self.running[role].child.returncode == -9, f"{role} ended before {plan[0]}"
        happened = [next(kill for kill in plan if kill.victim == role) for role in dead]
        for kill in happened:
            plan.remove(kill)
        if any(kill.both for kill in happened):
            dead = list(ROLES)
        for role in dead:
            self.running[role].kill()
        for role in dead:
            if self._has_all(role):
                del self.running[role]  # died with the last word of the other on disk: nothing to go on with
            else:
                self.start(role, plan)

    def _has_all(self, role: str) -> bool:
        opened = [one.seat for one in self.envelopes(role) if one.kind == "open"]
        return len(opened) == 2 and ROLES[opened[-1]] != role

    def envelopes(self, role: str = "host") -> list[Envelope]:
        """The chain as a player has it."""
        decoded = [decode_record(record) for record in read(self.journal(role)).records]
        return [one for one in decoded if isinstance(one, Envelope)]

    def disturbed(self, folder: Path, kills: Sequence[Kill]) -> None:
        """Play the same game again with kills and compare."""
        folder.mkdir(exist_ok=True)
        again = Pair(folder, self.variant, self.seeds, self.more)
        again.play(kills)
        for role in ROLES:
            if again.journal(role).read_bytes() != self.journal(role).read_bytes():
                pytest.fail(f"{role} has another journal after {kills}: {self.difference(again, role)}")

    def difference(self, other: Pair, role: str) -> str:
        """Where two journals part."""
        ours, theirs = (read(pair.journal(role)).records for pair in (self, other))
        for number, pair in enumerate(itertools.zip_longest(ours, theirs)):
            if pair[0] != pair[1]:
                return f"record {number}: {[decode_record(one) if one else None for one in pair]}"
        return "nowhere"


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """The game as it goes when nobody is killed."""
    folder = tmp_path_factory.mktemp("undisturbed")
    pair = Pair(folder)
    pair.play()
    yield pair
    shutil.rmtree(folder, ignore_errors=True)


def matrix(pair: Pair, leave_out: set[str]) -> list[Kill]:
    """For every kind of envelope: its sender at every point, its receiver around the writing, and both."""
    cases = []
    kinds: dict[str, list[Envelope]] = {}
    for envelope in pair.envelopes():
        kinds.setdefault(envelope.kind, []).append(envelope)
    for kind, point in itertools.product(kinds, POINTS):
        if kind in leave_out:
            continue
        for who in ("sender", "receiver", "both"):
            # The first envelope is written before anybody has come, the second brings the game its id.
            fits = [one for one in kinds[kind] if who != "receiver" or one.seq > 0]
            one = random.Random(f"{who} {kind} {point}").choice(fits)
            if who == "receiver" and point == "sent":
                continue
            victim = ROLES[one.seat if who != "receiver" else 1 - one.seat]
            cases.append(Kill(one.seq, point, victim, who == "both", kind))
    return cases


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


def test_killed_players_go_on_where_the_journal_stopped(undisturbed: Pair, tmp_path: Path) -> None:
    """Nobody redoes a move, nobody draws twice, and a last word never sent still arrives."""
    chain = undisturbed.envelopes()
    own = {role: [one.seq for one in chain if ROLES[one.seat] == role] for role in ROLES}
    kills = [
        Kill(own["host"][len(own["host"]) // 3], "written", "host"),
        Kill(own["join"][len(own["join"]) // 2], "sent", "join", both=True),
        # Whose seed closes the journal comes back to hand it over: the other side gets its audit.
        Kill(chain[-1].seq, "written", ROLES[chain[-1].seat], both=True),
    ]
    undisturbed.disturbed(tmp_path, kills)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_the_whole_fault_matrix(tmp_path: Path) -> None:
    """Every kind of envelope, one player or both, before and after writing and after sending."""
    games = [
        Pair(tmp_path / "a", "turmoil", (3, 4), ("--chain", "20", "--regret", "4")),
        Pair(tmp_path / "b", "tournament"),
    ]
    seen: set[str] = set()
    count = 0
    print("\ndies   at      point    envelope")
    for pair in games:
        pair.folder.mkdir()
        pair.play()
        for kills in rounds(matrix(pair, seen), 12):
            pair.disturbed(tmp_path / "again", kills)
            for kill in kills:
                print(f"{kill} same transcript", flush=True)
            count += len(kills)
            shutil.rmtree(tmp_path / "again")
        seen |= {envelope.kind for envelope in pair.envelopes()}
    print(f"{count} kills, {len(seen)} kinds of envelope: {', '.join(sorted(seen))}; no failure")
    assert count >= 150
