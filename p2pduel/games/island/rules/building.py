"""Roads, settlements, cities and development cards: what they need, and what it costs (I-11, I-12)."""

from collections.abc import Sequence

from p2pduel.games.island.rules.board import open_harbour, place_city, place_road, place_settlement
from p2pduel.games.island.rules.cards import check_held, take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST, STACK
from p2pduel.games.island.rules.geometry import EDGE_NAMES, NEIGHBOURS, VERTEX_NAMES
from p2pduel.games.island.rules.registry import check_win
from p2pduel.games.island.rules.state import CITY, EMPTY, NEW_ZONES, SETTLEMENT, State
from p2pduel.games.island.rules.tokens import build_along, gain_tokens
from p2pduel.kernel import requests
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import emit, push

__all__ = ["build_city", "build_road", "build_settlement", "buy_card", "check_edge", "check_site", "lay_road"]


def check_site(s: State, vertex: int) -> None:
    """Raise IllegalMove if no settlement may stand there, whoever builds it (I-12.3)."""
    if s.closed >> vertex & 1:
        if s.levels[vertex] != EMPTY:
            raise IllegalMove(IslandCode.SITE_TAKEN, "I-12.3", site=VERTEX_NAMES[vertex])
        near = next(other for other in NEIGHBOURS[vertex] if s.levels[other] != EMPTY)
        raise IllegalMove(IslandCode.SITE_CLOSE, "I-12.3", site=VERTEX_NAMES[vertex], near=VERTEX_NAMES[near])


def check_edge(s: State, colour: int, edge: int) -> None:
    """Raise IllegalMove if a colour may not build a road there (I-12.1, I-12.2)."""
    if not s.stock[colour][0]:
        raise IllegalMove(IslandCode.PIECES_NONE, "I-11.4", what="road")
    if not s.free_edges >> edge & 1:
        raise IllegalMove(IslandCode.EDGE_TAKEN, "I-12.1", edge=EDGE_NAMES[edge])
    if not s.open_edges[colour] >> edge & 1:
        raise IllegalMove(IslandCode.ROAD_APART, "I-12.2", edge=EDGE_NAMES[edge])


def _pay(s: State, seat: int, cost: Sequence[int]) -> None:
    take(s.hands[seat], s.bank, cost)
    s.built = 1


def lay_road(s: State, seat: int, edge: int) -> None:
    """A road that is paid for, or free, is laid; in the game for two a neutral one follows."""
    place_road(s, seat, edge)
    build_along(s, seat, "road")
    check_win(s)


def build_road(s: State, seat: int, edge: int) -> None:
    """The seat pays for a road (I-11.1)."""
    check_edge(s, seat, edge)
    check_held(s, seat, ROAD_COST, "I-11.1")
    _pay(s, seat, ROAD_COST)
    lay_road(s, seat, edge)


def build_settlement(s: State, seat: int, vertex: int) -> None:
    """The seat pays for a settlement at the end of an own road (I-12.4)."""
    check_site(s, vertex)
    if not s.reach[seat] >> vertex & 1:
        raise IllegalMove(IslandCode.SITE_APART, "I-12.4", site=VERTEX_NAMES[vertex])
    if not s.stock[seat][1]:
        raise IllegalMove(IslandCode.PIECES_NONE, "I-11.6", what="settlement")
    check_held(s, seat, SETTLEMENT_COST, "I-11.1")
    _pay(s, seat, SETTLEMENT_COST)
    place_settlement(s, seat, vertex)
    open_harbour(s, seat, vertex, at_once=False)
    gain_tokens(s, seat, vertex)
    build_along(s, seat, "settlement")
    check_win(s)


def build_city(s: State, seat: int, vertex: int) -> None:
    """The seat pays for a city in the place of an own settlement (I-12.6)."""
    if s.owners[vertex] != seat or s.levels[vertex] != SETTLEMENT:
        taken = s.levels[vertex] == CITY
        raise IllegalMove(IslandCode.CITY_SITE, "I-12.6", site=VERTEX_NAMES[vertex], city=taken)
    if not s.stock[seat][2]:
        raise IllegalMove(IslandCode.PIECES_NONE, "I-11.4", what="city")
    check_held(s, seat, CITY_COST, "I-11.1")
    _pay(s, seat, CITY_COST)
    place_city(s, seat, vertex)
    check_win(s)


def buy_card(s: State, seat: int) -> None:
    """The seat pays for the top card of the development deck (I-14.1, I-14.7)."""
    if not s.zones[STACK]:
        raise IllegalMove(IslandCode.DECK_EMPTY, "I-14.7")
    check_held(s, seat, CARD_COST, "I-11.1")
    _pay(s, seat, CARD_COST)
    emit(s, "bought", seat=seat)
    push(s, requests.draw(seat, STACK, (0,), NEW_ZONES[seat]))
