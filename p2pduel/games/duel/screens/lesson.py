"""The Duel's first lesson, as the screen of lessons needs it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from p2pduel import games
from p2pduel.games.duel.screens.signs import sign_of
from p2pduel.games.duel.screens.wishes import missing
from p2pduel.games.duel.words.lesson import PARTS, STEPS
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.lesson.course import Course

__all__ = ["course"]

_KEYS = {
    "build": "table.build",
    "play": "table.play",
    "trade": "table.trade",
    "end": "table.end",
    "inspect": "table.inspect",
}


def course() -> Course:
    """The whole lesson."""
    return Course(games.game("duel"), PARTS, STEPS, _KEYS, _signs, _payable)


def _signs(glyphs: Glyphs) -> Mapping[str, str]:
    """The signs of points; trade is a key, too."""
    points = {kind: sign_of(kind, glyphs) for kind in ("victory", "strength", "skill", "progress")}
    return points | {"trade_points": sign_of("trade", glyphs)}


def _payable(state: Any, card: str) -> bool:
    return not missing(state.players[0], card)
