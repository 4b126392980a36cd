"""The island's log: every roll shows the very dice it tells of, and how they came about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.catalogue import refusals
from p2pduel.person.live import LiveChair
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.table.seat import Seat
from protocol.identity import Identity


def _brain(number: int) -> SeededBrain:
    return SeededBrain(lambda chance: make_bot("greedy", chance, "island"), bytes([number]) * 32)


@pytest.mark.parametrize("variant", ["beginner", "base", "two"])
async def test_each_roll_of_the_log_has_its_own_dice(variant: str, tmp_path: Path) -> None:
    """Thefts are rolled, too, printed boards are not; for two a turn has two rolls (T-1.3c)."""
    chairs: list[Any] = []

    def watch(seat: Seat) -> None:
        chairs.append(LiveChair(seat))

    _, task = await local(
        variant,
        (_brain(1), _brain(2)),
        ("Ann", "Bob"),
        identity=Identity(bytes(32)),
        game="island",
        journal=tmp_path / "game.duel",
        seeds=(b"\x01" * 32, b"\x02" * 32),
        options={"target": 5},
        on_seat=watch,
    )
    await task
    entries = [entry for _, entry in chairs[0]._entries]
    assert any(entry.outcome.kind == "stole" for entry in entries), "nobody was robbed"
    rolled = [entry for entry in entries if entry.outcome.kind in ("rolled", "rolled_same")]
    found = [next(iter(entry.evidence().values())) for entry in rolled]
    dice = [[int(word.split()[0]) for word in said.split(", ")] for said in found]
    assert dice == [entry.outcome.data["dice"] for entry in rolled]
    (laid,) = (entry for entry in entries if entry.outcome.kind == "board")
    assert bool(laid.evidence()) == (variant != "beginner")


async def test_what_is_said_at_a_closed_table_is_answered_in_words(tmp_path: Path) -> None:
    """Who confirms to resign when the seat is closed already is told so, and nothing breaks."""
    chairs: list[LiveChair] = []
    _, task = await local(
        "two",
        (_brain(1), _brain(2)),
        ("Ann", "Bob"),
        identity=Identity(bytes(32)),
        game="island",
        journal=tmp_path / "game.duel",
        options={"target": 3},
        on_seat=lambda seat: chairs.append(LiveChair(seat)),
    )
    await task
    await chairs[0].resign()
    assert await chairs[0].say("draw") == refusals.NOT_DUE["not-playing"]
