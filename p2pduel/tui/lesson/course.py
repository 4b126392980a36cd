"""What a game brings to its lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from p2pduel.catalogue.steps import Part, Step
from p2pduel.games import Game
from p2pduel.tui.glyphs import Glyphs

__all__ = ["Course"]


def _no_signs(_glyphs: Glyphs) -> Mapping[str, str]:
    return {}


def _payable(_state: Any, _card: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson of one game; the learner has seat 0, the other side seat 1."""

    game: Game
    parts: tuple[Part, ...]
    steps: tuple[Step, ...]
    keys: Mapping[str, str] = field(default_factory=dict)
    """Names of keys in the script -> actions of the keymap."""
    signs: Callable[[Glyphs], Mapping[str, str]] = _no_signs
    """Names of signs in the script -> the signs."""
    payable: Callable[[Any, str], bool] = _payable
    """Whether the learner can pay for a card that a step keeps for later."""
