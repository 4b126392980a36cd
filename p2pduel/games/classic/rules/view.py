"""What one viewer sees: the public state and what the seat privately knows; a spectator knows nothing."""

from typing import Any, ClassVar

from p2pduel.games.classic.rules.core import stock, victory
from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.state import State
from p2pduel.kernel import view as kernel
from p2pduel.kernel.engine import Engine
from p2pduel.principality.resources import RESOURCES, Resource

__all__ = ["View"]


class View(kernel.View[State]):
    """A seat's view, or with seat None a spectator's."""

    __slots__ = ()

    engine: ClassVar[Engine[Any]] = ENGINE

    def points(self, seat: int) -> dict[str, int]:
        """Victory points with tokens, and the other points."""
        _, trade, strength, tournament = self.state.players[seat].points
        return {
            "victory": victory(self.state, seat),
            "trade": trade,
            "strength": strength,
            "tournament": tournament,
        }

    def stored(self, seat: int, resource: Resource) -> int:
        """How much of a resource a seat can spend."""
        return stock(self.state.players[seat], resource)

    def hand_limit(self, seat: int) -> int:
        """How many cards the hand step leaves (C-8.1)."""
        return self.state.players[seat].limit

    def figures(self) -> dict[str, Any]:
        """Points, resources and hand limits of both seats."""
        return {
            "points": [self.points(seat) for seat in (0, 1)],
            "resources": [{name: self.stored(seat, name) for name in RESOURCES} for seat in (0, 1)],
            "hand_limit": [self.hand_limit(seat) for seat in (0, 1)],
        }
