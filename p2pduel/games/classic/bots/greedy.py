"""`greedy`: saves for the best it could build, trades towards it, uses what the sets offer."""

import random
from collections.abc import Callable, Sequence

from p2pduel.bots.base import Bot
from p2pduel.bots.saving import missing
from p2pduel.games.classic.bots.acts import play, use
from p2pduel.games.classic.bots.named import name, stack_worth
from p2pduel.games.classic.bots.spells import cast, event_worth
from p2pduel.games.classic.bots.thought import DRAWN, Said, Thought, face_of
from p2pduel.games.classic.bots.worth import (
    RESIDENCES,
    card_worth,
    costs,
    makes_room,
    spare_room,
    spot_worth,
)
from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import find
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.requirements import meets
from p2pduel.games.classic.rules.state import effective
from p2pduel.games.classic.rules.steps.hand import search_cost
from p2pduel.games.classic.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource, resource_named
from p2pduel.principality.stores import resource_at

__all__ = ["GreedyBot", "rated"]

_NO = -0.1
_CENTRE = ("road", "settlement", "city", "citadel")


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
    """Every move with its number, in the order given; doing nothing is 0."""
    thought = Thought(view)
    kind = view.state.agenda[-1][0]
    found = []
    for move in legal:
        said = Said.of(move)
        judge = _BY_STEP.get((kind, said.verb)) or _JUDGES.get(said.verb)
        found.append((judge(thought, said) if judge else _FLAT.get(said.verb, 0.0), move))
    return found


# -- the action part -----------------------------------------------------------------------------


def _build(t: Thought, said: Said) -> float:
    """A card or a centre card: now, or does it cost what a better goal needs?"""
    face = said.words[0]
    plan, best = t.plan, t.plan.best
    card = CARD[face]
    if face in _CENTRE:
        goal = next((goal for goal in plan.goals if goal.name == face), None)
        worth = goal.worth if goal else -0.5
        worth += (0.05 if "with" in said.words else 0.0) + _column_worth(t, face, said.words[1])
    elif face == "metropolis":
        worth = plan.worth(face)
    else:
        site = said.words[1]
        worth = plan.worth(face, None if site[1] in "TB" or site[0] == "R" else site) - _site_cost(
            t, face, site
        )
    if worth <= 0.05:
        return _NO
    if best is None or best.name == face or t.crowded or worth / 2.0 >= best.score:
        return 1.0 + worth
    least = 0.15 if card.cost else 0.05
    return 1.0 + worth if plan.free_with(costs(card)) and worth > least else _NO


def _column_worth(t: Thought, face: str, column: str) -> float:
    """A city opens sites where they are full; a citadel stands where its regions suit the wizards held."""
    if face == "city":
        return 0.02 * sum(len(t.me.sites.get(f"{side}{column}", ())) for side in "TB")
    if face != "citadel":
        return 0.0
    col = int(column)
    kinds = {t.me.holds.get(f"{side}{at}") for side in "TB" for at in (col - 1, col + 1)}
    wizards = [CARD[one] for one in t.hand if CARD[one].kind == "wizard"]
    return 0.2 * sum(not kinds.isdisjoint(one.at) for one in wizards)


def _site_cost(t: Thought, face: str, site: str) -> float:
    """City sites are for red cards, citadel sites for purple ones, the place of a wizard turns a citadel."""
    card = CARD[face]
    if card.foreign or site[0] == "R":
        return 0.0
    if site[1] in "TB":
        return -0.05 if card.is_unit else 0.0
    what = t.me.centre.get(int(site[1:]))
    if card.site == "any" and what in ("city", "metropolis"):
        return 0.1
    return 0.05 if card.site == "any" and what == "citadel" else 0.0


def _trade(t: Thought, said: Said) -> float:
    """Good if it brings the goal within this turn, or saves what brigands or a full region would take."""
    best, plan = t.plan.best, t.plan
    if best is None:
        return _NO
    amount, wanted = int(said.words[0]), resource_named(said.words[2])
    given = resource_named(said.words[1].partition("@")[0])
    have = dict(plan.have)
    before = missing(best.cost, have)
    have[given] -= amount
    have[wanted] += 1
    after = missing(best.cost, have)
    if sum(after.values()) >= sum(before.values()) or not spare_room(t.me, wanted):
        return _NO
    cheap = 0.1 * (3 - amount) + 0.02 * plan.have[given]
    risk = (0.1 if given in ("ore", "wool") else 0.0) + (0.1 if _marked(t, given) else 0.0)
    if best.now or t.crowded:
        return 0.6 + cheap + risk
    full = plan.have[given] >= CAPACITY and not best.cost.get(given, 0)
    return 0.2 + cheap if full else _NO


def _marked(t: Thought, given: Resource) -> bool:
    """Whether a residence still counts trades of this kind (CR-23)."""
    marking = (spot.card for spot in t.me.own if RESIDENCES.get(spot.card.face) == given)
    return any(card.amount < CARD[card.face].counter for card in marking)


def _play(t: Thought, said: Said) -> float:
    return play(t, said.words[0])


def _react(_t: Thought, _said: Said) -> float:
    """A defence card against a threat that is there (CR-37)."""
    return 0.5


def _use(t: Thought, said: Said) -> float:
    return use(t, said.words[0])


def _cast(t: Thought, said: Said) -> float:
    return cast(t, said.words[0])


def _sell(t: Thought, said: Said) -> float:
    """An action card for a resource: one that is worth less."""
    return 0.35 * t.gains(1) - t.hand_worth(said.words[0]) if t.lacking() else _NO


def _redeem(t: Thought, said: Said) -> float:
    """A pawned building for its price: like building it."""
    card = CARD[face_of(said.words[0])]
    worth = card.points.victory + 0.3 * (card.points.trade > 0) + 0.2
    return worth if t.plan.free_with(costs(card)) and worth > 0.4 else _NO


def _lift(t: Thought, _said: Said) -> float:
    return 0.1 if t.plan.free_with({"gold": 3}) else _NO


def _demolish(t: Thought, said: Said) -> float:
    """Only to make room for something far better that is held and can be paid."""
    spot = find(t.s, t.seat, said.words[0])
    if spot is None or not effective(spot.card):
        return -5.0
    gain = 0.0
    for face in t.hand:
        card = CARD[face]
        fits = card.is_expansion and not card.foreign and makes_room(t.s, spot, card)
        if fits and not free_sites(t.s, t.seat, card) and not missing(costs(card), t.plan.have):
            gain = max(gain, card_worth(t.s, t.seat, face))
    return gain - spot_worth(t.s, spot) - 0.3 if gain else -5.0


def _accept(t: Thought, _said: Said) -> float:
    """An offer of the other side: only if it brings far more than it costs."""
    _, _, given, wanted = t.s.agenda[-1]
    gain = sum(t.plan.gain(resource_named(word)) for word in given)
    return gain - sum(t.plan.loss(resource_named(word)) for word in wanted) - 0.4


# -- resources -----------------------------------------------------------------------------------


def _pay(t: Thought, said: Said) -> float:
    """What hurts least; from full regions first, they would waste what comes next."""
    total = 0.0
    taken: dict[Resource, int] = {}
    for place in said.words:
        if place in t.me.stored:
            resource = resource_at(t.me, place)
            taken[resource] = taken.get(resource, 0) + 1
            total += 0.01 * t.me.stored[place]
        elif "@" in place and (spot := find(t.s, t.seat, place)) is not None:
            total += 0.01 * spot.card.amount
    return total - sum(t.plan.loss(resource, amount) for resource, amount in taken.items())


def _take(t: Thought, said: Said) -> float:
    """A resource of choice, or a card of a searched stack."""
    if said.secret is not None:
        return t.hand_worth(said.secret)
    return t.plan.gain(said.resource) + (0.1 if said.words[1:] else -1.0)


def _store(t: Thought, said: Said) -> float:
    """Evenly: a region that is nearly full wastes the next yield; a store is safe."""
    return sum(
        0.1 if "@" in place else -0.05 * t.me.stored[place]
        for place in said.words
        if place in t.me.stored or "@" in place
    )


def _give(t: Thought, said: Said) -> float:
    """What we miss least."""
    return -t.plan.loss(said.resource)


def _barter(t: Thought, said: Said) -> float:
    """What is handed in for something else: as long as that is worth more."""
    others = [t.plan.gain(r) for r in RESOURCES if r != said.resource and spare_room(t.me, r)]
    return max(others, default=0.0) - t.plan.loss(said.resource)


def _demand(t: Thought, said: Said) -> float:
    """What we need, from the one who has it."""
    return 0.2 + t.plan.gain(said.resource)


def _spare(t: Thought, said: Said) -> float:
    """Leave out of the cost what we can least do without."""
    return t.plan.loss(said.resource)


# -- hand and stacks -----------------------------------------------------------------------------


def _bury(t: Thought, said: Said) -> float:
    """The weakest card goes, and in an exchange only if a new one is likely better."""
    if not said.secret:
        return 0.0
    worth = t.hand_worth(said.secret)
    if t.plan.goals:
        return DRAWN - worth
    waits = not meets(CARD[said.secret].needs, t.s, t.seat)  # nothing to build: any other card is better
    return DRAWN + 0.8 - (0.2 * worth if waits else worth)


def _discard(t: Thought, said: Said) -> float:
    return -t.hand_worth(said.words[0])


def _fetch(t: Thought, said: Said) -> float:
    """A card of the discard pile instead of a resource."""
    return t.hand_worth(said.words[0]) - 0.45


def _draw(t: Thought, said: Said) -> float:
    return stack_worth(t, said.words[0]) - DRAWN


def _search(t: Thought, said: Said) -> float:
    """Looking through a stack is worth paying for while resources lie idle."""
    if len(t.s.zones[said.words[0]]) < 2:
        return _NO
    return 0.4 - (t.least(cost) if (cost := search_cost(t.s, t.seat)) else 0.0)


def _look(t: Thought, said: Said) -> float:
    """A stack that is looked through for nothing: a large one."""
    return 0.2 + 0.01 * len(t.s.zones[said.words[0]])


def _pick(t: Thought, said: Said) -> float:
    """Cards of a shown hand: the best there are."""
    return 0.1 + sum(t.hand_worth(face) for face in said.faces)


def _pick_region(t: Thought, said: Said) -> float:
    return sum(t.region_worth(face) for face in said.faces)


def _banish(t: Thought, said: Said) -> float:
    """The event that would hurt most."""
    return -sum(event_worth(t, face) for face in said.faces)


def _arrange(t: Thought, said: Said) -> float:
    """The best card on top; events as they lie."""
    slots = t.s.zones[said.words[0]]
    if said.words[0] == "events" or said.secret is None:
        return 0.0
    faces = [t.view.face(slots[int(at)]) for at in said.secret.split()]
    return sum(t.hand_worth(face) / (2 + at) for at, face in enumerate(faces) if face is not None)


def _name(t: Thought, said: Said) -> float:
    return name(t, " ".join(said.words))


_Judge = Callable[[Thought, Said], float]

_JUDGES: dict[str, _Judge] = {
    "build": _build,
    "trade": _trade,
    "play": _play,
    "use": _use,
    "cast": _cast,
    "sell": _sell,
    "redeem": _redeem,
    "lift": _lift,
    "demolish": _demolish,
    "accept": _accept,
    "pay": _pay,
    "lose": _pay,
    "take": _take,
    "store": _store,
    "give": _give,
    "demand": _demand,
    "spare": _spare,
    "bury": _bury,
    "discard": _discard,
    "fetch": _fetch,
    "draw": _draw,
    "search": _search,
    "pick": _pick,
    "arrange": _arrange,
    "name": _name,
}

_BY_STEP: dict[tuple[str, str], _Judge] = {
    ("react", "play"): _react,
    ("barter", "give"): _barter,
    ("survey", "pick"): _pick_region,
    ("new_land", "pick"): _pick_region,
    ("banish", "pick"): _banish,
    ("starting_stack", "search"): _look,
    ("master_builder", "search"): _look,
}
"""Step on the agenda and verb -> who judges, where the same verb means something else elsewhere."""

_FLAT = {"swap": _NO, "offer": _NO, "want": _NO, "form": 0.3, "defend": 0.5, "raise": 1.0, "plunder": 0.4}
"""Verbs the bot never needs to think about."""
