"""The Era of Gold."""

from collections.abc import Iterable

from p2pduel.games.duel.rules.board import LAND
from p2pduel.games.duel.rules.core import CARD, counted, owns, placed, stock, units
from p2pduel.games.duel.rules.effects.registry import Effect, effect
from p2pduel.games.duel.rules.facts import CAPACITY, Points, Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.dice import in_order
from p2pduel.games.duel.rules.steps.gold import give_back
from p2pduel.games.duel.rules.steps.loss import lose
from p2pduel.games.duel.rules.steps.resources import demand, gain, take
from p2pduel.games.duel.rules.tokens import reference
from p2pduel.kernel.state import Step

__all__: list[str] = []

Steps = Iterable[Step]


# -- actions -------------------------------------------------------------------------------------


@effect("gudrun")
class _Gudrun(Effect):
    """Up to 2 gold of the opponent per own Pirate Ship (R-42, R-46)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        most = 2 * owns(s.players[seat], "pirate_ship")
        return [demand(seat, most, "gudrun", ("gold",))]


@effect("merchant")
class _Merchant(Effect):
    """Up to 2 of the opponent's resources for 1 of one's own (R-11, R-42)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [demand(seat, 2, "merchant"), give_back(seat, "merchant")]


@effect("trade_master")
class _TradeMaster(Effect):
    """Up to 2 of the opponent's resources (R-42)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [demand(seat, 2, "trade_master")]


@effect("brigands")
class _Brigands(Effect):
    """One own region is filled with the opponent's resources; the Gold Cache is no region (R-11)."""

    def targets(self, s: State, seat: int) -> Iterable[str]:
        player, other = s.players[seat], s.players[1 - seat]
        return [
            place
            for place, face in player.regions.items()
            if player.stored[place] < CAPACITY and stock(other, LAND[face][0])
        ]

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        resource = LAND[s.players[seat].regions[target]][0]
        return [demand(seat, CAPACITY, "brigands", (resource,), target)]


@effect("reiner")
class _Reiner(Effect):
    """Sets the event die to Celebration and brings 1 more; a die already set is not set again (R-12)."""

    timing = "preroll"

    def targets(self, s: State, seat: int) -> Iterable[str]:
        return () if s.symbol else ("",)

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        s.symbol = "celebration"
        s.players[seat].used["celebration"] = 1
        return ()


# -- expansions ----------------------------------------------------------------------------------


@effect("gold_cache")
class _GoldCache(Effect):
    """Room for 3 more gold, out of the brigands' reach (R-18)."""

    stores_gold = True


@effect("pirate_ship")
class _PirateShip(Effect):
    """Sinks a trade ship when built; 1 gold at Plentiful Harvest (D-6.11, D-18.6)."""

    hostile = True

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        victim = 1 - seat
        ships = tuple(
            reference(card.face, card.back, place, victim)
            for place, card in placed(s.players[victim])
            if CARD[card.face].kind == "trade_ship"
        )
        return [lose(victim, "ship", "discard", ships)]

    def on_symbol(self, s: State, seat: int, symbol: str) -> Steps:
        return [gain(seat, "gold", 1, "pirate_ship")] if symbol == "plentiful_harvest" else ()


@effect("moneylender")
class _Moneylender(Effect):
    """2 resources instead of 1 at Trade (D-6.8)."""

    trade_bonus = 1


@effect("harbor")
class _Harbor(Effect):
    """1 victory point with at least 3 trade ships (D-12.7)."""

    def points(self, s: State, seat: int) -> Points:
        return Points(victory=int(counted(s.players[seat], "trade_ship") >= 3))


@effect("trading_base")
class _TradingBase(Effect):
    """1 more trade point on each own Marketplace and Harbor (D-12.7)."""

    def points(self, s: State, seat: int) -> Points:
        player = s.players[seat]
        return Points(trade=owns(player, "marketplace") + owns(player, "harbor"))


@effect("salt_silo")
class _SaltSilo(Effect):
    """1 more trade point on each own trade ship (D-12.7)."""

    def points(self, s: State, seat: int) -> Points:
        return Points(trade=counted(s.players[seat], "trade_ship"))


@effect("mint")
class _Mint(Effect):
    """1 gold for 1, once per turn and Mint (D-10.5).

    Mints are alike, so their uses are counted together; one that leaves takes a use with it.
    """

    def rates(self, s: State, seat: int, site: str) -> Iterable[tuple[Resource, str, int]]:
        player = s.players[seat]
        return [("gold", "", 1)] if player.used.get("mint", 0) < owns(player, "mint") else ()

    def on_trade(self, s: State, seat: int, amount: int) -> bool:
        used = s.players[seat].used
        used["mint"] = used.get("mint", 0) + 1
        return True

    def on_leave(self, s: State, seat: int) -> None:
        used = s.players[seat].used
        if used.get("mint"):
            used["mint"] -= 1


@effect("staple_house")
class _StapleHouse(Effect):
    """2 of choice when built (D-4.6)."""

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        return [take(seat, 2, "staple_house")]


# -- events --------------------------------------------------------------------------------------


@effect("gift_for_the_prince")
class _GiftForThePrince(Effect):
    """1 gold per own unit with strength points."""

    def on_event(self, s: State) -> Steps:
        steps: list[Step] = []
        for seat in in_order(s):
            count = sum(bool(CARD[card.face].points.strength) for _, card in units(s.players[seat]))
            if count:
                steps.append(gain(seat, "gold", count, "gift_for_the_prince"))
        return steps
