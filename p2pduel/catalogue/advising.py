"""Why a move is suggested, in words: which phrase of a game's hints says a reason.

The games that are played in a principality have the same reasons; each has its own phrases for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice

__all__ = ["ABOUT", "Hints", "hint"]

_Data = Mapping[str, Any]


class Hints(Protocol):
    """The phrases of a game: a module, or the switch between its languages."""

    @property
    def FIXED(self) -> Mapping[str, str]:
        """Reasons that are always the same."""

    @property
    def about(self) -> Callable[[str, str], str]:
        """What there is to say about a card."""

    @property
    def brigands(self) -> Callable[[str], str]:
        """So much in store that brigands would take it."""

    @property
    def build(self) -> Callable[..., str]:
        """A card to build."""

    @property
    def can_pay(self) -> Callable[[str], str]:
        """Everything for a card is there."""

    @property
    def helps(self) -> Callable[[str, str], str]:
        """A card to play while something is saved for."""

    @property
    def nearer(self) -> Callable[..., str]:
        """A trade after which something is still missing."""

    @property
    def needs(self) -> Callable[..., str]:
        """A resource that is wanted."""

    @property
    def saving(self) -> Callable[..., str]:
        """What is saved for."""

    @property
    def spare_for(self) -> Callable[[str], str]:
        """A payment that hurts least."""

    @property
    def then_pay(self) -> Callable[[str], str]:
        """A trade after which a card can be paid for."""


def _saving(hints: Hints, data: _Data) -> str:
    said = _saved(hints, data)
    return hints.brigands(said) if data.get("brigands") else said


def _saved(hints: Hints, data: _Data) -> str:
    if not data["goal"]:
        return hints.FIXED["nothing"]
    if not data["lacking"]:
        return hints.can_pay(data["goal"])
    return hints.saving(data["goal"], data["lacking"], data["rate"], data["surplus"])


_REASONS: Final[dict[str, Callable[[Hints, _Data], str]]] = {
    "saving": _saving,
    "helps": lambda hints, data: hints.helps(data["card"], _saved(hints, data)),
    "build": lambda hints, data: hints.build(data["first"], data["points"], data["booster"], data["ship"]),
    "then_pay": lambda hints, data: hints.then_pay(data["goal"]),
    "nearer": lambda hints, data: hints.nearer(data["goal"], data["left"]),
    "needs": lambda hints, data: hints.needs(data["goal"], data["resource"]),
    "spare_for": lambda hints, data: hints.spare_for(data["goal"]),
}

ABOUT: Final = frozenset({"useless", "least", "least_of", "best_of", "hurts", "brings", "now"})
"""Reasons that speak of one card; the others are the keys of FIXED."""


def hint(hints: Hints, advice: Advice) -> str:
    """The reason of an advice, as a phrase."""
    if advice.reason in _REASONS:
        return _REASONS[advice.reason](hints, advice.data)
    if advice.reason in ABOUT:
        return hints.about(advice.reason, advice.data["card"])
    return hints.FIXED[advice.reason]
