"""How a peer takes part, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p2pduel.games import DEFAULT
from p2pduel.kernel.options import Chosen
from p2pduel.table.brains import Brain
from p2pduel.table.terms import CLAIM_SECONDS
from protocol.identity import Identity
from protocol.io.names import clean
from protocol.violation import Violation

if TYPE_CHECKING:
    from p2pduel.table.anywhere import Relays
    from p2pduel.table.seat import Seat

__all__ = ["Ending", "Listener", "Options"]

Listener = Callable[[dict[str, Any]], None]


def _nobody(_event: dict[str, Any]) -> None:
    return None


def _nothing(_seat: Seat) -> None:
    return None


@dataclass(frozen=True)
class Options:
    """What a player or spectator wants; the same for host, join and watch."""

    name: str
    identity: Identity
    brain: Brain | None = None
    """Who decides; None: the moves come through Seat.play."""
    game: str = DEFAULT
    """The game this side proposes, its variant, and for how many."""
    variant: str = ""
    """Empty: the game's first one."""
    seats: int = 2
    options: Chosen = field(default_factory=dict)
    """What is settled about its rules; what is not named is as usual."""
    port: int = 0
    journal: Path | None = None
    mdns: bool = True
    spectators: bool = True
    timeout: float = 15.0
    host_address: str | None = None
    """Listen on this address only; None: on all."""
    on_event: Listener = _nobody
    on_seat: Callable[[Seat], None] = _nothing
    bot: bool = False
    guest: bool = False
    hints: bool = False
    """Whether the terms of a table allow hints; a game against a bot always does."""
    claim: int = CLAIM_SECONDS
    accept: Mapping[str, object] = field(default_factory=dict)
    """Terms of another's table agreed to beforehand; what is not named must be as we would propose it."""
    ask_terms: bool = False
    """Whether a person is asked about another's terms: the table waits for Seat.agree or Seat.decline."""
    deck: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The cards of an own deck, by the names under which the rules ask for them."""
    kept_for: bytes = b""
    """The key of the only player who may sit down here; empty: anybody."""
    take_over: bool = False
    """Whether a program that plays this seat elsewhere is to leave it to this one, without a question."""
    anywhere: Relays | None = None
    """How this side is reached across the internet, or reaches others; None: not at all."""
    seed: bytes | None = field(default=None, repr=False)
    """The game's seed, for tests that need the same game twice."""

    def __post_init__(self) -> None:
        """A name is shown to strangers as they would show it: without control characters and markup."""
        object.__setattr__(self, "name", clean(self.name, "Player"))


@dataclass(frozen=True)
class Ending:
    """How a peer left its game."""

    finished: bool
    winner: int | None
    reason: str
    names: tuple[str, ...]
    head: str
    state: str
    journal: Path
    violation: Violation | None = None
    evidence: Path | None = None
    stopped: str = ""
    """Why the other player stopped the game, which proves nothing; empty if it did not."""

    @property
    def winner_name(self) -> str | None:
        """The name of the winner; None for a draw or an unfinished game."""
        return None if self.winner is None else self.names[self.winner]
