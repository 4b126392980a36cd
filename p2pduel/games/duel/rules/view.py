"""What one viewer sees: the public state and what the seat privately knows; a spectator knows nothing.

Every discarded card was public once, so the state keeps them all; shown is the top of a pile (D-14.8).
"""

from typing import Any, ClassVar

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCES, Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.hand import hand_limit
from p2pduel.kernel import view as kernel
from p2pduel.kernel.engine import Engine

__all__ = ["View"]


class View(kernel.View[State]):
    """A seat's view, or with seat None a spectator's."""

    __slots__ = ()

    engine: ClassVar[Engine[Any]] = engine.ENGINE

    def pile(self, owner: int) -> list[tuple[str, str] | None]:
        """A discard pile from its bottom: only the top, unless this seat is searching it (D-17.11)."""
        cards = self.state.discards[owner]
        name, *rest = self.state.agenda[-1]
        if name == "fetch" and rest[:2] == [self.seat, owner]:
            return list(cards)
        return [None] * (len(cards) - 1) + cards[-1:]

    def points(self, seat: int) -> dict[str, int]:
        """Victory points with tokens, and the other points."""
        _, trade, strength, skill, progress = self.state.players[seat].points
        return {
            "victory": victory(self.state, seat),
            "trade": trade,
            "strength": strength,
            "skill": skill,
            "progress": progress,
        }

    def stored(self, seat: int, resource: Resource) -> int:
        """How much of a resource a seat has."""
        return stock(self.state.players[seat], resource)

    def hand_limit(self, seat: int) -> int:
        """How many cards phase 3 leaves (D-11.1)."""
        return hand_limit(self.state, seat)

    def public(self) -> dict[str, Any]:
        """The public state; hidden discards are null."""
        data = self.state.to_json()
        data["discards"] = [
            [None if card is None else list(card) for card in self.pile(owner)]
            for owner in range(len(self.state.discards))
        ]
        return data

    def figures(self) -> dict[str, Any]:
        """Points, resources and hand limits of both seats."""
        return {
            "points": [self.points(seat) for seat in (0, 1)],
            "resources": [{name: self.stored(seat, name) for name in RESOURCES} for seat in (0, 1)],
            "hand_limit": [self.hand_limit(seat) for seat in (0, 1)],
        }
