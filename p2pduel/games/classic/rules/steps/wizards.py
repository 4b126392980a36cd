"""Questions of Wizards & Dragons."""

from itertools import combinations
from typing import Any

from p2pduel.games.classic.rules.core import card_at, find, open_stacks, refs_of, spots
from p2pduel.games.classic.rules.facts.faces import LAND
from p2pduel.games.classic.rules.points import lift, recount, set_site
from p2pduel.games.classic.rules.standing import alter, lay_aside, move, remove
from p2pduel.games.classic.rules.state import Player, Spot, State
from p2pduel.games.classic.rules.steps.hand import draw_card, put_under, search, sort_cards
from p2pduel.games.classic.rules.steps.naming import leave_for, name
from p2pduel.games.classic.rules.steps.registry import Ask, auto, step
from p2pduel.games.classic.rules.steps.resources import lose_at, take
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known
from p2pduel.principality.resources import CAPACITY

__all__ = ["FORESEEN", "comet", "divinable", "movable", "stealable", "wizards_of"]

FORESEEN = 4
"""So many top cards a Divination shows."""

GOOD_DISH = 3
"""From this number on a Magic Kitchen brings something."""

FATES = 3
"""So many events a Keeper of Fate sees."""


def wizards_of(s: State, seat: int) -> list[Spot]:
    """The wizards of a seat."""
    return [spot for spot in spots(s, seat) if card_at(spot).kind == "wizard"]


# -- magic power ---------------------------------------------------------------------------------


@auto("conjure")
def _conjure(s: State, seat: int, word: str) -> None:
    """1 resource of the wizard's region becomes 1 magic power; it pays for nothing this turn (C-56.7)."""
    spot = find(s, seat, word)
    if spot is not None:
        lose_at(s, seat, {spot.site[1:]: 1}, spot.card.face)
        _charge(s, spot)


def _charge(s: State, spot: Spot) -> None:
    alter(s, spot, mark="charged", amount=spot.card.amount + 1)
    emit(s, "magic", seat=spot.card.owner, amount=1, why=spot.card.face, wizards=[spot.card.face])


@auto("charge")
def _charged(s: State, seat: int, word: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        _charge(s, spot)


@auto("cooked")
def _cooked(s: State, seat: int, word: str, die: int) -> None:
    """3 to 6: a resource; 1: the kitchen explodes (zd-magic-kitchen)."""
    emit(s, "cooked", seat=seat, roll=die)
    spot = find(s, seat, word)
    if die >= GOOD_DISH:
        push(s, take(seat, 1, "magic_kitchen"))
    elif die == 1 and spot is not None:
        lay_aside(s, seat, spot.card.face)
        remove(s, spot)


@auto("drink")
def _drink(s: State, seat: int, word: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        alter(s, spot, mark="elixir")
        emit(s, "strengthened", seat=seat, face=spot.card.face)


# -- looking spells ------------------------------------------------------------------------------


@auto("keep_fate")
def _keep_fate(s: State, seat: int) -> None:
    count = min(FATES, len(s.zones["events"]))
    steps = [requests.look(seat, "events", count), sort_cards(seat, "events", count)]
    words = tuple(str(n) for n in range(count + 1))
    push(s, *steps, name(seat, "keeper_of_fate", words, ("bury_fate", seat, count)))


@auto("bury_fate")
def _bury_fate(s: State, seat: int, count: int, number: str) -> None:
    """The last of the looked-at events go under the deck; how many is public (C-70.7)."""
    below = int(number)
    if below:
        push(s, requests.transfer("events", tuple(range(count - below, count)), "events"))


@auto("inspired")
def _inspired(s: State, seat: int, zones: tuple[str, ...]) -> None:
    push(s, *[draw_card(seat, zone) for zone in zones])


@auto("eye")
def _eye(s: State, seat: int, zone: str) -> None:
    push(s, search(seat, zone), put_under(seat, f"hand{seat}", (zone,)))


def divinable(s: State) -> tuple[str, ...]:
    """The stacks with cards in them, of both players (zd-divination)."""
    return tuple(stack.zone for stack in s.layout.stacks if s.zones[stack.zone])


@auto("divine")
def _divine(s: State, seat: int, zones: tuple[str, ...]) -> None:
    steps: list[Step] = []
    for zone in zones:
        steps += [requests.look(seat, zone, 1), requests.renew(seat, zone)]
    push(s, *steps)


# -- changing places -----------------------------------------------------------------------------


def _fits(player: Player, spot: Spot, site: str) -> bool:
    """Whether a standing card could stand at a site, whatever stands there now."""
    card = card_at(spot)
    if site[0] == "R":
        return card.site == "road"
    if site[1] in "TB":
        if card.site == "region":
            return LAND[player.regions[site[1:]]][0] in card.at
        col = int(site[2:])
        near = [player.centre.get(col - 1), player.centre.get(col + 1)]
        return card.is_unit and card.site != "citadel" and "metropolis" in near
    what = player.centre[int(site[1:])]
    if card.site == "any":
        return True
    return (
        what == "citadel"
        if card.site == "citadel"
        else card.site == "city" and what in ("city", "metropolis")
    )


def swappable(s: State, seat: int) -> list[tuple[Spot, Spot]]:
    """The own cards that may change places: two buildings or two units (zd-change-places)."""
    player = s.players[seat]
    cards = [spot for spot in player.own if card_at(spot).is_building or card_at(spot).is_unit]
    return [
        (one, other)
        for one, other in combinations(cards, 2)
        if one.site != other.site
        and one.card != other.card
        and card_at(one).is_building == card_at(other).is_building
        and _fits(player, one, other.site)
        and _fits(player, other, one.site)
    ]


def movable(s: State, seat: int) -> tuple[str, ...]:
    """The cards that have another to change places with."""
    return tuple(dict.fromkeys(word for pair in swappable(s, seat) for word in refs_of(s, pair)))


@auto("first_place")
def _first_place(s: State, seat: int, word: str) -> None:
    pairs = [refs_of(s, pair) for pair in swappable(s, seat)]
    others = [b if a == word else a for a, b in pairs if word in (a, b)]
    push(s, name(seat, "change_places", tuple(others), ("second_place", seat, word)))


@auto("second_place")
def _second_place(s: State, seat: int, first: str, second: str) -> None:
    """Everything that lies on the cards moves along."""
    one, other = find(s, seat, first), find(s, seat, second)
    if one is None or other is None:
        return
    player = s.players[seat]
    lift(s, one)
    lift(s, other)
    set_site(player, other.site, [*player.sites.get(other.site, ()), one.card])
    set_site(player, one.site, [*player.sites.get(one.site, ()), other.card])
    player.arrange()
    emit(s, "swapped", seat=seat, places=[first, second])
    recount(s)


@auto("set_symbol")
def _set_symbol(s: State, seat: int, symbol: str) -> None:
    """The event die is laid, not rolled."""
    s.symbol = symbol
    emit(s, "set_face", seat=seat, symbol=symbol)


# -- events --------------------------------------------------------------------------------------


def comet(seats: tuple[int, ...], taken: str = "") -> Step:
    """These seats exchange their hands, one after another, each with another stack."""
    return ("comet", seats, taken)


@auto("comet")
def _comet(s: State, seats: tuple[int, ...], taken: str) -> None:
    if seats:
        zones = tuple(zone for zone in open_stacks(s, seats[0], filled=False) if zone != taken)
        push(s, name(seats[0], "comet", zones, ("impact", seats)))


@auto("impact")
def _impact(s: State, seats: tuple[int, ...], zone: str) -> None:
    seat = seats[0]
    buried = [put_under(seat, f"hand{seat}", (zone,))] * len(s.zones[f"hand{seat}"])
    push(s, *buried, ("after_comet", seat, zone), comet(seats[1:], zone))


@auto("after_comet")
def _after_comet(s: State, seat: int, zone: str) -> None:
    """A hand up to the limit from the top of the same stack (CR-68)."""
    count = min(s.players[seat].limit, len(s.zones[zone]))
    push(s, *[draw_card(seat, zone)] * count)


@step("banish")
class _Banish(Ask):
    """("banish", seat): which of the looked-at events leaves the game; its place becomes public."""

    kind = "banish"
    rule = "C-70.7"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"cards": len(s.zones["events"])}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        faces = [known[slot] for slot in s.zones["events"]]
        return [Move(f"pick {at}", face) for at, face in enumerate(faces) if face != "year_end"]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        at = _picked(text, len(s.zones["events"]), self.rule)
        s.agenda.pop()
        push(s, requests.flip("events", (at,), ("banished", step[1], at)))


def _picked(text: str, most: int, rule: str) -> int:
    """The number of "pick N"; IllegalMove if it is none."""
    verb, _, number = text.partition(" ")
    if verb != "pick" or not number.isdecimal() or int(number) >= most or str(int(number)) != number:
        raise IllegalMove(Code.MOVE_NOT_OFFERED, rule, why="one")
    return int(number)


@auto("banished")
def _banished(s: State, seat: int, at: int, face: str) -> None:
    """Year End stays: it goes back to its place, and another is named."""
    if face == "year_end":
        push(s, requests.return_card(face, "event", "events", at), ("banish", seat))
        return
    s.gone.append(face)
    s.gone.sort()
    emit(s, "banished", seat=seat, face=face)
    push(s, requests.renew(seat, "events"))


# -- actions -------------------------------------------------------------------------------------


@auto("challenge")
def _challenge(s: State, seat: int, mine: str) -> None:
    theirs = refs_of(s, wizards_of(s, 1 - seat))
    push(s, name(seat, "wizard_duel", theirs, ("duel", seat, mine)))


@auto("duel")
def _duel(s: State, seat: int, mine: str, theirs: str) -> None:
    push(s, requests.roll(seat, (6, 6), ("dueled", seat, mine, theirs)))


@auto("dueled")
def _dueled(s: State, seat: int, mine: str, theirs: str, own: int, other: int) -> None:
    """Die and magic power; a tie is rolled again; the weaker goes under a stack (CR-66)."""
    first, second = find(s, seat, mine), find(s, 1 - seat, theirs)
    if first is None or second is None:
        return
    sums = (own + first.card.amount, other + second.card.amount)
    emit(s, "dueled", seat=seat, rolls=[own, other], sums=list(sums))
    if sums[0] == sums[1]:
        push(s, ("duel", seat, mine, theirs))
        return
    loser, word = (1 - seat, theirs) if sums[0] > sums[1] else (seat, mine)
    push(s, (*leave_for("stack", loser), word))


@auto("change_land")
def _change_land(s: State, seat: int, place: str) -> None:
    """The region stack is looked through; of a single card there is nothing to choose (CR-65)."""
    if len(s.zones["regions"]) == 1:
        push(s, requests.flip("regions", (0,), ("land_turned", seat, place, 0)))
    else:
        push(s, requests.look(seat, "regions"), ("new_land", seat, place))


@step("new_land")
class _NewLand(Ask):
    """("new_land", seat, place): which of the looked-at regions; none if none is of another kind."""

    kind = "new_land"
    rule = "CR-65"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"place": step[2], "cards": len(s.zones["regions"])}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, seat, place = step
        kind = LAND[s.players[seat].regions[place]][0]
        faces = [known[slot] for slot in s.zones["regions"]]
        picks = [Move(f"pick {at}", face) for at, face in enumerate(faces) if LAND[face][0] != kind]
        return [plain("pass"), *picks]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, place = step
        if text == "pass":
            s.agenda.pop()
            push(s, requests.renew(seat, "regions"), requests.shuffle("regions"))
            return
        at = _picked(text, len(s.zones["regions"]), self.rule)
        s.agenda.pop()
        push(s, requests.flip("regions", (at,), ("land_turned", seat, place, at)))


@auto("land_turned")
def _land_turned(s: State, seat: int, place: str, at: int, face: str) -> None:
    """The new region has the amount of the old one, which goes into the stack (CR-65)."""
    player = s.players[seat]
    old = player.regions[place]
    same = LAND[old][0] == LAND[face][0]
    if same:
        back = requests.return_card(face, "region", "regions", at)
        push(s, back, *([("new_land", seat, place)] if len(s.zones["regions"]) else []))
        return
    player.regions[place] = face
    player.arrange()
    emit(s, "changed_land", seat=seat, place=place, face=face)
    recount(s)
    push(s, requests.return_card(old, "region", "regions", -1), requests.shuffle("regions"))


@auto("materialize")
def _materialize(s: State, seat: int, col: str) -> None:
    push(s, ("centre", seat, "city", int(col)))


@auto("blow")
def _blow(s: State, seat: int, place: str) -> None:
    lose_at(s, 1 - seat, {place: CAPACITY}, "whirlwind")


def stealable(s: State, seat: int) -> tuple[str, ...]:
    """The opponent's spell books, if an own citadel has a site free (CR-63)."""
    if not s.players[seat].free["citadel"]:
        return ()
    return refs_of(s, [spot for spot in spots(s, 1 - seat) if card_at(spot).kind == "spellbook"])


@auto("steal")
def _steal(s: State, seat: int, word: str) -> None:
    sites = s.players[seat].free["citadel"]
    push(s, name(seat, "by_magics_hand", sites, ("stolen", seat, word)))


@auto("stolen")
def _stolen(s: State, seat: int, word: str, site: str) -> None:
    spot = find(s, 1 - seat, word)
    if spot is not None:
        move(s, spot, seat, seat, site)
