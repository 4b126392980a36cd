"""Catanatron's boards, moves and positions as the island's, so that one engine's game is seen in the other.

Its seats are numbers by the order they sit in; `seats` maps its colours to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from p2pduel.games.island.rules.facts import COLOURS, HARBOUR_AT, HARBOUR_KINDS, RESOURCES, TERRAINS
from p2pduel.games.island.rules.geometry import AXIAL, CORNERS, EDGE_AT, EDGE_NAMES, HEX_NAMES, VERTEX_NAMES

__all__ = ["CARDS", "GOODS", "board", "line", "plain", "position"]

GOODS = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
"""Its resources, in the order of ours."""

CARDS = {
    "KNIGHT": "knight", "ROAD_BUILDING": "road_building", "YEAR_OF_PLENTY": "invention",
    "MONOPOLY": "monopoly", "VICTORY_POINT": "victory",
}  # fmt: skip
"""Its development cards and ours."""

_CORNERS = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")
_SAME = {
    "ROLL": "roll", "END_TURN": "end", "BUY_DEVELOPMENT_CARD": "buy", "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "road_building",
}  # fmt: skip
"""Moves without a place or a resource."""


def _good(name: str) -> str:
    return RESOURCES[GOODS.index(name)]


def board(island: Any) -> tuple[dict[str, Any], dict[int, int]]:
    """Its map as a board of ours, and its numbers of intersections as ours."""
    terrain, tokens, vertices = [""] * 19, [0] * 19, {}
    for (x, _, z), tile in island.land_tiles.items():
        hex_ = AXIAL.index((x, z))
        terrain[hex_] = TERRAINS[5 if tile.resource is None else GOODS.index(tile.resource)]
        tokens[hex_] = tile.number or 0
        for ref, node in tile.nodes.items():
            vertices[node] = CORNERS[hex_][_CORNERS.index(ref.value)]
    harbours = [""] * 9
    for good, nodes in island.port_nodes.items():
        for node in nodes:
            kind = 5 if good is None else GOODS.index(good)
            harbours[HARBOUR_AT[vertices[node]]] = HARBOUR_KINDS[kind]
    return {"terrain": terrain, "tokens": tokens, "harbours": harbours}, vertices


def plain(value: Any, seats: Mapping[Any, int]) -> Any:
    """What a move is about, with seats for colours."""
    return tuple(seats.get(part, part) for part in value) if isinstance(value, tuple) else value


def _edge(vertices: Mapping[int, int], nodes: Any) -> str:
    low, high = sorted(vertices[node] for node in nodes)
    return EDGE_NAMES[EDGE_AT[low, high]]


def line(vertices: Mapping[int, int], kind: str, value: Any) -> str:
    """A move in our notation; KeyError for one that we have not."""
    match kind:
        case "BUILD_SETTLEMENT" | "BUILD_CITY":
            verb = "settle" if kind == "BUILD_SETTLEMENT" else "city"
            return f"{verb} {VERTEX_NAMES[vertices[value]]}"
        case "BUILD_ROAD":
            return f"road {_edge(vertices, value)}"
        case "MOVE_ROBBER":
            (x, _, z), victim, _ = value
            hex_ = HEX_NAMES[AXIAL.index((x, z))]
            return f"rob {hex_}" if victim is None else f"rob {hex_} from {COLOURS[victim]}"
        case "MARITIME_TRADE":
            given = [good for good in value[:-1] if good is not None]
            return f"trade {len(given)} {_good(given[0])} 1 {_good(value[-1])}"
        case "PLAY_YEAR_OF_PLENTY":
            cards = [f"{list(value).count(good)} {_good(good)}" for good in GOODS if good in value]
            return f"invention {' '.join(cards)}"
        case "PLAY_MONOPOLY":
            return f"monopoly {_good(value)}"
    return _SAME[kind]


# -- positions ------------------------------------------------------------------------------------


def position(state: Any, island: Mapping[str, Any], vertices: Mapping[int, int]) -> dict[str, Any]:
    """A position of two seats as a short document of ours, on a board that was translated before."""
    have, seats = state.player_state, state.color_to_index
    x, _, z = state.board.robber_coordinate
    founding = state.is_initial_build_phase
    turn = state.current_turn_index
    spent = {ours: sum(have[f"P{at}_PLAYED_{theirs}"] for at in range(2)) for theirs, ours in CARDS.items()}
    return {
        "board": island, "options": {"harbours": "now"}, "robber": HEX_NAMES[AXIAL.index((x, z))],
        "active": COLOURS[turn], "starter": COLOURS[0], "turn": max(1, state.num_turns),
        "phase": "action" if founding or have[f"P{turn}_HAS_ROLLED"] else "dice",
        "card_played": have[f"P{turn}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"],
        "bank": dict(zip(RESOURCES, state.resource_freqdeck, strict=True)), "spent": spent,
        "longest_road": _holder(have, "ROAD"), "largest_army": _holder(have, "ARMY"),
        **{COLOURS[seat]: _seat(state, colour, seat, vertices) for colour, seat in seats.items()},
    }  # fmt: skip


def _holder(have: Mapping[str, Any], honour: str) -> str | None:
    return next((COLOURS[seat] for seat in range(2) if have[f"P{seat}_HAS_{honour}"]), None)


def _seat(state: Any, colour: Any, seat: int, vertices: Mapping[int, int]) -> dict[str, Any]:
    """What a seat has on the board and in its hands."""
    have, built = state.player_state, state.buildings_by_color[colour]
    roads = {tuple(sorted(edge)) for edge, owner in state.board.roads.items() if owner == colour}
    return {
        "settlements": [VERTEX_NAMES[vertices[node]] for node in built["SETTLEMENT"]],
        "cities": [VERTEX_NAMES[vertices[node]] for node in built["CITY"]],
        "roads": [_edge(vertices, edge) for edge in roads],
        "hand": {ours: have[f"P{seat}_{good}_IN_HAND"] for ours, good in zip(RESOURCES, GOODS, strict=True)},
        "dev": [ours for theirs, ours in CARDS.items() for _ in range(have[f"P{seat}_{theirs}_IN_HAND"])],
        "knights": have[f"P{seat}_PLAYED_KNIGHT"],
    }
