"""Trade & Change."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import (
    card_at,
    hooked,
    in_order,
    reference,
    refs_of,
    room,
    spots,
    stock,
    within_reach,
)
from p2pduel.games.classic.rules.effects.base import could_take, needs_target
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.effects.science import fillable
from p2pduel.games.classic.rules.facts.model import Card, Points
from p2pduel.games.classic.rules.playing import check_knight
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.dice import near
from p2pduel.games.classic.rules.steps.naming import name
from p2pduel.games.classic.rules.steps.resources import lose_at, take
from p2pduel.games.classic.rules.steps.trade import (
    MONOPOLY,
    POINT_PRICE,
    monopolies,
    pawnable,
    storable,
)
from p2pduel.kernel import requests
from p2pduel.kernel.state import Step
from p2pduel.principality.board import column
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource

__all__: list[str] = []

Steps = Iterable[Step]

SELLABLE: tuple[Resource, ...] = tuple(kind for kind in RESOURCES if kind != "gold")
"""What a Great Bazaar deals in."""


# -- expansions of roads and sites ---------------------------------------------------------------


@effect("trading_post")
class _TradingPost(Effect):
    """Once a turn 1 resource of one region beside its road becomes 1 of the other's (CR-13, CR-78)."""

    def _sources(self, s: State, at: Spot) -> tuple[str, ...]:
        stored = s.players[at.host].stored
        above, below = f"T{at.site[1:]}", f"B{at.site[1:]}"
        pairs = ((above, below), (below, above))
        return tuple(
            one for one, other in pairs if stored.get(one, 0) and stored.get(other, CAPACITY) < CAPACITY
        )

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("trading_post", self._sources(s, at))

    def on_use(self, s: State, at: Spot) -> Steps:
        return [name(at.card.owner, "trading_post", self._sources(s, at), ("carry_across", at.card.owner))]


@effect("stud_farm")
class _StudFarm(Effect):
    """For 1 grain an own knight or cannon moves to another free site (CR-48)."""

    repeatable = True

    def _riders(self, s: State, seat: int) -> tuple[str, ...]:
        own = [spot for spot in s.players[seat].own if card_at(spot).is_soldier]
        return refs_of(s, [spot for spot in own if free_sites(s, seat, card_at(spot))])

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("stud_farm", self._riders(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "stud_farm", self._riders(s, seat), ("ride", seat))]


@effect("lothar")
class _Lothar(Effect):
    """As many tournament points as the latest production roll shows (CR-25)."""

    def points(self, s: State, at: Spot) -> Points:
        return Points(tournament=s.rolled)


@effect("richard")
class _Richard(Effect):
    """Used up as a Black Knight, from the turn after he came (CR-40)."""

    def may_use(self, s: State, at: Spot) -> None:
        check_knight(s, at, "black_knight")

    def on_use(self, s: State, at: Spot) -> Steps:
        return [("spend_knight", at.card.owner, reference(s, at), "black_knight")]


@effect("robber_baron_castle")
class _RobberBaronCastle(Effect):
    """The cards at its settlement or city bring no trade points (CR-16)."""

    def mutes(self, s: State, at: Spot, other: Spot) -> bool:
        if other.host != at.host or other.site[0] == "R" or other.site[1] in "TB":
            return False
        return column(other.site) == column(at.site)


@effect("wheelwright")
class _Wheelwright(Effect):
    """Before the roll resources of one kind move freely among own regions (CR-24)."""

    timing = "preroll"

    def _kinds(self, s: State, seat: int) -> tuple[str, ...]:
        player = s.players[seat]
        found = []
        for kind in RESOURCES:
            held = [player.stored[place] for place in player.lands[kind]]
            if len(held) > 1 and 0 < sum(held) < CAPACITY * len(held):
                found.append(kind)
        return tuple(found)

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("wheelwright", self._kinds(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "wheelwright", self._kinds(s, seat), ("spread", seat))]


@effect("inn")
class _Inn(Effect):
    """For 1 gold a die: 4 to 6 bring a resource (CR-48)."""

    repeatable = True

    def on_use(self, s: State, at: Spot) -> Steps:
        return [requests.roll(at.card.owner, (6,), ("inn", at.card.owner))]


@effect("shipyard")
class _Shipyard(Effect):
    """Fleets cost 1 resource less (CR-45)."""

    def reduces(self, s: State, at: Spot, card: Card) -> int:
        return int(card.kind in ("unit_fleet", "unit_trade_fleet"))


@effect("dye_works", "art_smithy", "distillery")
class _Works(Effect):
    """2 resources of its region for a trade point, a trade point for 1 of the opponent's (CR-57)."""

    repeatable = True

    def _ways(self, s: State, at: Spot) -> tuple[str, ...]:
        stored = s.players[at.host].stored[at.site[1:]]
        found = ["make"] if stored >= POINT_PRICE and at.card.amount < card_at(at).counter else []
        if at.card.amount and could_take(s, at.card.owner):
            found.append("demand")
        return tuple(found)

    def points(self, s: State, at: Spot) -> Points:
        return Points(trade=at.card.amount)

    def may_use(self, s: State, at: Spot) -> None:
        needs_target(at.card.face, self._ways(s, at))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, at.card.face, self._ways(s, at), ("work", seat, reference(s, at)))]


# -- expansions of cities ------------------------------------------------------------------------


@effect("great_bazaar")
class _GreatBazaar(Effect):
    """Once a turn 1 resource for 1 other the opponent chooses; no gold (CR-13, CR-43)."""

    def _offers(self, s: State, seat: int) -> tuple[str, ...]:
        mine, theirs = s.players[seat], s.players[1 - seat]
        found = []
        for kind in SELLABLE:
            back = any(
                other != kind and within_reach(theirs, other) and room(mine, other) for other in SELLABLE
            )
            if stock(mine, kind) and room(theirs, kind) and back:
                found.append(kind)
        return tuple(found)

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("great_bazaar", self._offers(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "great_bazaar", self._offers(s, seat), ("bazaar", seat))]


@effect("great_tournament_ground")
class _GreatTournamentGround(Effect):
    """2 resources at the tournament face (CR-81)."""

    def takes(self, s: State, at: Spot, symbol: str) -> int:
        return 2 if symbol == "tournament" else 0


@effect("produce_store", "treasure_vault")
class _Store(Effect):
    """Keeps 1 or 2 resources of one kind safe; emptied only completely (CR-56)."""

    repeatable = True

    def may_use(self, s: State, at: Spot) -> None:
        needs_target(at.card.face, at.card.amount or storable(s, at))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat, word = at.card.owner, reference(s, at)
        if at.card.amount:
            return [("empty_store", seat, word)]
        return [name(seat, at.card.face, storable(s, at), ("fill_store", seat, word))]


@effect("hanse")
class _Hanse(Effect):
    """The opponent's trade fleets serve for 2:1, too (CR-78)."""

    def rates(self, s: State, at: Spot) -> Iterable[tuple[Resource, str, int]]:
        fleets = [card_at(spot).fleet for spot in spots(s, 1 - at.card.owner)]
        return [(fleet, "", 2) for fleet in fleets if fleet is not None]


@effect("lighthouse")
class _Lighthouse(Effect):
    """The trade fleet beside it trades 1:1 and is safe from the Civil War (CR-77, CR-80)."""

    def _beside(self, at: Spot, other: Spot) -> bool:
        return other.host == at.host and other.site == at.site and other.card.owner == at.card.owner

    def eases(self, s: State, at: Spot, fleet: Spot) -> bool:
        return self._beside(at, fleet)

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        fleet = card_at(other).kind == "unit_trade_fleet"
        return threat == "civil_war" and fleet and self._beside(at, other)


# -- events --------------------------------------------------------------------------------------


@effect("peasant_revolt")
class _PeasantRevolt(Effect):
    """Every region loses 1 for each Garrison that touches it."""

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            player = s.players[seat]
            lost: dict[str, int] = {}
            for spot in hooked(s, seat, "shelters"):
                for place in near(spot.site):
                    if spot.host == seat and place in player.regions:
                        lost[place] = lost.get(place, 0) + 1
            lose_at(s, seat, lost, "peasant_revolt")
        return ()


@effect("grand_tournament")
class _GrandTournament(Effect):
    """Who has more tournament points fills a gold field to 3 (CR-81)."""

    def on_event(self, s: State) -> Steps:
        red, blue = (player.points[3] for player in s.players)
        if red == blue:
            return ()
        seat = int(blue > red)
        why = "grand_tournament"
        return [name(seat, why, fillable(s, seat, ("gold",)), ("fill", seat, why))]


@effect("calm_sea")
class _CalmSea(Effect):
    """1 resource of choice for each own trade fleet."""

    def on_event(self, s: State) -> Steps:
        counts = {
            seat: sum(card_at(spot).kind == "unit_trade_fleet" for spot in spots(s, seat))
            for seat in in_order(s)
        }
        return [take(seat, count, "calm_sea") for seat, count in counts.items() if count]


# -- actions -------------------------------------------------------------------------------------


@effect("great_mayor")
class _GreatMayor(Effect):
    """1 resource of choice for each own city or metropolis."""

    def _cities(self, s: State, seat: int) -> int:
        return sum(what in ("city", "metropolis") for what in s.players[seat].centre.values())

    def check(self, s: State, seat: int) -> None:
        needs_target("great_mayor", self._cities(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [take(seat, self._cities(s, seat), "great_mayor")]


@effect("trade_monopoly")
class _TradeMonopoly(Effect):
    """Up to 3 of one kind from the opponent, 1 of another kind back (CR-43, CR-56)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("trade_monopoly", monopolies(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        words = tuple(
            f"{kind} {n}"
            for kind, most in monopolies(s, seat).items()
            for n in range(1, min(MONOPOLY, most) + 1)
        )
        return [name(seat, "trade_monopoly", words, ("monopoly", seat))]


@effect("pawnbroker")
class _Pawnbroker(Effect):
    """A building is pawned for its printed price (CR-51)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("pawnbroker", pawnable(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "pawnbroker", pawnable(s, seat), ("pawn", seat))]
