"""Undoing without end: the screen says why it goes no further, and the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from p2pduel.catalogue import table as words
from p2pduel.kernel.operations import Decision
from p2pduel.person.live import LiveChair
from p2pduel.table.local import local
from protocol import limits
from protocol.identity import Identity
from tests.net.loopback import Events, options


async def test_the_screen_refuses_the_undo_too_many_in_words(tmp_path: Path) -> None:
    """Starting regions are swapped and swapped back; after sixteen times nothing is taken back any more."""
    brain = options("Bot", 2, tmp_path, Events()).brain
    (seat, _), task = await local(
        "gold",
        (None, brain),
        ("Anna", "Bot"),
        identity=Identity.generate(),
        journal=tmp_path / "game.duel",
        seeds=(bytes([1]) * 32, bytes([2]) * 32),
    )
    link = LiveChair(seat)
    try:
        async with asyncio.timeout(60):
            while not (isinstance(seat.due, Decision) and seat.to_decide and seat.due.kind == "rearrange"):
                if seat.to_decide and seat.legal():
                    await seat.play(seat.legal()[0])
                    continue
                seat.moved.clear()
                await seat.moved.wait()
            for _ in range(limits.MAX_TAKEBACKS):
                await seat.play(seat.legal()[1])
                assert await link.undo() == ""
            await seat.play(seat.legal()[1])
            length = len(seat.session)
            assert await link.undo() == words.UNDO_LIMIT
            assert len(seat.session) == length and seat.to_decide
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
