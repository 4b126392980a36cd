"""Whether a position can be: numbers in their bounds; with strict also what the box and the rules say."""

from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import BANK, KINDS, RESOURCES, TERRAIN_BOX
from p2pduel.games.island.rules.geometry import EDGES, HEXES, NEIGHBOURS, VERTEX_AT, VERTEX_NAMES
from p2pduel.games.island.rules.state import EMPTY, State
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import NOBODY

__all__ = ["check_shape", "check_strict"]


def _must(holds: bool, words: str) -> None:
    if not holds:
        raise IllegalMove(Code.POSITION_FORM, "", words)


def check_shape(s: State) -> None:
    """Raise IllegalMove if a list has the wrong length or a number is out of its bounds."""
    colours = len(s.points)
    _must(len(s.terrain) == len(s.tokens) == HEXES, "a board has 19 hexes")
    _must(all(0 <= terrain < 6 for terrain in s.terrain), "there is no such terrain")
    _must(all(token in (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12) for token in s.tokens), "no such number token")
    _must(len(s.harbours) == 9 and all(0 <= kind < 6 for kind in s.harbours), "there are nine harbours")
    _must(0 <= s.robber < HEXES, "the robber stands on a hex")
    _must(len(s.owners) == len(s.levels) == len(VERTEX_AT), "there are 54 intersections")
    _must(len(s.roads) == len(EDGES), "there are 72 edges")
    _must(all(NOBODY <= owner < colours for owner in (*s.owners, *s.roads)), "there is no such colour")
    for owner, level in zip(s.owners, s.levels, strict=True):
        _must((owner == NOBODY) == (level == EMPTY) and 0 <= level <= 2, "a building has an owner")
    for cards in (*s.hands, s.bank):
        _must(
            len(cards) == KINDS and all(type(count) is int and count >= 0 for count in cards),
            "cards count from 0",
        )
    _must(
        len(s.hands) == len(s.army) == len(s.ports) == len(s.coins) == s.seats, "one of each for every seat"
    )
    _must(NOBODY <= s.active < s.seats and NOBODY <= s.starter < s.seats, "there is no such seat")
    _must(
        NOBODY <= s.longest_road < colours and NOBODY <= s.largest_army < s.seats, "there is no such colour"
    )
    for roads, settlements, cities in s.stock:
        _must(min(roads, settlements, cities) >= 0, "a colour has 15 roads, 5 settlements and 4 cities")


def check_strict(s: State) -> None:
    """Raise IllegalMove if the box does not have these cards and hexes, or buildings are too close."""
    if sorted(s.terrain) != sorted(TERRAIN_BOX):
        raise IllegalMove(IslandCode.POSITION_TERRAIN, "I-1.1")
    for kind in range(KINDS):
        total = s.bank[kind] + sum(hand[kind] for hand in s.hands)
        if total != BANK:
            raise IllegalMove(IslandCode.POSITION_BANK, "I-17.1", resource=RESOURCES[kind], total=total)
    for vertex, level in enumerate(s.levels):
        if level and any(s.levels[near] for near in NEIGHBOURS[vertex]):
            raise IllegalMove(IslandCode.POSITION_CLOSE, "I-17.4", site=VERTEX_NAMES[vertex])
