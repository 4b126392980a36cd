"""Every variant over the protocol: nothing at the table depends on which one is played."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from pathlib import Path

import pytest

from p2pduel.decks import load_deck, ready
from p2pduel.rules.variants import VARIANTS
from p2pduel.table.local import local
from p2pduel.table.verify import HOLDS, verify
from protocol.identity import Identity
from protocol.io.journal import read
from tests.net.loopback import Events, options
from tests.net.test_resume import POINTS, Pair, play

SOAK_KILLS = 40 if os.environ.get("P2PDUEL_SOAK") == "full" else 1


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_whole_game_is_played_and_verified(tmp_path: Path, variant: str) -> None:
    """Two bots over a pipe, sealed decks and all; the journal verifies and is audited.

    The quick run has the introduction (test_table) and the tournament (test_tournament) over sockets instead.
    """
    names = ready()
    decks = [load_deck(names[number % len(names)]).to_choice() for number in range(2)]
    bots = [options(name, number, tmp_path, Events()).brain for number, name in enumerate("AB")]
    journal = tmp_path / "game.duel"
    _, _, task = await local(
        variant,
        (bots[0], bots[1]),
        ("Anna", "Bert"),
        identity=Identity.generate(),
        journal=journal,
        decks=decks,
    )
    async with asyncio.timeout(280):
        ending = await task
    assert ending.finished
    verdict = verify(journal)
    assert (verdict.exit_code, verdict.audit, verdict.variant) == (HOLDS, "ok", variant)
    assert (verdict.head, verdict.state, verdict.winner) == (ending.head, ending.state, ending.winner)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_kills_in_every_variant(tmp_path: Path, variant: str) -> None:
    """Process level, real sockets, random victims: none stuck, none diverged."""
    whole = tmp_path / "whole"
    whole.mkdir()
    undisturbed = Pair(whole, tmp_path, variant=variant)
    play(undisturbed)
    length = len(read(undisturbed.journal("host")).records)
    chance = random.Random(variant)
    for run in range(SOAK_KILLS):
        folder = tmp_path / str(run)
        folder.mkdir()
        again = Pair(folder, tmp_path, variant=variant)
        victim, point = chance.choice(("host", "join")), chance.choice(POINTS)
        play(again, victim, point, chance.randrange(4, length - 8), chance.random() < 0.3)
        for role in ("host", "join"):
            assert again.journal(role).read_bytes() == undisturbed.journal(role).read_bytes()
        shutil.rmtree(folder)
