"""What the greedy bot works towards: everything it could build, how far away it is, and the best of it."""

from __future__ import annotations

from collections.abc import Iterable

from p2pduel.bots.saving import Goal, Savings
from p2pduel.games.duel.bots.worth import card_worth, left_to_play, standing, stocks
from p2pduel.games.duel.rules.core import CARD, has_card
from p2pduel.games.duel.rules.facts import CARDS, RESOURCES, Card
from p2pduel.games.duel.rules.facts.model import CITY_ONLY
from p2pduel.games.duel.rules.requirements import meets
from p2pduel.games.duel.rules.state import Player, State

__all__ = ["Plan"]


class Plan(Savings):
    """One seat's goals in one state, best first, and what a resource is worth in their light."""

    def __init__(self, s: State, seat: int, hand: Iterable[str]) -> None:
        self.state, self.seat = s, seat
        self.player: Player = s.players[seat]
        self.have = stocks(self.player)
        self.income, self.rates, self.small, self.large = standing(self.player)
        self.hand = tuple(hand)
        self.goals = sorted(self._goals(), key=lambda goal: -goal.score)

    def _goals(self) -> Iterable[Goal]:
        yield from self._centre()
        standing = [face for face, _ in self.state.faceup[:1]]
        for face in dict.fromkeys((*self.hand, *standing)):
            card = CARD[face]
            if card.is_expansion and self._placeable(card):
                yield self.goal(card.id, card.cost, self.site_worth(face))

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
            yield self.goal("city", CARDS["city"].cost, 1.25 + 0.45 * min(2, need))
        if not s.settlements:
            return
        worth = 1.2 + 1.1 * slow
        if self.small + self.large <= 2:
            worth += 0.4
        ends = [column for column in (min(centre), max(centre)) if centre[column] == "road"]
        if ends:
            yield self.goal("settlement", CARDS["settlement"].cost, worth)
        elif s.roads:
            road, settlement = CARDS["road"].cost, CARDS["settlement"].cost
            both = {r: road.get(r, 0) + settlement.get(r, 0) for r in RESOURCES}
            yield self.goal("road", road, worth, both)
