"""What the greedy bot works towards: everything it could build, how far away it is, and the best of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from p2pduel.games.duel.bots.worth import card_worth, left_to_play, standing, stocks
from p2pduel.games.duel.rules.core import CARD, has_card
from p2pduel.games.duel.rules.facts import CARDS, RESOURCES, Card, Resource
from p2pduel.games.duel.rules.facts.model import CITY_ONLY
from p2pduel.games.duel.rules.requirements import meets
from p2pduel.games.duel.rules.state import Player, State

__all__ = ["Goal", "Plan", "missing"]

_ROLLS = 2.0
"""A goal within reach still waits this long in the ranking: else every trifle would come first."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to build, with what it is worth and how soon it can be had."""

    name: str
    cost: Mapping[Resource, int]
    worth: float
    score: float
    now: bool
    """Whether trades of this turn are enough to pay for it."""


def missing(cost: Mapping[Resource, int], have: Mapping[Resource, int]) -> dict[Resource, int]:
    """What is lacking for a cost."""
    return {resource: amount - have[resource] for resource, amount in cost.items() if amount > have[resource]}


class Plan:
    """One seat's goals in one state, best first, and what a resource is worth in their light."""

    def __init__(self, s: State, seat: int, hand: Iterable[str]) -> None:
        self.state, self.seat = s, seat
        self.player: Player = s.players[seat]
        self.have = stocks(self.player)
        self.income, self.rates, self.small, self.large = standing(self.player)
        self.hand = tuple(hand)
        self.goals = sorted(self._goals(), key=lambda goal: -goal.score)

    @property
    def best(self) -> Goal | None:
        """What the bot saves for."""
        return self.goals[0] if self.goals else None

    def _goals(self) -> Iterable[Goal]:
        yield from self._centre()
        standing = [face for face, _ in self.state.faceup[:1]]
        for face in dict.fromkeys((*self.hand, *standing)):
            card = CARD[face]
            if card.is_expansion and self._placeable(card):
                yield self._goal(card.id, card.cost, self.site_worth(face))

    def _placeable(self, card: Card) -> bool:
        if not meets(card.requires, self.state, self.seat):
            return False
        if (card.unique or card.named_unit) and has_card(self.player, card.id):
            return False
        if card.placement == CITY_ONLY:
            return self.large > 0 or card.id == "town_hall"
        return self.small + self.large > 0 or card.placement not in ("settlement_or_city",)

    def site_worth(self, face: str, site: str | None = None) -> float:
        """A card's worth less the building site it takes up; sites matter where the target is far."""
        worth = card_worth(self.state, self.seat, face, site)
        if CARD[face].placement == CITY_ONLY:
            return worth
        return worth - (0.25 if self.small + self.large <= 2 else 0.0)

    def _centre(self) -> Iterable[Goal]:
        s, centre = self.state, self.player.centre
        slow = left_to_play(s)
        waiting = sum(CARD[face].placement == CITY_ONLY for face in self.hand) + bool(s.faceup)
        if s.cities and "settlement" in centre.values():
            need = max(0, waiting - self.large)
            yield self._goal("city", CARDS["city"].cost, 1.25 + 0.45 * min(2, need))
        if not s.settlements:
            return
        worth = 1.2 + 1.1 * slow
        if self.small + self.large <= 2:
            worth += 0.4
        ends = [column for column in (min(centre), max(centre)) if centre[column] == "road"]
        if ends:
            yield self._goal("settlement", CARDS["settlement"].cost, worth)
        elif s.roads:
            road, settlement = CARDS["road"].cost, CARDS["settlement"].cost
            both = {r: road.get(r, 0) + settlement.get(r, 0) for r in RESOURCES}
            yield self._goal("road", road, worth, both)

    def _goal(
        self,
        name: str,
        cost: Mapping[Resource, int],
        worth: float,
        whole: Mapping[Resource, int] | None = None,
    ) -> Goal:
        lacking = missing(cost, self.have)
        now = sum(lacking.values()) <= self.trades_left(cost)
        rolls = 0.4 * sum(lacking.values()) if now else self._rolls(lacking)
        if whole is not None:
            rolls += 0.5 * self._rolls(missing(whole, self.have))
        return Goal(name, cost, worth, worth / (_ROLLS + rolls), now)

    def trades_left(self, cost: Mapping[Resource, int]) -> int:
        """How many trades the surplus over a cost allows."""
        have, rates = self.have, self.rates
        found = 0
        for resource in RESOURCES:
            surplus = have[resource] - cost.get(resource, 0)
            if surplus > 1:
                found += surplus // rates[resource]
        return found

    def _rolls(self, lacking: Mapping[Resource, int]) -> float:
        """About how many rolls until what is lacking has come in, by production and by trade."""
        if not lacking:
            return 0.0
        flow = sum(self.income.values()) / 6
        return sum([amount / (self.income[r] + flow) for r, amount in lacking.items()]) * 0.6

    def gain(self, resource: Resource) -> float:
        """What one more of a resource is worth now, if there is room for it."""
        best = self.best
        have = self.have[resource]
        if best and best.cost.get(resource, 0) > have:
            return 1.0
        for rank, goal in enumerate(self.goals[1:4]):
            if goal.cost.get(resource, 0) > have:
                return 0.7 - 0.1 * rank
        return 0.3 / (1 + have)

    def loss(self, resource: Resource, amount: int = 1) -> float:
        """What parting with some of a resource costs."""
        total = 0.0
        for taken in range(1, amount + 1):
            left = self.have[resource] - taken
            if self.best and self.best.cost.get(resource, 0) > left:
                total += 1.0
            elif any(goal.cost.get(resource, 0) > left for goal in self.goals[1:4]):
                total += 0.5
            else:
                total += 0.15
        return total
