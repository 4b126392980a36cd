"""Barbarians & Traders."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.core import (
    card_at,
    closed,
    count_of,
    has,
    in_order,
    open_stacks,
    pile,
    pile_name,
    reference,
    spots,
    stock,
    town_of,
    victory,
)
from p2pduel.games.classic.rules.effects.base import Defence, needs_target
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.effects.science import fillable
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.model import Card, Points
from p2pduel.games.classic.rules.playing import check_knight
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.barbarians import (
    dogma_targets,
    invasion,
    raise_or_take,
    voyage,
)
from p2pduel.games.classic.rules.steps.dice import near
from p2pduel.games.classic.rules.steps.naming import fetch, name
from p2pduel.games.classic.rules.steps.resources import gain, lose_choice, pay, take, yield_at
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource

__all__: list[str] = []

Steps = Iterable[Step]


# -- foreign cards -------------------------------------------------------------------------------


@effect("barbarian_stronghold")
class _BarbarianStronghold(Effect):
    """In its own turn the host pays 1 gold for every action card but the first (CR-35)."""

    def tolls(self, s: State, at: Spot) -> int:
        return 1


@effect("trade_branch")
class _TradeBranch(Effect):
    """1 resource of the kind of every touched region whose number is rolled (CR-34)."""

    def on_production(self, s: State, at: Spot) -> Steps:
        regions = s.players[at.host].regions
        hit = [regions[place] for place in near(at.site) if place in regions]
        return [
            gain(at.card.owner, LAND[face][0], 1, "trade_branch")
            for face in hit
            if LAND[face][1] == s.production
        ]


# -- expansions ----------------------------------------------------------------------------------


@effect("wine_cellar")
class _WineCellar(Effect):
    """2 resources on Year End and Good Neighbourhood."""

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        feast = symbol in ("year_end", "good_neighbourhood")
        return [take(at.card.owner, 2, "wine_cellar")] if feast else ()


@effect("flavo")
class _Flavo(Effect):
    """Feeds his regions at the tournament, then changes sides if the other can pay (CR-32)."""

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        return [("juggle", at.card.owner, reference(s, at))] if symbol == "tournament" else ()


@effect("baroc")
class _Baroc(Effect):
    """1 ore at the brigand, 2 while the own Barbarian Stronghold stands (CR-28)."""

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        if symbol != "brigand":
            return ()
        more = count_of(s, at.card.owner, "barbarian_stronghold") > 0
        return [gain(at.card.owner, "ore", 1 + more, "baroc")]


@effect("johanna")
class _Johanna(Effect):
    """Opposing cannons and dragons count 2 at most; safe from Imelda and Bribery (CR-67)."""

    immune = ("imelda", "bribery")

    def caps(self, s: State, at: Spot, other: Spot) -> int | None:
        card = card_at(other)
        return 2 if card.kind == "unit_dragon" or (card.is_soldier and not card.is_knight) else None


@effect("sven")
class _Sven(Effect):
    """Used up as a Merchant, from the turn after he came (CR-40)."""

    def may_use(self, s: State, at: Spot) -> None:
        check_knight(s, at, "merchant")

    def on_use(self, s: State, at: Spot) -> Steps:
        return [("spend_knight", at.card.owner, reference(s, at), "merchant")]


@effect("treasure_fleet")
class _TreasureFleet(Effect):
    """3 resources at the sun, in all (CR-30)."""

    def takes(self, s: State, at: Spot, symbol: str) -> int:
        return 3 if symbol == "sun" else 0


@effect("colonial_base")
class _ColonialBase(Effect):
    """1 gold of its own when the number of its gold field is rolled (CR-34, CR-57)."""

    def on_production(self, s: State, at: Spot) -> Steps:
        player = s.players[at.host]
        rolled = LAND[player.regions[at.site[1:]]][1] == s.production
        if rolled and player.stored[at.site] < CAPACITY:
            yield_at(s, at.host, at.site, 1, "colonial_base")
        return ()


class _Residence(Effect):
    """Marks every bank trade that hands in its kind, up to 3 (CR-23)."""

    _kind: Resource = "ore"

    def on_trade(self, s: State, at: Spot, seat: int, given: Resource) -> Steps:
        if seat != at.card.owner or given != self._kind or at.card.amount >= card_at(at).counter:
            return ()
        alter(s, at, amount=at.card.amount + 1)
        return ()


@effect("residence_coin")
class _CoinResidence(_Residence):
    """With 3 marks knights cost no grain and no wool (CR-45)."""

    _kind = "ore"

    def waives(self, s: State, at: Spot, card: Card) -> Iterable[Resource]:
        full = at.card.amount >= card_at(at).counter
        return ("grain", "wool") if full and card.is_knight else ()


@effect("residence_paper")
class _PaperResidence(_Residence):
    """With 3 marks a resource at the start of the own turn (CR-24)."""

    _kind = "lumber"

    def start_turn(self, s: State, at: Spot) -> Steps:
        full = at.card.amount >= card_at(at).counter
        return [take(at.card.owner, 1, "residence_paper")] if full else ()


@effect("residence_cloth")
class _ClothResidence(_Residence):
    """With 3 marks once a turn 2 equal resources for 2 others (CR-78)."""

    _kind = "wool"

    def _pairs(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(kind for kind in RESOURCES if stock(s.players[seat], kind) >= 2)

    def may_use(self, s: State, at: Spot) -> None:
        full = at.card.amount >= card_at(at).counter
        needs_target("residence_cloth", full and self._pairs(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "residence_cloth", self._pairs(s, seat), ("swap_pair", seat))]


@effect("guild")
class _Guild(Effect):
    """1 of the kind the opponent hands in to the bank; one more card in the hand (C-8.1, C-52.3)."""

    hand = 1

    def on_trade(self, s: State, at: Spot, seat: int, given: Resource) -> Steps:
        return [gain(at.card.owner, given, 1, "guild")] if seat != at.card.owner else ()


@effect("secret_brotherhood")
class _SecretBrotherhood(Effect):
    """Action cards of the hand can be sold."""

    buys_cards = True


@effect("scriptorium")
class _Scriptorium(Effect):
    """Once a turn the top card of a stack."""

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("scriptorium", open_stacks(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "scriptorium", tuple(open_stacks(s, seat)), ("draw_named", seat))]


@effect("triumphal_arch")
class _TriumphalArch(Effect):
    """As many victory points as it shows; fire does nothing to it (CR-49)."""

    immune = ("arsonist",)

    def points(self, s: State, at: Spot) -> Points:
        return Points(victory=at.card.amount)


@effect("flagship")
class _Flagship(Effect):
    """Keeps Civil War and pirates from itself and from the trade fleets of its city (CR-80)."""

    immune = ("civil_war", "pirate_fleet")

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        if threat not in ("civil_war", "pirate_fleet") or other.card.owner != at.card.owner:
            return False
        if card_at(other).kind != "unit_trade_fleet" or other.host != at.host:
            return False
        return town_of(s, at) == town_of(s, other)


# -- events --------------------------------------------------------------------------------------


@effect("superstition")
class _Superstition(Effect):
    """Each player loses 1 resource of choice for each own Abbey and University."""

    def on_event(self, s: State) -> Steps:
        counts = {seat: count_of(s, seat, "abbey") + count_of(s, seat, "university") for seat in in_order(s)}
        return [lose_choice(seat, count, "superstition") for seat, count in counts.items() if count]


@effect("barbarian_invasion")
class _BarbarianInvasion(Effect):
    """Units against roads and Abbeys, for each player (C-52.4, CR-4)."""

    def on_event(self, s: State) -> Steps:
        return invasion(s)


@effect("lucky_voyage")
class _LuckyVoyage(Effect):
    """Up to 3 resources of the kind one own trade fleet trades."""

    def on_event(self, s: State) -> Steps:
        return [voyage(seat) for seat in in_order(s)]


# -- actions -------------------------------------------------------------------------------------


@effect("ancient_sciences")
class _AncientSciences(Effect):
    """A discarded card that is no building, of the opponent's pile in a tournament (CR-46)."""

    def _cards(self, s: State, seat: int) -> tuple[str, ...]:
        if closed(s, seat, pile_name(s, 1 - seat)):
            return ()
        return tuple(face for face in pile(s, 1 - seat) if not CARD[face].is_building)

    def check(self, s: State, seat: int) -> None:
        needs_target("ancient_sciences", self._cards(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [fetch(seat, 1 - seat, "ancient_sciences", self._cards(s, seat))]


@effect("anton")
class _Anton(Effect):
    """1 gold for 2 other resources (CR-78)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("anton", stock(s.players[seat], "gold"))

    def on_play(self, s: State, seat: int) -> Steps:
        others = tuple(kind for kind in RESOURCES if kind != "gold")
        return [pay(seat, (("gold", 1),), "anton"), take(seat, 2, "anton", others)]


@effect("barbarian_campaign")
class _BarbarianCampaign(Effect):
    """2 resources, or the arch 1 higher."""

    def on_play(self, s: State, seat: int) -> Steps:
        return [raise_or_take(seat, "barbarian_campaign")]


@effect("gunther")
class _Gunther(Effect):
    """2 resources of choice."""

    def on_play(self, s: State, seat: int) -> Steps:
        return [take(seat, 2, "gunther")]


@effect("dogma")
class _Dogma(Effect):
    """An opposing building loses its effect until its player rolls "?" (CR-8, CR-50)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("dogma", dogma_targets(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "dogma", dogma_targets(s, seat), ("lay_on", seat, "dogma"))]


ERYN_MOST = 4
"""So many resources Eryn brings at most."""


@effect("eryn")
class _Eryn(Effect):
    """As many resources as the opponent leads by, at most 4."""

    def _lead(self, s: State, seat: int) -> int:
        return min(ERYN_MOST, victory(s, 1 - seat) - victory(s, seat))

    def check(self, s: State, seat: int) -> None:
        needs_target("eryn", self._lead(s, seat) > 0)

    def on_play(self, s: State, seat: int) -> Steps:
        return [take(seat, self._lead(s, seat), "eryn")]


@effect("christopher")
class _Christopher(Effect):
    """For this turn own trade fleets trade 1:1 (C-52.3)."""

    def check(self, s: State, seat: int) -> None:
        fleets = any(card_at(spot).kind == "unit_trade_fleet" for spot in spots(s, seat))
        needs_target("christopher", fleets and not s.players[seat].used.get("christopher"))

    def on_play(self, s: State, seat: int) -> Steps:
        s.players[seat].used["christopher"] = 1
        return ()


HELPED: dict[str, Resource] = {"sawmill": "lumber", "woolen_mill": "wool", "grain_mill": "grain"}
"""The mills a neighbour helps with."""


@effect("neighbourly_help")
class _NeighbourlyHelp(Effect):
    """A region beside its own mill is filled to 3."""

    def _regions(self, s: State, seat: int) -> tuple[str, ...]:
        found = []
        for spot in spots(s, seat):
            if spot.card.face in HELPED and has(s, seat, spot.card.face):
                open_to = fillable(s, seat, (HELPED[spot.card.face],))
                found += [place for place in near(spot.site) if place in open_to]
        return tuple(dict.fromkeys(found))

    def check(self, s: State, seat: int) -> None:
        needs_target("neighbourly_help", self._regions(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "neighbourly_help", self._regions(s, seat), ("fill", seat, "neighbourly_help"))]


@effect("sigismund")
class _Sigismund(Defence):
    """Saves trade fleets from Civil War and pirates, or brings one back from the own pile (CR-37, CR-46)."""

    answers = ("civil_war", "pirate_fleet")
    timing = "action"

    def _fleets(self, s: State, seat: int) -> tuple[str, ...]:
        if closed(s, seat, pile_name(s, seat)):
            return ()
        return tuple(face for face in pile(s, seat) if CARD[face].kind == "unit_trade_fleet")

    def check(self, s: State, seat: int) -> None:
        needs_target("sigismund", _threatened(s) or self._fleets(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        if _threatened(s):
            return super().on_play(s, seat)
        return [fetch(seat, seat, "sigismund", self._fleets(s, seat))]


def _threatened(s: State) -> bool:
    """Whether the card answers something: a question about it lies below on the agenda."""
    return any(step[0] == "react" and step[2] in ("civil_war", "pirate_fleet") for step in s.agenda)
