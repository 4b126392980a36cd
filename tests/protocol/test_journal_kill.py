"""kill -9 of a writer at random points: nothing acknowledged is lost, nothing half-written is accepted."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from protocol.io.journal import read
from tests.protocol import journal_writer

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there is no kill -9 here")

ROOT = Path(__file__).parents[2]


def killed_writer(path: Path, seed: int) -> int:
    """Run a writer until it dies of SIGKILL and return how many records it had acknowledged."""
    source = random.Random(seed)
    die_at = source.randrange(12_000) if source.random() < 0.7 else -1
    patience = source.randrange(1, 20)
    command = [sys.executable, journal_writer.__file__, str(path), str(seed), str(die_at)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    acknowledged = len(read(path).records) if path.exists() else 0
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as writer:
        assert writer.stdout is not None
        for lines, line in enumerate(writer.stdout):
            if not line.endswith("\n"):
                break
            if not line.startswith("open"):
                acknowledged = int(line) + 1
            if die_at < 0 and lines > patience:
                writer.kill()
    assert writer.returncode == -9, "the writer was to be killed, not to fail"
    return acknowledged


def run(folder: Path, kills: int) -> None:
    """Kill writers of a few journals one after the other; every journal goes on where it was cut."""
    torn = 0
    for number in range(kills):
        path = folder / f"{number % 4}.journal"
        acknowledged = killed_writer(path, number)
        contents = read(path)
        torn += contents.torn
        assert len(contents.records) >= acknowledged
        assert all(one == journal_writer.record(index) for index, one in enumerate(contents.records))
    assert torn >= kills // 4, "hardly a record was torn: this test would show nothing"


def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    """Some kills, most of them inside a write."""
    run(tmp_path, 16)


@pytest.mark.slow
def test_two_hundred_kills(tmp_path: Path) -> None:
    """The same, longer."""
    run(tmp_path, 200)
