"""Kill -9 at any moment, restart, finish: the game is byte for byte the one that was never disturbed."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from protocol.envelope import Envelope
from tests.net.pair import POINTS, ROLES, Kill, Pair, rounds


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
