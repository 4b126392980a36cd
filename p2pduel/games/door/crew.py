"""A game's players: who there is, how one is made, and what they would advise. Views are the game's own."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.moves import Move

if TYPE_CHECKING:  # the command line only needs the names
    from p2pduel.bots.base import Advice, Bot
    from p2pduel.bots.planner.mind import Mind
    from p2pduel.bots.planner.search import Budget

__all__ = ["Crew"]


class Crew(Protocol):
    """What a game's `bots.crew` must have; p2pduel.bots.plain_crew has all of it for a simple game."""

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """The names a person is offered, the one for newcomers first."""

    @property
    def BOTS(self) -> tuple[str, ...]:
        """Every name there is."""

    @property
    def TIMED(self) -> tuple[str, ...]:
        """Names that may be followed by how long to think."""

    @property
    def MATCH(self) -> tuple[str, str]:
        """The two that meet in the arena unless others are named; more seats are more of the second."""

    @property
    def USUAL(self) -> str:
        """Who plays with a person who has named nobody."""

    def about(self, name: str) -> str:
        """A line about one of them for people."""

    def make(self, name: str, source: random.Random, budget: "Budget | None", *, own_process: bool) -> "Bot":
        """A new bot with its own source of chance; KeyError if there is none of that name.

        The budget is for those that need time, which then think in a process of their own if they may.
        """

    def advise(self, view: Any, legal: Sequence[Move]) -> "Advice | None":
        """What a person might do in the own decision, and why; None if the game has no advice."""

    def mind(self) -> "Mind":
        """What the planner must be told of the game; LookupError if it cannot plan here."""
