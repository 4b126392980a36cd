"""What a person can do at a game's table, before it is drawn: wishes, plans, moves taken apart, marks.

Nothing here needs a screen: plain mode uses it as the screens do. States are the game's own, so Any.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

if TYPE_CHECKING:  # an update knows its game, and the game these hands
    from p2pduel.person.chair import Update
    from p2pduel.person.plan import Answer
    from p2pduel.person.since import Changes
    from p2pduel.person.wishes import Wish

__all__ = ["Hands"]


class Hands(Protocol):
    """What a game's `screens.hands` must have."""

    # --- wishes -------------------------------------------------------------------------------------------

    def free(self, kind: str) -> bool:
        """Whether in decisions of this kind a player does as they like, any number of times."""

    def wishes(self, update: "Update") -> "list[Wish]":
        """What the seat that decides may want, in the order it is shown."""

    def why_not_here(self, update: "Update", wish: "Wish", place: str) -> tuple[str, str]:
        """Why a wish cannot be had at one place, and the rule; empty where it is about no place."""

    def sure(self, moves: Sequence[Move], wishes: "Sequence[Wish]") -> tuple[str, str] | None:
        """Title and text of what is asked before these moves are sent; None if they go at once.

        The wishes are all that there were: some may be left when a turn ends.
        """

    # --- moves taken apart --------------------------------------------------------------------------------

    def facets(self, move: Move) -> tuple[str, ...]:
        """The separate choices inside a move; most have one."""

    def facet_words(self, state: Any, seat: int, move: Move, facet: int) -> str:
        """One choice inside a move, in words."""

    def places_in(self, move: Move) -> tuple[str, ...]:
        """The tiles a move points at, by their places on the board."""

    def aims_across(self, move: Move) -> bool:
        """Whether a move points at somebody else's board."""

    def cards_in(self, move: Move) -> dict[str, str]:
        """The cards a move chooses among others: key -> face; keys tell equal ones apart."""

    def card_of_move(self, move: Move) -> str | None:
        """The card a move plays or builds."""

    def only_shown(self, update: "Update", decision: Decision, moves: Sequence[Move]) -> dict[str, str]:
        """Cards that are shown with a choice although they may not be chosen, by their keys."""

    # --- plans --------------------------------------------------------------------------------------------

    def harmless(self, decision: Decision, move: Move) -> bool:
        """Whether a move keeps everything its seat has: a question may begin on it."""

    def prefer(
        self, state: Any, decision: Decision, moves: Sequence[Move], before: "Sequence[Answer]" = ()
    ) -> Move:
        """A sensible first suggestion, harmless where there is one; before are earlier choices of a plan."""

    def closes(self, move: Move) -> bool:
        """Whether nothing of the same wish follows after a move."""

    def begins(self, decision: Decision) -> bool:
        """Whether a decision begins something new: a plan ends before it."""

    def further(self, state: Any, seat: int, known: Mapping[int, str]) -> tuple[Move, ...]:
        """The answers to a question a plan has come to; none where they need cards nobody knows yet."""

    def change(self, before: Any, after: Any, seat: int) -> list[tuple[str, bool]]:
        """What a plan leaves to a seat, piece by piece, each with whether it changes."""

    # --- what happened ------------------------------------------------------------------------------------

    def changes(self, before: Any, now: Any, seat: int) -> "Changes":
        """How a seat's board differs from what it was; before is None if nothing is to be compared."""

    def with_faces(self, outcome: Outcome, state: Any, known: Mapping[int, str]) -> Outcome:
        """An outcome that tells of cards which came to a hand, with their faces where all are known.

        The state is the one right after it.
        """

    def unseen(self, outcome: Outcome, seat: int) -> Outcome:
        """The outcome as a seat may tell it: without the faces of cards that somebody else drew."""

    def faces_in(self, outcome: Outcome) -> list[str]:
        """The cards an outcome speaks of."""

    def rolls(self, kind: str) -> int:
        """How many joint rolls of dice an outcome of this kind tells of."""
