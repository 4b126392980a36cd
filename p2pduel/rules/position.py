"""Positions as documents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from p2pduel.rules.state import State

__all__ = ["Position", "build_position", "dump_position"]


@dataclass(slots=True)
class Position:
    """A state with everything hidden beside it."""

    state: State
    truth: dict[int, str]
    known: list[dict[int, str]]


def dump_position(state: State, known: list[dict[int, str]], truth: dict[int, str]) -> dict[str, Any]:
    """Public part, what each seat knows, and the faces of all face-down cards."""

    def private(table: Mapping[int, str]) -> dict[str, str]:
        return {str(slot): table[slot] for slot in sorted(table) if slot in state.backs}

    return {
        "public": state.to_json(),
        "private": {"red": private(known[0]), "blue": private(known[1]), "sealed": private(truth)},
    }


def build_position(
    position: Mapping[str, Any], shuffle: Callable[[list[Any]], None], *, strict: bool
) -> Position:
    """A position from its full document."""
    private = position["private"]
    tables = [{int(slot): face for slot, face in private[name].items()} for name in ("red", "blue", "sealed")]
    return Position(State.from_json(position["public"]), tables[2], tables[:2])
