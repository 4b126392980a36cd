"""Moves as text, and back: every line that can be listed beforehand is in a table.

settle V19 · road 19-24 · city V19 · buy · trade 4 ore 1 grain · knight · road_building · monopoly ore ·
invention 1 ore 1 wool · reveal 2 · offer 1 wool for 1 ore to blue · invite 1 brick · accept · decline ·
counter 1 ore for 2 wool · close blue · close · rob H5 from blue · rob H5 · discard 3 ore 1 wool · roll ·
end ·
road 19-24 as white · settle V19 as white · force · give 1 ore 1 wool · home · retire
"""

from functools import lru_cache
from typing import Any, Final

from p2pduel.games.island.rules.cards import Cards, format_cards, selections
from p2pduel.games.island.rules.facts import COLOURS, KINDS, RESOURCES
from p2pduel.games.island.rules.geometry import EDGE_NAMES, HEX_NAMES, VERTEX_NAMES, bits
from p2pduel.kernel.moves import Move, plain

__all__ = [
    "BUY",
    "END",
    "FORCE",
    "HOME",
    "KNIGHT_MOVE",
    "LINES",
    "MONOPOLIES",
    "RETIRE",
    "ROADS_MOVE",
    "ROLL",
    "Line",
    "city_moves",
    "discard_moves",
    "give_moves",
    "invention_moves",
    "reveal_move",
    "road_moves",
    "rob_moves",
    "settle_moves",
    "trade_moves",
]

Line = tuple[Any, ...]
"""A verb and what it is about."""

_ROAD = tuple(plain(f"road {name}") for name in EDGE_NAMES)
_SETTLE = tuple(plain(f"settle {name}") for name in VERTEX_NAMES)
_CITY = tuple(plain(f"city {name}") for name in VERTEX_NAMES)
_TRADE = {
    (rate, give): tuple(plain(f"trade {rate} {RESOURCES[give]} 1 {wanted}") for wanted in RESOURCES)
    for rate in (2, 3, 4)
    for give in range(KINDS)
}
_ROB = tuple(plain(f"rob {name}") for name in HEX_NAMES)
_ROB_FROM = tuple(tuple(plain(f"rob {name} from {colour}") for colour in COLOURS) for name in HEX_NAMES)

ROLL: Final = plain("roll")
END: Final = plain("end")
BUY: Final = plain("buy")
KNIGHT_MOVE: Final = plain("knight")
ROADS_MOVE: Final = plain("road_building")
MONOPOLIES: Final = tuple(plain(f"monopoly {name}") for name in RESOURCES)
FORCE: Final = plain("force")
HOME: Final = plain("home")
RETIRE: Final = plain("retire")


def _lines() -> dict[str, Line]:
    found: dict[str, Line] = {
        move.text: (move.text,) for move in (ROLL, END, BUY, KNIGHT_MOVE, ROADS_MOVE, FORCE, HOME, RETIRE)
    }
    for verb, moves in (("road", _ROAD), ("settle", _SETTLE), ("city", _CITY), ("rob", _ROB)):
        found |= {move.text: (verb, place) for place, move in enumerate(moves)}
    for (rate, give), moves in _TRADE.items():
        found |= {move.text: ("trade", give, rate, get) for get, move in enumerate(moves)}
    for hex_, robs in enumerate(_ROB_FROM):
        found |= {move.text: ("rob", hex_, victim) for victim, move in enumerate(robs)}
    return found | {move.text: ("monopoly", kind) for kind, move in enumerate(MONOPOLIES)}


LINES: Final[dict[str, Line]] = _lines()
"""Text -> what it says, of all moves that are no free sets of cards."""


@lru_cache(1 << 13)
def road_moves(edges: int) -> tuple[Move, ...]:
    """Roads on these edges."""
    return tuple(_ROAD[edge] for edge in bits(edges))


@lru_cache(1 << 13)
def settle_moves(vertices: int) -> tuple[Move, ...]:
    """Settlements on these intersections."""
    return tuple(_SETTLE[vertex] for vertex in bits(vertices))


@lru_cache(1 << 13)
def city_moves(vertices: int) -> tuple[Move, ...]:
    """Cities on these intersections."""
    return tuple(_CITY[vertex] for vertex in bits(vertices))


@lru_cache(1 << 10)
def trade_moves(give: int, rate: int, stocked: int) -> tuple[Move, ...]:
    """Cards of one kind for one of those that the bank has, as a set of kinds."""
    return tuple(_TRADE[rate, give][kind] for kind in bits(stocked & ~(1 << give)))


_ROB_OR = tuple(
    tuple(zip(_ROB, [robs[seat] for robs in _ROB_FROM], strict=True)) for seat in range(len(COLOURS))
)
"""Seat -> hex -> the robber there without a victim, and with that seat as the victim."""


def rob_moves(robber: int, victims: list[int], optional: bool) -> list[Move]:
    """The robber to any other hex; victims are the hexes of each seat that can be robbed, as sets."""
    if not optional and victims.count(0) == len(victims) - 1:
        hexes = max(victims)
        moves = [pair[hexes >> hex_ & 1] for hex_, pair in enumerate(_ROB_OR[victims.index(hexes)])]
        del moves[robber]
        return moves
    found: list[Move] = []
    for hex_, alone in enumerate(_ROB):
        if hex_ != robber:
            robbed = [_ROB_FROM[hex_][seat] for seat, hexes in enumerate(victims) if hexes >> hex_ & 1]
            found += [*robbed, alone] if optional or not robbed else robbed
    return found


@lru_cache(1 << 10)
def discard_moves(hand: Cards, count: int) -> tuple[Move, ...]:
    """Every way to give so many cards to the bank."""
    return tuple(Move(f"discard {format_cards(cards)}") for cards in selections(hand, count))


@lru_cache(1 << 10)
def give_moves(hand: Cards, count: int) -> tuple[Move, ...]:
    """Every way to give so many cards back."""
    return tuple(Move(f"give {format_cards(cards)}") for cards in selections(hand, count))


@lru_cache(1 << 10)
def invention_moves(bank: Cards) -> tuple[Move, ...]:
    """Two cards of the bank, or the last one; of each kind at most two are given."""
    return tuple(Move(f"invention {format_cards(cards)}") for cards in selections(bank, min(2, sum(bank))))


@lru_cache(32)
def reveal_move(count: int) -> Move:
    """So many victory cards at once."""
    return plain(f"reveal {count}")
