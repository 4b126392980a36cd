"""Game records: what replays to the same final state, without any secret."""

from collections.abc import Iterable, Sequence
from typing import Any

from p2pduel.kernel.engine import Engine
from p2pduel.kernel.operations import Done
from p2pduel.kernel.steps import S

__all__ = ["replay", "replay_entry"]


def replay_entry(engine: Engine[S], state: S, entry: Sequence[Any]) -> None:
    """Carry out one entry in place: ["act", seat, text, opened, index] or ["done", values, faces]."""
    if entry[0] == "act":
        _, seat, text, opened, index = entry
        engine.apply_act(state, seat, text, opened, index)
    elif entry[0] == "done":
        engine.apply_done(state, Done(tuple(entry[1]), tuple(entry[2])))
    else:
        raise ValueError(f"not an entry of a record: {entry[0]!r}")


def replay(engine: Engine[S], state: S, record: Iterable[Sequence[Any]]) -> S:
    """The state a record leads to from the beginning of a game, which is changed in place."""
    for entry in record:
        replay_entry(engine, state, entry)
    return state
