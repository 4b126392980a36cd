"""What the greedy bot works towards: everything it could build, how far away it is, and the best of it."""

from collections.abc import Iterable

from p2pduel.bots.saving import Goal, Savings
from p2pduel.games.classic.bots.worth import (
    card_worth,
    copyable,
    costs,
    left_to_play,
    makes_room,
    spot_worth,
    standing,
    wizards_without,
)
from p2pduel.games.classic.rules.building import centre_columns, centre_left, free_sites, magic_of
from p2pduel.games.classic.rules.core import stands, stocks
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.requirements import meets, once
from p2pduel.games.classic.rules.state import Player, State
from p2pduel.principality.resources import RESOURCES

__all__ = ["Plan"]

_MAGIC_ROLLS = 2.5
"""How long a lacking magic power takes to come."""
_OPENS = 0.4
"""How much of a card's worth in the hand counts for the card it waits for."""


class Plan(Savings):
    """One seat's goals in one state, best first, and what a resource is worth in their light."""

    def __init__(self, s: State, seat: int, hand: Iterable[str]) -> None:
        self.state, self.seat = s, seat
        self.player: Player = s.players[seat]
        self.have = stocks(self.player)
        self.income, self.rates, self.small, self.large = standing(s, seat)
        self.hand = tuple(hand)
        self.slow = left_to_play(s)
        self.goals = sorted(self._goals(), key=lambda goal: -goal.score)

    def _goals(self) -> Iterable[Goal]:
        yield from self._centre()
        s, seat = self.state, self.seat
        for face in dict.fromkeys((*self.hand, *s.row)):
            card = CARD[face]
            if card.is_expansion and (self.placeable(card) or self._room_for(card)):
                wait = max(0, card.cost.get("magic", 0) - magic_of(s, seat)) * _MAGIC_ROLLS
                yield self.goal(card.id, costs(card), self.worth(face), wait=wait)

    def placeable(self, card: Card) -> bool:
        """Whether a card could be built now, if it were paid."""
        s, seat = self.state, self.seat
        return meets(card.needs, s, seat) and not once(s, seat, card) and bool(free_sites(s, seat, card))

    def _room_for(self, card: Card) -> bool:
        """Whether a card with points could stand where something far less useful stands (C-3.9)."""
        s, seat = self.state, self.seat
        if not card.points.victory or not meets(card.needs, s, seat) or once(s, seat, card):
            return False
        return any(makes_room(s, spot, card) and spot_worth(s, spot) < 0.6 for spot in self.player.own)

    def worth(self, face: str, site: str | None = None) -> float:
        """A card's worth less the building site it takes up, more for what it makes possible."""
        card = CARD[face]
        worth = card_worth(self.state, self.seat, face, site) + self._opens(card)
        if card.site == "any" and not card.foreign:
            worth -= 0.25 if self.small <= 2 else 0.0
        return worth

    def _opens(self, card: Card) -> float:
        """What waits in the hand for this card to stand (CR-42)."""
        found = 0.0
        s, seat = self.state, self.seat
        titles = copyable(s, seat) if card.id == "secret_society" else (card.id,)
        for face in self.hand:
            needs = CARD[face].needs
            wanted = () if needs is None else (*needs.all, *needs.any)
            if any(title in wanted and not stands(s, seat, title) for title in titles):
                found += _OPENS * card_worth(s, seat, face)
        return min(1.0, found)

    def _centre(self) -> Iterable[Goal]:
        s, seat, player = self.state, self.seat, self.player
        centre = player.centre
        if centre_left(s, seat, "city") and "settlement" in centre.values():
            red = [face for face in (*self.hand, *dict.fromkeys(s.row)) if CARD[face].site == "city"]
            need = max(0, len(red) - self.large)
            mill = 0.4 if s.tokens[1] != seat and player.points[1] > s.players[1 - seat].points[1] else 0.0
            yield self.goal("city", costs(CARDS["city"]), 1.25 + 0.35 * min(2, need) + mill)
        yield from self._citadel()
        if not centre_left(s, seat, "settlement"):
            return
        worth = 1.2 + 1.1 * self.slow + (0.4 if self.small <= 2 else 0.0)
        road, settlement = costs(CARDS["road"]), costs(CARDS["settlement"])
        if centre_columns(player, "settlement"):
            yield self.goal("settlement", settlement, worth)
        elif centre_left(s, seat, "road"):
            both = {r: road.get(r, 0) + settlement.get(r, 0) for r in RESOURCES}
            yield self.goal("road", road, worth, both)

    def _citadel(self) -> Iterable[Goal]:
        """A citadel is worth building for a wizard in the hand, and a little for its sites (C-56.1)."""
        s, seat = self.state, self.seat
        if not centre_left(s, seat, "citadel") or not centre_columns(self.player, "citadel"):
            return
        waiting = [face for face in self.hand if CARD[face].kind == "wizard"]
        purple = [face for face in self.hand if CARD[face].site == "citadel"]
        lonely = len(wizards_without(s, seat))
        worth = 0.2 + (1.0 if len(waiting) > lonely else 0.0) + 0.15 * min(2, len(purple))
        yield self.goal("citadel", costs(CARDS["citadel"]), worth + (0.3 if self.small <= 1 else 0.0))
