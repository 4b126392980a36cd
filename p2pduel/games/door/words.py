"""A game in words: what its moves, questions, outcomes, cards and rules are called.

States are the game's own, so they are Any here; names are those of the players, seat by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice
    from p2pduel.catalogue.book import Book, CardEntry
    from p2pduel.catalogue.chapters import CardText
    from p2pduel.catalogue.options import OptionWords

__all__ = ["Words"]


class Words(Protocol):
    """What a game's `words.door` must have."""

    # --- the game -----------------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""

    def variant_title(self, variant: str) -> str:
        """The name of a variant; what was given, if there is none."""

    def blurb(self, variant: str) -> str:
        """One line about a variant, with what it takes to win."""

    def options(self) -> Mapping[str, OptionWords]:
        """The options of all variants, by name."""

    def seat_name(self, seat: int) -> str:
        """What a seat is called whose player has no name: its colour."""

    def phase(self, phase: str) -> str:
        """A part of the turn."""

    # --- playing ------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
        """What a seat is asked; without names, others are "your opponent"."""

    def describe(self, move: Move, state: Any) -> str:
        """A legal move of the deciding seat."""

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused: what is wrong in general, and here, and the rule."""

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused, in a few words without the rule."""

    def hint(self, advice: Advice) -> str:
        """Why a move is suggested, as a phrase."""

    # --- what happened ------------------------------------------------------------------------------------

    def tells(self, kind: str) -> bool:
        """Whether there is a sentence for outcomes of this kind."""

    def sentence(
        self, outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> str:
        """One outcome, for a reader at seat you; with the state after it, places have names."""

    def story(
        self, outcomes: Iterable[Outcome], names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> list[str]:
        """The outcomes of a move, as far as they are worth telling."""

    def account(self, outcomes: Sequence[Outcome], seat: int, names: Sequence[str]) -> list[str]:
        """What the others did since a seat's last turn, and what became of that seat: a line or two."""

    # --- things and places --------------------------------------------------------------------------------

    def card_name(self, face: str) -> str:
        """The name of a card, in the language spoken."""

    def card_text(self, face: str) -> CardText:
        """What a card does, and its small print."""

    def sheet(self, face: str) -> Sequence[str]:
        """Everything about a card but the numbers of its rules, line by line."""

    def named(self, text: str) -> str:
        """A text in which [face] has become the card's name and [a face] its name with an article."""

    def place(self, state: Any, seat: int, place: str) -> str:
        """A place of a seat's board."""

    def zone(self, state: Any, zone: str, names: Sequence[str]) -> str:
        """A stack or a hand."""

    # --- looking things up --------------------------------------------------------------------------------

    def book(self) -> Book:
        """The rules: chapters to read, and rules by number where there are any."""

    def cards(self) -> Sequence[CardEntry]:
        """Every kind of card, in the order of the handbook."""

    def called(self) -> Iterable[tuple[str, str]]:
        """Everything cards may be called when somebody types it, and the face meant; the first one counts."""

    def documents(self) -> Mapping[str, Callable[[], str]]:
        """File in docs -> what makes it of these words."""
