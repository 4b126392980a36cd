"""Mutated journals: a refusal with the place, or a shorter journal with exactly the first records."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from protocol.io.journal import Journal, JournalDamagedError, parse
from tests.protocol.mutations import mutated, rounds, spoil
from tests.protocol.samples import acted, chat


def journal(folder: Path) -> tuple[Path, bytes, list[bytes]]:
    """A journal with real records: its file, its bytes, and what it holds."""
    chain = acted(6)
    records = [one.encode() for one in chain] + [chat(chain).encode()]
    path = folder / "game.duel"
    with Journal.create(path) as made:
        for record in records:
            made.append(record, sync=False)
    return path, path.read_bytes(), records


def run(folder: Path, count: int) -> Counter[str]:
    """Mutate the whole file again and again."""
    path, data, records = journal(folder)
    source = random.Random(41)
    outcome: Counter[str] = Counter()
    for number in range(count):
        bad = spoil(source, data) if number % 4 else mutated(source, data)
        try:
            contents = parse(path, bad)
        except JournalDamagedError as error:
            assert 0 <= error.place <= len(bad)
            assert bad[: error.place] == data[: error.place]
            outcome[error.words] += 1
            continue
        assert list(contents.records) == records[: len(contents.records)]
        assert bad[: contents.end] == data[: contents.end]
        outcome["torn" if contents.torn else "whole"] += 1
    return outcome


def test_mutated_journals_are_refused_or_shorter(tmp_path: Path) -> None:
    """A short run with a fixed seed meets every kind of outcome."""
    outcome = run(tmp_path, 3_000)
    assert outcome["torn"] > 0
    assert len(outcome) >= 4, outcome


@pytest.mark.slow
def test_many_mutated_journals(tmp_path: Path) -> None:
    """The long run."""
    run(tmp_path, rounds(10_000, 50_000))
