"""A position: a state with everything hidden beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from p2pduel.kernel.state import State
from p2pduel.kernel.steps import S

__all__ = ["Position", "dump"]


@dataclass(slots=True)
class Position(Generic[S]):
    """A state, the true face of every slot, and what each seat knows."""

    state: S
    truth: dict[int, str]
    known: list[dict[int, str]]


def dump(
    state: State, known: Sequence[Mapping[int, str]], truth: Mapping[int, str], seats: Sequence[str]
) -> dict[str, Any]:
    """The document of a position: its public part, what each seat knows, the faces of all face-down cards."""

    def private(table: Mapping[int, str]) -> dict[str, str]:
        return {str(slot): table[slot] for slot in sorted(table) if slot in state.backs}

    tables = {name: private(table) for name, table in zip(seats, known, strict=True)}
    return {"public": state.to_json(), "private": {**tables, "sealed": private(truth)}}
