"""What the engine asks for: decisions of a seat, operations of a driver, and the end.

The operations have the names and fields of the protocol's, with faces as strings. Positions count
from the top of a zone; -1 as a place means the bottom. A zone of one seat's own is its hand, "hand0", or has
a name behind the seat's number, "0:dev".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

__all__ = [
    "ArrangeCards",
    "BuryCard",
    "Carrier",
    "Choose",
    "Decision",
    "Done",
    "Draw",
    "Due",
    "Finished",
    "Flip",
    "Give",
    "Look",
    "Operation",
    "Outcome",
    "Pick",
    "PlainAct",
    "PlayCard",
    "PlayCards",
    "Renew",
    "Return",
    "Roll",
    "Seal",
    "Show",
    "Shuffle",
    "TakeCard",
    "Transfer",
]


class Decision(NamedTuple):
    """A seat must choose; kind and data say what about, from public knowledge only."""

    seat: int
    kind: str
    data: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; winner is a seat, or None for a draw."""

    winner: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Roll:
    """The seat rolls dice with these numbers of sides; Done.values are the faces, from 1."""

    seat: int
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seal:
    """A public list of faces becomes a face-down zone."""

    zone: str
    back: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """All seats shuffle the zone."""

    zone: str


@dataclass(frozen=True, slots=True)
class Choose:
    """The seat secretly keeps some cards of a public pool; the rest lies in zone + ".rest" for ever."""

    seat: int
    pool: tuple[str, ...]
    keep: int
    zone: str
    back: str
    joined: tuple[str, ...] = ()
    """Stacks the seat chose before, which follow the pool: for pools too large for one proof."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The cards at these positions go to the bottom of the seat's hand, or of another zone of its own."""

    seat: int
    zone: str
    positions: tuple[int, ...]
    to: str = ""
    """The seat's zone; empty: its hand."""

    @property
    def target(self) -> str:
        """The zone the cards go to."""
        return self.to or f"hand{self.seat}"


@dataclass(frozen=True, slots=True)
class Look:
    """The seat looks at the whole zone, or at so many cards from its top."""

    seat: int
    zone: str
    count: int = 0
    """How many; 0 for all."""


@dataclass(frozen=True, slots=True)
class Renew:
    """A look that ended without a take is closed; the order stays visibly the same."""

    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class Flip:
    """The cards leave the zone and everybody sees them: Done.faces in the order of the positions."""

    zone: str
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """The seat shows its whole hand, or another zone of its own, to another seat."""

    seat: int
    to: int
    zone: str = ""
    """The seat's zone; empty: its hand."""

    @property
    def shown(self) -> str:
        """The zone whose cards are shown."""
        return self.zone or f"hand{self.seat}"


@dataclass(frozen=True, slots=True)
class Give:
    """Cards picked from the seat's hand move to a zone of another seat."""

    seat: int
    positions: tuple[int, ...]
    to: int
    zone_to: str


@dataclass(frozen=True, slots=True)
class Return:
    """An open card goes face down into a zone, everybody knowing it; everybody computes this."""

    face: str
    back: str
    zone: str
    place: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """The cards at these positions move to the bottom of another zone; everybody computes this."""

    src: str
    positions: tuple[int, ...]
    dst: str


Operation = Roll | Seal | Shuffle | Choose | Draw | Look | Renew | Flip | Show | Give | Return | Transfer
Due = Decision | Finished | Operation


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an operation: dice, or faces everybody saw."""

    values: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlainAct:
    """A move that touches no hidden card."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A move that opens a card of a hand; back says which group is re-masked."""

    seat: int
    zone: str
    back: str


@dataclass(frozen=True, slots=True)
class PlayCards:
    """A move that opens several cards of the seat's own zones at once.

    The zones become one, re-masked, and what is left lies in the first of them.
    """

    seat: int
    zones: tuple[str, ...]
    count: int
    back: str


@dataclass(frozen=True, slots=True)
class BuryCard:
    """A move that puts a hidden card under a stack of the same back."""

    seat: int
    from_zone: str
    to_zone: str


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A move that takes one card of a looked-at stack into the hand, or another zone of the seat's own."""

    seat: int
    zone: str
    to: str = ""
    """The seat's zone; empty: its hand."""

    @property
    def target(self) -> str:
        """The zone the card goes to."""
        return self.to or f"hand{self.seat}"


@dataclass(frozen=True, slots=True)
class ArrangeCards:
    """A move that puts the looked-at cards back in an order of the seat's own.

    Its secret part says the order: the places the cards had, with blanks between them.
    """

    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A move that names cards of a hand shown to the seat; zone is that hand."""

    seat: int
    positions: tuple[int, ...]
    zone: str


Carrier = PlainAct | PlayCard | PlayCards | BuryCard | TakeCard | ArrangeCards | Pick


class Outcome(NamedTuple):
    """Something that came of a move or an operation, for logs and screens: a kind and plain fields."""

    kind: str
    data: Mapping[str, Any] = MappingProxyType({})

    def to_json(self) -> dict[str, Any]:
        """The outcome as one flat JSON object."""
        return {"kind": self.kind, **self.data}
