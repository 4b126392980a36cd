"""What lies on the table of the Ferry, and how it is played: cards, variants, the public state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from p2pduel.kernel.options import Choice, Number, Option
from p2pduel.kernel.plain import PlainState

__all__ = ["BACK", "BOX", "HAND", "STACK", "VARIANTS", "WEIGHT", "State", "Variant", "options"]

WEIGHT: Final[Mapping[str, int]] = {"cat": 1, "goat": 2, "scout": 3, "ox": 4, "bell": 5}
"""Face -> its weight, which is also what it is worth (T-1)."""

BOX: Final = tuple(face for face, weight in WEIGHT.items() for _ in range(5 if weight < 4 else 3))
"""Every card of the game: 21 of them (T-1)."""

STACK: Final = "stack"
BACK: Final = "freight"
HAND: Final = 3
"""Cards one draws up to (T-2)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play; the steps ask these fields, never the name."""

    name: str
    target: int
    """The weight on one's shore that usually wins (T-7)."""
    turns: int
    """After so many turns the ferry stops (T-8)."""
    seats: tuple[int, ...]
    own_decks: bool = False


VARIANTS: Final[Mapping[str, Variant]] = {
    "short": Variant("short", target=9, turns=24, seats=(2, 3)),
    "long": Variant("long", target=16, turns=40, seats=(2,)),
}


def options(variant: str) -> tuple[Option, ...]:
    """What players may settle: the weight that wins (T-7), and whether there is calm water (T-9)."""
    return (Number("target", VARIANTS[variant].target, 5, 20), Choice("water", ("calm", "rough")))


class State(PlainState):
    """Everything public: what each seat has brought across, and how much the ferry still carries."""

    __slots__ = ("loaded", "options", "room", "shores")

    def __init__(self, variant: str, seats: int) -> None:
        super().__init__(variant, seats)
        self.shores: list[list[str]] = [[] for _ in range(seats)]
        """Seat -> the cards it has brought across."""
        self.room = 0
        """The weight the ferry still carries this turn."""
        self.loaded = 0
        """Cards on the ferry this turn."""
        self.options: dict[str, Any] = {}
        """Every option and its value."""
        self.zones[STACK] = []

    def weight(self, seat: int) -> int:
        """What a seat has brought across."""
        return sum(WEIGHT[face] for face in self.shores[seat])
