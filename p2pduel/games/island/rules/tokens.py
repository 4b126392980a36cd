"""The game for two: neutral colours that build along, and trade tokens (T-1.3)."""

from typing import Any

from p2pduel.games.island.rules.board import move_robber, place_road, place_settlement
from p2pduel.games.island.rules.cards import card_at, check_held, parse_cards, take
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import ARMY_LEAST, COLOURS, DESERT, SPECIAL_POINTS, TRADE_TOKENS
from p2pduel.games.island.rules.geometry import COAST, EDGE_NAMES, HEXES_AT, VERTEX_NAMES, bits
from p2pduel.games.island.rules.notation import FORCE, HOME, RETIRE, give_moves
from p2pduel.games.island.rules.registry import REGISTRY, check_win
from p2pduel.games.island.rules.state import State
from p2pduel.kernel import requests, steps
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.kernel.steps import Known

__all__ = ["build_along", "can_act", "force", "gain_tokens", "home", "price", "retire", "token_moves"]

DESERT_TOKENS, COAST_TOKENS, KNIGHT_TOKENS = 2, 1, 2
"""What a settlement at the desert, one at the coast and a knight given up bring (T-1.3g)."""


# -- neutral colours ------------------------------------------------------------------------------


def build_along(s: State, seat: int, what: str) -> None:
    """With a road or settlement of a player a neutral one is built, if there are neutral colours (T-1.3d)."""
    if s.neutral:
        push(s, ("neutral", seat, what))


def _neutral_moves(s: State, what: str) -> list[str]:
    """Where a neutral colour may build; where no settlement can stand, a road instead."""
    colours = range(s.seats, len(s.points))
    if what == "settlement":
        found = [
            f"settle {VERTEX_NAMES[vertex]} as {COLOURS[colour]}"
            for colour in colours
            if s.stock[colour][1]
            for vertex in bits(s.reach[colour] & ~s.closed)
        ]
        if found:
            return found
    return [
        f"road {EDGE_NAMES[edge]} as {COLOURS[colour]}"
        for colour in colours
        if s.stock[colour][0]
        for edge in bits(s.open_edges[colour] & s.free_edges)
    ]


@REGISTRY.step("neutral")
class _Neutral(steps.Menu[State]):
    """("neutral", seat, what): the seat builds a free road or settlement of a neutral colour."""

    kind = "neutral"
    rule = "T-1.3d"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"what": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return _neutral_moves(s, step[2])

    def choose(self, s: State, step: Step, text: str) -> None:
        verb, place, _, colour = text.split()
        if verb == "road":
            place_road(s, COLOURS.index(colour), EDGE_NAMES.index(place))
        else:
            place_settlement(s, COLOURS.index(colour), VERTEX_NAMES.index(place))
        check_win(s)


# -- tokens ---------------------------------------------------------------------------------------


def _gain(s: State, seat: int, count: int) -> None:
    """Tokens come from the supply, as far as it goes."""
    count = min(count, TRADE_TOKENS - sum(s.coins))
    if count:
        s.coins[seat] += count
        emit(s, "tokens", seat=seat, count=count)


def gain_tokens(s: State, seat: int, vertex: int) -> None:
    """A settlement at the desert or at the coast brings tokens (T-1.3g)."""
    if s.neutral:
        desert = any(s.terrain[hex_] == DESERT for hex_ in HEXES_AT[vertex])
        _gain(s, seat, DESERT_TOKENS * desert + COAST_TOKENS * (vertex in COAST))


def price(s: State, seat: int) -> int:
    """Tokens an action costs: two for whoever is ahead (T-1.3f)."""
    return 2 if s.points[seat] > s.points[1 - seat] else 1


def _check_action(s: State, seat: int) -> None:
    if not s.neutral:
        raise IllegalMove(Code.MOVE_UNKNOWN, "T-1.3", text="")
    if s.acted:
        raise IllegalMove(IslandCode.TOKENS_ONCE, "T-1.3f")
    if s.coins[seat] < price(s, seat):
        raise IllegalMove(IslandCode.TOKENS_SHORT, "T-1.3f", need=price(s, seat), have=s.coins[seat])


def can_act(s: State, seat: int) -> bool:
    """Whether everybody can see that the seat may use tokens or give up a knight."""
    return s.neutral and bool(token_moves(s, seat))


def token_moves(s: State, seat: int) -> list[Move]:
    """What a seat may do with trade tokens now (T-1.3f, T-1.3g)."""
    found: list[Move] = []
    if not s.neutral:
        return found
    if not s.acted and s.coins[seat] >= price(s, seat):
        if any(s.hands[1 - seat]):
            found.append(FORCE)
        if s.terrain[s.robber] != DESERT:
            found.append(HOME)
    if s.army[seat] and not s.retired:
        found.append(RETIRE)
    return found


def home(s: State, seat: int) -> None:
    """The robber goes back to the desert, and nothing is stolen (T-1.3f)."""
    _check_action(s, seat)
    if s.terrain[s.robber] == DESERT:
        raise IllegalMove(IslandCode.ROBBER_HOME, "T-1.3f")
    _spend(s, seat)
    move_robber(s, seat, s.terrain.index(DESERT), "home")


def force(s: State, seat: int) -> None:
    """Two cards of the other's hand, drawn blind, for two of one's own (T-1.3f)."""
    _check_action(s, seat)
    if not any(s.hands[1 - seat]):
        raise IllegalMove(IslandCode.FORCE_NONE, "T-1.3f")
    _spend(s, seat)
    push(s, ("drawn_blind", seat, 2))


def _spend(s: State, seat: int) -> None:
    cost = price(s, seat)
    s.coins[seat] -= cost
    s.acted = 1
    emit(s, "spent", seat=seat, count=cost)


@REGISTRY.auto("drawn_blind")
def _draw_blind(s: State, seat: int, left: int) -> None:
    """The next card of a forced trade by a joint roll; after the last the seat gives two back."""
    held = s.size(1 - seat)
    if not left or not held:
        push(s, ("give_back", seat, min(2, s.size(seat))))
    elif held == 1:
        push(s, ("forced", seat, left, 1))
    else:
        push(s, requests.roll(seat, (held,), ("forced", seat, left)))


@REGISTRY.auto("forced")
def _forced(s: State, seat: int, left: int, place: int) -> None:
    victim = 1 - seat
    kind = card_at(s.hands[victim], place)
    s.hands[victim][kind] -= 1
    s.hands[seat][kind] += 1
    emit(s, "stole", seat=seat, victim=victim, resource=kind, why="force")
    push(s, ("drawn_blind", seat, left - 1))


@REGISTRY.step("give_back")
class _Give(steps.Ask[State]):
    """("give_back", seat, count): the seat gives so many cards of its own choice to the other (T-1.3f)."""

    kind = "give"
    rule = "T-1.3f"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"count": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return list(give_moves(tuple(s.hands[step[1]]), step[2]))

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        verb, *words = text.split() or [""]
        if verb != "give":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, text=text)
        _, seat, count = step
        cards = parse_cards(words)
        check_held(s, seat, cards, self.rule)
        if sum(cards) != count:
            raise IllegalMove(IslandCode.CARDS_AMOUNT, self.rule, count=count)
        s.agenda.pop()
        take(s.hands[seat], s.hands[1 - seat], cards)
        emit(s, "gave_cards", seat=seat, to=1 - seat, cards=cards)


def retire(s: State, seat: int) -> None:
    """A played knight is given up for tokens; Largest Army may be lost with it (T-1.3g)."""
    if not s.neutral:
        raise IllegalMove(Code.MOVE_UNKNOWN, "T-1.3", text="")
    if s.retired:
        raise IllegalMove(IslandCode.ARMY_ONCE, "T-1.3g")
    if not s.army[seat]:
        raise IllegalMove(IslandCode.ARMY_NONE, "T-1.3g")
    s.army[seat] -= 1
    s.retired = 1
    emit(s, "retired", seat=seat)
    _gain(s, seat, KNIGHT_TOKENS)
    if s.largest_army == seat:
        _recount_army(s, seat)


def _recount_army(s: State, seat: int) -> None:
    """Largest Army stays with a holder who leads; else it goes to whoever leads, or to nobody."""
    best = max(s.army)
    leaders = [each for each, knights in enumerate(s.army) if knights == best]
    holder = leaders[0] if best >= ARMY_LEAST and len(leaders) == 1 else NOBODY
    if holder == seat:
        return
    s.points[seat] -= SPECIAL_POINTS
    if holder != NOBODY:
        s.points[holder] += SPECIAL_POINTS
    s.largest_army = holder
    emit(s, "largest_army", seat=holder, before=seat, knights=best if holder != NOBODY else 0)
