"""Dice, faces, events and production (C-4, C-5, CR-25 to CR-34)."""

from p2pduel.games.classic.rules.core import closed, discard, hooked, in_order, pile, pile_name, spots
from p2pduel.games.classic.rules.effects.registry import HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.numbers import BRIGAND_LIMIT, EVENT_DIE, QUIET_TURNS
from p2pduel.games.classic.rules.points import recount, touched
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import Player, State, effective
from p2pduel.games.classic.rules.steps.registry import auto
from p2pduel.games.classic.rules.steps.resources import demand, take, yield_at
from p2pduel.games.classic.rules.steps.windows import jump, react
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.principality.board import touches
from p2pduel.principality.resources import Resource

__all__ = ["near", "on_all", "takes"]


@auto("throw")
def _throw(s: State, seat: int) -> None:
    """Roll whatever die nothing has set (CR-25)."""
    s.phase = "dice"
    sides = (0 if s.production else 6, 0 if s.symbol else 6)
    rolled = tuple(most for most in sides if most)
    following: Step = ("thrown", seat, int(bool(sides[0])), int(bool(sides[1])))
    push(s, requests.roll(seat, rolled, following) if rolled else following)


@auto("thrown")
def _thrown(s: State, seat: int, production: int, event: int, *values: int) -> None:
    """Note the result; the face may be turned back, then it is carried out (CR-26)."""
    left = list(values)
    if production:
        s.production = s.rolled = left.pop(0)
    if event:
        s.symbol = EVENT_DIE[left.pop(0) - 1]
    emit(s, "dice", seat=seat, production=s.production, symbol=s.symbol)
    recount(s)
    push(s, *[jump(asked) for asked in in_order(s)], ("symbol",))


@auto("set_production")
def _set_production(s: State, seat: int, number: str) -> None:
    """The production die is laid, not rolled."""
    s.production = s.rolled = int(number)
    emit(s, "set_die", seat=seat, production=s.production)
    recount(s)


@auto("symbol")
def _symbol(s: State) -> None:
    push(s, (s.symbol,))


def on_all(s: State, symbol: str) -> list[Step]:
    """What both players' standing cards add to a face or event, the active player's first."""
    steps: list[Step] = []
    for seat in in_order(s):
        for spot in hooked(s, seat, "on_symbol"):
            steps += effect_of(spot.card.face).on_symbol(s, spot, symbol)
    return steps


def takes(s: State, seat: int, symbol: str) -> int:
    """How many resources a seat takes at a face."""
    return (
        max(
            [effect_of(spot.card.face).takes(s, spot, symbol) for spot in hooked(s, seat, "takes")], default=0
        )
        or 1
    )


# -- faces ---------------------------------------------------------------------------------------


def near(site: str) -> tuple[str, ...]:
    """The regions a card at a site touches: two, or beyond a region that one alone (CR-60)."""
    if site[0] == "R":
        return ()
    return (site[1:],) if site[1] in "TB" else touches(site)


def _counted(s: State, player: Player, seat: int) -> int:
    sheltered = {
        place for spot in hooked(s, seat, "shelters") if spot.host == seat for place in near(spot.site)
    }
    return sum(held for place, held in player.stored.items() if place not in sheltered)


@auto("brigand")
def _brigand(s: State) -> None:
    """More than 7 counted resources: all ore and wool are lost (C-5.1, CR-28)."""
    if s.turn <= QUIET_TURNS:
        emit(s, "quiet")
        return
    counts = [_counted(s, player, seat) for seat, player in enumerate(s.players)]
    for seat in in_order(s):
        player = s.players[seat]
        limit = max(
            [effect_of(spot.card.face).brigand_limit for spot in hooked(s, seat, "brigand_limit")],
            default=BRIGAND_LIMIT,
        )
        lost: dict[Resource, int] = {}
        if counts[seat] > limit:
            for place, face in player.regions.items():
                resource = LAND[face][0]
                if resource in ("ore", "wool") and player.stored[place]:
                    lost[resource] = lost.get(resource, 0) + player.stored[place]
                    player.stored[place] = 0
        emit(s, "robbed", seat=seat, counted=counts[seat], lost=lost)
    touched(s)
    push(s, *on_all(s, "brigand"))


@auto("mill")
def _mill(s: State) -> None:
    """The holder of the mill token takes from the opponent, or fewer if it wants (C-5.3, CR-31)."""
    holder = s.tokens[1]
    steps = [demand(holder, 0, takes(s, holder, "mill"), "mill")] if holder != NOBODY else []
    push(s, *steps, *on_all(s, "mill"))


@auto("tournament")
def _tournament(s: State) -> None:
    """More tournament points: a resource of choice; a tie brings nothing (C-5.4, CR-32)."""
    red, blue = (player.points[3] for player in s.players)
    steps: list[Step] = []
    if red != blue:
        winner = int(blue > red)
        emit(s, "tournament", seat=winner)
        steps.append(take(winner, takes(s, winner, "tournament"), "tournament"))
    push(s, *steps, ("after_tournament",))


@auto("after_tournament")
def _after_tournament(s: State) -> None:
    push(s, *on_all(s, "tournament"))


@auto("sun")
def _sun(s: State) -> None:
    """Each player takes a resource of choice, then what cards add (C-5.5, CR-30)."""
    steps: list[Step] = []
    for seat in in_order(s):
        steps.append(("sunny", seat, takes(s, seat, "sun")))
        for spot in hooked(s, seat, "on_symbol"):
            steps += effect_of(spot.card.face).on_symbol(s, spot, "sun")
    push(s, *steps)


@auto("sunny")
def _sunny(s: State, seat: int, amount: int) -> None:
    """A seat's resources at the sun, or one less and a discarded card (CR-30)."""
    digging = hooked(s, seat, "digs") and pile(s, seat) and not closed(s, seat, pile_name(s, seat))
    push(s, ("dig", seat, amount) if digging else take(seat, amount, "sun"))


# -- events --------------------------------------------------------------------------------------


@auto("mystery")
def _mystery(s: State) -> None:
    """Turn up the top event (C-5.6)."""
    push(s, requests.flip("events", (0,), ("event_shown",)))


@auto("event_shown")
def _event_shown(s: State, face: str) -> None:
    """It may be turned back; then those who are hit may answer, and it is carried out (CR-26, CR-27)."""
    s.event = face
    s.averted = ()
    emit(s, "event", face=face)
    push(s, *[jump(asked) for asked in in_order(s)], ("event_open", face))


@auto("event_open")
def _event_open(s: State, face: str) -> None:
    asked = [seat for seat in in_order(s) if effect_of(face).affects(s, seat)]
    push(s, *[react(seat, face) for seat in asked], ("resolve",), ("after_event",), ("event_over", face))


@auto("resolve")
def _resolve(s: State) -> None:
    push(s, *effect_of(s.event).on_event(s), ("resolved",))


@auto("resolved")
def _resolved(s: State) -> None:
    s.averted = ()
    push(s, *on_all(s, s.event))


@auto("after_event")
def _after_event(s: State) -> None:
    """Bailiwicks of the opponent, then Witches and Dogmas (CR-27)."""
    steps: list[Step] = []
    cards = HOOKED["after_event"]
    for seat in (1 - s.active, s.active):
        for spot in spots(s, seat):
            if spot.card.face in cards:
                steps += effect_of(spot.card.face).after_event(s, spot)
    push(s, *steps, ("spells_end",))


@auto("spells_end")
def _spells_end(s: State) -> None:
    """Witches on buildings of the roller and Dogmas played by the roller leave (CR-8, CR-27)."""
    for mark, owner in (("witch", s.active), ("dogma", 1 - s.active)):
        for spot in spots(s, owner):
            if mark in spot.card.marks:
                alter(s, spot, unmark=mark)
                discard(s, 1 - owner, mark)
                emit(s, "lifted", face=mark, seat=1 - owner)


@auto("event_over")
def _event_over(s: State, face: str) -> None:
    """An event goes under its deck; some let it be shuffled."""
    s.event = ""
    shuffled = [requests.shuffle("events")] if effect_of(face).shuffles_events else []
    push(s, requests.return_card(face, "event", "events", -1), *shuffled)


# -- production ----------------------------------------------------------------------------------


def yields(s: State, seat: int, place: str) -> int:
    """What a region gains when its number is rolled (CR-33)."""
    player = s.players[seat]
    resource = LAND[player.regions[place]][0]
    amount, more = 1, 0
    for site in (*touches(place), place[0] + place):
        for card in player.sites.get(site, ()):
            if card.owner == seat and effective(card):
                if resource in CARD[card.face].doubles:
                    amount *= 2
                more += effect_of(card.face).adds
    return amount + more


@auto("production")
def _production(s: State) -> None:
    """Every region with the number gains; then the cards that look at the result (C-4.2, CR-34)."""
    for seat in in_order(s):
        player = s.players[seat]
        for place, face in player.regions.items():
            if LAND[face][1] == s.production:
                yield_at(s, seat, place, yields(s, seat, place), "production")
    working = [spot for seat in in_order(s) for spot in hooked(s, seat, "on_production")]
    working.sort(key=lambda spot: effect_of(spot.card.face).late)
    push(s, *[step for spot in working for step in effect_of(spot.card.face).on_production(s, spot)])
