"""A state for a simple game: its own fields are plain data, so it copies and writes itself.

A game that is searched through a million times an hour writes `clone` by hand; every other one begins here.
"""

from typing import Any, Self

from p2pduel.kernel.state import State, frozen, thawed

__all__ = ["PlainState"]

_COUNTED = ("variant", "ply", "barrier", "opened", "actor", "turn", "active", "phase", "next_slot")
"""The kernel's fields that are written as they are."""


class PlainState(State):
    """A state whose own fields, its __slots__, are numbers, texts, and lists and maps of them."""

    __slots__ = ("_seats",)

    def __init__(self, variant: str, seats: int) -> None:
        super().__init__(variant)
        self._seats = seats
        self.zones = {f"hand{seat}": [] for seat in range(seats)}

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._seats

    @classmethod
    def own(cls) -> tuple[str, ...]:
        """The names of the game's own fields."""
        return tuple(cls.__slots__)

    def clone(self) -> Self:
        """An independent copy, without the outcomes."""
        other = type(self)(self.variant, self._seats)
        for name in (*_COUNTED, *self.own()):
            setattr(other, name, _copied(getattr(self, name)))
        other.zones = {zone: slots.copy() for zone, slots in self.zones.items()}
        other.backs = self.backs.copy()
        other.faces = self.faces.copy()
        other.agenda = self.agenda.copy()
        other.menu = self.menu
        return other

    def to_json(self) -> dict[str, Any]:
        """The public part of a position: integers, strings, lists and maps only."""
        data = {name: _copied(getattr(self, name)) for name in (*_COUNTED, *self.own())}
        return data | {
            "seats": self._seats,
            "zones": {zone: list(slots) for zone, slots in self.zones.items()},
            "backs": {str(slot): back for slot, back in self.backs.items()},
            "faces": {str(slot): face for slot, face in self.faces.items()},
            "agenda": [thawed(step) for step in self.agenda],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The inverse of to_json."""
        state = cls(data["variant"], data["seats"])
        for name in (*_COUNTED, *cls.own()):
            setattr(state, name, _copied(data[name]))
        state.zones = {zone: list(slots) for zone, slots in data["zones"].items()}
        state.backs = {int(slot): back for slot, back in data["backs"].items()}
        state.faces = {int(slot): face for slot, face in data["faces"].items()}
        state.agenda = [frozen(step) for step in data["agenda"]]
        return state


def _copied(value: Any) -> Any:
    """Plain data that shares nothing with the given one."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return value
