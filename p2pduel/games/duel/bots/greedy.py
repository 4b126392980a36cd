"""`greedy`: saves for the best it could build, trades towards it, keeps clear of brigands, uses its cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from p2pduel.bots.base import Bot
from p2pduel.bots.saving import missing, token_gain
from p2pduel.games.duel.bots.goals import Plan
from p2pduel.games.duel.bots.worth import TOKEN_LEAST, card_worth, spare
from p2pduel.games.duel.rules.board import LAND
from p2pduel.games.duel.rules.core import CARD, owns, resource_at, units
from p2pduel.games.duel.rules.facts import CAPACITY, RESOURCES, Resource, resource_named
from p2pduel.games.duel.rules.facts.model import CITY_ONLY
from p2pduel.games.duel.rules.requirements import meets
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["GreedyBot", "rated"]

_BRIGANDS = 7
"""With more than so many resources gold and wool are in danger (D-6.4)."""

_RESOURCE = 1 / 6
"""A resource of choice, in victory points."""


class GreedyBot(Bot):
    """Looks at every legal move, gives it a number and takes the highest; chance breaks ties."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move with the highest number."""
        if len(legal) == 1:
            return legal[0]
        scored = rated(view, legal)
        top = max(score for score, _ in scored)
        return self._source.choice([move for score, move in scored if score > top - 1e-9])


def rated(view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
    """Every move with its number, in the order given."""
    mind = _Mind(view)
    return [(mind.score(move), move) for move in legal]


class _Said(NamedTuple):
    """A move behind its verb: the words, and the hidden cards it means."""

    words: list[str]
    secret: str | None

    @property
    def resource(self) -> Resource:
        """The resource that the first word names."""
        return resource_named(self.words[0])

    @property
    def faces(self) -> list[str]:
        """The faces of the hidden cards."""
        return [token.partition("/")[0] for token in (self.secret or "").split()]


def _face(word: str) -> str:
    """The face in a reference like storehouse/gold@T1."""
    return word.partition("@")[0].partition("/")[0]


class _Mind:
    """What the bot thinks in one position."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.s: State = view.state
        self.seat: int = view.seat
        self.me, self.other = self.s.players[self.seat], self.s.players[1 - self.seat]
        self.hand = [face for _, face, _ in view.hand() if face is not None]
        self.plan = Plan(self.s, self.seat, self.hand)
        self.crowded = sum(self.me.stored.values()) > _BRIGANDS

    def score(self, move: Move) -> float:
        """How good a move is; doing nothing is 0."""
        verb, *rest = move.text.split()
        judge = _JUDGES.get(verb)
        return judge(self, _Said(rest, move.secret)) if judge else _FLAT.get(verb, 0.0)

    # -- the action phase ------------------------------------------------------------------------

    def build(self, said: _Said) -> float:
        """A card or a centre card: now, or does it cost what a better goal needs?"""
        name = said.words[0].partition("/")[0]
        best = self.plan.best
        if name in ("road", "settlement", "city"):
            goal = next((goal for goal in self.plan.goals if goal.name == name), None)
            worth = goal.worth if goal else -0.5
            cost = CARD[name].cost
            if "with" in said.words:
                worth += 0.05
            worth += self._centre_site(name, said.words)
        else:
            site = said.words[1] if len(said.words) > 1 else None
            plain = site if site and site[1] not in "TB" else None
            worth = self.plan.site_worth(name, plain) - self._site_cost(name, plain)
            cost = CARD[name].cost
        if worth <= 0.05:
            return -0.1
        if best is None or best.name == CARD[name].id or self.crowded:
            return 1.0 + worth
        score = worth / 2.0
        if score >= best.score:
            return 1.0 + worth
        return 1.0 + worth if self.plan.free_with(cost) and worth > 0.15 else -0.1

    def _centre_site(self, name: str, rest: list[str]) -> float:
        """Where a city goes: the sites it opens should be those that are full."""
        if name != "city":
            return 0.0
        column = rest[1]
        return 0.02 * sum(len(self.me.sites.get(f"{side}{column}", ())) for side in "TB")

    def _site_cost(self, name: str, site: str | None) -> float:
        """City sites are for the cards that need a city."""
        if site is None or CARD[name].placement == CITY_ONLY:
            return 0.0
        return 0.1 if self.me.centre.get(int(site[1:])) == "city" else 0.0

    def trade(self, said: _Said) -> float:
        """Good if it brings the goal within this turn, or saves what brigands or a full region would take."""
        best = self.plan.best
        if best is None:
            return -0.1
        amount, given, wanted = int(said.words[0]), said.words[1], resource_named(said.words[2])
        resource = resource_named(given.partition("@")[0])
        have = dict(self.plan.have)
        before = missing(best.cost, have)
        have[resource] -= amount
        have[wanted] += 1
        after = missing(best.cost, have)
        if sum(after.values()) >= sum(before.values()) or not spare(self.me, wanted):
            return -0.1
        cheap = 0.1 * (3 - amount) + 0.02 * self.plan.have[resource]
        risk = 0.1 if resource in ("gold", "wool") else 0.0
        if best.now or self.crowded:
            return 0.6 + cheap + risk
        full = self.plan.have[resource] >= CAPACITY and not best.cost.get(resource, 0)
        return 0.2 + cheap if full else -0.1

    def play(self, said: _Said) -> float:
        """Action cards: most of them simply help; some want the right moment."""
        name = said.words[0].partition("/")[0]
        if name == "relocation":
            return -0.1
        special = _PLAYS.get(name)
        if special is not None:
            return special(self, said.words[1:])
        return 0.9

    def _brigitta(self, rest: list[str]) -> float:
        number = int(rest[0])
        return self._roll_worth(number) - 0.9

    def _roll_worth(self, number: int) -> float:
        """What a production result brings us, less what it brings the other."""
        mine = sum(
            self.plan.gain(LAND[face][0])
            for place, face in self.me.regions.items()
            if LAND[face][1] == number and self.me.stored[place] < CAPACITY
        )
        theirs = sum(
            0.3
            for place, face in self.other.regions.items()
            if LAND[face][1] == number and self.other.stored[place] < CAPACITY
        )
        return mine - theirs

    def _swap_for_two(self, paid: float) -> float:
        best = self.plan.best
        lacking = sum(missing(best.cost, self.plan.have).values()) if best else 0
        if not lacking:
            return -0.1
        gains = sorted((self.plan.gain(r) for r in RESOURCES if spare(self.me, r)), reverse=True)[:2]
        return sum(gains) - paid - 0.2

    def _goldsmith(self, _target: list[str]) -> float:
        return self._swap_for_two(self.plan.loss("gold", 3))

    def _caravan(self, _target: list[str]) -> float:
        losses = sorted(self.plan.loss(r) for r in RESOURCES if self.plan.have[r])
        return self._swap_for_two(sum(losses[:2]) if len(losses) > 1 else 2.0)

    def _reiner(self, _target: list[str]) -> float:
        """A celebration for us, unless the other side has the better artists."""
        return 0.5 if self.me.points[3] >= self.other.points[3] else 0.1

    def _mining(self, _target: list[str]) -> float:
        return 0.9 if spare(self.me, "ore") >= 2 else -0.1

    def _fields(self, _target: list[str]) -> float:
        return 0.9 if spare(self.me, "grain") >= 2 else -0.1

    # -- cards that go -----------------------------------------------------------------------------

    def lose(self, said: _Said) -> float:
        """The least of what stands."""
        return -card_worth(self.s, self.seat, _face(said.words[0]))

    def name(self, said: _Said) -> float:
        """The best of what stands on the other side."""
        return card_worth(self.s, 1 - self.seat, _face(said.words[0]))

    def defend(self, _said: _Said) -> float:
        """A roll can only help, unless Irmgard pays more than the least of our heroes is worth."""
        mine, theirs = self.me.points[2], self.other.points[2]
        heroes = [CARD[card.face].points.strength for _, card in units(self.me)]
        least = min(
            (token_gain(mine - each, theirs, each, TOKEN_LEAST) for each in heroes if each), default=1.0
        )
        shot = self.s.agenda[-1][2] == "archer"
        return -0.1 if shot and owns(self.me, "irmgard") and least < _RESOURCE else 0.5

    def fetch(self, said: _Said) -> float:
        """The best card of the discard pile."""
        return self.hand_worth(_face(said.words[0]))

    # -- resources -----------------------------------------------------------------------------------

    def pay(self, said: _Said) -> float:
        """What hurts least; from full regions first, they would waste what comes next."""
        total = 0.0
        taken: dict[Resource, int] = {}
        for place in said.words:
            if place not in self.me.stored:
                continue
            resource = resource_at(self.me, place)
            taken[resource] = taken.get(resource, 0) + 1
            total += 0.01 * self.me.stored[place]
        return total - sum(self.plan.loss(resource, amount) for resource, amount in taken.items())

    def take(self, said: _Said) -> float:
        """A resource of choice, or a card of a searched stack."""
        if said.secret is not None:
            return self.hand_worth(said.secret.partition("/")[0])
        resource, places = said.words[0], said.words[1:]
        if resource not in RESOURCES:
            return 0.5
        return self.plan.gain(resource) + (0.1 if places else -1.0)

    def store(self, said: _Said) -> float:
        """Evenly: a region that is nearly full wastes the next yield; gold is safest in the cache."""
        return sum(
            0.2 if place[1:2] in ("T", "B") else -0.05 * self.me.stored[place]
            for place in said.words
            if place in self.me.stored
        )

    def give(self, said: _Said) -> float:
        """What we miss least."""
        return -self.plan.loss(said.resource)

    def tithe(self, said: _Said) -> float:
        """What we need, if there is room for it."""
        return self.plan.gain(said.resource) * min(2, spare(self.me, said.resource))

    def demand(self, said: _Said) -> float:
        """What we need, from the one who has it."""
        return 0.2 + self.plan.gain(said.resource)

    def spare(self, said: _Said) -> float:
        """Leave out of the cost what we can least do without."""
        return self.plan.loss(said.resource)

    def buy(self, said: _Said) -> float:
        """A resource for 1 gold."""
        if not spare(self.me, said.resource):
            return -1.0
        return self.plan.gain(said.resource) - self.plan.loss("gold") - 0.1

    # -- hand ------------------------------------------------------------------------------------------

    def hand_worth(self, face: str) -> float:
        """A card in the hand: less if it needs a city we do not have, or stands already."""
        card = CARD[face]
        worth = card_worth(self.s, self.seat, face)
        if self.hand.count(face) > 1 and (card.unique or card.named_unit):
            worth *= 0.3
        if card.placement == CITY_ONLY and not self.plan.large:
            worth *= 0.75
        if not meets(card.requires, self.s, self.seat):
            worth *= 0.45
        return worth

    def bury(self, said: _Said) -> float:
        """The weakest card goes, and in an exchange only if a new one is likely better."""
        if said.secret is None:
            return 0.0
        idle = 0.6 if not self.plan.goals else 0.0  # nothing to build: any other card is better
        return 0.3 + idle - self.hand_worth(said.secret.partition("/")[0])

    def draw(self, said: _Said) -> float:
        """Era cards once a city can take them."""
        back = self._back(said.words[0])
        wanted = 0.2 if self.plan.large else 0.05 if "city" in self.me.centre.values() else -0.05
        return wanted if back not in (None, "basic") else 0.0

    def search(self, said: _Said) -> float:
        """Looking through a stack is worth paying for while resources lie idle."""
        losses = sorted(self.plan.loss(r) for r in RESOURCES if self.plan.have[r])
        return self.draw(said) + 0.45 - sum(losses[:2])

    def pick(self, said: _Said) -> float:
        """Cards of a shown hand, or regions of a searched stack: the best there are."""
        return 0.1 + sum(
            self._region_worth(face) if "-" in face else self.hand_worth(face) for face in said.faces
        )

    def _region_worth(self, face: str) -> float:
        if face.startswith("chapel"):
            return self.hand_worth(face)
        return 0.5 / (0.3 + self.plan.income[LAND[face][0]])

    def _back(self, zone: str) -> str | None:
        slots = self.s.zones.get(zone)
        return self.s.backs[slots[0]] if slots else None


_Judge = Callable[[_Mind, _Said], float]

_JUDGES: dict[str, _Judge] = {
    "build": _Mind.build,
    "trade": _Mind.trade,
    "play": _Mind.play,
    "lose": _Mind.lose,
    "pay": _Mind.pay,
    "take": _Mind.take,
    "store": _Mind.store,
    "give": _Mind.give,
    "tithe": _Mind.tithe,
    "demand": _Mind.demand,
    "spare": _Mind.spare,
    "buy": _Mind.buy,
    "bury": _Mind.bury,
    "draw": _Mind.draw,
    "search": _Mind.search,
    "name": _Mind.name,
    "pick": _Mind.pick,
    "defend": _Mind.defend,
    "fetch": _Mind.fetch,
}

_FLAT = {"demolish": -5.0, "swap": -0.1}
"""Verbs the bot never needs to think about."""

_PLAYS: dict[str, Callable[[_Mind, list[str]], float]] = {
    "brigitta": _Mind._brigitta,
    "goldsmith": _Mind._goldsmith,
    "merchant_caravan": _Mind._caravan,
    "reiner": _Mind._reiner,
    "mineral_mining": _Mind._mining,
    "three_field_system": _Mind._fields,
}
