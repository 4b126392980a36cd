"""A position: a state with everything hidden beside it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import own_slots
from p2pduel.kernel.state import State
from p2pduel.kernel.steps import S

__all__ = ["Position", "dump", "load_private"]


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


def load_private(
    state: S,
    private: Mapping[str, Mapping[str, str]],
    seats: Sequence[str],
    left: Callable[[str], Sequence[str]],
    shuffle: Callable[[list[str]], None],
) -> Position[S]:
    """A position from its state and the private parts of its document; IllegalMove if they disagree.

    `left` gives every card of a back that does not lie open; those no part names are dealt at random.
    """
    lying = [slot for slots in state.zones.values() for slot in slots]
    if sorted(lying) != sorted(state.backs):
        raise IllegalMove(Code.POSITION_SLOTS, "", "every slot must lie in exactly one zone")
    tables = [
        {int(slot): face for slot, face in private.get(name, {}).items() if int(slot) in state.backs}
        for name in (*seats, "sealed")
    ]
    truth: dict[int, str] = {}
    for table in (*tables, state.faces):
        for slot, face in table.items():
            if truth.setdefault(slot, face) != face:
                raise IllegalMove(
                    Code.POSITION_FACES, "", f"slot {slot} cannot be both {truth[slot]} and {face}"
                )
    for back in dict.fromkeys(state.backs[slot] for slot in lying):
        named = [truth[slot] for slot in lying if slot in truth and state.backs[slot] == back]
        rest = Counter(left(back))
        rest.subtract(named)
        if min(rest.values(), default=0) < 0:
            raise IllegalMove(Code.POSITION_CARDS, "", "a card lies there more often than the box has it")
        faces = sorted(rest.elements())
        shuffle(faces)
        unknown = [slot for slot in lying if slot not in truth and state.backs[slot] == back]
        if len(unknown) > len(faces):
            raise IllegalMove(Code.POSITION_CARDS, "", f"there are too few {back} cards")
        truth.update(zip(unknown, faces, strict=False))
    for seat, table in enumerate(tables[:-1]):
        table.update((slot, truth[slot]) for slot in own_slots(state, seat))
        table.update(state.faces)
    return Position(state, truth, tables[:-1])
