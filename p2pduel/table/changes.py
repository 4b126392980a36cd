"""What a seat tells its onlookers: one small type for each thing that can change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from p2pduel.table.game import Happening
from protocol.events import Ended, NoteHeard, SetupProgress, Started, TakenBack, Violated

__all__ = ["Change", "ContactChanged", "Observer", "Stepped", "WatchersChanged"]


@dataclass(frozen=True, slots=True)
class ContactChanged:
    """The other side is reached in another way than before, or no longer."""

    contact: str


@dataclass(frozen=True, slots=True)
class WatchersChanged:
    """Somebody began to watch, or left."""

    number: int


@dataclass(frozen=True, slots=True)
class Stepped:
    """A step of the session is told to the end: whoever shows the whole table may paint it now."""


Change: TypeAlias = (
    Happening
    | TakenBack
    | NoteHeard
    | SetupProgress
    | Started
    | Ended
    | Violated
    | ContactChanged
    | WatchersChanged
    | Stepped
)
"""Something an onlooker may want to show; the seat itself has the state after it."""

Observer: TypeAlias = Callable[[Change], None]
