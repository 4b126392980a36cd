"""The seam between a game and the protocol: who decides, which operation is due, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from protocol.params import Deck

__all__ = [
    "ArrangeCards",
    "BuryCard",
    "Carrier",
    "Choice",
    "Choose",
    "Decision",
    "Done",
    "Draw",
    "Due",
    "Finished",
    "Flip",
    "Game",
    "Give",
    "GiveCard",
    "Look",
    "Offer",
    "Operation",
    "Pick",
    "PlainAct",
    "PlayCard",
    "PlayCards",
    "Refused",
    "Renew",
    "Return",
    "Roll",
    "Seal",
    "Show",
    "Shuffle",
    "TakeCard",
    "Transfer",
    "hand",
    "held",
]


def hand(seat: int) -> str:
    """The zone of a seat's hand."""
    return f"hand{seat}"


def held(seat: int) -> str:
    """The zone of cards a seat received for one purpose."""
    return f"held{seat}"


class Refused(Exception):  # noqa: N818 - named for what the rules did
    """The rules do not allow this act here."""

    def __init__(self, rule: str, words: str) -> None:
        super().__init__(f"{rule}: {words}")
        self.rule = rule
        self.words = words


# --- what is due ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat owes an act of its own choice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; no winner means a draw."""

    winner: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Roll:
    """All seats together throw dice with these numbers of sides; `seat` speaks first."""

    seat: int
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seal:
    """A new stack of these faces, shuffled by every seat."""

    zone: str
    back: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Every seat shuffles the stack."""

    zone: str


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat puts `keep` cards of a public pool into `zone` unseen; the others stay sealed in `zone.rest`.

    The cards of the stacks `joined`, which the seat chose before, follow those of the pool (protocol.pools).
    """

    seat: int
    pool: tuple[int, ...]
    keep: int
    zone: str
    back: str
    joined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards go from a stack to the end of a seat's hand, or of another zone of its own."""

    seat: int
    zone: str
    positions: tuple[int, ...]
    to: str = ""
    """The zone of the seat; empty: its hand."""

    @property
    def target(self) -> str:
        """Where the cards go."""
        return self.to or hand(self.seat)


@dataclass(frozen=True, slots=True)
class Look:
    """A seat looks at a whole stack, or at its top `count` cards."""

    seat: int
    zone: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Renew:
    """A look ends with every card in its place."""

    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class Flip:
    """Cards of a stack are opened to everybody and leave it."""

    zone: str
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat renews the masks of its hand, or of another zone of its own, for a blind pick to follow."""

    seat: int
    zone: str = ""
    """The zone of the seat; empty: its hand."""

    @property
    def shown(self) -> str:
        """The zone whose masks are renewed."""
        return self.zone or hand(self.seat)


@dataclass(frozen=True, slots=True)
class Show:
    """A seat shows its whole hand, or another zone of its own, to another seat alone."""

    seat: int
    to: int
    zone: str = ""
    """The zone of the seat; empty: its hand."""

    @property
    def shown(self) -> str:
        """The zone whose cards are shown."""
        return self.zone or hand(self.seat)


@dataclass(frozen=True, slots=True)
class Give:
    """The cards that were picked go to the end of a zone of the seat `to`."""

    seat: int
    positions: tuple[int, ...]
    to: int
    zone_to: str


@dataclass(frozen=True, slots=True)
class Return:
    """An open card goes back into a stack, known to everybody; place -1 is the bottom. Costs no envelope."""

    face: int
    back: str
    zone: str
    place: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """Cards move unseen to the bottom of `dst`, from stack to stack or between zones of one seat.

    Costs no envelope.
    """

    src: str
    positions: tuple[int, ...]
    dst: str


Operation: TypeAlias = (
    Roll | Seal | Shuffle | Choose | Draw | Look | Renew | Flip | Offer | Show | Give | Return | Transfer
)
Due: TypeAlias = Decision | Operation | Finished

# --- how an act travels -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlainAct:
    """The act moves no hidden card."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """The act opens one card of the seat's `zone` (hand or held); Choice.position says which."""

    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class PlayCards:
    """The act opens `count` cards of the seat's `zones` together; Choice.order says which, in their order.

    The cards of all these zones have the one back and are counted as one list; what is left of it, re-masked,
    lies in the first zone.
    """

    seat: int
    zones: tuple[str, ...]
    count: int
    back: str


@dataclass(frozen=True, slots=True)
class BuryCard:
    """The act puts one card of `from_zone` under the stack `to_zone` unseen; Choice.position says which."""

    seat: int
    from_zone: str
    to_zone: str


@dataclass(frozen=True, slots=True)
class GiveCard:
    """The act hands one card of `from_zone` to another seat's `to_zone`; Choice.position says which."""

    seat: int
    from_zone: str
    to: int
    to_zone: str


@dataclass(frozen=True, slots=True)
class TakeCard:
    """The act takes one card of the looked-at stack into a zone of the seat; Choice.position says which."""

    seat: int
    zone: str
    to: str = ""
    """The zone of the seat; empty: its hand."""

    @property
    def target(self) -> str:
        """Where the card goes."""
        return self.to or hand(self.seat)


@dataclass(frozen=True, slots=True)
class ArrangeCards:
    """The act puts the looked-at cards back in an order of the seat's own; Choice.order says which."""

    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class Pick:
    """The act names positions of another seat's offered hand `zone`, openly."""

    seat: int
    positions: tuple[int, ...]
    zone: str


Carrier: TypeAlias = PlainAct | PlayCard | PlayCards | BuryCard | GiveCard | TakeCard | ArrangeCards | Pick


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat decides: the public text and, beside it, what only the seat knows."""

    text: bytes
    position: int | None = None
    order: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an operation or a carried act, all public.

    Roll: `values` are the dice. Flip: `faces`. PlayCard: `values` = (position that left the zone after the
    re-mask,), `faces`, `backs`. PlayCards: `faces` in ascending order, `backs` = (the one,). BuryCard,
    GiveCard: `values` and `backs` alike, no face.
    """

    values: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    backs: tuple[str, ...] = ()


class Game(Protocol):
    """A game in its public state; every copy at every reader goes through the same states."""

    @property
    def seats(self) -> int:
        """How many players there are."""

    @property
    def deck(self) -> Deck:
        """The table of faces."""

    @property
    def rules(self) -> bytes:
        """32 bytes that differ whenever the rules do."""

    def due(self) -> Due:
        """Who owes an act, or which operation is due."""

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """How this act travels; raises Refused for a text that means nothing here."""

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """Make the act; raises Refused and leaves the state as it was."""

    def apply(self, done: Done) -> None:
        """The due operation has happened."""

    def digest(self) -> bytes:
        """The state hash."""

    def copy(self) -> Game:
        """An independent copy of the state."""
