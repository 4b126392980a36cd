"""What one viewer sees of the island, with the figures that screens and bots want."""

from typing import Any, ClassVar

from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.engine import ENGINE
from p2pduel.games.island.rules.facts import VICTORY
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.slots import own_slots
from p2pduel.kernel.view import View as KernelView

__all__ = ["View"]


class View(KernelView[State]):
    """A seat's view, or a spectator's.

    With two seats both hands are common knowledge (T-3.10). With more a seat sees its own hand and how many
    cards the others hold (I-8.5).
    """

    __slots__ = ()

    engine: ClassVar[Engine[Any]] = ENGINE

    def hand(self, seat: int | None = None) -> list[tuple[int, str | None, str]]:
        """The development cards of a seat, the own one unless told otherwise: older ones first."""
        which = self.seat if seat is None else seat
        return [] if which is None else [*self.zone(DEV_ZONES[which]), *self.zone(NEW_ZONES[which])]

    def resources(self, seat: int) -> tuple[int, ...] | None:
        """The resource cards of a seat by kind; None where this viewer may not see them."""
        hidden = self.state.seats > 2 and seat != self.seat
        return None if hidden else tuple(self.state.hands[seat])

    def points(self, seat: int) -> int:
        """The points of a seat as far as this viewer knows: one's own victory cards count for oneself."""
        known = (
            [self.knowledge.get(slot) for slot in own_slots(self.state, seat)] if seat == self.seat else []
        )
        return self.state.points[seat] + known.count(VICTORY)

    def rates(self, seat: int) -> tuple[int, ...]:
        """How many cards of each kind the bank wants of a seat for one."""
        return RATES[self.state.ports[seat]]

    def public(self) -> dict[str, Any]:
        """The state as this viewer may be shown it: hands that it may not see are left out."""
        data = self.state.to_json()
        data["hands"] = [
            None if (cards := self.resources(seat)) is None else list(cards)
            for seat in range(self.state.seats)
        ]
        return data

    def figures(self) -> dict[str, Any]:
        """Points, hand sizes, road lengths and rates of every seat."""
        seats = range(self.state.seats)
        return {
            "points": [self.points(seat) for seat in seats],
            "sizes": [self.state.size(seat) for seat in seats],
            "lengths": self.state.lengths[: self.state.seats],
            "rates": [list(self.rates(seat)) for seat in seats],
        }
