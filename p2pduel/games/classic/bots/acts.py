"""How good it is to play or use a card now; doing nothing is 0."""

from collections.abc import Callable, Iterable
from itertools import combinations

from p2pduel.games.classic.bots.thought import Thought, face_of
from p2pduel.games.classic.bots.worth import (
    magic_wanted,
    regions_gain,
    spare_room,
    spot_worth,
    strength_gain,
    trade_gain,
)
from p2pduel.games.classic.rules.building import magic_of
from p2pduel.games.classic.rules.core import pile, reachable, spots, victory
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.state import Spot, effective
from p2pduel.games.classic.rules.steps.land import expanded
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource

__all__ = ["demanding", "making", "play", "regions", "use"]

_NO = -0.1
_WON = 5 / 6
"""How often a rolled attack succeeds (C-7.5)."""


def _best(t: Thought, found: Iterable[Spot]) -> float:
    return max((spot_worth(t.s, spot) for spot in found), default=0.0)


def _targets(t: Thought, owner: int, threat: str, kinds: tuple[str, ...]) -> float:
    return _best(t, reachable(t.s, owner, threat, kinds))


# -- action cards --------------------------------------------------------------------------------


def _attack(threat: str, kinds: tuple[str, ...]) -> Callable[[Thought], float]:
    def judge(t: Thought) -> float:
        won, lost = (_targets(t, owner, threat, kinds) for owner in (1 - t.seat, t.seat))
        worth = _WON * won - (1 - _WON) * lost
        return 0.5 + worth if worth > 0.2 else _NO

    return judge


def _imelda(t: Thought) -> float:
    worth = _targets(t, 1 - t.seat, "imelda", ("unit_knight",))
    return 0.5 + worth if worth > 0.15 else _NO


def _bribery(t: Thought) -> float:
    worth = 2 * _targets(t, 1 - t.seat, "bribery", ("unit_knight",)) - t.plan.loss("gold", 3) / 4
    return 0.4 + worth if worth > 0.3 else _NO


def _rob(count: int) -> Callable[[Thought], float]:
    def judge(t: Thought) -> float:
        worth = t.demands(count)
        return 0.3 + worth if worth > 0.6 else _NO

    return judge


def _taken(count: Callable[[Thought], int]) -> Callable[[Thought], float]:
    """Resources of choice: while something is lacking, and before brigands would take them."""

    def judge(t: Thought) -> float:
        number = count(t)
        worth = t.gains(number)
        return 0.3 + worth if number and t.lacking() and worth > 0.5 else _NO

    return judge


def _towns(t: Thought) -> int:
    return sum(what in ("city", "metropolis") for what in t.me.centre.values())


def _behind(t: Thought) -> int:
    return min(4, victory(t.s, 1 - t.seat) - victory(t.s, t.seat))


def _filled(*kinds: Resource) -> Callable[[Thought], float]:
    def judge(t: Thought) -> float:
        most = 0.0
        for kind in kinds:
            for place in t.me.lands[kind]:
                most = max(most, (CAPACITY - t.me.stored[place]) * t.plan.gain(kind))
        return 0.3 + most if most > 0.9 else _NO

    return judge


def _swap(given: int, taken: int, only: Resource | None = None) -> Callable[[Thought], float]:
    """Some resources for others."""

    def judge(t: Thought) -> float:
        paid = t.plan.loss(only, given) if only else t.least(given)
        worth = t.gains(taken) - paid
        return worth if t.lacking() and worth > 0.4 else _NO

    return judge


def _laid_on(*titles: str) -> Callable[[Thought], float]:
    def judge(t: Thought) -> float:
        theirs = [spot for spot in spots(t.s, 1 - t.seat) if CARD[spot.card.face].is_building]
        worth = _best(t, [spot for spot in theirs if effective(spot.card) and _is(spot, titles)])
        return worth if worth > 0.3 else _NO

    return judge


def _is(spot: Spot, titles: tuple[str, ...]) -> bool:
    return not titles or spot.card.face in titles


def regions(t: Thought) -> float:
    """The best of their regions for the least of ours."""
    mine = min(t.region_worth(face) for face in t.me.regions.values())
    theirs = max(t.region_worth(face) for face in t.other.regions.values())
    return theirs - mine if theirs - mine > 0.15 else _NO


def _reform(t: Thought) -> float:
    """Two own regions change places where cards that double would touch more of their kind."""
    free = [place for place in t.me.regions if not expanded(t.me, place)]
    best = max((regions_gain(t.me, *pair) for pair in combinations(free, 2)), default=0.0)
    return best * t.plan.slow if best * t.plan.slow > 0.3 else _NO


def _duel(t: Thought) -> float:
    """Wizard against wizard: with more magic power than theirs (CR-66)."""
    power = [
        max(
            (spot.card.amount for spot in spots(t.s, seat) if CARD[spot.card.face].kind == "wizard"),
            default=0,
        )
        for seat in (t.seat, 1 - t.seat)
    ]
    return 0.4 if power[0] - 1 >= power[1] else _NO


def _whirlwind(t: Thought) -> float:
    return 0.4 if max(t.other.stored.values()) >= CAPACITY else _NO


def _wedding(t: Thought) -> float:
    gold = sum(t.other.stored[place] for place in t.other.places["gold"])
    number = min(gold, spare_room(t.me, "gold"))
    return 0.3 + 0.2 * number if number > 1 else _NO


def _spy(t: Thought) -> float:
    return 0.6 if len(t.s.zones[f"hand{1 - t.seat}"]) > 1 else _NO


def _alchemist(t: Thought) -> float:
    return max(t.roll_worth(number) for number in range(1, 7)) - 0.9


def _fetched(t: Thought) -> float:
    """A card of the pile."""
    return 0.6 if any(t.hand_worth(face) > 0.45 for face in pile(t.s, t.seat)) else _NO


def _pawn(t: Thought) -> float:
    """A building nobody needs becomes resources."""
    own = [spot for spot in spots(t.s, t.seat) if CARD[spot.card.face].is_building]
    least = min((spot_worth(t.s, spot) for spot in own if CARD[spot.card.face].price > 1), default=1.0)
    best = t.plan.best
    return 0.3 if best and t.lacking() and best.worth > 2 * least and least < 0.4 else _NO


_SIMPLE = {
    "chancellor": 1.2,
    "council": 0.9,
    "materialization": 1.6,
    "barbarian_campaign": 1.2,
    "ancient_sciences": 0.7,
    "by_magics_hand": 0.5,
    "inquisition": 0.2,
    "archivist": 0.15,
    "better_world": 0.1,
    "ban": 0.12,
    "scout": _NO,
    "sigismund": _NO,
}
"""Cards that are played as soon as they can be, or never by themselves."""

_PLAYS: dict[str, Callable[[Thought], float]] = {
    "arsonist": _attack("arsonist", ("building", "wizard")),
    "black_knight": _attack("black_knight", ("soldier", "unit_dragon")),
    "imelda": _imelda,
    "bribery": _bribery,
    "brigands": _rob(2),
    "merchant": _rob(2),
    "spice_caravan": _rob(2),
    "trade_monopoly": _rob(3),
    "printing": _taken(lambda _t: 2),
    "gunther": _taken(lambda _t: 2),
    "great_mayor": _taken(_towns),
    "eryn": _taken(_behind),
    "neighbourly_help": _filled("lumber", "wool", "grain"),
    "three_field": _filled("grain"),
    "inventor": _filled("ore"),
    "caravan": _swap(2, 2),
    "anton": _swap(1, 2, "gold"),
    "christopher": _swap(1, 1),
    "witch": _laid_on(),
    "dogma": _laid_on("palace", "university", "library", "church"),
    "border_dispute": regions,
    "land_change": regions,
    "land_reform": _reform,
    "wizard_duel": _duel,
    "whirlwind": _whirlwind,
    "wedding": _wedding,
    "spy": _spy,
    "alchemist": _alchemist,
    "diplomat": _fetched,
    "ancestral_wisdom": _fetched,
    "pawnbroker": _pawn,
}


def play(t: Thought, face: str) -> float:
    """An action card."""
    if face in _SIMPLE:
        return _SIMPLE[face]
    judge = _PLAYS.get(face)
    return judge(t) if judge is not None else 0.5


# -- standing cards ------------------------------------------------------------------------------


def _conjure(t: Thought, spot: Spot) -> float:
    """Magic power for a resource: last of all in a turn, for the wizard pays for nothing then (C-56.7)."""
    power = sum(one.card.amount for one in spots(t.s, t.seat) if CARD[one.card.face].kind == "wizard")
    if power >= magic_wanted(t.s, t.seat, tuple(t.hand)):
        return _NO
    place = spot.site[1:]
    full = 0.1 if t.me.stored[place] >= CAPACITY or t.crowded else 0.0
    return 0.45 + full - t.plan.loss(LAND[t.me.regions[place]][0])


def _mill(t: Thought, _spot: Spot) -> float:
    power = sum(one.card.amount for one in spots(t.s, t.seat) if CARD[one.card.face].kind == "wizard")
    wanted = power < magic_wanted(t.s, t.seat, tuple(t.hand))
    return 0.3 - 0.5 * t.plan.loss("gold") if wanted else _NO


def making(t: Thought, spot: Spot) -> float:
    """Two resources of its region for a trade point (CR-57)."""
    place = spot.site[1:]
    kind = t.me.holds[place]
    if t.me.stored[place] < 2 or spot.card.amount >= CARD[spot.card.face].counter:
        return _NO
    fair = 0.6 if "trade_fair" in t.hand else 0.0
    return trade_gain(t.s, t.seat, 1) + fair - 0.35 * t.plan.loss(kind, 2)


def demanding(t: Thought, spot: Spot) -> float:
    """A trade point for a resource of the opponent's."""
    if not spot.card.amount or "trade_fair" in t.hand:
        return _NO
    return 0.4 * t.demands(1) + trade_gain(t.s, t.seat, -1) - 0.1


def _works(t: Thought, spot: Spot) -> float:
    best = max(making(t, spot), demanding(t, spot))
    return best if best > 0.05 else _NO


def _kitchen(t: Thought, _spot: Spot) -> float:
    enough = magic_of(t.s, t.seat) > max((CARD[face].cost.get("magic", 0) for face in t.hand), default=0)
    return 0.3 * t.gains(1) - 0.1 if enough and t.lacking() else _NO


def _inn(t: Thought, _spot: Spot) -> float:
    return 0.5 * t.gains(1) - t.plan.loss("gold") - 0.1 if t.lacking() else _NO


def _cloth(t: Thought, _spot: Spot) -> float:
    pairs = [t.plan.loss(r, 2) for r in RESOURCES if t.plan.have[r] > 1]
    return t.gains(2) - min(pairs, default=9.0) - 0.2 if t.lacking() else _NO


def _post(t: Thought, spot: Spot) -> float:
    places = [f"{side}{spot.site[1:]}" for side in "TB"]
    kinds = [t.me.holds[place] for place in places]
    ways = [(places[0], kinds[0], kinds[1]), (places[1], kinds[1], kinds[0])]
    each = [t.plan.gain(to) - t.plan.loss(kind) for place, kind, to in ways if t.me.stored[place]]
    return max(each, default=0.0) - 0.3


def _bazaar(t: Thought, _spot: Spot) -> float:
    return 0.4 * t.gains(1) - t.least(1) if t.lacking() else _NO


def _keep(t: Thought, spot: Spot) -> float:
    """A store is filled before brigands come, and paid from when something is built (CR-56)."""
    return 0.15 if t.crowded and not spot.card.amount else _NO


def _knight(action: str) -> Callable[[Thought, Spot], float]:
    """A knight used up like an action card (CR-40)."""

    def judge(t: Thought, spot: Spot) -> float:
        return play(t, action) - spot_worth(t.s, spot) - 0.3 * t.plan.loss("gold")

    return judge


def _brewery(t: Thought, spot: Spot) -> float:
    gains = (trade_gain(t.s, t.seat, 2), strength_gain(t.s, t.seat, 2))
    losses = (trade_gain(t.s, t.seat, -2), strength_gain(t.s, t.seat, -2))
    shown = 0 if spot.card.note == "trade" else 1
    return gains[1 - shown] + losses[shown] - 0.2


_USES: dict[str, Callable[[Thought, Spot], float]] = {
    **dict.fromkeys(("ari", "arsa", "hafli", "hor", "ira", "tali", "wizard_league"), _conjure),
    **dict.fromkeys(("dye_works", "art_smithy", "distillery"), _works),
    **dict.fromkeys(("produce_store", "treasure_vault"), _keep),
    "magic_mill": _mill,
    "magic_kitchen": _kitchen,
    "inn": _inn,
    "residence_cloth": _cloth,
    "trading_post": _post,
    "great_bazaar": _bazaar,
    "richard": _knight("black_knight"),
    "sven": _knight("merchant"),
    "brewery": _brewery,
    "scriptorium": lambda _t, _spot: 0.9,
}


def use(t: Thought, word: str) -> float:
    """A standing card that can be used."""
    judge = _USES.get(face_of(word))
    spot = t.cards(t.seat).get(word)
    return judge(t, spot) if judge is not None and spot is not None else _NO
