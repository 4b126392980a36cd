"""A person's chair at a game: updates come in, moves go out."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Due, Finished, Outcome
from p2pduel.person.which import game_at

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = [
    "Chair",
    "Connected",
    "Entry",
    "LinkState",
    "Local",
    "Lost",
    "Update",
    "Waiting",
    "short_wait",
]


@dataclass(frozen=True, slots=True)
class Local:
    """All seats live in this program."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The other side answers; round trip in milliseconds where it is known."""

    milliseconds: int | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """The link is lost and being restored; how often it was tried."""

    attempt: int = 0


@dataclass(frozen=True, slots=True)
class Lost:
    """The link was given up; the game is saved and can be continued."""

    reason: str = ""


LinkState = Local | Connected | Waiting | Lost


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened, as the log keeps it."""

    number: int
    turn: int
    active: int
    outcome: Outcome
    move: str = ""
    evidence: Callable[[], Mapping[str, Any]] = dict
    """Commitments and reveals of a roll or shuffle, as words by name; gathered when somebody looks."""


@dataclass(frozen=True, slots=True)
class Update:
    """Everything the screen needs to paint itself anew."""

    state: Any
    """The game's public state."""
    knowledge: Mapping[int, str]
    seat: int | None
    due: Due
    legal: tuple[Move, ...] = ()
    fresh: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    """Who plays, seat by seat; seats without a name are called by their colour."""
    link: LinkState = field(default_factory=Local)
    watchers: int = 0
    proofs: int = 0
    """How many proofs of others this program has checked since it started; one that fails ends the game."""
    busy: str | None = None
    """Whose program is at work meanwhile, or of all (empty); None: a person is asked."""
    before: Any = None
    """The state when this seat's last turn ended, to tell what is different since."""
    reset: bool = False
    """The log starts anew with this update (after a takeback or a flip of sides)."""
    game: Game = field(default_factory=game_at)

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        return (self.names[seat] if seat < len(self.names) else "") or self.game.words.seat_name(seat)

    @property
    def everybody(self) -> tuple[str, ...]:
        """What the players are called, seat by seat."""
        return tuple(map(self.name, range(self.state.seats)))

    @property
    def decision(self) -> Decision | None:
        """The question this seat must answer now."""
        if self.legal and isinstance(self.due, Decision) and self.due.seat == self.seat:
            return self.due
        return None

    @property
    def finished(self) -> Finished | None:
        """The end of the game."""
        return self.due if isinstance(self.due, Finished) else None


class Chair(Protocol):
    """One seat at one game, or a watcher's chair."""

    def updates(self) -> AsyncIterator[Update]:
        """Updates until the game is closed; the first one comes at once."""
        ...

    async def send(self, moves: Sequence[Move]) -> None:
        """Play these moves one after another; the first one refused ends the row."""
        ...

    async def undo(self) -> str:
        """Take the last move back; why not, when it cannot be."""
        ...

    async def resign(self) -> None:
        """Give the game up."""
        ...

    async def verify(self) -> str:
        """Check the whole game so far; what came of it, in words."""
        ...

    async def close(self) -> None:
        """Leave the table; an unfinished game stays saved where it can be."""
        ...


def short_wait() -> float:
    """Seconds before a question with one answer is passed: random, so that the wait says nothing (R-45)."""
    return random.SystemRandom().uniform(0.5, 2.0)
