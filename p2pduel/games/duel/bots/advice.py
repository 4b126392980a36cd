"""A hint for a person: greedy's move with its reason in words, from what that seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from p2pduel.bots.base import Advice
from p2pduel.games.duel.bots.goals import Goal, Plan, missing
from p2pduel.games.duel.bots.greedy import rated
from p2pduel.games.duel.bots.worth import card_worth
from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.facts import RESOURCES, Resource, resource_named
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["advice"]

_THREATENED = 7
"""With more resources than this a brigand attack takes gold and wool (D-6.4)."""


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What to do in the own decision; the same position always gets the same advice."""
    assert view.seat is not None
    best = max(rated(view, legal), key=lambda pair: pair[0])[1]
    hand = [face for _, face, _ in view.hand() if face is not None]
    plan = Plan(view.state, view.seat, hand)
    return Advice(best, _reason(view, best, plan), plan.best.name if plan.best else "")


def _reason(view: View, move: Move, plan: Plan) -> str:
    """Why this move, in a phrase."""
    verb, *words = move.text.split()
    tell = _REASONS.get(verb)
    if tell is not None:
        return tell(view, words, plan, move.secret)
    return _PLAIN.get(verb) or _saving(plan)


def _name(face: str) -> str:
    """A card in running text; whoever shows it puts the name there, in the language of its reader."""
    return f"[{face.partition('@')[0].partition('/')[0]}]"


def _a(face: str) -> str:
    return f"[a {face.partition('@')[0].partition('/')[0]}]"


def _amounts(amounts: Mapping[Resource, int]) -> str:
    *most, last = [f"{amounts[resource]} {resource}" for resource in RESOURCES if amounts.get(resource)]
    return f"{', '.join(most)} and {last}" if most else last


def _saving(plan: Plan) -> str:
    """What is saved for, what is short, and which trade would help."""
    goal = plan.best
    if goal is None:
        return "nothing is worth building now"
    lacking = missing(goal.cost, plan.have)
    if not lacking:
        return f"you can pay for {_a(goal.name)}"
    trade = _trade_for(goal, plan)
    return f"you are saving for {_a(goal.name)}, {_amounts(lacking)} short" + (f"; {trade}" if trade else "")


def _trade_for(goal: Goal, plan: Plan) -> str:
    """A trade that the surplus over the goal's cost allows."""
    for resource in RESOURCES:
        rate = plan.rates[resource]
        if plan.have[resource] - goal.cost.get(resource, 0) >= rate:
            return f"trade {rate} {resource}"
    return ""


def _build(view: View, words: list[str], plan: Plan, _secret: str | None) -> str:
    seat = view.seat
    assert seat is not None
    face = words[0].partition("/")[0]
    if face == "road":
        return "it opens the way to another settlement"
    if face in ("settlement", "city"):
        return (
            "1 more victory point, and room to build" if face == "city" else "1 victory point and 2 regions"
        )
    card = CARD[face]
    points = card.points
    why = [
        f"{amount} {name}"
        for name, amount in (
            ("victory", points.victory),
            ("trade", points.trade),
            ("strength", points.strength),
            ("skill", points.skill),
            ("progress", points.progress),
        )
        if amount
    ]
    if card.booster:
        why.append(f"doubles {card.booster} next to it")
    if card.ship:
        why.append(f"{card.ship} trades 2 to 1")
    best = plan.best
    first = best is None or best.name == card.id
    return ("it is the best to build now" if first else "it delays nothing better") + (
        f": {', '.join(why)}" if why else ""
    )


def _trade(_view: View, words: list[str], plan: Plan, _secret: str | None) -> str:
    goal = plan.best
    if goal is None:
        return "it keeps the stores from overflowing"
    have = dict(plan.have)
    have[resource_named(words[1].partition("@")[0])] -= int(words[0])
    have[resource_named(words[2])] += 1
    left = missing(goal.cost, have)
    target = _a(goal.name)
    if not left:
        return f"then you can pay for {target}"
    return f"it brings you nearer to {target}, then {_amounts(left)} short"


def _play(_view: View, words: list[str], plan: Plan, _secret: str | None) -> str:
    goal = plan.best
    card = _name(words[0])
    if goal is not None and missing(goal.cost, plan.have):
        return f"{card} helps now; {_saving(plan)}"
    return f"{card} helps more now than in the hand"


def _end(view: View, _words: list[str], plan: Plan, _secret: str | None) -> str:
    stored = sum(plan.player.stored.values())
    warning = "; mind the brigands" if stored > _THREATENED else ""
    del view
    return _saving(plan) + warning


def _resource(_view: View, words: list[str], plan: Plan, _secret: str | None) -> str:
    goal = plan.best
    resource = next((word for word in words if word in RESOURCES), None)
    if goal is not None and resource and goal.cost.get(resource, 0) > plan.have[resource]:
        return f"{_a(goal.name)} needs {resource}"
    return _saving(plan)


def _pay(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> str:
    goal = plan.best
    return f"it is missed least for {_a(goal.name)}" if goal else "it is missed least"


def _bury(view: View, _words: list[str], plan: Plan, secret: str | None) -> str:
    assert view.seat is not None
    if not secret:
        return "another card is likely better"
    face = secret.partition("/")[0]
    worth = card_worth(view.state, view.seat, face)
    del plan
    return f"{_name(face)} " + ("cannot help any more" if worth <= 0 else "is the least useful card")


def _card(view: View, _words: list[str], plan: Plan, secret: str | None) -> str:
    if not secret:
        return _resource(view, _words, plan, secret)
    face = secret.split()[0].partition("/")[0]
    return f"{_name(face)} is the best of them" if face in CARD or "-" in face else "the best of them"


def _draw(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> str:
    return "there is room for cards that need a city" if plan.large else "any new card may help"


def _lose(_view: View, words: list[str], _plan: Plan, _secret: str | None) -> str:
    return f"{_name(words[0])} is the least useful of them"


def _fetch(_view: View, words: list[str], _plan: Plan, _secret: str | None) -> str:
    return f"{_name(words[0])} is the best of them"


def _pass(view: View, _words: list[str], plan: Plan, _secret: str | None) -> str:
    decision = view.my_decision()
    if decision is not None and decision.kind == "defend":
        return f"{_name('irmgard')} brings more than the least of your heroes is worth"
    return _saving(plan)


def _target(_view: View, words: list[str], _plan: Plan, _secret: str | None) -> str:
    return f"{_name(words[0])} hurts the other player most"


_PLAIN = {
    "roll": "nothing is worth playing before the dice",
    "done": "nothing more is worth it",
    "store": "there the next yield finds room",
    "defend": "a roll may stop it and costs nothing",
    "lay": "both places are as good",
    "under": "it makes no difference which stack",
    "swap": "the regions lie better so",
}
"""Verbs with one explanation."""

_REASONS = {
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
    "lose": _lose,
    "name": _target,
    "fetch": _fetch,
    "pass": _pass,
}
"""How each verb is explained; the others say what is saved for."""
