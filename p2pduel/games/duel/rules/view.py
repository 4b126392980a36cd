"""What one viewer sees: the public state and what the seat privately knows; a spectator knows nothing.

Every discarded card was public once, so the state keeps them all; shown is the top of a pile (D-14.8).
"""

from collections.abc import Mapping
from typing import Any

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCES
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.hand import hand_limit
from p2pduel.kernel.operations import Decision, Due

__all__ = ["View"]


class View:
    """A seat's view, or with seat None a spectator's."""

    __slots__ = ("knowledge", "seat", "state")

    def __init__(
        self, state: State, knowledge: Mapping[int, str] | None = None, seat: int | None = None
    ) -> None:
        self.state = state
        self.knowledge: Mapping[int, str] = knowledge if knowledge is not None and seat is not None else {}
        self.seat = seat

    def face(self, slot: int) -> str | None:
        """The face of a slot, if it is public or this seat knows it."""
        return self.state.faces.get(slot) or self.knowledge.get(slot)

    def zone(self, zone: str) -> list[tuple[int, str | None, str]]:
        """A zone from its top: slot, face if known, back."""
        backs = self.state.backs
        return [(slot, self.face(slot), backs[slot]) for slot in self.state.zones.get(zone, ())]

    def hand(self, seat: int | None = None) -> list[tuple[int, str | None, str]]:
        """A hand, the own one unless told otherwise."""
        which = self.seat if seat is None else seat
        return self.zone(f"hand{which}") if which is not None else []

    def pile(self, owner: int) -> list[tuple[str, str] | None]:
        """A discard pile from its bottom: only the top, unless this seat is searching it (D-17.11)."""
        cards = self.state.discards[owner]
        name, *rest = self.state.agenda[-1]
        if name == "fetch" and rest[:2] == [self.seat, owner]:
            return list(cards)
        return [None] * (len(cards) - 1) + cards[-1:]

    def due(self) -> Due:
        """What the game waits for."""
        return engine.due(self.state)

    def my_decision(self) -> Decision | None:
        """The decision this seat must make now, if it is its own."""
        found = engine.due(self.state)
        return found if isinstance(found, Decision) and found.seat == self.seat else None

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

    def stored(self, seat: int, resource: str) -> int:
        """How much of a resource a seat has."""
        return stock(self.state.players[seat], resource)

    def hand_limit(self, seat: int) -> int:
        """How many cards phase 3 leaves (D-11.1)."""
        return hand_limit(self.state, seat)

    def to_json(self) -> dict[str, Any]:
        """Public state, what this seat knows, and the figures a screen shows; hidden discards are null."""
        data = self.state.to_json()
        data["discards"] = [
            [None if card is None else list(card) for card in self.pile(owner)]
            for owner in range(len(self.state.discards))
        ]
        return {
            "seat": self.seat,
            "public": data,
            "known": {
                str(slot): face for slot, face in sorted(self.knowledge.items()) if slot in self.state.backs
            },
            "points": [self.points(seat) for seat in (0, 1)],
            "resources": [{name: self.stored(seat, name) for name in RESOURCES} for seat in (0, 1)],
            "hand_limit": [self.hand_limit(seat) for seat in (0, 1)],
        }
