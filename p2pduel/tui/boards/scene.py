"""What a game is asked to paint, and what it gives back: the boards of a table, and what lies on each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from p2pduel.kernel.operations import Outcome
from p2pduel.tui.boards.picture import Picture
from p2pduel.tui.glyphs import Glyphs

if TYPE_CHECKING:
    from textual.content import Content

    from p2pduel.person.chair import Update
    from p2pduel.person.wishes import Wish
    from p2pduel.tui.boards.widget import Board

__all__ = [
    "COMMON",
    "FAR",
    "HAND",
    "NEAR",
    "ROSTER",
    "SHARED",
    "Figure",
    "Leap",
    "Painted",
    "Scene",
    "Spread",
]

FAR, COMMON, NEAR, HAND = "far", "common", "near", "hand"
"""Where a board lies: above, in a few lines between the players, below, or among the cards in hand."""

SHARED, ROSTER = "shared", "roster"
"""Where there is one board for all: that board, in the middle of every window, and the players above it.

Small windows show the map alone: the summary says what the players have.
"""


@dataclass(frozen=True, slots=True)
class Spread:
    """One board of a table."""

    key: str
    """Its name among them."""
    place: str
    """Where it lies; of far and near boards small terminals show one side at a time."""
    widget: type[Board]
    """A board with rows and columns, a shelf of cards, or a ledge of one-line cards."""
    lines: int = 0
    """How many lines it has; as many as its place has without it."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as somebody looks at it now."""

    update: Update
    near: int
    """The seat at the lower edge."""
    far: int
    """The seat across."""
    you: int | None
    """The seat of who looks, if it is a player's."""
    knowledge: Mapping[int, str]
    """The faces of closed cards that may be shown."""
    wishes: Sequence[Wish]
    last: Mapping[str, Outcome]
    """What happened last, of every kind."""
    glyphs: Glyphs
    size: str
    """The size class of the screen."""
    room: int
    """Columns of the board that is painted."""


@dataclass(frozen=True, slots=True)
class Painted:
    """One board as it is to be shown."""

    picture: Picture
    title: Content | None = None
    ink: str = ""
    """The named ink of the title; the usual one without it."""
    seat: int | None = None
    """Whose it is."""
    changed: Mapping[str, str] = field(default_factory=dict)
    """Place -> new, more, less, moved or gone, since the own last turn."""
    sizes: tuple[int, int, int] | None = None
    """Lines of a shelf's cards, and their least and most columns."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table of points at the end: what it counts, and how much each seat has."""

    label: str
    counts: tuple[int, ...]
    total: bool = False
    """Whether it is what the game is won by."""


@dataclass(frozen=True, slots=True)
class Leap:
    """Something to look for in a recorded game: the kind of outcome, its key, the message that names it."""

    kind: str
    key: str
    says: str
