"""What a quick player in a principality saves for: goals, how far away they are, what a resource is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from p2pduel.principality.resources import RESOURCES, Resource

__all__ = ["Goal", "Savings", "missing", "token_gain"]

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


def token_gain(mine: int, theirs: int, more: int, least: int = 1) -> float:
    """What some points add to the chance of holding a token that needs so many of them at least."""
    return _hold(mine + more, theirs, least) - _hold(mine, theirs, least)


def _hold(mine: int, theirs: int, least: int) -> float:
    if mine >= least and mine > theirs:
        return 1.0 + 0.05 * min(4, mine - theirs)  # a lead that lasts
    return 0.45 * mine / max(least, theirs + 1)


class Savings:
    """One seat's stores and goals, best first; a game's own plan fills in both."""

    have: dict[Resource, int]
    income: Mapping[Resource, float]
    """What one production roll brings on average."""
    rates: Mapping[Resource, int]
    """How many of a resource the bank takes for 1 of another."""
    goals: Sequence[Goal]

    @property
    def best(self) -> Goal | None:
        """What the bot saves for."""
        return self.goals[0] if self.goals else None

    def goal(
        self,
        name: str,
        cost: Mapping[Resource, int],
        worth: float,
        whole: Mapping[Resource, int] | None = None,
        wait: float = 0.0,
    ) -> Goal:
        """A goal; whole: the cost with all that comes first, wait: rolls until something else is there."""
        lacking = missing(cost, self.have)
        now = sum(lacking.values()) <= self.trades_left(cost) and not wait
        rolls = 0.4 * sum(lacking.values()) if now else self._rolls(lacking) + wait
        if whole is not None:
            rolls += 0.5 * self._rolls(missing(whole, self.have))
        return Goal(name, cost, worth, worth / (_ROLLS + rolls), now)

    def trades_left(self, cost: Mapping[Resource, int]) -> int:
        """How many trades the surplus over a cost allows."""
        have, rates = self.have, self.rates
        found = 0
        for resource in RESOURCES:
            surplus = have[resource] - cost.get(resource, 0)
            if surplus >= rates[resource]:
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

    def free_with(self, cost: Mapping[Resource, int]) -> bool:
        """Whether paying so much leaves the best goal as near as it is."""
        if self.best is None:
            return True
        left = {resource: self.have[resource] - cost.get(resource, 0) for resource in RESOURCES}
        short = sum(missing(self.best.cost, left).values())
        return short == sum(missing(self.best.cost, self.have).values())
