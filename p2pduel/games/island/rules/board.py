"""Putting pieces on the board, and what follows at once: ways, lengths, points, Longest Road."""

from p2pduel.games.island.rules.facts import GENERAL, HARBOUR_AT, ROAD_LEAST, SPECIAL_POINTS
from p2pduel.games.island.rules.geometry import (
    AROUND,
    EDGE_BITS_AT,
    EDGE_NAMES,
    EDGES,
    EDGES_AT,
    HEX_BITS_AT,
    HEX_NAMES,
    VERTEX_NAMES,
)
from p2pduel.games.island.rules.roads import from_end, longest, openings
from p2pduel.games.island.rules.state import CITY, SETTLEMENT, State
from p2pduel.kernel.slots import emit
from p2pduel.kernel.state import NOBODY

__all__ = ["RATES", "move_robber", "open_harbour", "place_city", "place_road", "place_settlement"]

RATES = tuple(
    tuple(2 if ports >> kind & 1 else 3 if ports >> GENERAL & 1 else 4 for kind in range(GENERAL))
    for ports in range(1 << (GENERAL + 1))
)
"""Harbours as a set -> how many cards of each kind the bank wants for one (I-10.13)."""


def place_road(s: State, colour: int, edge: int) -> None:
    """A road of a colour lies on an edge from now on."""
    roads, owners = s.roads, s.owners
    roads[edge] = colour
    s.free_edges &= ~(1 << edge)
    s.stock[colour][0] -= 1
    for end in EDGES[edge]:
        s.reach[colour] |= 1 << end
        if owners[end] == NOBODY or owners[end] == colour:
            s.open_edges[colour] |= EDGE_BITS_AT[end]
    emit(s, "built", colour=colour, what="road", place=EDGE_NAMES[edge])
    length = _through(s, colour, edge)
    if length > s.lengths[colour]:
        s.lengths[colour] = length
        if length >= ROAD_LEAST and s.longest_road != colour:
            _overtake(s, colour)


def _through(s: State, colour: int, edge: int) -> int:
    """The length of the longest road of a colour that may go along a new edge."""
    roads, owners = s.roads, s.owners
    for end in EDGES[edge]:
        foreign = owners[end] != NOBODY and owners[end] != colour
        if foreign or not any(roads[other] == colour for other in EDGES_AT[end] if other != edge):
            return from_end(roads, owners, colour, end)  # a road along it must begin here
    return longest(roads, owners, colour)


def _overtake(s: State, colour: int) -> None:
    """Longest Road goes to a colour that alone has the longest (I-13.1, I-13.5, I-13.9)."""
    length = s.lengths[colour]
    if all(length > other for each, other in enumerate(s.lengths) if each != colour):
        _award(s, colour)


def _award(s: State, colour: int) -> None:
    """Longest Road and its points go to a colour, or back to the bank (NOBODY)."""
    before = s.longest_road
    if before == colour:
        return
    if before != NOBODY:
        s.points[before] -= SPECIAL_POINTS
    if colour != NOBODY:
        s.points[colour] += SPECIAL_POINTS
    s.longest_road = colour
    length = s.lengths[colour] if colour != NOBODY else 0
    emit(s, "longest_road", colour=colour, before=before, length=length)


def place_settlement(s: State, colour: int, vertex: int) -> None:
    """A settlement of a colour stands on an intersection from now on."""
    s.owners[vertex] = colour
    s.levels[vertex] = SETTLEMENT
    s.closed |= AROUND[vertex]
    s.villages[colour] |= 1 << vertex
    s.lands[colour] |= HEX_BITS_AT[vertex]
    s.open_edges[colour] |= EDGE_BITS_AT[vertex]
    s.stock[colour][1] -= 1
    s.points[colour] += 1
    s.yields = [None] * 13
    emit(s, "built", colour=colour, what="settlement", place=VERTEX_NAMES[vertex])
    _interrupt(s, colour, vertex)


def _interrupt(s: State, colour: int, vertex: int) -> None:
    """Roads of others no longer lead past a new building (I-12.2, I-13.3, I-13.6)."""
    held, broken = s.longest_road, False
    for other in {s.roads[edge] for edge in EDGES_AT[vertex]} - {NOBODY, colour}:
        s.open_edges[other] = openings(s.roads, s.owners, other)
        length = longest(s.roads, s.owners, other)
        if length < s.lengths[other]:
            s.lengths[other] = length
            broken = broken or held in (NOBODY, other)
    if broken:
        _reassign(s)


def _reassign(s: State) -> None:
    """Longest Road after its holder's road, or one of those that tied, was broken (I-13.6 to I-13.9)."""
    length = max(s.lengths)
    leaders = [colour for colour, other in enumerate(s.lengths) if other == length]
    if length < ROAD_LEAST:
        _award(s, NOBODY)
    elif len(leaders) == 1:
        _award(s, leaders[0])
    elif not (s.options.tie == "holder" and s.longest_road in leaders):
        _award(s, NOBODY)


def place_city(s: State, colour: int, vertex: int) -> None:
    """A city takes the place of a settlement, which goes back to the supply (I-11.5, I-12.6)."""
    s.levels[vertex] = CITY
    s.villages[colour] ^= 1 << vertex
    s.towns[colour] |= 1 << vertex
    s.stock[colour][1] += 1
    s.stock[colour][2] -= 1
    s.points[colour] += 1
    s.yields = [None] * 13
    emit(s, "built", colour=colour, what="city", place=VERTEX_NAMES[vertex])


def move_robber(s: State, seat: int, hex_: int, why: str) -> None:
    """The robber stands on another hex from now on; what it left produces again (I-9.10)."""
    s.yields[s.tokens[s.robber]] = s.yields[s.tokens[hex_]] = None
    s.robber = hex_
    emit(s, "robber", seat=seat, hex=HEX_NAMES[hex_], why=why)


def open_harbour(s: State, seat: int, vertex: int, *, at_once: bool) -> None:
    """The harbour of an intersection serves a seat, from its next turn on unless at once (I-10.10)."""
    place = HARBOUR_AT.get(vertex)
    if place is None:
        return
    kind = 1 << s.harbours[place]
    if at_once or s.options.harbours == "now":
        s.ports[seat] |= kind
    else:
        s.fresh |= kind & ~s.ports[seat]
