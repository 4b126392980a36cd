"""What to name when a card asks for a name: a card, a place, a stack, a kind, a number."""

from collections.abc import Callable
from typing import Any

from p2pduel.games.classic.bots.acts import demanding, making
from p2pduel.games.classic.bots.spells import face_worth
from p2pduel.games.classic.bots.thought import DRAWN, Thought, face_of
from p2pduel.games.classic.bots.values import EXTRA
from p2pduel.games.classic.bots.worth import regions_gain, spot_worth, strength_gain, swap_gain, trade_gain
from p2pduel.games.classic.rules.core import find, open_stacks, refs_of
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.points import strength_of
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.land import expanded
from p2pduel.games.classic.rules.steps.wizards import swappable
from p2pduel.principality.resources import CAPACITY, RESOURCES, resource_named

__all__ = ["name", "stack_worth"]

Step = tuple[Any, ...]


def stack_worth(t: Thought, zone: str) -> float:
    """What the top card of a stack is worth: as seen if it lies open, else as any other."""
    slots = t.s.zones.get(zone, ())
    face = t.view.face(slots[0]) if slots else None
    if not slots:
        return 0.0
    return t.hand_worth(face) if face is not None else DRAWN


def _leaves(t: Thought, following: Step, word: str) -> float:
    """The best of theirs, the least of ours."""
    owner = following[2]
    spot = find(t.s, owner, word)
    worth = spot_worth(t.s, spot) if spot is not None else 0.0
    return worth if owner != t.seat else -worth


def _theirs(t: Thought, _following: Step, word: str) -> float:
    spot = find(t.s, 1 - t.seat, word)
    return spot_worth(t.s, spot) if spot is not None else 0.0


def _mine(t: Thought, _following: Step, word: str) -> float:
    spot = find(t.s, t.seat, word)
    return -spot_worth(t.s, spot) if spot is not None else 0.0


def _wizard(t: Thought, following: Step, word: str) -> float:
    """The strongest of ours against the weakest of theirs; to charge: the one with least power."""
    owner = t.seat if following[0] in ("challenge", "charge") else 1 - t.seat
    spot = find(t.s, owner, word)
    power = spot.card.amount if spot is not None else 0
    return float(power) if following[0] == "challenge" else float(-power)


def _strong(t: Thought, _following: Step, word: str) -> float:
    spot = find(t.s, t.seat, word)
    return float(strength_of(t.s, spot)) if spot is not None else 0.0


def _place(t: Thought, following: Step, word: str) -> float:
    """A region to fill, to swap or to empty."""
    if following[0] == "fill":
        return (CAPACITY - t.me.stored[word]) * t.plan.gain(LAND[t.me.regions[word]][0])
    if following[0] == "blow":
        return float(t.other.stored[word])
    if following[0] == "dispute_won":
        return t.region_worth(t.other.regions[word])
    return -t.region_worth(t.me.regions[word]) - 0.1 * t.me.stored[word]


def _carry(t: Thought, _following: Step, word: str) -> float:
    other = ("B" if word[0] == "T" else "T") + word[1:]
    return t.plan.gain(t.me.holds[other]) - t.plan.loss(t.me.holds[word])


def _work(t: Thought, following: Step, word: str) -> float:
    spot = find(t.s, following[1], following[2])
    if spot is None:
        return 0.0
    return making(t, spot) if word == "make" else demanding(t, spot)


def _kind(t: Thought, following: Step, word: str) -> float:
    """A kind, perhaps with a number: to give up, to take, to keep safe, to be given."""
    kind, _, number = word.partition(" ")
    resource, amount = resource_named(kind), int(number or 2 if following[0] == "swap_pair" else number or 1)
    if following[0] == "monopoly":
        return t.plan.gain(resource) * amount
    if following[0] == "fill_store":
        return 0.2 * amount + (0.3 if resource in ("ore", "wool") else 0.0)
    if following[0] == "voyage_home":
        return t.plan.gain(resource) * (CAPACITY * len(t.me.lands[resource]) - t.plan.have[resource])
    return -t.plan.loss(resource, amount)


def _title(t: Thought, _following: Step, word: str) -> float:
    """A title to copy: one that stands over there."""
    return EXTRA[word] + (1.0 if word in t.other.names else 0.0)


def _stack(t: Thought, following: Step, word: str) -> float:
    """A stack to draw from, or to look through: the more there is, the more there is to choose."""
    if following[0] == "banned":
        theirs = open_stacks(t.s, 1 - t.seat)
        return float(len(t.s.zones.get(word, ()))) if word in theirs else 0.0
    return stack_worth(t, word) + 0.01 * len(t.s.zones.get(word, ()))


def _card(t: Thought, _following: Step, word: str) -> float:
    return t.hand_worth(face_of(word)) if face_of(word) in CARD else 0.0


def _swap(t: Thought, following: Step, word: str) -> float:
    """A card that changes places: with the best partner there is, or with the one that is named."""
    first = following[2] if following[0] == "second_place" else word
    return max(
        swap_gain(t.s, one, other)
        for one, other in swappable(t.s, t.seat)
        if {first, word} <= set(refs_of(t.s, (one, other)))
    )


def _reform(t: Thought, following: Step, word: str) -> float:
    """A region that changes places with another own one."""
    if following[0] == "reformed":
        return regions_gain(t.me, following[2], word)
    return max(regions_gain(t.me, word, place) for place in t.me.regions if not expanded(t.me, place))


def _seen(t: Thought, _following: Step, word: str) -> float:
    """The top card of a stack that may be drawn from and is not yet known."""
    unknown = t.view.face(t.s.zones[word][0]) is None
    return float(unknown) + (0.5 if word in open_stacks(t.s, t.seat) else 0.0)


_BY_NEXT: dict[str, Callable[[Thought, Step, str], float]] = {
    "leave_for": _leaves,
    "lay_on": _theirs,
    "bribed": _theirs,
    "steal": _theirs,
    "raided": _theirs,
    "pawn": _mine,
    "challenge": _wizard,
    "duel": _wizard,
    "charge": _wizard,
    "drink": _strong,
    "fill": _place,
    "blow": _place,
    "dispute_over": _place,
    "dispute_won": _place,
    "change_land": _place,
    "carry_across": _carry,
    "work": _work,
    "monopoly": _kind,
    "fill_store": _kind,
    "voyage_home": _kind,
    "swap_pair": _kind,
    "bazaar": _kind,
    "copy_title": _title,
    "fetched": _card,
    "first_place": _swap,
    "second_place": _swap,
    "divine": _seen,
    "reform": _reform,
    "reformed": _reform,
    "set_production": lambda t, _following, word: t.roll_worth(int(word)),
    "set_symbol": lambda t, _following, word: face_worth(t, word),
    "turn_brewery": lambda t, _following, word: _side(t.s, t.seat, word),
}
"""What happens with the name -> how good it is."""

_STACKS = frozenset(
    ("draw_named", "archive", "chancellor", "banned", "eye", "council_draws", "impact", "inspired")
)


def _side(s: State, seat: int, word: str) -> float:
    return trade_gain(s, seat, 2) if word == "trade" else strength_gain(s, seat, 2)


def name(t: Thought, word: str) -> float:
    """How good a name is where one is asked for."""
    step = t.s.agenda[-1]
    following = step[4] if step[0] == "name" else step[6]
    judge = _BY_NEXT.get(following[0])
    if judge is not None:
        return judge(t, following, word)
    if following[0] in _STACKS:
        return _stack(t, following, word)
    if word in RESOURCES:
        return t.plan.gain(resource_named(word))
    return 0.0
