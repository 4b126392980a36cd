"""The set-up: board, development cards, who begins, and the founding phase (I-4, I-5, I-6)."""

from typing import Any

from p2pduel.games.island.rules.board import open_harbour, place_road, place_settlement
from p2pduel.games.island.rules.building import check_site
from p2pduel.games.island.rules.cards import take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import (
    BACK,
    BEGINNER_HARBOURS,
    BEGINNER_PIECES,
    BEGINNER_TERRAIN,
    BEGINNER_TOKENS,
    BOX,
    COLOURS,
    CORNER_HEXES,
    DESERT,
    HARBOURS,
    KINDS,
    NEUTRAL_SITES,
    RING,
    STACK,
    START_TOKENS,
    TERRAIN_BOX,
    TOKEN_ORDER,
)
from p2pduel.games.island.rules.geometry import ALL_VERTICES, EDGE_NAMES, EDGES_AT, HEXES_AT, VERTEX_OF
from p2pduel.games.island.rules.notation import LINES, settle_moves
from p2pduel.games.island.rules.registry import REGISTRY
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.rules.tokens import gain_tokens
from p2pduel.games.island.rules.variants import VARIANTS
from p2pduel.kernel import requests, steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["begin", "lay_board", "spiral"]

_TERRAIN_DICE = tuple(range(len(TERRAIN_BOX), 1, -1))
_HARBOUR_DICE = tuple(range(len(HARBOURS), 1, -1))


def begin(s: State) -> None:
    """What must happen before the first decision."""
    variant = VARIANTS[s.variant]
    cards = (requests.seal(STACK, BACK, BOX), requests.shuffle(STACK))
    if variant.laid_out:
        push(s, *cards, ("pictured",), ("toss", tuple(range(s.seats))))
    else:
        dice = (*_TERRAIN_DICE, *_HARBOUR_DICE, len(CORNER_HEXES))
        push(s, requests.roll(0, dice, ("board",)), *cards, ("toss", tuple(range(s.seats))))


# -- the board ------------------------------------------------------------------------------------


def _permuted(box: tuple[int, ...], dice: tuple[int, ...]) -> list[int]:
    """The cards of a box in the order that dice say: each takes one of those that are left."""
    left = list(box)
    return [left.pop(value - 1) for value in (*dice, 1)]


def spiral(terrain: list[int], corner: int) -> list[int]:
    """Number tokens laid in alphabetical order from a corner, without the desert (I-5.3 to I-5.6)."""
    outer, inner, centre = RING
    path = (*outer[2 * corner :], *outer[: 2 * corner], *inner[corner:], *inner[:corner], *centre)
    tokens, letters = [0] * len(terrain), iter(TOKEN_ORDER)
    for hex_ in path:
        if terrain[hex_] != DESERT:
            tokens[hex_] = next(letters)
    return tokens


def lay_board(s: State, terrain: list[int], tokens: list[int], harbours: list[int]) -> None:
    """The island is laid out; the robber stands in the desert (I-5.9)."""
    s.terrain, s.tokens, s.harbours = terrain, tokens, harbours
    s.robber = terrain.index(DESERT) if DESERT in terrain else 0
    s.number_hexes()


@REGISTRY.auto("board")
def _board(s: State, *dice: int) -> None:
    """Terrain, kinds of harbours and the start of the spiral by one joint roll (I-5.1 to I-5.3)."""
    cut = len(_TERRAIN_DICE)
    terrain = _permuted(TERRAIN_BOX, dice[:cut])
    harbours = _permuted(HARBOURS, dice[cut:-1])
    lay_board(s, terrain, spiral(terrain, dice[-1] - 1), harbours)
    emit(s, "board", terrain=list(s.terrain), tokens=list(s.tokens), harbours=list(s.harbours))


@REGISTRY.auto("pictured")
def _pictured(s: State) -> None:
    """Board and first pieces as they are printed (I-4.1 to I-4.5)."""
    lay_board(s, list(BEGINNER_TERRAIN), list(BEGINNER_TOKENS), list(BEGINNER_HARBOURS))
    emit(s, "board", terrain=list(s.terrain), tokens=list(s.tokens), harbours=list(s.harbours))
    for seat in range(s.seats):
        first, second, *roads = BEGINNER_PIECES[COLOURS[seat]]
        for name in (first, second):
            place_settlement(s, seat, VERTEX_OF[name])
            open_harbour(s, seat, VERTEX_OF[name], at_once=True)
        for name in roads:
            place_road(s, seat, EDGE_NAMES.index(name))
        _starting_cards(s, seat, VERTEX_OF[first])


# -- who begins -----------------------------------------------------------------------------------


@REGISTRY.auto("toss")
def _toss(s: State, seats: tuple[int, ...]) -> None:
    """All roll two dice; those who tie for the highest roll again (I-6.3)."""
    push(s, requests.roll(seats[0], (6,) * (2 * len(seats)), ("tossed", seats)))


@REGISTRY.auto("tossed")
def _tossed(s: State, seats: tuple[int, ...], *dice: int) -> None:
    sums = [dice[2 * at] + dice[2 * at + 1] for at in range(len(seats))]
    best = [seat for seat, total in zip(seats, sums, strict=True) if total == max(sums)]
    emit(s, "tossed", seats=list(seats), sums=sums)
    if len(best) > 1:
        push(s, ("toss", tuple(best)))
        return
    s.starter = best[0]
    emit(s, "starts", seat=s.starter)
    order = [(s.starter + place) % s.seats for place in range(s.seats)]
    variant = VARIANTS[s.variant]
    if variant.neutral:
        s.coins = [START_TOKENS] * s.seats
        for colour, name in NEUTRAL_SITES:
            place_settlement(s, COLOURS.index(colour), VERTEX_OF[name])
    if not variant.laid_out:
        s.phase = "founding"
        push(s, *(("found", seat, 1) for seat in order), *(("found", seat, 2) for seat in reversed(order)))
        s.agenda.insert(0, ("turn", s.starter))
    else:
        push(s, ("turn", s.starter))


# -- the founding phase ---------------------------------------------------------------------------


def _starting_cards(s: State, seat: int, vertex: int) -> None:
    """One card of every productive hex around (I-6.7)."""
    cards = [0] * KINDS
    for hex_ in HEXES_AT[vertex]:
        if s.terrain[hex_] != DESERT:
            cards[s.terrain[hex_]] += 1
    take(s.bank, s.hands[seat], cards)
    emit(s, "gained", seat=seat, cards=tuple(cards), why="start")


@REGISTRY.step("found")
class _Found(steps.Ask[State]):
    """("found", seat, round): a settlement anywhere that is far enough from others (I-6.4, I-6.6)."""

    kind = "found"
    rule = "I-6.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"round": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return list(settle_moves(ALL_VERTICES & ~s.closed))

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        line = LINES.get(text)
        if line is None or line[0] != "settle":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        _, seat, number = step
        vertex = line[1]
        check_site(s, vertex)
        s.agenda.pop()
        place_settlement(s, seat, vertex)
        open_harbour(s, seat, vertex, at_once=True)
        gain_tokens(s, seat, vertex)
        if number == 2:
            _starting_cards(s, seat, vertex)
        push(s, ("found_road", seat, vertex))


@REGISTRY.step("found_road")
class _FoundRoad(steps.Ask[State]):
    """("found_road", seat, vertex): a road that touches the settlement just founded (I-6.4, I-6.6)."""

    kind = "found_road"
    rule = "I-6.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"site": step[2] + 1}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [Move(f"road {EDGE_NAMES[edge]}") for edge in EDGES_AT[step[2]] if s.free_edges >> edge & 1]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        line = LINES.get(text)
        if line is None or line[0] != "road":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        if line[1] not in EDGES_AT[step[2]]:
            raise IllegalMove(IslandCode.ROAD_APART, self.rule, edge=EDGE_NAMES[line[1]])
        s.agenda.pop()
        place_road(s, step[1], line[1])
