"""Positions as documents: the whole of a table, or what differs from an empty board.

Whole: {"public": state, "private": {"blue": {slot: face}, …, "sealed": …}}; any private part may be missing,
unknown cards are then dealt from what is left. Short: no "zones"; see `docs/island.md`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from p2pduel.games.island.rules.board import open_harbour
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.engine import ENGINE
from p2pduel.games.island.rules.facts import (
    ARMY_LEAST,
    BACK,
    BANK,
    BEGINNER_HARBOURS,
    BEGINNER_TERRAIN,
    BEGINNER_TOKENS,
    BOX,
    COLOURS,
    FACES,
    HARBOUR_KINDS,
    KINDS,
    KNIGHT,
    RESOURCES,
    ROAD_LEAST,
    STACK,
    START_TOKENS,
    TERRAINS,
)
from p2pduel.games.island.rules.geometry import EDGE_NAMES, HEX_OF, VERTEX_OF
from p2pduel.games.island.rules.options import read_options
from p2pduel.games.island.rules.setup import lay_board
from p2pduel.games.island.rules.soundness import check_shape, check_strict
from p2pduel.games.island.rules.state import CITY, DEV_ZONES, NEW_ZONES, SETTLEMENT, State
from p2pduel.games.island.rules.turn import begin_turn
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.position import Position, load_private
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.slots import mint, push
from p2pduel.kernel.state import NOBODY, Step

__all__ = ["load_position"]

FIELDS = {
    "variant", "seats", "options", "board", "robber", "active", "phase", "turn", "starter", "dice", "rolled",
    "bank", "stack", "spent", "longest_road", "largest_army", "card_played", "built", "fresh", *COLOURS,
}  # fmt: skip
PLAYER_FIELDS = {"settlements", "cities", "roads", "hand", "dev", "new", "knights", "tokens"}
PHASES = ("founding", "dice", "action")


def load_position(
    rules: Ruleset[State], position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool
) -> Position[State]:
    """The position a document says; IllegalMove if it says none."""
    try:
        public = position.get("public", position)
        if "zones" in public:
            rules.check(public["variant"], public["seats"])
            state, private = State.from_json(dict(public)), position.get("private") or {}
        else:
            state, private = _short(rules, public)
        check_shape(state)
        if strict:
            check_strict(state)
        names = COLOURS[: state.seats]
        built = load_private(state, private, names, lambda _back: _left(state), shuffle)
        ENGINE.settle(state)
        state.outcomes.clear()
    except IllegalMove:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        words = f"cannot read the position: {type(error).__name__}: {error}"
        raise IllegalMove(Code.POSITION_FORM, "", words) from None
    return built


def _left(state: State) -> list[str]:
    """The development cards that were not played."""
    rest = Counter(BOX)
    rest.subtract({face: state.spent[at] for at, face in enumerate(FACES)})
    return list(rest.elements())


# -- short documents ------------------------------------------------------------------------------


def _check_fields(found: Mapping[str, Any], allowed: set[str]) -> None:
    unknown = sorted(set(found) - allowed)
    if unknown:
        raise IllegalMove(Code.POSITION_FIELD, "", f"unknown fields: {', '.join(unknown)}")


def _short(rules: Ruleset[State], said: Mapping[str, Any]) -> tuple[State, dict[str, dict[str, str]]]:
    """A state from the few fields that matter, and the faces of the cards it names."""
    _check_fields(said, FIELDS)
    variant, seats = said.get("variant", "base"), said.get("seats", 2)
    rules.check(variant, seats)
    state = State(variant, seats, read_options(said.get("options", {})))
    _board(state, said.get("board", "beginner"))
    if "robber" in said:
        state.robber = HEX_OF[said["robber"]]
    for colour, name in enumerate(COLOURS):
        if name in said:
            if colour >= len(state.points):
                raise IllegalMove(IslandCode.POSITION_COLOUR, "", colour=name)
            _pieces(state, colour, said[name])
    state.bank = [BANK - sum(hand[kind] for hand in state.hands) for kind in range(KINDS)]
    for name, count in said.get("bank", {}).items():
        state.bank[RESOURCES.index(name)] = count
    _moment(state, said)
    state.recount()
    _honours(state, said)
    sealed = _cards(state, said)
    if state.phase != "founding":
        begin_turn(state, state.active, rolled=state.phase == "action")
    return state, {"sealed": sealed}


def _board(state: State, said: Any) -> None:
    """The beginner's board, or one that is said in words."""
    if said == "beginner":
        lay_board(state, list(BEGINNER_TERRAIN), list(BEGINNER_TOKENS), list(BEGINNER_HARBOURS))
        return
    terrain = [TERRAINS.index(name) for name in said["terrain"]]
    harbours = [HARBOUR_KINDS.index(name) for name in said["harbours"]]
    lay_board(state, terrain, list(said["tokens"]), harbours)


def _pieces(state: State, colour: int, said: Mapping[str, Any]) -> None:
    """What a colour has on the board and, if somebody plays it, in hand."""
    _check_fields(said, PLAYER_FIELDS)
    for level, names in ((SETTLEMENT, said.get("settlements", ())), (CITY, said.get("cities", ()))):
        for name in names:
            vertex = VERTEX_OF[name]
            state.owners[vertex], state.levels[vertex] = colour, level
            if colour < state.seats:
                open_harbour(state, colour, vertex, at_once=True)
    for name in said.get("roads", ()):
        state.roads[EDGE_NAMES.index(name)] = colour
    if colour < state.seats:
        for name, count in said.get("hand", {}).items():
            state.hands[colour][RESOURCES.index(name)] = count
        state.army[colour] = said.get("knights", 0)
        usual = START_TOKENS if state.neutral else 0
        state.coins[colour] = said.get("tokens", usual)
        state.spent[FACES.index(KNIGHT)] += state.army[colour]


def _moment(state: State, said: Mapping[str, Any]) -> None:
    """Whose turn it is, and which part of it."""
    active = said.get("active", COLOURS[0])
    state.active = seat = COLOURS.index(active) if isinstance(active, str) else active
    state.starter = COLOURS.index(said["starter"]) if "starter" in said else seat
    state.turn = said.get("turn", 1)
    state.rolled = list(said.get("rolled", state.rolled))
    state.card_played = int(bool(said.get("card_played", False)))
    state.built = int(bool(said.get("built", False)))
    for name in said.get("fresh", ()):
        kind = 1 << HARBOUR_KINDS.index(name)
        state.fresh |= kind
        state.ports[seat] &= ~kind
    state.phase = said.get("phase", "action")
    if state.phase not in PHASES:
        raise IllegalMove(IslandCode.POSITION_PHASE, "", phase=state.phase)
    if state.phase == "founding":
        state.turn, state.active = 0, NOBODY
        push(state, *_founding(state, seat), ("turn", state.starter))


def _founding(state: State, seat: int) -> list[Step]:
    """What is left of the founding phase when a seat is to place: a step for each missing settlement."""
    order = [(state.starter + place) % state.seats for place in range(state.seats)]
    steps: list[Step] = [("found", each, 1) for each in order]
    steps += [("found", each, 2) for each in reversed(order)]
    placed = sum(owner != NOBODY and owner < state.seats for owner in state.owners)
    rest = steps[placed:]
    if not rest or rest[0][1] != seat:
        raise IllegalMove(IslandCode.POSITION_PHASE, "I-6.5", phase="founding")
    return rest


def _honours(state: State, said: Mapping[str, Any]) -> None:
    """Who has Longest Road and Largest Army: as said, or whoever alone has most."""

    def alone(figures: list[int], least: int) -> int:
        best = max(figures)
        leaders = [each for each, figure in enumerate(figures) if figure == best]
        return leaders[0] if best >= least and len(leaders) == 1 else NOBODY

    def holder(field: str, usual: int) -> int:
        if field not in said:
            return usual
        return NOBODY if said[field] is None else COLOURS.index(said[field])

    state.longest_road = holder("longest_road", alone(state.lengths, ROAD_LEAST))
    state.largest_army = holder("largest_army", alone(state.army, ARMY_LEAST))
    state.recount()


def _cards(state: State, said: Mapping[str, Any]) -> dict[str, str]:
    """Slots for all development cards; the faces of those that are named."""
    for name, count in said.get("spent", {}).items():
        state.spent[FACES.index(name)] = count
    sealed: dict[str, str] = {}
    named: list[tuple[str, str]] = [(STACK, face) for face in said.get("stack", ())]
    for seat in range(state.seats):
        own = said.get(COLOURS[seat], {})
        named += [(DEV_ZONES[seat], face) for face in own.get("dev", ())]
        named += [(NEW_ZONES[seat], face) for face in own.get("new", ())]
    for zone, face in named:
        slot = mint(state, BACK)
        state.zones[zone].append(slot)
        sealed[str(slot)] = face
    for _ in range(len(BOX) - sum(state.spent) - len(named)):
        state.zones[STACK].append(mint(state, BACK))
    return sealed
