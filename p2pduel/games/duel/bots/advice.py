"""A hint for a person: greedy's move with its reason, from what that seat may see.

A reason is a code with data; the words are made where it is shown (p2pduel.games.duel.words.advising).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from p2pduel.bots.base import Advice
from p2pduel.bots.saving import Goal, missing
from p2pduel.games.duel.bots.goals import Plan
from p2pduel.games.duel.bots.greedy import rated
from p2pduel.games.duel.bots.worth import card_worth
from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.facts import RESOURCES, Resource, resource_named
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["advice"]

_THREATENED: Final = 7
"""With more resources than this a brigand attack takes gold and wool (D-6.4)."""

_Reason = tuple[str, Mapping[str, Any]]
_KINDS: Final = ("victory", "trade", "strength", "skill", "progress")


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What to do in the own decision; the same position always gets the same advice."""
    assert view.seat is not None
    best = max(rated(view, legal), key=lambda pair: pair[0])[1]
    hand = [face for _, face, _ in view.hand() if face is not None]
    plan = Plan(view.state, view.seat, hand)
    reason, data = _reason(view, best, plan)
    return Advice(best, reason, plan.best.name if plan.best else "", data)


def _reason(view: View, move: Move, plan: Plan) -> _Reason:
    """Why this move."""
    verb, *words = move.text.split()
    if verb in _FIXED:
        return verb, {}
    tell = _REASONS.get(verb)
    return tell(view, words, plan, move.secret) if tell is not None else ("saving", _saving(plan))


def _bare(token: str) -> str:
    """The face that a word of a move means."""
    return token.partition("@")[0].partition("/")[0]


def _saving(plan: Plan) -> dict[str, Any]:
    """What is saved for, what is short, and which trade would help."""
    goal = plan.best
    if goal is None:
        return {"goal": ""}
    rate, surplus = _trade_for(goal, plan)
    return {"goal": goal.name, "lacking": missing(goal.cost, plan.have), "rate": rate, "surplus": surplus}


def _trade_for(goal: Goal, plan: Plan) -> tuple[int, Resource | None]:
    """A trade that the surplus over the goal's cost allows."""
    for resource in RESOURCES:
        rate = plan.rates[resource]
        if plan.have[resource] - goal.cost.get(resource, 0) >= rate:
            return rate, resource
    return 0, None


def _build(_view: View, words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    face = words[0].partition("/")[0]
    if face in ("road", "settlement", "city"):
        return face, {}
    card = CARD[face]
    points = [(kind, getattr(card.points, kind)) for kind in _KINDS if getattr(card.points, kind)]
    first = plan.best is None or plan.best.name == card.id
    return "build", {"first": first, "points": points, "booster": card.booster, "ship": card.ship}


def _trade(_view: View, words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    goal = plan.best
    if goal is None:
        return "overflow", {}
    have = dict(plan.have)
    have[resource_named(words[1].partition("@")[0])] -= int(words[0])
    have[resource_named(words[2])] += 1
    left = missing(goal.cost, have)
    return ("nearer", {"goal": goal.name, "left": left}) if left else ("then_pay", {"goal": goal.name})


def _play(_view: View, words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    goal, card = plan.best, _bare(words[0])
    if goal is not None and missing(goal.cost, plan.have):
        return "helps", {"card": card, **_saving(plan)}
    return "now", {"card": card}


def _end(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    return "saving", {**_saving(plan), "brigands": sum(plan.player.stored.values()) > _THREATENED}


def _resource(_view: View, words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    goal = plan.best
    resource = next((word for word in words if word in RESOURCES), None)
    if goal is not None and resource and goal.cost.get(resource, 0) > plan.have[resource]:
        return "needs", {"goal": goal.name, "resource": resource}
    return "saving", _saving(plan)


def _pay(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    return ("spare_for", {"goal": plan.best.name}) if plan.best else ("spare", {})


def _bury(view: View, _words: list[str], _plan: Plan, secret: str | None) -> _Reason:
    assert view.seat is not None
    if not secret:
        return "another", {}
    face = secret.partition("/")[0]
    return "useless" if card_worth(view.state, view.seat, face) <= 0 else "least", {"card": face}


def _card(view: View, words: list[str], plan: Plan, secret: str | None) -> _Reason:
    if not secret:
        return _resource(view, words, plan, secret)
    face = secret.split()[0].partition("/")[0]
    return ("best_of", {"card": face}) if face in CARD or "-" in face else ("best", {})


def _draw(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    return "city_cards" if plan.large else "any_card", {}


def _pass(view: View, _words: list[str], plan: Plan, _secret: str | None) -> _Reason:
    decision = view.my_decision()
    if decision is not None and decision.kind == "defend":
        return "brings", {"card": "irmgard"}
    return "saving", _saving(plan)


def _about(reason: str) -> _Tell:
    """A reason that names the card of the move."""
    return lambda _view, words, _plan, _secret: (reason, {"card": _bare(words[0])})


_Tell = Callable[[View, list[str], Plan, str | None], _Reason]

_FIXED: Final = frozenset({"roll", "done", "store", "defend", "lay", "under", "swap"})
"""Verbs with one explanation."""

_REASONS: Final[dict[str, _Tell]] = {
    "build": _build,
    "trade": _trade,
    "play": _play,
    "end": _end,
    "take": _card,
    "pick": _card,
    "demand": _resource,
    "buy": _resource,
    "tithe": _resource,
    "pay": _pay,
    "give": _pay,
    "bury": _bury,
    "draw": _draw,
    "search": _draw,
    "lose": _about("least_of"),
    "name": _about("hurts"),
    "fetch": _about("best_of"),
    "pass": _pass,
}
"""How each verb is explained; the others say what is saved for."""
