"""A hint for a person: greedy's move with its reason, from what that seat may see.

A reason is a code with data; the words are made where it is shown (p2pduel.games.island.words.hints).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from p2pduel.bots.base import Advice
from p2pduel.games.island.bots.greedy import rated
from p2pduel.games.island.bots.plan import Plan, missing
from p2pduel.games.island.bots.sites import dots_at
from p2pduel.games.island.rules.cards import parse_cards
from p2pduel.games.island.rules.facts import KINDS, RESOURCES
from p2pduel.games.island.rules.geometry import EDGE_NAMES, VERTEX_NAMES, VERTEX_OF
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["advice"]

_Reason = tuple[str, Mapping[str, Any]]

_FIXED: Final = {
    "roll": "roll",
    "city": "city",
    "buy": "card",
    "accept": "accept",
    "decline": "decline",
    "discard": "spare",
    "give": "spare",
    "rob": "rob",
    "road_building": "road_building",
    "monopoly": "monopoly",
    "reveal": "reveal",
    "home": "home",
    "force": "force",
    "retire": "retire",
}
"""Verbs with one explanation."""


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What to do in the own decision; the same position always gets the same advice."""
    best = max(rated(view, legal), key=lambda pair: pair[0])[1]
    plan = Plan(view)
    reason, data = _reason(view, best, plan)
    return Advice(best, reason, plan.best.name if plan.best else "", data)


def _reason(view: View, move: Move, plan: Plan) -> _Reason:
    """Why this move."""
    verb, *words = move.text.split()
    if "as" in words:
        return "neutral", {}
    if verb in _FIXED:
        return _FIXED[verb], {}
    match verb:
        case "settle":
            return _settle(view, words[0])
        case "road":
            return _road(words[0], plan)
        case "trade":
            return _trade(words, plan)
        case "knight":
            return _knight(plan), {}
        case "close":
            return ("deal" if words else "no_deal"), {}
        case "invention":
            return _cards(parse_cards(words), plan)
    return _saving(plan)


def _settle(view: View, name: str) -> _Reason:
    decision = view.my_decision()
    if decision is not None and decision.kind == "found":
        return "found", {"dots": dots_at(view.state, VERTEX_OF[name])}
    return "settlement", {}


def _road(name: str, plan: Plan) -> _Reason:
    edge = EDGE_NAMES.index(name)
    for goal in plan.goals:
        if goal.place == edge and goal.name == "site":
            return "leads", {"site": VERTEX_NAMES[goal.site]}
        if goal.place == edge and goal.name == "longest":
            return "longest", {}
    return "road", {}


def _trade(words: Sequence[str], plan: Plan) -> _Reason:
    cards = [0] * KINDS
    cards[RESOURCES.index(words[1])] -= int(words[0])
    cards[RESOURCES.index(words[3])] += 1
    return _cards(cards, plan)


def _cards(cards: Sequence[int], plan: Plan) -> _Reason:
    """Cards that come to the hand, or leave it."""
    goal = plan.best
    if goal is None:
        return "nothing", {}
    after = [have + more for have, more in zip(plan.hand, cards, strict=True)]
    return ("nearer" if missing(goal.cost, after) else "then_pay"), {"goal": goal.name}


def _knight(plan: Plan) -> str:
    if plan.army_now():
        return "army"
    return "free" if plan.robbed() else "steal"


def _saving(plan: Plan) -> _Reason:
    """What is saved for, and what is short."""
    goal = plan.best
    if goal is None or not missing(goal.cost, plan.hand):
        return "nothing", {}
    lacking = [max(0, need - have) for need, have in zip(goal.cost, plan.hand, strict=True)]
    return "saving", {"goal": goal.name, "lacking": lacking}
