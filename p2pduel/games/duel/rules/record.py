"""Game records: what replays to the same final state, without any secret."""

from collections.abc import Iterable, Sequence
from typing import Any

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.operations import Done

__all__ = ["replay", "replay_entry"]


def replay_entry(state: State, entry: Sequence[Any]) -> None:
    """Carry out one entry in place: ["act", seat, text, opened, index] or ["done", values, faces]."""
    if entry[0] == "act":
        _, seat, text, opened, index = entry
        engine.apply_act(state, seat, text, opened, index)
    elif entry[0] == "done":
        engine.apply_done(state, Done(tuple(entry[1]), tuple(entry[2])))
    else:
        raise ValueError(f"not an entry of a record: {entry[0]!r}")


def replay(variant: str, record: Iterable[Sequence[Any]]) -> State:
    """The state a record leads to."""
    state = engine.new(variant)
    for entry in record:
        replay_entry(state, entry)
    return state
