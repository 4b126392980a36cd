"""What the greedy bot has in mind in one position, whatever it is asked."""

from typing import NamedTuple

from p2pduel.games.classic.bots.goals import Plan
from p2pduel.games.classic.bots.worth import card_worth, spare_room
from p2pduel.games.classic.rules.core import has, reference, spots
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.requirements import meets
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource, resource_named

__all__ = ["DRAWN", "Said", "Thought"]

DRAWN = 0.35
"""What a card nobody has seen is worth in the hand."""

_BRIGANDS, _COURT = 7, 10
"""More resources than this are in danger, without and with a Court (C-5.1, CR-28)."""


class Said(NamedTuple):
    """A move: its verb, the words behind it, and the hidden cards it means."""

    verb: str
    words: list[str]
    secret: str | None

    @property
    def resource(self) -> Resource:
        """The resource that the first word names."""
        return resource_named(self.words[0])

    @property
    def faces(self) -> list[str]:
        """The faces of the hidden cards."""
        return (self.secret or "").split()

    @classmethod
    def of(cls, move: Move) -> "Said":
        """A move taken apart."""
        verb, *words = move.text.split()
        return cls(verb, words, move.secret)


def face_of(word: str) -> str:
    """The face in a reference like abbey@T1 or embassy~T1."""
    return word.partition("@")[0].partition("~")[0]


class Thought:
    """The plan of a seat and the small questions every judgement asks."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.s: State = view.state
        self.seat: int = view.seat
        self.me, self.other = self.s.players[self.seat], self.s.players[1 - self.seat]
        self.hand = [face for _, face, _ in view.hand() if face is not None]
        self.plan = Plan(self.s, self.seat, self.hand)
        self.limit = _COURT if has(self.s, self.seat, "court") else _BRIGANDS
        self.crowded = sum(self.me.stored.values()) > self.limit

    def lacking(self) -> bool:
        """Whether the best goal cannot be paid yet."""
        best = self.plan.best
        return best is not None and any(self.plan.have[r] < n for r, n in best.cost.items())

    def gains(self, count: int) -> float:
        """What so many resources of choice would be worth."""
        each = sorted((self.plan.gain(r) for r in RESOURCES if spare_room(self.me, r)), reverse=True)
        return sum(each[:count])

    def demands(self, count: int) -> float:
        """What so many resources of the opponent would be worth."""
        each: list[float] = []
        for resource in RESOURCES:
            held = sum(self.other.stored[place] for place in self.other.places[resource])
            each += [self.plan.gain(resource)] * min(held, spare_room(self.me, resource))
        return sum(sorted(each, reverse=True)[:count])

    def least(self, count: int) -> float:
        """What so many of the own resources, the least wanted ones, are worth; much if there are none."""
        each = sorted(self.plan.loss(r) for r in RESOURCES for _ in range(self.plan.have[r]))
        return sum(each[:count]) if len(each) >= count else 9.0

    def hand_worth(self, face: str) -> float:
        """A card in the hand: less if it cannot be used soon."""
        card = CARD[face]
        worth = card_worth(self.s, self.seat, face)
        if self.hand.count(face) > 1 and (card.unique or card.single):
            worth *= 0.3
        if card.site == "city" and not self.plan.large:
            worth *= 0.75
        if card.site == "citadel" and "citadel" not in self.me.centre.values():
            worth *= 0.5
        if card.needs is not None and not meets(card.needs, self.s, self.seat):
            worth *= 0.45
        return worth

    def region_worth(self, face: str) -> float:
        """A region: more for what comes in seldom."""
        return 0.5 / (0.3 + self.plan.income[LAND[face][0]])

    def roll_worth(self, number: int) -> float:
        """What a production result brings us, less what it brings the other."""
        worth = 0.0
        for player, mine in ((self.me, True), (self.other, False)):
            for place, face in player.regions.items():
                if LAND[face][1] == number and player.stored[place] < CAPACITY:
                    worth += self.plan.gain(LAND[face][0]) if mine else -0.3
        return worth

    def cards(self, seat: int) -> dict[str, Spot]:
        """The standing cards of a seat by the words that name them."""
        return {reference(self.s, spot): spot for spot in spots(self.s, seat)}
