"""The part of a public state that every game has: moves made, cards face down, what must happen next.

Nothing in a state is secret: what a seat privately knows (slot -> face) is kept beside it. A game adds its
own fields, copies all of them in `clone` and lists in `to_json` what the state hash is made of.
"""

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Any, Self

from p2pduel.kernel.canonical import canonical
from p2pduel.kernel.operations import Outcome

__all__ = ["NOBODY", "State", "Step", "frozen", "thawed"]

Step = tuple[Any, ...]
"""One thing that must happen: a name and JSON-able arguments."""

NOBODY = -1
"""In the place of a seat: nobody."""


class State(ABC):
    """Everything public of a game; change it only through the engine."""

    __slots__ = (
        "active",
        "actor",
        "agenda",
        "backs",
        "barrier",
        "faces",
        "menu",
        "next_slot",
        "opened",
        "outcomes",
        "phase",
        "ply",
        "turn",
        "variant",
        "zones",
    )

    def __init__(self, variant: str) -> None:
        self.variant = variant
        self.ply = 0
        """Moves made so far."""
        self.barrier = 0
        """The earliest ply the last actor could go back to: nothing hidden or random came out since."""
        self.opened = 0
        """Like barrier, but opening an own hand card counts too."""
        self.actor = NOBODY
        """Who moved last."""
        self.turn = 0
        """Number of the turn, from 1; 0 during the set-up."""
        self.active = NOBODY
        """Whose turn it is."""
        self.phase = "setup"
        """The part of the turn, in the game's own words."""
        self.zones: dict[str, list[int]] = {}
        """Face-down cards: zone -> slots, top first. Hands are "hand0", "hand1", …"""
        self.backs: dict[int, str] = {}
        self.faces: dict[int, str] = {}
        """Faces of slots that everybody knows."""
        self.next_slot = 1
        self.agenda: list[Step] = []
        """What must happen, next thing last."""
        self.outcomes: list[Outcome] = []
        """What came of the running move; not part of the position."""
        self.menu: list[str] | None = None
        """The answers to the question on top, if they are already known; not part of the position."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players there are."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, without the outcomes."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The public part of a position: integers, strings, lists and maps only."""

    def canonical(self) -> str:
        """The canonical JSON the state hash is made of."""
        return canonical(self.to_json())

    def digest(self) -> str:
        """The state hash: SHA-256 of the canonical JSON, as hex."""
        return sha256(self.canonical().encode("ascii")).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __repr__(self) -> str:
        return f"<State {self.variant} turn {self.turn} {self.phase} ply {self.ply}>"


def thawed(value: Any) -> Any:
    """A step of the agenda as JSON has it: tuples are lists."""
    return [thawed(item) for item in value] if isinstance(value, tuple | list) else value


def frozen(value: Any) -> Any:
    """The inverse of thawed."""
    return tuple(frozen(item) for item in value) if isinstance(value, list | tuple) else value
