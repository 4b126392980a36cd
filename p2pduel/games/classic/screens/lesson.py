"""The classic game's lesson, as the screen of lessons needs it."""

from __future__ import annotations

from collections.abc import Mapping

from p2pduel import games
from p2pduel.games.classic.screens.signs import signs_of
from p2pduel.games.classic.words.lesson import PARTS, STEPS
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.lesson.course import Course

__all__ = ["course"]

_KEYS = {
    "build": "table.build",
    "play": "table.play",
    "use": "table.use",
    "end": "table.end",
    "rules": "table.rules",
}
_SIGNS = ("token", "strength", "tournament", "magic", "foreign")


def course() -> Course:
    """The whole lesson."""
    return Course(games.game("classic"), PARTS, STEPS, _KEYS, _signs)


def _signs(glyphs: Glyphs) -> Mapping[str, str]:
    """The signs of points, of magic power, of the token and of a foreign card."""
    signs = signs_of(glyphs)
    return {name: getattr(signs, name) for name in _SIGNS}
