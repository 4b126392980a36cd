"""Why a move is suggested, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from p2pduel.games.duel.words import hints

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice

__all__ = ["ABOUT", "hint"]

_Data = Mapping[str, Any]


def _saving(data: _Data) -> str:
    said = _saved(data)
    return hints.brigands(said) if data.get("brigands") else said


def _saved(data: _Data) -> str:
    if not data["goal"]:
        return hints.FIXED["nothing"]
    if not data["lacking"]:
        return hints.can_pay(data["goal"])
    return hints.saving(data["goal"], data["lacking"], data["rate"], data["surplus"])


_REASONS: Final[dict[str, Callable[[_Data], str]]] = {
    "saving": _saving,
    "helps": lambda data: hints.helps(data["card"], _saved(data)),
    "build": lambda data: hints.build(data["first"], data["points"], data["booster"], data["ship"]),
    "then_pay": lambda data: hints.then_pay(data["goal"]),
    "nearer": lambda data: hints.nearer(data["goal"], data["left"]),
    "needs": lambda data: hints.needs(data["goal"], data["resource"]),
    "spare_for": lambda data: hints.spare_for(data["goal"]),
}

ABOUT: Final = frozenset({"useless", "least", "least_of", "best_of", "hurts", "brings", "now"})
"""Reasons that speak of one card; the others are the keys of hints.FIXED."""


def hint(advice: Advice) -> str:
    """The reason of an advice, as a phrase."""
    if advice.reason in _REASONS:
        return _REASONS[advice.reason](advice.data)
    if advice.reason in ABOUT:
        return hints.about(advice.reason, advice.data["card"])
    return hints.FIXED[advice.reason]
