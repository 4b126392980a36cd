"""The life of a game as one table: in which state which envelope may come, and what follows."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple

__all__ = ["DECISIONS", "ROWS", "State", "allowed"]


class State(enum.Enum):
    """Where a game is between the first hello and the last opened seed."""

    HELLO = "hello"
    KEY = "key"
    PLAY = "play"
    END = "end"
    OPEN = "open"
    DONE = "done"


DECISIONS: Final = frozenset({"act", "play", "bury", "give", "take", "arrange", "pick"})
"""Kinds a decision can travel in."""


class Row(NamedTuple):
    """In `state`, a seat that owes `owes` may send `kinds`; after the last such envelope `then` holds."""

    state: State
    owes: str
    kinds: frozenset[str]
    then: State


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
    #   state        owed        may be sent                            after the last one
    Row(State.HELLO, "hello", frozenset({"hello"}), State.KEY),
    Row(State.KEY, "key", frozenset({"key"}), State.PLAY),
    *(Row(State.PLAY, step, frozenset({step, "end"}), State.PLAY) for step in _STEPS),
    Row(State.PLAY, "decision", DECISIONS | {"takeback", "end"}, State.PLAY),
    Row(State.PLAY, "end", frozenset({"end"}), State.END),
    Row(State.END, "end", frozenset({"end"}), State.OPEN),  # DONE where seeds stay closed
    Row(State.OPEN, "open", frozenset({"open"}), State.DONE),
)
"""`end` instead of an owed step is possible only when it quotes a note: a resignation or an agreed draw."""

_ALLOWED: Final = {(row.state, row.owes): row.kinds for row in ROWS}


def allowed(state: State, owes: str) -> frozenset[str]:
    """The kinds the owing seat may send."""
    return _ALLOWED.get((state, owes), frozenset())
