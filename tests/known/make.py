"""Writes the known answers anew: `python -m tests.known.make`; they move only with a changelog line."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import tempfile
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from p2pduel.bots import make_bot
from p2pduel.decks import default_deck
from p2pduel.games import game
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.operations import Decision
from p2pduel.table.brains import SeededBrain
from p2pduel.table.game import deck, rules_fingerprint
from p2pduel.table.local import local
from p2pduel.table.verify import verify
from protocol.identity import Identity
from protocol.session import Session
from tests.duel import duel_table

DUEL = game("duel")

__all__ = ["FOLDER", "fingerprints", "games", "recorded"]

FOLDER = Path(__file__).parent
SEEDS = {variant: number for number, variant in enumerate(VARIANTS, 11)}
"""A game of each variant; the number is the seed of both seats and their bots."""
CHAIN = 4096
"""Length of the dice chains in the kept journals: what a side took when they were written."""
TURNS = 60
"""Random games are cut off here; by then every kind of step has come up in one of them."""


async def _record(variant: str, target: Path) -> None:
    own, other = (bytes([SEEDS[variant], seat]) * 16 for seat in (0, 1))
    chosen = default_deck().to_choice() if variant == "tournament" else {}
    brains = tuple(SeededBrain(partial(make_bot, "greedy"), seed) for seed in (own, other))
    _, playing = await local(
        variant,
        (brains[0], brains[1]),
        ("Anna", "Bob"),
        identity=Identity(bytes([SEEDS[variant]]) * 32),
        journal=target,
        decks=(chosen, chosen),
        seeds=(own, other),
    )
    await playing


def recorded(variant: str) -> bytes:
    """The journal of the seeded game of a variant, played now with all its proofs."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{variant}.duel"
        with mock.patch.dict(Session.__init__.__kwdefaults__, chain_length=CHAIN):
            asyncio.run(_record(variant, target))
        return target.read_bytes()


def played(variant: str, seed: int) -> dict[str, Any]:
    """A seeded game of random moves in one process: its turns and decisions, and a hash over every state."""
    chance = random.Random(seed)
    decks = [default_deck().to_choice()] * 2 if variant == "tournament" else None
    table = duel_table(variant, seed, decks)
    decisions, seen = 0, hashlib.sha256()
    while isinstance(due := table.due(), Decision) and table.state.turn <= TURNS:
        table.play(due.seat, chance.choice(table.legal()))
        seen.update(table.state.digest().encode())
        decisions += 1
    return {"turns": table.state.turn, "decisions": decisions, "states": seen.hexdigest()}


def fingerprints() -> dict[str, Any]:
    """What two programs compare before they play: the rules, and the parameters of every variant's deck."""
    return {
        "rules": rules_fingerprint(DUEL).hex(),
        "params": {variant: deck(DUEL, variant).params.hex() for variant in VARIANTS},
    }


def games(variant: str) -> list[dict[str, Any]]:
    """The seeded games of a variant."""
    return [played(variant, seed) for seed in range(3)]


if __name__ == "__main__":
    for each in VARIANTS:
        (FOLDER / f"{each}.duel").write_bytes(recorded(each))
    found = {each: verify(FOLDER / f"{each}.duel") for each in VARIANTS}
    kept = {each: {"head": verdict.head, "state": verdict.state} for each, verdict in found.items()}
    text = json.dumps(
        {**fingerprints(), "games": {each: games(each) for each in VARIANTS}, "journals": kept}, indent=1
    )
    (FOLDER / "answers.json").write_text(text + "\n", "utf-8")
