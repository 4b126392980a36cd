"""The base set."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import (
    card_at,
    count_of,
    hooked,
    in_order,
    reachable,
    refs_of,
    room,
    spots,
    total,
    town_of,
    within_reach,
)
from p2pduel.games.classic.rules.effects.registry import Effect, effect, effect_of
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import Points
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.attack import attack, put_away, rob, spy
from p2pduel.games.classic.rules.steps.dice import near
from p2pduel.games.classic.rules.steps.events import master_builder
from p2pduel.games.classic.rules.steps.hand import surplus
from p2pduel.games.classic.rules.steps.naming import leave_for, name
from p2pduel.games.classic.rules.steps.resources import barter, demand, give, lose_at, take, yield_at
from p2pduel.kernel import requests
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.principality.board import borders
from p2pduel.principality.resources import RESOURCES, Resource

__all__ = ["Defence", "could_take", "needs_target", "rate_of"]

Steps = Iterable[Step]


def needs_target(face: str, there: object) -> None:
    """Raise IllegalMove if a card would do nothing (C-7.4)."""
    if not there:
        raise IllegalMove(ClassicCode.CARD_NO_EFFECT, "C-7.4", face=face)


def could_take(s: State, seat: int) -> int:
    """How many of the opponent's resources a seat could take and store (CR-43)."""
    mine, theirs = s.players[seat], s.players[1 - seat]
    return sum(min(within_reach(theirs, name), room(mine, name)) for name in RESOURCES)


# -- actions -------------------------------------------------------------------------------------


@effect("alchemist")
class _Alchemist(Effect):
    """Sets the production die before it is rolled (CR-24, CR-25)."""

    timing = "preroll"

    def check(self, s: State, seat: int) -> None:
        needs_target("alchemist", not s.production)

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "alchemist", tuple("123456"), ("set_production", seat))]


@effect("black_knight")
class _BlackKnight(Effect):
    """Drives a knight, cannon or dragon home, or an own one if the die fails (CR-36)."""

    def _targets(self, s: State, owner: int) -> tuple[str, ...]:
        return refs_of(s, reachable(s, owner, "black_knight", ("soldier", "unit_dragon")))

    def check(self, s: State, seat: int) -> None:
        needs_target("black_knight", self._targets(s, 1 - seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [attack(seat, "black_knight")]

    def on_strike(self, s: State, winner: int) -> Steps:
        loser = 1 - winner
        return [name(winner, "black_knight", self._targets(s, loser), leave_for("hand", loser))]


@effect("arsonist")
class _Arsonist(Effect):
    """Burns a building or a wizard, or an own one if the die fails (CR-36, CR-76)."""

    def _targets(self, s: State, owner: int) -> tuple[str, ...]:
        return refs_of(s, reachable(s, owner, "arsonist", ("building", "wizard")))

    def check(self, s: State, seat: int) -> None:
        needs_target("arsonist", self._targets(s, 1 - seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [attack(seat, "arsonist")]

    def on_strike(self, s: State, winner: int) -> Steps:
        loser = 1 - winner
        return [name(winner, "arsonist", self._targets(s, loser), leave_for("hand", loser))]


@effect("brigands")
class _Brigands(Effect):
    """The winner of the roll takes 2 of the other's resources (CR-36)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("brigands", any(within_reach(s.players[1 - seat], name) for name in RESOURCES))

    def on_play(self, s: State, seat: int) -> Steps:
        return [attack(seat, "brigands")]

    def on_strike(self, s: State, winner: int) -> Steps:
        return [demand(winner, 2, 2, "brigands")]


class Defence(Effect):
    """Wards off what it answers: the attacker needs a lower number (C-7.5)."""

    timing = "reaction"

    def on_play(self, s: State, seat: int) -> Steps:
        s.averted = tuple(sorted({*s.averted, seat}))
        return ()


@effect("herb_woman")
class _HerbWoman(Defence):
    """Against the Black Knight (C-7.6)."""

    answers = ("black_knight",)


@effect("bishop")
class _Bishop(Defence):
    """Against Arsonist and Brigands (C-7.6)."""

    answers = ("arsonist", "brigands")


@effect("caravan")
class _Caravan(Effect):
    """1 or 2 resources for as many others (CR-78)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("caravan", total(s.players[seat]))

    def on_play(self, s: State, seat: int) -> Steps:
        return [barter(seat, 2, "caravan")]


@effect("merchant")
class _Merchant(Effect):
    """Up to 2 of the opponent's resources, 1 in return (CR-43)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("merchant", could_take(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [demand(seat, 1, 2, "merchant"), give(seat, 1, "merchant")]


@effect("scout")
class _Scout(Effect):
    """Played with a settlement: the builder chooses its regions (CR-37, CR-65)."""

    timing = "settlement"

    def on_play(self, s: State, seat: int) -> Steps:
        s.players[seat].used["scout"] = 1
        return ()


@effect("spy")
class _Spy(Effect):
    """Shows the hand; an action card or unit may be taken (C-20.9, CR-39)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("spy", s.zones[f"hand{1 - seat}"])

    def on_play(self, s: State, seat: int) -> Steps:
        return [spy(seat)]


# -- expansions ----------------------------------------------------------------------------------


@effect("abbey", "library")
class _Books(Effect):
    """One more card in the hand (C-8.1)."""

    hand = 1


@effect("garrison")
class _Garrison(Effect):
    """Its regions are not counted at the brigand (C-5.1)."""

    shelters = True


@effect("smithy")
class _Smithy(Effect):
    """Each own knight or cannon counts 1 strength point more (CR-67)."""

    def bonus(self, s: State, at: Spot, other: Spot) -> Points:
        return _ONE_STRENGTH if card_at(other).is_soldier else _NOTHING


_NOTHING = Points()
_ONE_STRENGTH = Points(strength=1)
_ONE_TRADE = Points(trade=1)


def rate_of(s: State, fleet: Spot) -> int:
    """How many of its kind a trade fleet hands in for 1 of another (C-6.1, CR-77)."""
    seat = fleet.card.owner
    if s.players[seat].used.get("christopher"):
        return 1
    eased = any(effect_of(spot.card.face).eases(s, spot, fleet) for spot in hooked(s, seat, "eases"))
    return 1 if eased else 2


@effect(*(card.id for card in CARDS.values() if card.fleet))
class _Fleet(Effect):
    """2 of its kind for 1 (C-6.1)."""

    def rates(self, s: State, at: Spot) -> Iterable[tuple[Resource, str, int]]:
        fleet = card_at(at).fleet
        return [] if fleet is None else [(fleet, "", rate_of(s, at))]


@effect("mint")
class _Mint(Effect):
    """Gold 1:1 (C-6.1)."""

    def rates(self, s: State, at: Spot) -> Iterable[tuple[Resource, str, int]]:
        return [("gold", "", 1)]


@effect("harbor")
class _Harbor(Effect):
    """Each own trade fleet counts 1 trade point more (CR-6)."""

    def bonus(self, s: State, at: Spot, other: Spot) -> Points:
        return _ONE_TRADE if card_at(other).kind == "unit_trade_fleet" else _NOTHING


@effect("town_hall")
class _TownHall(Effect):
    """Searching a stack costs 1 (C-8.3)."""

    search_cost = 1


@effect("church")
class _Church(Effect):
    """Units of its city cannot be named at the Civil War (CR-80)."""

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        if threat != "civil_war" or other.card.owner != at.card.owner or other.host != at.host:
            return False
        return town_of(s, at) == town_of(s, other)


@effect("bath_house")
class _BathHouse(Effect):
    """The regions of its city are safe from the Plague."""

    def averts(self, s: State, at: Spot, event: str) -> Iterable[str]:
        col = town_of(s, at)
        return borders(col) if event == "plague" and col is not None else ()


@effect("aqueduct")
class _Aqueduct(Effect):
    """All own regions are safe from the Plague."""

    def averts(self, s: State, at: Spot, event: str) -> Iterable[str]:
        return s.players[at.card.owner].regions if event == "plague" else ()


# -- events --------------------------------------------------------------------------------------


@effect("civil_war")
class _CivilWar(Effect):
    """Each player takes home a knight, cannon or trade fleet the other names (CR-29, CR-80)."""

    def _targets(self, s: State, owner: int) -> tuple[str, ...]:
        kinds = ("soldier",) if owner in s.averted else ("soldier", "unit_trade_fleet")
        return refs_of(s, reachable(s, owner, "civil_war", kinds))

    def affects(self, s: State, seat: int) -> bool:
        return bool(reachable(s, seat, "civil_war", ("unit_trade_fleet",)))

    def on_event(self, s: State) -> Steps:
        named: list[Step] = [
            name(seat, "civil_war", self._targets(s, 1 - seat), leave_for("hand later", 1 - seat))
            for seat in in_order(s)
        ]
        return [*named, *(surplus(seat) for seat in in_order(s))]


@effect("conflict")
class _Conflict(Effect):
    """The holder of the knight token puts 2 cards of the other's hand under a stack (C-70.5, CR-74)."""

    def on_event(self, s: State) -> Steps:
        seat = s.tokens[0]
        if seat == NOBODY or not s.zones[f"hand{1 - seat}"]:
            return ()
        held = f"held{seat}"
        return [requests.show(1 - seat, seat), rob(seat, 2, 2, held), put_away(seat, held, 1 - seat)]


@effect("master_builder")
class _MasterBuilder(Effect):
    """Each player may take a card of a stack, another stack each, for one of the hand (CR-29)."""

    def on_event(self, s: State) -> Steps:
        return [master_builder(s.active)]


@effect("plague")
class _Plague(Effect):
    """Every region next to a city loses 1, unless kept from it."""

    def _struck(self, s: State, seat: int) -> dict[str, int]:
        player = s.players[seat]
        close = {
            place
            for col, what in player.centre.items()
            if what in ("city", "metropolis")
            for place in borders(col)
        }
        for spot in hooked(s, seat, "averts"):
            close -= set(effect_of(spot.card.face).averts(s, spot, "plague"))
        return {place: 1 for place, held in player.stored.items() if place in close and held}

    def affects(self, s: State, seat: int) -> bool:
        return bool(self._struck(s, seat))

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            if seat not in s.averted:
                lose_at(s, seat, self._struck(s, seat), "plague")
        return ()


@effect("productive_year")
class _ProductiveYear(Effect):
    """Every region gains 1 for each Garrison that touches it."""

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            player = s.players[seat]
            for spot in hooked(s, seat, "shelters"):
                for place in near(spot.site):
                    if spot.host == seat and place in player.regions:
                        yield_at(s, seat, place, 1, "productive_year")
        return ()


LEARNED = ("abbey", "library", "university")
"""The buildings that Progress pays for (C-51.2)."""


@effect("progress")
class _Progress(Effect):
    """1 resource of choice for each own Abbey, Library and University."""

    def on_event(self, s: State) -> Steps:
        counts = {seat: sum(count_of(s, seat, title) for title in LEARNED) for seat in in_order(s)}
        return [take(seat, count, "progress") for seat, count in counts.items() if count]


@effect("year_end")
class _YearEnd(Effect):
    """The event deck is shuffled, this card included."""

    shuffles_events = True


def units(s: State, seat: int) -> list[Spot]:
    """The units a seat owns, wherever they stand."""
    return [spot for spot in spots(s, seat) if card_at(spot).is_unit]
