"""A position for every kind of question the rules can ask."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from p2pduel.games.duel.rules.steps.registry import REGISTRY
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from tests.duel import duel_table

__all__ = ["KINDS", "VARIANTS", "lively", "positions"]

KINDS = {ask.kind for ask in REGISTRY.asks.values()}
VARIANTS = ("intro", "gold", "turmoil", "progress", "princes", "tournament")
RICH = (("turmoil", 9), ("turmoil", 5), ("turmoil", 3), ("turmoil", 2), ("gold", 1), ("intro", 2))
"""Games in which rare questions are known to come up; where the rules change, the search goes on."""


def _games() -> Iterator[tuple[str, int]]:
    yield from ((variant, 0) for variant in VARIANTS)
    yield from RICH
    yield from (
        (variant, seed) for seed in range(1, 40) for variant in VARIANTS if (variant, seed) not in RICH
    )


def lively(legal: list[Move], chance: random.Random) -> Move:
    busy = [move for move in legal if move.text.startswith(("build", "play"))]
    return chance.choice(busy if busy and chance.random() < 0.8 else legal)


@cache
def positions() -> dict[str, dict[str, Any]]:
    """One position for every kind of question, with more than one answer."""
    found: dict[str, dict[str, Any]] = {}
    for variant, seed in _games():
        table, chance = duel_table(variant, seed=seed), random.Random(seed)
        for _ in range(900):
            due = table.due()
            if not isinstance(due, Decision):
                break
            legal = table.legal()
            if due.kind not in found and len(legal) > 1:
                found[due.kind] = table.dump()
            table.play(due.seat, lively(legal, chance) if due.kind == "action" else chance.choice(legal))
        if found.keys() >= KINDS:
            break
    return found
