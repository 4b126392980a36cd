"""The lesson for those who know the Duel, as data: one prepared turn with wizards, and what is to be done."""

from __future__ import annotations

from functools import partial
from typing import Any

from p2pduel.catalogue.steps import Part, Step
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.words import script

__all__ = ["PARTS", "STEPS"]


def _said(key: str) -> tuple[str, str, str]:
    return script.STEPS[key]


_step = partial(Step, _said)


def _turn(_before: State | None) -> dict[str, Any]:
    """A turn in the middle of a game, with kind dice; Blue holds the knight token."""
    return {
        "variant": "wizards",
        "turn": 9,
        "phase": "preroll",
        "active": "red",
        "starter": "red",
        "hands": {"red": ["black_knight", "ari", "elixir"], "blue": ["scout", "merchant"]},
        "red": {
            "centre": {"1": "city"},
            "sites": {"T1": ["otto"], "B1": ["pippin"]},
            "stored": {"T-2": 1, "T0": 2, "T2": 0, "B-2": 2, "B0": 0, "B2": 1},
        },
        "blue": {"centre": {"1": "city"}, "sites": {"T1": ["gotz"], "B1": ["conrad"]}},
        "dice": [[2, "tournament"], [4, "sun"]],
        "other_moves": ["pass"],
    }


PARTS: tuple[Part, ...] = (_turn,)

STEPS: tuple[Step, ...] = (
    _step("welcome"),
    _step("table"),
    _step("dice", ("roll",)),
    _step("tournament", ("take gold *",)),
    _step("attack", ("play black_knight",)),
    _step("target", ("name*gotz@*",)),
    _step("citadel", ("build citadel -1",)),
    _step("wizard", ("build ari *",)),
    _step("book", ("build elixir *",)),
    _step("spell", ("cast*elixir@*",)),
    _step("end", ("end",)),
    _step("first", ("draw s?",)),
    _step("second", ("draw s?",)),
    _step("third", ("draw s?",)),
    _step("more"),
)
"""What is different from the Duel, in one turn."""
