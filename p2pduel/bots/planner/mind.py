"""What the planner must be told of a game: its rules, a quick player, guesses, and how good a position is."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from p2pduel.bots.base import Bot
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.ruleset import Ruleset

__all__ = ["Dealt", "Mind"]


class Dealt(Protocol):
    """Everything one seat can tell about the hidden cards, ready to be dealt again and again."""

    def deal(self, source: random.Random) -> dict[int, str]:
        """One guess: a face for every face-down slot."""


class Mind(Protocol):
    """One game as the planner thinks of it; views and states are the game's own."""

    turns: int = 2
    """An imagined game goes on for so many turns, then the position is judged."""
    sure: float | None = None
    """A search ends early once all other moves are behind the best by so many standard errors, or as good."""

    @property
    def rules(self) -> Ruleset[Any]:
        """The game's rules."""

    def policy(self, source: random.Random) -> Bot:
        """The quick player that plays all sides in imagined games."""

    def rated(self, view: Any, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """Every move with the quick player's number, in the order given; doing nothing is 0.

        A move that is allowed and not listed may follow, if the quick player would make it.
        """

    def guesses(self, view: Any) -> Dealt:
        """Guesses at the hidden cards that fit what the view's seat knows."""

    def chances(self, state: Any, truth: Mapping[int, str]) -> Sequence[float]:
        """Every seat's chance to win, if the hidden cards are what `truth` says."""

    def weighs(self, decision: Decision) -> bool:
        """Whether a decision is worth a search; in the others the quick player's choice is taken."""

    def sort_of(self, move: Move) -> str:
        """What moves have in common of which trying the best one is enough."""

    def always(self, move: Move) -> bool:
        """Whether a move is tried however little the quick player likes it: to do nothing more."""
