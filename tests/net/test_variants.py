"""Every variant over the protocol: nothing at the table depends on which one is played."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import time
from pathlib import Path

import pytest

from p2pduel.decks import load_deck, ready
from p2pduel.rules.variants import VARIANTS
from p2pduel.table.local import local
from p2pduel.table.replay import replay
from p2pduel.table.seat import Change
from p2pduel.table.verify import HOLDS, verify
from protocol.identity import Identity
from tests.net.loopback import Events, options
from tests.net.test_resume import POINTS, ROLES, Kill, Pair, rounds

SOAK_SECONDS = float(os.environ.get("P2PDUEL_SOAK_SECONDS", "3600"))
"""The soak as a whole; every variant gets its part."""


@pytest.mark.parametrize(
    "variant", [name if name == "intro" else pytest.param(name, marks=pytest.mark.slow) for name in VARIANTS]
)
async def test_a_whole_game_is_played_and_verified(tmp_path: Path, variant: str) -> None:
    """Two bots over a pipe, sealed decks and all; the journal verifies, is audited, and is told again.

    The quick run has a whole tournament over sockets besides (test_tournament).
    """
    changes: list[Change] = []
    names = ready()
    decks = [load_deck(names[number % len(names)]).to_choice() for number in range(2)]
    bots = [options(name, number, tmp_path, Events()).brain for number, name in enumerate("AB")]
    journal = tmp_path / "game.duel"
    seat, _, task = await local(
        variant,
        (bots[0], bots[1]),
        ("Anna", "Bert"),
        identity=Identity.generate(),
        journal=journal,
        decks=decks,
        on_seat=lambda one: one.observe(changes.append),
    )
    async with asyncio.timeout(280):
        ending = await task
    assert ending.finished
    verdict = verify(journal)
    assert (verdict.exit_code, verdict.audit, verdict.variant) == (HOLDS, "ok", variant)
    assert (verdict.head, verdict.state, verdict.winner) == (ending.head, ending.state, ending.winner)
    assert seat.proofs > 0
    told = replay(journal)
    assert [entry.move for entry in told.entries if entry.move] == [one.move for one in changes if one.move]
    assert told.winner == ending.winner and f"{ending.winner_name} won" in str(told)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_kills_in_every_variant(tmp_path: Path, variant: str) -> None:
    """Process level, real sockets, random victims, game after game: none stuck, none diverged."""
    chance = random.Random(variant)
    deadline = time.monotonic() + SOAK_SECONDS / len(VARIANTS)
    games = kills = 0
    while not games or time.monotonic() < deadline:
        whole = Pair(tmp_path / "whole", variant, (games % 250 + 1, games % 250 + 2))
        whole.folder.mkdir()
        whole.play()
        numbers = sorted(chance.sample(range(2, len(whole.envelopes()) - 1), 8))
        plan = [
            Kill(number, chance.choice(POINTS[:2]), chance.choice(ROLES), chance.random() < 0.3)
            for number in numbers
        ]
        whole.disturbed(tmp_path / "again", next(rounds(plan, 8)))
        games, kills = games + 2, kills + len(next(rounds(plan, 8)))
        shutil.rmtree(tmp_path / "again")
        shutil.rmtree(whole.folder)
    print(f"{variant}: {games} games, {kills} kills", flush=True)
