"""The Duel's engine: the kernel's over the Duel's steps, under the names the rules use."""

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.effects import loaded
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps import action, dice, hand, land, loss, resources, setup, turn, windows
from p2pduel.games.duel.rules.steps.registry import REGISTRY
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove

__all__ = [
    "ENGINE",
    "act",
    "apply_act",
    "apply_done",
    "carrier",
    "check_moment",
    "deciding",
    "done",
    "due",
    "legal",
    "new",
    "requested",
    "settle",
]

_LOADED = (action, dice, hand, land, loss, resources, setup, turn, windows, loaded)
"""Importing these modules fills the registry."""

_MOMENTS = {
    "roll": ("preroll",),
    "build": ("action", "prepare"),
    "play": ("action", "prepare", "preroll", "reaction"),
    "trade": ("action", "prepare"),
    "demolish": ("action", "prepare"),
    "end": ("action", "prepare"),
    "bury": ("surplus", "exchange", "put_away"),
}
"""The moves of a turn -> the questions they are an answer to."""


def _check_moment(state: State, kind: str, text: str) -> None:
    verb = text.partition(" ")[0]
    moments = _MOMENTS.get(verb)
    if moments is not None and kind not in moments:
        rule = "D-5.3" if kind == "preroll" else "D-5.5" if state.agenda[-1][1] == state.active else "D-5.8"
        raise IllegalMove(DuelCode.MOVE_PHASE, rule, verb=verb, kind=kind)


ENGINE = Engine(REGISTRY, turn_rule="D-5.1", moment=_check_moment)
settle = ENGINE.settle
due = ENGINE.due
deciding = ENGINE.deciding
requested = ENGINE.requested
legal = ENGINE.legal
check_moment = ENGINE.check_moment
carrier = ENGINE.carrier
act = ENGINE.act
apply_act = ENGINE.apply_act
done = ENGINE.done
apply_done = ENGINE.apply_done


def new(variant: str) -> State:
    """The beginning of a game; the first operations of the set-up are due."""
    if variant not in VARIANTS:
        raise IllegalMove(Code.VARIANT_UNKNOWN, "", variant=variant, known=list(VARIANTS))
    state = State(variant)
    setup.lay_out(state)
    settle(state)
    return state
