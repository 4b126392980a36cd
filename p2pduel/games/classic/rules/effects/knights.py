"""Knights & Merchants."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.core import card_at, reachable, refs_of, spots
from p2pduel.games.classic.rules.effects.base import could_take, needs_target, rate_of
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.facts.faces import LAND
from p2pduel.games.classic.rules.facts.model import Card, Points
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.dice import near
from p2pduel.games.classic.rules.steps.knights import border_dispute, disputed, inquisition, pirates, raided
from p2pduel.games.classic.rules.steps.naming import leave_for, name, name_several
from p2pduel.games.classic.rules.steps.resources import demand, gain
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.principality.resources import Resource

__all__: list[str] = []

Steps = Iterable[Step]

_NOTHING = Points()


# -- expansions ----------------------------------------------------------------------------------


@effect("peasant_army")
class _PeasantArmy(Effect):
    """As strong as the grain beside it."""

    fluid = True

    def points(self, s: State, at: Spot) -> Points:
        player = s.players[at.host]
        grain = [p for p in near(at.site) if p in player.regions and LAND[player.regions[p]][0] == "grain"]
        return Points(strength=sum(player.stored[place] for place in grain))


@effect("castle")
class _Castle(Effect):
    """Knights cost 1 resource less (CR-45)."""

    def reduces(self, s: State, at: Spot, card: Card) -> int:
        return int(card.is_knight)


@effect("pirate_fleet")
class _PirateFleet(Effect):
    """Placed: the opponent loses a fleet; 1 gold at the sun (CR-7, CR-30)."""

    def on_build(self, s: State, at: Spot) -> Steps:
        return [pirates(at.card.owner)]

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        return [gain(at.card.owner, "gold", 1, "pirate_fleet")] if symbol == "sun" else ()


@effect("tournament_ground")
class _TournamentGround(Effect):
    """Each own knight counts 1 tournament point more."""

    def bonus(self, s: State, at: Spot, other: Spot) -> Points:
        return Points(tournament=1) if card_at(other).is_knight else _NOTHING


@effect("watchtower")
class _Watchtower(Effect):
    """Wards a Spy off on 1 and 2, if its owner likes to roll (CR-39)."""

    wards = (1, 2)


@effect("walther")
class _Walther(Effect):
    """The Black Knight does nothing to him."""

    immune = ("black_knight",)


@effect("toll_station")
class _TollStation(Effect):
    """2 gold at the sun (CR-30)."""

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        return [gain(at.card.owner, "gold", 2, "toll_station")] if symbol == "sun" else ()


@effect("large_trade_fleet")
class _LargeTradeFleet(Effect):
    """2 from one touched region for 1 (C-6.1)."""

    def rates(self, s: State, at: Spot) -> Iterable[tuple[Resource, str, int]]:
        regions = s.players[at.host].regions
        rate = rate_of(s, at)
        return [(LAND[regions[place]][0], place, rate) for place in near(at.site) if place in regions]


@effect("large_harbor")
class _LargeHarbor(Effect):
    """Doubles the trade points of three buildings."""

    def bonus(self, s: State, at: Spot, other: Spot) -> Points:
        card = card_at(other)
        doubled = card.id in ("marketplace", "merchant_guild", "counting_house")
        return Points(trade=card.points.trade) if doubled else _NOTHING


@effect("bank")
class _Bank(Effect):
    """2 resources at the mill (CR-31)."""

    def takes(self, s: State, at: Spot, symbol: str) -> int:
        return 2 if symbol == "mill" else 0


@effect("palace")
class _Palace(Effect):
    """A discarded card instead of a resource at the sun (CR-30, CR-46)."""

    digs = True


# -- events --------------------------------------------------------------------------------------


@effect("raid")
class _Raid(Effect):
    """The holder of the knight token names 3 buildings; the opponent takes one of them home (CR-79)."""

    def on_event(self, s: State) -> Steps:
        seat = s.tokens[0]
        if seat == NOBODY:
            return ()
        words = refs_of(s, [spot for spot in spots(s, 1 - seat) if card_at(spot).is_building])
        return [name_several(seat, 3, "raid", words, raided(1 - seat))]


# -- actions -------------------------------------------------------------------------------------


@effect("imelda")
class _Imelda(Effect):
    """The opponent discards a knight."""

    def _targets(self, s: State, seat: int) -> tuple[str, ...]:
        return refs_of(s, reachable(s, 1 - seat, "imelda", ("unit_knight",)))

    def check(self, s: State, seat: int) -> None:
        needs_target("imelda", self._targets(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "imelda", self._targets(s, seat), leave_for("pile", 1 - seat))]


@effect("spice_caravan")
class _SpiceCaravan(Effect):
    """2 of the opponent's resources; there must be room for both (CR-43)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("spice_caravan", could_take(s, seat) >= 2)

    def on_play(self, s: State, seat: int) -> Steps:
        return [demand(seat, 2, 2, "spice_caravan")]


@effect("border_dispute")
class _BorderDispute(Effect):
    """A region of a kind one has twice for one of the opponent's (CR-15)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("border_dispute", disputed(s, seat) and disputed(s, 1 - seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [border_dispute(seat, "border_dispute")]


@effect("inquisition")
class _Inquisition(Effect):
    """The opponent shuffles hand and stacks together and draws a new hand (CR-68)."""

    def on_play(self, s: State, seat: int) -> Steps:
        return [inquisition(1 - seat)]
