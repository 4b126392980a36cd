"""The Basic set."""

from collections.abc import Iterable

from p2pduel.games.duel.rules.board import LAND, touches
from p2pduel.games.duel.rules.building import find, fits_swapped, set_site
from p2pduel.games.duel.rules.core import CARD, buildings, counted, placed, recount
from p2pduel.games.duel.rules.effects.registry import Effect, effect
from p2pduel.games.duel.rules.facts import CARDS, RESOURCES, Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.dice import event_card, in_order
from p2pduel.games.duel.rules.steps.loss import name_to_lose, put_away, rob
from p2pduel.games.duel.rules.steps.resources import buy, gain, pay, take, yield_at
from p2pduel.games.duel.rules.steps.setup import EVENTS_BELOW_YULE, swap_regions
from p2pduel.games.duel.rules.tokens import reference
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit
from p2pduel.kernel.state import NOBODY, Step

__all__: list[str] = []

Steps = Iterable[Step]


# -- actions -------------------------------------------------------------------------------------


@effect("brigitta")
class _Brigitta(Effect):
    """Sets the production die; a die already set is not set again (R-12)."""

    timing = "preroll"

    def targets(self, s: State, seat: int) -> Iterable[str]:
        return () if s.production else tuple("123456")

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        s.production = int(target)
        return ()


@effect("goldsmith")
class _Goldsmith(Effect):
    """3 gold for any 2."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [pay(seat, (("gold", 3),), "goldsmith"), take(seat, 2, "goldsmith")]


@effect("merchant_caravan")
class _MerchantCaravan(Effect):
    """Any 2 for any 2."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [pay(seat, (("any", 2),), "merchant_caravan"), take(seat, 2, "merchant_caravan")]


@effect("scout")
class _Scout(Effect):
    """Played with a settlement: the builder chooses its regions."""

    timing = "settlement"


@effect("relocation")
class _Relocation(Effect):
    """Two regions, or two expansions, change places (R-14, R-49)."""

    def targets(self, s: State, seat: int) -> Iterable[str]:
        player = s.players[seat]
        places = list(player.regions)
        found = [f"{a} {b}" for i, a in enumerate(places) for b in places[i + 1 :]]
        cards = list(placed(player))
        for i, (site, card) in enumerate(cards):
            for other_site, other in cards[i + 1 :]:
                if (
                    site != other_site
                    and card != other
                    and fits_swapped(player, site, card, other_site, other)
                ):
                    first = reference(card.face, card.back, site, seat)
                    found.append(f"{first} {reference(other.face, other.back, other_site, seat)}")
        return dict.fromkeys(found)

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        player = s.players[seat]
        first, second = target.split()
        if "@" not in first:
            swap_regions(player, first, second)
        else:
            found, other = find(s, seat, first), find(s, seat, second)
            assert found is not None and other is not None
            for (site, gone), (_, come) in ((found, other), (other, found)):
                cards = list(player.sites[site])
                cards[cards.index(gone)] = come
                set_site(player, site, cards)
        emit(s, "swapped", seat=seat, places=[first, second])
        recount(s)
        return ()


# -- expansions ----------------------------------------------------------------------------------


@effect("parish_hall")
class _ParishHall(Effect):
    """Searching a stack costs 1 (D-11.7)."""

    search_cost = 1


@effect("storehouse")
class _Storehouse(Effect):
    """Shelters two regions from the count of a Brigand Attack (D-6.5)."""

    shelters = True


@effect("marketplace")
class _Marketplace(Effect):
    """1 resource of a type the opponent's more numerous regions yield (D-8.5, R-10)."""

    def on_production(self, s: State, seat: int) -> Steps:
        hit = [
            [LAND[face][0] for face in player.regions.values() if LAND[face][1] == s.production]
            for player in s.players
        ]
        if len(hit[1 - seat]) <= len(hit[seat]):
            return ()
        types = tuple(resource for resource in RESOURCES if resource in hit[1 - seat])
        return [take(seat, 1, "marketplace", types)]


@effect("toll_bridge")
class _TollBridge(Effect):
    """2 gold at Plentiful Harvest (D-6.11)."""

    def on_symbol(self, s: State, seat: int, symbol: str) -> Steps:
        return [gain(seat, "gold", 2, "toll_bridge")] if symbol == "plentiful_harvest" else ()


@effect(*(card.id for card in CARDS.values() if card.ship))
class _Ship(Effect):
    """2 of its type for 1 (D-10.3)."""

    def rates(self, s: State, seat: int, site: str) -> Iterable[tuple[Resource, str, int]]:
        return [
            (ship, "", 2)
            for card in s.players[seat].sites[site]
            if (ship := CARD[card.face].ship) is not None
        ]


@effect("large_trade_ship")
class _LargeTradeShip(Effect):
    """2 from one touched region for 1 (D-10.4)."""

    def rates(self, s: State, seat: int, site: str) -> Iterable[tuple[Resource, str, int]]:
        regions = s.players[seat].regions
        return [(LAND[regions[place]][0], place, 2) for place in touches(site) if place in regions]


# -- events --------------------------------------------------------------------------------------


@effect("yule")
class _Yule(Effect):
    """The event stack is rebuilt and another event turned up (D-7.4)."""

    def on_event(self, s: State) -> Steps:
        place = len(s.zones["events"]) - EVENTS_BELOW_YULE
        return [
            requests.shuffle("events"),
            requests.return_card("yule", "event", "events", place),
            event_card(),
        ]


@effect("invention")
class _Invention(Effect):
    """1 of choice per building with a progress point, at most 2."""

    def on_event(self, s: State) -> Steps:
        steps: list[Step] = []
        for seat in in_order(s):
            count = sum(bool(CARD[card.face].points.progress) for _, card in buildings(s.players[seat]))
            if count:
                steps.append(take(seat, min(2, count), "invention"))
        return steps


@effect("year_of_plenty")
class _YearOfPlenty(Effect):
    """Each Storehouse and each Abbey gives its two regions 1, never the Gold Cache (D-7.9, R-18)."""

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            player = s.players[seat]
            for site, card in placed(player):
                if CARD[card.face].id in ("abbey", "storehouse"):
                    for place in touches(site):
                        if place in player.regions:
                            yield_at(s, seat, place, 1, "year_of_plenty")
        return ()


@effect("traveling_merchant")
class _TravelingMerchant(Effect):
    """Up to 2 of choice for 1 gold each (R-51)."""

    def on_event(self, s: State) -> Steps:
        return [buy(seat, 2, "traveling_merchant") for seat in in_order(s)]


@effect("trade_ships_race")
class _TradeShipsRace(Effect):
    """More trade ships: 1 of choice; a tie with at least one ship: both."""

    def on_event(self, s: State) -> Steps:
        ships = [counted(player, "trade_ship") for player in s.players]
        return [
            take(seat, 1, "trade_ships_race")
            for seat in in_order(s)
            if ships[seat] and ships[seat] >= ships[1 - seat]
        ]


@effect("feud")
class _Feud(Effect):
    """The stronger names 3 buildings, the other gives one up (D-7.6, D-18.6)."""

    def affects(self, s: State, seat: int) -> bool:
        return s.tokens[0] == 1 - seat and bool(buildings(s.players[seat]))

    def on_event(self, s: State) -> Steps:
        attacker = s.tokens[0]
        if attacker == NOBODY or 1 - attacker in s.exempt or not buildings(s.players[1 - attacker]):
            return ()
        victim = 1 - attacker
        words = tuple(
            reference(card.face, card.back, site, victim) for site, card in buildings(s.players[victim])
        )
        return [name_to_lose(attacker, 3, "feud", words, "event")]


@effect("fraternal_feuds")
class _FraternalFeuds(Effect):
    """The stronger sees the other's hand and puts 2 cards of it under stacks (D-17.8, R-16)."""

    def affects(self, s: State, seat: int) -> bool:
        return s.tokens[0] == 1 - seat

    def on_event(self, s: State) -> Steps:
        attacker = s.tokens[0]
        if attacker == NOBODY or 1 - attacker in s.exempt or not s.zones[f"hand{1 - attacker}"]:
            return ()
        held = f"held{attacker}"
        return [
            requests.show(1 - attacker, attacker),
            rob(attacker, 2, 2, held),
            put_away(attacker, held),
        ]
