"""How good it is to cast a spell now, and what events and faces of the event die would bring."""

from collections.abc import Callable

from p2pduel.games.classic.bots.acts import regions
from p2pduel.games.classic.bots.thought import Thought, face_of
from p2pduel.games.classic.bots.values import ACTIONS
from p2pduel.games.classic.bots.worth import card_worth, strength_gain, swap_gain
from p2pduel.games.classic.rules.building import magic_of
from p2pduel.games.classic.rules.core import holder, open_stacks, spots
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.points import strength_of
from p2pduel.games.classic.rules.steps.wizards import swappable

__all__ = ["cast", "event_worth", "face_worth"]

_NO = -0.1


def event_worth(t: Thought, face: str) -> float:
    """What an event card would bring this seat, less what it brings the other; roughly."""
    mine = t.seat
    knight, mill = holder(t.s, "knight"), holder(t.s, "mill")
    towns = [sum(what in ("city", "metropolis") for what in p.centre.values()) for p in (t.me, t.other)]
    held = {
        "conflict": 0.5 if knight == mine else -0.5 if knight == 1 - mine else 0.0,
        "raid": 0.7 if knight == mine else -0.7 if knight == 1 - mine else 0.0,
        "mendicant": -0.3 if mill == mine else 0.3 if mill == 1 - mine else 0.0,
        "plague": 0.15 * (towns[1] - towns[0]),
        "civil_war": -0.3,
        "barbarian_invasion": 0.0,
    }
    return held.get(face, 0.05)


def face_worth(t: Thought, symbol: str) -> float:
    """What a face of the event die would bring this seat, less what it brings the other."""
    mine, theirs = sum(t.me.stored.values()), sum(t.other.stored.values())
    if symbol == "brigand":
        return 0.5 * (theirs > 7) - 0.7 * t.crowded
    if symbol == "mill":
        return {t.seat: 0.5, 1 - t.seat: -0.4}.get(holder(t.s, "mill"), 0.0)
    if symbol == "tournament":
        lead = t.me.points[3] - t.other.points[3]
        return 0.35 if lead > 0 else -0.25 if lead < 0 else 0.0
    if symbol == "sun":
        return 0.2 + 0.02 * (mine < theirs)
    return -0.05


def _elixir(t: Thought) -> float:
    units = [spot for spot in spots(t.s, t.seat) if CARD[spot.card.face].is_unit]
    best = max((strength_of(t.s, spot) for spot in units), default=0)
    holds = holder(t.s, "knight") == t.seat
    return strength_gain(t.s, t.seat, best) - 0.2 if not holds else _NO


def _counter(t: Thought) -> float:
    step = t.s.agenda[-1]
    return ACTIONS.get(step[2], 0.4) - 0.45 if step[0] == "counter" else _NO


def _jump(t: Thought) -> float:
    worth = event_worth(t, t.s.event) if t.s.event else face_worth(t, t.s.symbol)
    return -worth - 0.3


def _divination(t: Thought) -> float:
    """Known top cards, while most are unknown: the hand is filled from the best (CR-64)."""
    tops = [t.s.zones[zone][0] for zone in open_stacks(t.s, t.seat) if t.s.zones[zone]]
    unknown = sum(t.view.face(slot) is None for slot in tops)
    return 0.15 if unknown > 1 and magic_of(t.s, t.seat) > 1 else _NO


def _places(t: Thought) -> float:
    """The best of all changes of two cards."""
    best = max((swap_gain(t.s, one, other) for one, other in swappable(t.s, t.seat)), default=0.0)
    return best if best > 0.2 else _NO


_CASTS: dict[str, Callable[[Thought], float]] = {
    "inspiration": lambda _t: 0.7,
    "magic_eye": lambda _t: 0.6,
    "land_spell": regions,
    "change_places": _places,
    "divination": _divination,
    "elixir": _elixir,
    "countermagic": _counter,
    "time_jump": _jump,
    "keeper_of_fate": lambda t: 0.05 if magic_of(t.s, t.seat) > 4 else _NO,
    "wheel_of_time": lambda t: (
        _NO
        if t.s.symbol  # a second one would only name another face
        else max(face_worth(t, face) for face in ("brigand", "mill", "tournament", "sun")) - 0.35
    ),
}


def cast(t: Thought, word: str) -> float:
    """A spell: what it does, less the magic power that something better in the hand would need."""
    face = face_of(word)
    judge = _CASTS.get(face)
    if judge is None:
        return _NO
    left = magic_of(t.s, t.seat) - CARD[face].cast
    saved = [CARD[one].cost.get("magic", 0) for one in t.hand if card_worth(t.s, t.seat, one) > 0.6]
    return judge(t) - (0.4 if any(left < magic for magic in saved) else 0.0)
