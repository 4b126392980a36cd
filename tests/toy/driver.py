"""Games of the Ferry on this machine."""

from __future__ import annotations

import random
from collections.abc import Iterable

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from tests.toy.rules.ruleset import RULESET
from tests.toy.rules.state import State

__all__ = ["FerryTable", "random_game"]

FerryTable = LocalTable[State]


def random_game(variant: str, seats: int, seed: int) -> Iterable[tuple[FerryTable, int, Move]]:
    """A game of random moves: the table before each, the seat and its move."""
    rng = random.Random(seed)
    table = LocalTable(RULESET, variant, seed, seats=seats)
    while isinstance(found := table.due(), Decision):
        move = rng.choice(table.legal())
        yield table, found.seat, move
        table.play(found.seat, move)
