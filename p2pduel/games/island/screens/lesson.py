"""The island's first lesson, as the screen of lessons needs it."""

from __future__ import annotations

from collections.abc import Mapping

from p2pduel import games
from p2pduel.games.island.screens.signs import signs_of
from p2pduel.games.island.words.lesson import PARTS, STEPS
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.lesson.course import Course
from p2pduel.tui.lesson.seat import LEARNER

__all__ = ["course"]

_KEYS = {
    "build": "table.build",
    "play": "table.play",
    "trade": "table.trade",
    "roll": "table.roll",
    "end": "table.end",
}


def course() -> Course:
    """The whole lesson."""
    return Course(games.game("island"), PARTS, STEPS, _KEYS, _signs)


def _signs(glyphs: Glyphs) -> Mapping[str, str]:
    """The robber, and a settlement of the learner's."""
    signs = signs_of(glyphs)
    return {"robber": signs.robber, "mine": f"{signs.marks[LEARNER]}{signs.settlement}"}
