"""The rules of the game: pure, deterministic, without sockets, clock, randomness, files or screen."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.engine import act, apply_act, apply_done, carrier, done, due, legal, new
    from p2pduel.games.duel.rules.errors import IllegalMove
    from p2pduel.games.duel.rules.moves import Move, format_move, parse_move
    from p2pduel.games.duel.rules.operations import Decision, Done, Finished, Operation, Outcome
    from p2pduel.games.duel.rules.state import Placed, Player, State
    from p2pduel.games.duel.rules.variants import VARIANTS
    from p2pduel.games.duel.rules.view import View

__all__ = [
    "VARIANTS",
    "Decision",
    "Done",
    "Finished",
    "IllegalMove",
    "Move",
    "Operation",
    "Outcome",
    "Placed",
    "Player",
    "State",
    "View",
    "act",
    "apply_act",
    "apply_done",
    "carrier",
    "done",
    "due",
    "format_move",
    "legal",
    "new",
    "parse_move",
]

_HOMES = {
    "engine": (
        "act",
        "apply_act",
        "apply_done",
        "carrier",
        "done",
        "due",
        "legal",
        "new",
    ),
    "errors": ("IllegalMove",),
    "moves": (
        "Move",
        "format_move",
        "parse_move",
    ),
    "operations": (
        "Decision",
        "Done",
        "Finished",
        "Operation",
        "Outcome",
    ),
    "state": (
        "Placed",
        "Player",
        "State",
    ),
    "variants": ("VARIANTS",),
    "view": ("View",),
}
"""Module -> names; it is imported when one of them is first asked for, so that programs start fast."""


def __getattr__(name: str) -> Any:
    """Import the module a public name lives in."""
    for module, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
