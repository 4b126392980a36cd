"""The life of a game as one table: at which stage which envelope may come, and what follows."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple

__all__ = ["DECISIONS", "ROWS", "Stage", "allowed"]


class Stage(enum.Enum):
    """Where a game is between the first hello and the last opened seed."""

    HELLO = "hello"
    KEY = "key"
    PLAY = "play"
    END = "end"
    OPEN = "open"
    DONE = "done"


DECISIONS: Final = frozenset({"act", "play", "plays", "bury", "give", "take", "arrange", "pick"})
"""Kinds a decision can travel in."""


class Row(NamedTuple):
    """At `stage`, a seat that owes `owes` may send `kinds`; after the last such envelope `then` holds."""

    stage: Stage
    owes: str
    kinds: frozenset[str]
    then: Stage


_STEPS: Final = (
    "shuffle",
    "choose",
    "draw",
    "look",
    "share",
    "renew",
    "offer",
    "show",
    "give",
    "dice-head",
    "roll",
)
"""What the rules force."""

ROWS: Final[tuple[Row, ...]] = (
    #   stage        owed        may be sent                            after the last one
    Row(Stage.HELLO, "hello", frozenset({"hello"}), Stage.KEY),
    Row(Stage.KEY, "key", frozenset({"key"}), Stage.PLAY),
    *(Row(Stage.PLAY, step, frozenset({step, "end"}), Stage.PLAY) for step in _STEPS),
    Row(Stage.PLAY, "decision", DECISIONS | {"takeback", "end"}, Stage.PLAY),
    Row(Stage.PLAY, "end", frozenset({"end"}), Stage.END),
    Row(Stage.END, "end", frozenset({"end"}), Stage.OPEN),  # DONE where seeds stay closed
    Row(Stage.OPEN, "open", frozenset({"open"}), Stage.DONE),
)
"""`end` instead of an owed step is possible only when it quotes a note: a resignation or an agreed draw."""

_ALLOWED: Final = {(row.stage, row.owes): row.kinds for row in ROWS}


def allowed(stage: Stage, owes: str) -> frozenset[str]:
    """The kinds the owing seat may send."""
    return _ALLOWED.get((stage, owes), frozenset())
