"""The engine of the classic card game: the kernel's over its own steps, under the names the rules use."""

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.effects import loaded
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps import (
    action,
    attack,
    bargain,
    dice,
    hand,
    land,
    naming,
    played,
    resources,
    science,
    setup,
    turn,
    windows,
)
from p2pduel.games.classic.rules.steps.registry import REGISTRY
from p2pduel.games.classic.rules.variants import Sets
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove

__all__ = ["ENGINE", "new", "settle"]

_LOADED = (
    action,
    attack,
    bargain,
    dice,
    hand,
    land,
    naming,
    played,
    resources,
    science,
    setup,
    turn,
    windows,
    loaded,
)
"""Importing these modules fills the registry."""

_MOMENTS = {
    "roll": ("preroll",),
    "build": ("action",),
    "play": ("action", "preroll", "reaction"),
    "use": ("action", "preroll"),
    "cast": ("action", "preroll", "counter", "jump"),
    "trade": ("action",),
    "offer": ("action",),
    "demolish": ("action",),
    "redeem": ("action",),
    "lift": ("action",),
    "sell": ("action",),
    "end": ("action",),
    "bury": ("surplus", "exchange", "put_away", "put_under", "keep"),
}
"""The moves of a turn -> the questions they are an answer to."""


def _check_moment(state: State, kind: str, text: str) -> None:
    verb = text.partition(" ")[0]
    moments = _MOMENTS.get(verb)
    if moments is not None and kind not in moments:
        raise IllegalMove(
            ClassicCode.MOVE_PHASE, "CR-24" if kind == "preroll" else "C-4.1", verb=verb, kind=kind
        )


ENGINE = Engine(REGISTRY, turn_rule="C-4.4", moment=_check_moment)
settle = ENGINE.settle


def new(variant: str, sets: Sets | None = None) -> State:
    """The beginning of a game; the first operations of the set-up are due."""
    state = State(variant, sets)
    setup.lay_out(state)
    settle(state)
    return state
