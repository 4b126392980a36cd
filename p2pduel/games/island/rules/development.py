"""Development cards: what may be played when, and what each does (I-14, I-15)."""

from p2pduel.games.island.rules.building import check_edge, lay_road
from p2pduel.games.island.rules.cards import Cards, check_bank, take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import (
    ARMY_LEAST,
    BACK,
    FACES,
    INVENTION,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    SPECIAL_POINTS,
    VICTORY,
)
from p2pduel.games.island.rules.notation import (
    KNIGHT_MOVE,
    LINES,
    MONOPOLIES,
    ROADS_MOVE,
    invention_moves,
    reveal_move,
    road_moves,
)
from p2pduel.games.island.rules.registry import REGISTRY, check_win
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.kernel import steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import PlayCard, PlayCards
from p2pduel.kernel.slots import emit, forget, leave, leave_several, push
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.kernel.steps import Known

__all__ = [
    "PLAYED",
    "can_play",
    "can_reveal",
    "card_moves",
    "carried_card",
    "carried_reveal",
    "play_invention",
    "play_knight",
    "play_monopoly",
    "play_roads",
    "reveal",
]

PLAYED = (KNIGHT, ROAD_BUILDING, INVENTION, MONOPOLY)
"""Cards that are played; victory cards are shown."""


# -- what may be played ---------------------------------------------------------------------------


def can_play(s: State, seat: int) -> bool:
    """Whether everybody can see that the seat may have a card to play (I-14.2, I-14.3)."""
    return not s.card_played and bool(s.zones[DEV_ZONES[seat]])


def _missing(s: State, seat: int) -> int:
    """The points a seat lacks."""
    return s.options.target - s.points[seat]


def can_reveal(s: State, seat: int) -> bool:
    """Whether everybody can see that victory cards might win now (I-14.4, I-14.5)."""
    return len(s.zones[DEV_ZONES[seat]]) + len(s.zones[NEW_ZONES[seat]]) >= _missing(s, seat)


def card_moves(s: State, seat: int, known: Known) -> list[Move]:
    """The development cards a seat may play or show."""
    found: list[Move] = []
    old, new = s.zones[DEV_ZONES[seat]], s.zones[NEW_ZONES[seat]]
    if old and not s.card_played:
        faces = {known[slot] for slot in old if slot in known}
        if KNIGHT in faces:
            found.append(KNIGHT_MOVE)
        if ROAD_BUILDING in faces and s.stock[seat][0] and s.open_edges[seat] & s.free_edges:
            found.append(ROADS_MOVE)
        if INVENTION in faces and any(s.bank):
            found += invention_moves(tuple(min(2, count) for count in s.bank))
        if MONOPOLY in faces:
            found += MONOPOLIES
    missing = s.options.target - s.points[seat]
    if len(old) + len(new) >= missing:
        held = sum([known.get(slot) == VICTORY for slot in (*old, *new)])
        found += [reveal_move(count) for count in range(missing, held + 1)]
    return found


def carried_card(s: State, seat: int) -> PlayCard:
    """How a played card travels; IllegalMove where everybody can see that there is none."""
    zone = DEV_ZONES[seat]
    if s.card_played:
        raise IllegalMove(IslandCode.DEV_ONCE, "I-14.2")
    if not s.zones[zone]:
        if s.zones[NEW_ZONES[seat]]:
            raise IllegalMove(IslandCode.DEV_FRESH, "I-14.3")
        raise IllegalMove(IslandCode.DEV_NONE, "I-14.3")
    return PlayCard(seat, zone, BACK)


def carried_reveal(s: State, seat: int, count: int) -> PlayCards:
    """How shown victory cards travel; IllegalMove if so many do not win (I-14.4 to I-14.6)."""
    if count < _missing(s, seat):
        raise IllegalMove(IslandCode.POINTS_SHORT, "I-14.4", need=_missing(s, seat))
    zones = (DEV_ZONES[seat], NEW_ZONES[seat])
    if count > sum(len(s.zones[zone]) for zone in zones):
        raise IllegalMove(IslandCode.DEV_NONE, "I-14.5")
    return PlayCards(seat, zones, count, BACK)


# -- playing --------------------------------------------------------------------------------------


def _open(s: State, seat: int, face: str, opened: str | None, index: int | None) -> None:
    """The card leaves the hand for good; everything else is checked already."""
    carried_card(s, seat)
    if opened != face:
        raise IllegalMove(Code.CARD_NOT_HELD, "I-14.3", face=face)
    forget(s, leave(s, DEV_ZONES[seat], BACK, index))
    s.spent[FACES.index(face)] += 1
    s.card_played = 1
    emit(s, "played", seat=seat, face=face)


def play_knight(s: State, seat: int, opened: str | None, index: int | None) -> None:
    """The knight lies open and the robber moves; with the largest army come points (I-14.9, I-15)."""
    _open(s, seat, KNIGHT, opened, index)
    s.army[seat] += 1
    push(s, ("rob", seat))
    holder = s.largest_army
    enough = s.army[seat] >= ARMY_LEAST
    if enough and holder != seat and (holder == NOBODY or s.army[seat] > s.army[holder]):
        if holder != NOBODY:
            s.points[holder] -= SPECIAL_POINTS
        s.points[seat] += SPECIAL_POINTS
        s.largest_army = seat
        emit(s, "largest_army", seat=seat, before=holder, knights=s.army[seat])
        check_win(s)


def play_roads(s: State, seat: int, opened: str | None, index: int | None) -> None:
    """Two roads for nothing, by the ordinary rules (I-14.10)."""
    if not s.stock[seat][0] or not s.open_edges[seat] & s.free_edges:
        raise IllegalMove(IslandCode.DEV_USELESS, "I-14.10", face=ROAD_BUILDING)
    _open(s, seat, ROAD_BUILDING, opened, index)
    push(s, ("free_road", seat, 2), ("free_road", seat, 1))


@REGISTRY.step("free_road")
class _FreeRoad(steps.Ask[State]):
    """("free_road", seat, left): a road for nothing, where there is room for one."""

    kind = "free_road"
    rule = "I-14.10"

    def data(self, s: State, step: Step) -> dict[str, int]:
        return {"left": step[2]}

    def settle(self, s: State, step: Step) -> bool:
        if s.stock[step[1]][0] and s.open_edges[step[1]] & s.free_edges:
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return list(road_moves(s.open_edges[step[1]] & s.free_edges))

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        line = LINES.get(text)
        if line is None or line[0] != "road":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        check_edge(s, step[1], line[1])
        s.agenda.pop()
        lay_road(s, step[1], line[1])


def play_invention(s: State, seat: int, cards: Cards, opened: str | None, index: int | None) -> None:
    """Two cards of the bank, or the last one there is (I-14.11)."""
    count = min(2, sum(s.bank))
    if not count:
        raise IllegalMove(IslandCode.DEV_USELESS, "I-14.11", face=INVENTION)
    if sum(cards) != count:
        raise IllegalMove(IslandCode.CARDS_AMOUNT, "I-14.11", count=count)
    check_bank(s, cards, "I-14.11")
    _open(s, seat, INVENTION, opened, index)
    take(s.bank, s.hands[seat], cards)
    emit(s, "gained", seat=seat, cards=cards, why=INVENTION)


def play_monopoly(s: State, seat: int, kind: int, opened: str | None, index: int | None) -> None:
    """All others hand over every card of a kind (I-14.12)."""
    _open(s, seat, MONOPOLY, opened, index)
    lost = [0 if other == seat else hand[kind] for other, hand in enumerate(s.hands)]
    for other, count in enumerate(lost):
        s.hands[other][kind] -= count
    s.hands[seat][kind] += sum(lost)
    emit(s, "monopoly", seat=seat, resource=kind, lost=lost, count=sum(lost))


def reveal(s: State, seat: int, count: int, opened: str | None) -> None:
    """Victory cards that complete the points are shown together, and win (I-14.4, I-14.5)."""
    zones = carried_reveal(s, seat, count).zones
    if opened != " ".join([VICTORY] * count):
        raise IllegalMove(Code.CARD_NOT_HELD, "I-14.5", face=VICTORY)
    leave_several(s, zones, BACK, count)
    s.spent[FACES.index(VICTORY)] += count
    s.points[seat] += count
    emit(s, "revealed", seat=seat, count=count)
    check_win(s)
