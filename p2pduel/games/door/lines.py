"""A game's table in sentences, for plain mode. States are the game's own, so they are Any here."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome

if TYPE_CHECKING:  # an update knows its game, and the game these lines
    from p2pduel.person.wishes import Wish

__all__ = ["Lines"]


class Lines(Protocol):
    """What a game's `screens.lines` must have."""

    # --- looking ------------------------------------------------------------------------------------------

    def board(self, state: Any, names: Sequence[str], seat: int | None) -> list[str]:
        """The whole table, one's own side first."""

    def side(self, state: Any, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """What one seat has."""

    def stacks(self, state: Any, names: Sequence[str]) -> list[str]:
        """What lies between the players: dice, stacks, open cards."""

    def hand(self, state: Any, knowledge: Mapping[int, str], seat: int) -> list[str]:
        """The own cards."""

    # --- hearing ------------------------------------------------------------------------------------------

    def told(
        self, outcomes: Sequence[Outcome], names: Sequence[str], state: Any, you: int | None = None
    ) -> list[str]:
        """What happened, for the ear: also what one would see on a card that is turned up."""

    def card(self, face: str) -> list[str]:
        """Everything about a card, in whole sentences."""

    # --- choosing -----------------------------------------------------------------------------------------

    def choice(self, wish: "Wish", state: Any) -> str:
        """A wish as a numbered choice: what is done, what it costs, what it does."""

    def ask(self, wish: "Wish", facet: int) -> str:
        """What is asked after a wish was chosen: the place, the way, the sides of a trade."""

    def facet(self, said: str) -> str:
        """One choice inside a move as a numbered choice, from the words that screens show."""

    def why(self, wish: "Wish") -> str:
        """A wish that cannot be had, and why."""

    def sure(self, moves: Sequence[Move]) -> str:
        """What is asked before these moves are sent; empty if they go at once."""

    # --- help ---------------------------------------------------------------------------------------------

    def helps(self) -> tuple[str, ...]:
        """What the words board, mine, theirs, hand, stacks, card, rules and rule tell here."""

    def helps_watching(self) -> tuple[str, ...]:
        """The same for somebody who watches."""

    def helps_replaying(self) -> tuple[str, ...]:
        """The same for somebody who looks at a record."""

    def example(self) -> str:
        """What is said when card was typed without a name."""
