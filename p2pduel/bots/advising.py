"""Why a quick player in a principality does something: reasons as codes with data, from what it saves for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.bots.saving import Goal, Savings, missing
from p2pduel.principality.resources import RESOURCES, Resource, resource_named

__all__ = ["Reason", "helping", "paid", "saved", "saving", "traded", "wanted"]

Reason = tuple[str, Mapping[str, Any]]


def saving(plan: Savings) -> dict[str, Any]:
    """What is saved for, what is short, and which trade would help."""
    goal = plan.best
    if goal is None:
        return {"goal": ""}
    rate, surplus = _trade_for(goal, plan)
    return {"goal": goal.name, "lacking": missing(goal.cost, plan.have), "rate": rate, "surplus": surplus}


def saved(plan: Savings) -> Reason:
    """Nothing but that something is saved for."""
    return "saving", saving(plan)


def _trade_for(goal: Goal, plan: Savings) -> tuple[int, Resource | None]:
    """A trade that the surplus over the goal's cost allows."""
    for resource in RESOURCES:
        rate = plan.rates[resource]
        if plan.have[resource] - goal.cost.get(resource, 0) >= rate:
            return rate, resource
    return 0, None


def traded(plan: Savings, words: Sequence[str]) -> Reason:
    """A trade with the bank: how many, of what, for what."""
    goal = plan.best
    if goal is None:
        return "overflow", {}
    have = dict(plan.have)
    have[resource_named(words[1].partition("@")[0])] -= int(words[0])
    have[resource_named(words[2])] += 1
    left = missing(goal.cost, have)
    return ("nearer", {"goal": goal.name, "left": left}) if left else ("then_pay", {"goal": goal.name})


def wanted(plan: Savings, words: Sequence[str]) -> Reason:
    """A resource that comes in."""
    goal = plan.best
    resource = next((word for word in words if word in RESOURCES), None)
    if goal is not None and resource and goal.cost.get(resource, 0) > plan.have[resource]:
        return "needs", {"goal": goal.name, "resource": resource}
    return saved(plan)


def paid(plan: Savings) -> Reason:
    """Resources that go."""
    return ("spare_for", {"goal": plan.best.name}) if plan.best else ("spare", {})


def helping(plan: Savings, card: str) -> Reason:
    """A card that is played while something is saved for, or just so."""
    if plan.best is not None and missing(plan.best.cost, plan.have):
        return "helps", {"card": card, **saving(plan)}
    return "now", {"card": card}
