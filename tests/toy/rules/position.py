"""Positions of the Ferry as documents: a whole one, or the few fields that matter to a test.

Whole: {"public": state, "private": {"north": {slot: face}, …}}. Short: {"variant", "seats", "active", "turn",
"room", "loaded", "hands": [[face, …], …], "stack": [face, …], "shores": [[face, …], …], "options": {}};
all may be left out.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.position import Position, load_private
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.slots import mint, push
from tests.toy.rules.state import BACK, BOX, STACK, State
from tests.toy.rules.steps import ENGINE

__all__ = ["load"]

FIELDS = {"variant", "seats", "active", "turn", "room", "loaded", "hands", "stack", "shores", "options"}


def load(rules: Ruleset[State], position: Mapping[str, Any], shuffle: Shuffle) -> Position[State]:
    """The position a document says; IllegalMove if it says none."""
    try:
        public = position.get("public", position)
        if "zones" in public:
            state, private = State.from_json(public), position.get("private", {})
        else:
            state, private = _short(public)
        state.options = rules.check(state.variant, state.seats, state.options)
        names = rules.seat_names[: state.seats]
        built = load_private(state, private, names, lambda _back: _left(state), shuffle)
        ENGINE.settle(state)
    except IllegalMove:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise IllegalMove(Code.POSITION_FORM, "", f"cannot read the position: {error!r}") from None
    return built


def _left(state: State) -> list[str]:
    """The cards of the box that lie on no shore."""
    rest = Counter(BOX)
    rest.subtract(face for shore in state.shores for face in shore)
    return list(rest.elements())


def _short(public: Mapping[str, Any]) -> tuple[State, dict[str, dict[str, str]]]:
    """Somebody is about to load; the faces of the named cards are the private part."""
    unknown = set(public) - FIELDS
    if unknown:
        raise IllegalMove(Code.POSITION_FIELD, "", f"unknown fields: {', '.join(sorted(unknown))}")
    state = State(public.get("variant", "short"), public.get("seats", 2))
    state.shores = [list(shore) for shore in public.get("shores", state.shores)]
    state.options = dict(public.get("options", {}))
    state.phase = "crossing"
    state.active = public.get("active", 0)
    state.turn = public.get("turn", 1)
    state.room = public.get("room", 0)
    state.loaded = public.get("loaded", 0)
    hands = {f"hand{seat}": hand for seat, hand in enumerate(public.get("hands", ()))}
    sealed: dict[str, str] = {}
    for zone, faces in {**hands, STACK: public.get("stack", ())}.items():
        for face in faces:
            slot = mint(state, BACK)
            state.zones[zone].append(slot)
            sealed[str(slot)] = face
    push(state, ("load", state.active), ("landed", state.active))
    return state, {"sealed": sealed}
