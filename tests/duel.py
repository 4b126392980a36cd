"""Tables of the Duel on this machine, in few words: most tests play it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.state import State
from p2pduel.local.driver import LocalTable

__all__ = ["DuelTable", "duel_table", "load_duel"]

DuelTable = LocalTable[State]


def duel_table(
    variant: str = "intro",
    seed: int | random.Random = 0,
    decks: Sequence[Mapping[str, Sequence[str]] | None] | None = None,
    *,
    history: bool = False,
) -> DuelTable:
    """A fresh game."""
    return LocalTable(RULESET, variant, seed, decks or (), history=history)


def load_duel(
    position: Mapping[str, Any], *, strict: bool = False, seed: int = 0, history: bool = False
) -> DuelTable:
    """A game at a position, which may be partial."""
    return LocalTable.load(RULESET, position, strict=strict, seed=seed, history=history)
