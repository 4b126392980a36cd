"""Kill -9 at any moment, restart, finish: the game is byte for byte the one that was never disturbed."""

from __future__ import annotations

import itertools
import random
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from protocol.envelope import Envelope, decode_record
from protocol.io.journal import read
from tests.net.processes import PLAYER, Process

POINTS = ("before", "written", "sent")
SEEDS = {"host": "1", "join": "2"}


@dataclass
class Pair:
    """Two players on loopback, each with a data folder and a journal."""

    folder: Path
    homes: Path
    port: int = 0
    variant: str = "intro"

    def journal(self, role: str) -> Path:
        """The journal of a player."""
        return self.folder / f"{role}.duel"

    def start(self, role: str, *more: str) -> Process:
        """Start or restart a player."""
        words = [sys.executable, PLAYER, role]
        if role == "join":
            words.append(f"127.0.0.1:{self.port}")
        words += ["--name", role, "--journal", str(self.journal(role)), "--seed", SEEDS[role]]
        words += ["--variant", self.variant]
        process = Process([*words, "--no-mdns", "--address", "127.0.0.1", *more], self.homes / role)
        listening = process.event("listening")
        if role == "host":
            self.port = listening["port"]
        return process


def play(pair: Pair, victim: str = "", point: str = "", number: int = 0, both: bool = False) -> None:
    """A whole game; the victim dies at that envelope, with `both` the other right after; then all restart."""
    running: dict[str, Process] = {}
    try:
        for role in ("host", "join"):
            more = ["--die", point, str(number)] if role == victim else []
            running[role] = pair.start(role, *more)
        if victim:
            assert running[victim].child.wait(300) == -9, f"{victim} was to die at {number} {point}"
            dead = [role for role in running if both or role == victim]
            for role in dead:
                running[role].kill()
            for role in dead:
                running[role] = pair.start(role)
        for process in running.values():
            process.event("finished")
            assert process.end() == 0
    finally:
        for process in running.values():
            process.kill()


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """The game as it goes when nobody is killed; its data folders hold the two identities."""
    folder = tmp_path_factory.mktemp("undisturbed")
    pair = Pair(folder, folder)
    play(pair)
    yield pair
    shutil.rmtree(folder, ignore_errors=True)


def own_envelopes(pair: Pair, seat: int) -> list[tuple[int, str]]:
    """Number and kind of every envelope of a seat."""
    decoded = [decode_record(record) for record in read(pair.journal("host")).records]
    return [(one.seq, one.kind) for one in decoded if isinstance(one, Envelope) and one.seat == seat]


def matrix(pair: Pair, role: str) -> list[tuple[str, int, bool, str]]:
    """For every kind of envelope and every point: a kill of the victim, and one of both."""
    cases = []
    kinds: dict[str, list[int]] = {}
    for number, kind in own_envelopes(pair, 0 if role == "host" else 1):
        kinds.setdefault(kind, []).append(number)
    for kind, point in itertools.product(kinds, POINTS):
        chance = random.Random(f"{role} {kind} {point}")
        cases += [(point, chance.choice(kinds[kind]), both, kind) for both in (False, True)]
    return cases


def disturbed(pair: Pair, folder: Path, victim: str, point: str, number: int, both: bool) -> None:
    """Play with a kill and compare."""
    again = Pair(folder, pair.homes)
    play(again, victim, point, number, both)
    for role in ("host", "join"):
        assert again.journal(role).read_bytes() == pair.journal(role).read_bytes()


@pytest.mark.parametrize(
    ("victim", "point", "part", "both"),
    [("host", "written", 0.4, False), ("join", "sent", 0.6, True)],
)
def test_a_killed_player_goes_on_where_the_journal_stopped(
    undisturbed: Pair, tmp_path: Path, victim: str, point: str, part: float, both: bool
) -> None:
    """Nobody redoes a move, nobody draws twice: the transcript is the undisturbed one."""
    count = len(read(undisturbed.journal("host")).records)
    disturbed(undisturbed, tmp_path, victim, point, int(count * part), both)


@pytest.mark.parametrize("both", [False, True])
def test_the_last_word_written_and_never_sent_still_arrives(
    undisturbed: Pair, tmp_path: Path, both: bool
) -> None:
    """Whose seed closes the journal comes back to hand it over: the other side gets its audit."""
    last = decode_record(read(undisturbed.journal("host")).records[-1])
    assert isinstance(last, Envelope)
    assert last.kind == "open"
    disturbed(undisturbed, tmp_path, ("host", "join")[last.seat], "written", last.seq, both)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("victim", ["join", "host"])
def test_the_whole_fault_matrix(undisturbed: Pair, tmp_path: Path, victim: str) -> None:
    """Every kind of envelope, one player or both, before and after writing and after sending."""
    print("\nvictim  point    envelope")
    for run, (point, number, both, kind) in enumerate(matrix(undisturbed, victim)):
        folder = tmp_path / str(run)
        folder.mkdir()
        disturbed(undisturbed, folder, victim, point, number, both)
        print(f"{'both' if both else victim:7} {point:8} {number:4} {kind:10} same transcript", flush=True)
        shutil.rmtree(folder)
