"""What one viewer sees: the public state and what the seat privately knows; a spectator knows nothing."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from p2pduel.kernel.engine import Engine
from p2pduel.kernel.operations import Decision, Due
from p2pduel.kernel.steps import S

__all__ = ["View"]


class View(Generic[S]):
    """A seat's view, or with seat None a spectator's; a game's own view names its engine and adds figures."""

    __slots__ = ("knowledge", "seat", "state")

    engine: ClassVar[Engine[Any]]

    def __init__(self, state: S, knowledge: Mapping[int, str] | None = None, seat: int | None = None) -> None:
        self.state = state
        self.knowledge: Mapping[int, str] = knowledge if knowledge is not None and seat is not None else {}
        self.seat = seat

    def face(self, slot: int) -> str | None:
        """The face of a slot, if it is public or this seat knows it."""
        return self.state.faces.get(slot) or self.knowledge.get(slot)

    def zone(self, zone: str) -> list[tuple[int, str | None, str]]:
        """A zone from its top: slot, face if known, back."""
        backs = self.state.backs
        return [(slot, self.face(slot), backs[slot]) for slot in self.state.zones.get(zone, ())]

    def hand(self, seat: int | None = None) -> list[tuple[int, str | None, str]]:
        """A hand, the own one unless told otherwise."""
        which = self.seat if seat is None else seat
        return self.zone(f"hand{which}") if which is not None else []

    def due(self) -> Due:
        """What the game waits for."""
        return self.engine.due(self.state)

    def my_decision(self) -> Decision | None:
        """The decision this seat must make now, if it is its own."""
        found = self.engine.due(self.state)
        return found if isinstance(found, Decision) and found.seat == self.seat else None

    def public(self) -> dict[str, Any]:
        """The public state as this viewer may be shown it."""
        return self.state.to_json()

    def figures(self) -> dict[str, Any]:
        """What a screen shows of every seat beside the state: points and the like."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """Public state, what this seat knows, and the figures a screen shows."""
        known = sorted(self.knowledge.items())
        return {
            "seat": self.seat,
            "public": self.public(),
            "known": {str(slot): face for slot, face in known if slot in self.state.backs},
            **self.figures(),
        }
