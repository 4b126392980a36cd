"""What things are worth to the greedy bot, in victory points: cards, production, the two tokens."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from p2pduel.bots.saving import token_gain
from p2pduel.games.classic.bots.values import ACTIONS, EXTRA
from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import room, spots, victory
from p2pduel.games.classic.rules.effects.politics import COPIED
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.points import strength_of
from p2pduel.games.classic.rules.requirements import COUNTERS, once
from p2pduel.games.classic.rules.state import Player, Spot, State, effective
from p2pduel.games.classic.rules.trading import NORMAL_RATE, offers
from p2pduel.principality.board import touches
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource

__all__ = [
    "RESIDENCES",
    "Standing",
    "card_worth",
    "copyable",
    "costs",
    "income",
    "left_to_play",
    "magic_wanted",
    "makes_room",
    "regions_gain",
    "spare_room",
    "spot_worth",
    "standing",
    "strength_gain",
    "swap_gain",
    "tournament_gain",
    "trade_gain",
    "wizards_without",
]

_LEAD, _FLEET, _BOOST, _MAGIC = 0.6, 0.4, 0.85, 0.1
RESIDENCES: Final[Mapping[str, Resource]] = {
    "residence_coin": "ore",
    "residence_paper": "lumber",
    "residence_cloth": "wool",
}
"""A residence counts what is handed in of this kind (CR-23)."""
_BAILIWICK = 0.5
"""What a Bailiwick brings at a roll, every other one being its owner's."""
_GUARDED = 0.1
"""What it is worth that a knight is safe from some cards."""
_PLENTY = dict.fromkeys(RESOURCES, 9)


def left_to_play(s: State) -> float:
    """How much of the game is left, from 1 down to 0: what pays slowly is worth little at the end."""
    target = s.layout.target
    ahead = max(victory(s, 0), victory(s, 1))
    return max(0.0, min(1.0, (target - ahead) / (target - 2)))


# -- what follows from the cards that stand ------------------------------------------------------


class Standing(NamedTuple):
    """What follows from the cards that lie in both principalities alone."""

    income: dict[Resource, float]
    rates: dict[Resource, int]
    small: int
    """Free sites for green cards."""
    large: int
    """Those of them at cities."""


_SEEN: dict[tuple[int, int, int], tuple[object, object, Standing]] = {}
_SEEN_MOST = 4096


def standing(s: State, seat: int) -> Standing:
    """The standing of a seat, worked out once for all states in which both principalities look the same.

    `Player.arrange` makes a new `free` whenever a card comes or goes and clones share it, so its identity
    tells principalities apart; keeping it beside the result keeps the number from being used again.
    """
    player, other = s.players[seat], s.players[1 - seat]
    key = (id(player.free), id(other.free), len(player.used))
    seen = _SEEN.get(key)
    if seen is not None and seen[0] is player.free and seen[1] is other.free:
        return seen[2]
    rates = dict.fromkeys(RESOURCES, NORMAL_RATE)
    for resource, place, amount in offers(s, seat, _PLENTY):
        if not place:
            rates[resource] = min(rates[resource], amount)
    found = Standing(_income(player), rates, len(player.free["any"]), len(player.free["city"]))
    if len(_SEEN) >= _SEEN_MOST:
        _SEEN.clear()
    _SEEN[key] = (player.free, other.free, found)
    return found


def income(s: State, seat: int) -> dict[Resource, float]:
    """What one production roll brings on average, everything that doubles included."""
    return standing(s, seat).income


def _income(player: Player) -> dict[Resource, float]:
    found = dict.fromkeys(RESOURCES, 0.0)
    amounts = dict.fromkeys(player.regions, 1)
    republic: list[str] = []
    for spot in player.own:
        card = CARD[spot.card.face]
        if effective(spot.card) and spot.site[0] != "R" and spot.site[1] not in "TB":
            for place in touches(spot.site):
                if player.holds.get(place) in card.doubles:
                    amounts[place] *= 2
                elif card.id == "house_of_republic" and place in amounts:
                    republic.append(place)
    for place, face in player.regions.items():
        more = CAPACITY if place in republic else 0
        found[LAND[face][0]] += min(CAPACITY, amounts[place] + more) / 6
    if "bailiwick" in player.names:
        for resource in RESOURCES:
            found[resource] += _BAILIWICK / len(RESOURCES)
    return found


# -- tokens --------------------------------------------------------------------------------------


def trade_gain(s: State, seat: int, more: int) -> float:
    """What trade points add to the chance of the mill token; without a city they wait for one (C-9.2)."""
    player = s.players[seat]
    gain = token_gain(player.points[1], s.players[1 - seat].points[1], more)
    centre = player.centre.values()
    return gain if "city" in centre or "metropolis" in centre else 0.6 * gain


def strength_gain(s: State, seat: int, more: int) -> float:
    """What strength points add to the chance of the knight token (C-9.1)."""
    return token_gain(s.players[seat].points[2], s.players[1 - seat].points[2], more)


def tournament_gain(s: State, seat: int, more: int) -> float:
    """What tournament points add to the chance of a resource at every tournament to come (C-5.4)."""
    gain = token_gain(s.players[seat].points[3], s.players[1 - seat].points[3], more)
    return _LEAD * gain * left_to_play(s)


# -- cards ---------------------------------------------------------------------------------------


def _cards(s: State, seat: int) -> list[Card]:
    return [CARD[spot.card.face] for spot in spots(s, seat)]


def _count(s: State, seat: int, *kinds: str) -> int:
    return sum(one.kind in kinds for one in _cards(s, seat))


def wizards_without(s: State, seat: int) -> list[int]:
    """The columns of a seat's citadels that no wizard stands at."""
    player = s.players[seat]
    lonely = []
    for col, what in player.centre.items():
        if what == "citadel":
            places = [f"{side}{side}{at}" for side in "TB" for at in (col - 1, col + 1)]
            cards = [card for place in places for card in player.sites.get(place, ())]
            if not any(CARD[card.face].kind == "wizard" for card in cards):
                lonely.append(col)
    return lonely


def magic_wanted(s: State, seat: int, hand: tuple[str, ...]) -> int:
    """How much magic power a seat has a use for: cards of the hand, spells that stand."""
    wanted = max((CARD[face].cost.get("magic", 0) for face in hand), default=0)
    return wanted + sum(CARD[spot.card.face].cast for spot in spots(s, seat))


def _units_ahead(s: State, seat: int) -> int:
    """How many units a seat has more than barbarians would come (CR-4)."""
    centre = s.players[seat].centre.values()
    units = sum(CARD[spot.card.face].is_unit for spot in spots(s, seat))
    abbeys = sum(spot.card.face == "abbey" for spot in s.players[seat].own)
    return units - list(centre).count("road") - abbeys


def _formula(s: State, seat: int, card: Card) -> float:
    """Points that depend on what else stands or lies there."""
    player, slow = s.players[seat], left_to_play(s)
    if card.id == "triumphal_arch":
        return (1.1 if _units_ahead(s, seat) > 0 else 0.35) * slow
    if card.id in COUNTERS:
        return 0.25 + 0.5 * trade_gain(s, seat, 2) * slow
    if card.id == "brewery":
        return max(trade_gain(s, seat, 2), strength_gain(s, seat, 2))
    if card.id == "lothar":
        return tournament_gain(s, seat, 3)
    if card.id == "peasant_army":
        return strength_gain(s, seat, 1)
    if card.id == "trade_academy":
        gold = sum(player.stored[place] for place in player.places["gold"])
        return trade_gain(s, seat, max(1, gold)) * 0.8
    return 0.0


def _on_others(s: State, seat: int, card: Card) -> float:
    """What a card does to other cards of its owner, or to those of the opponent."""
    if card.id == "harbor":
        return trade_gain(s, seat, _count(s, seat, "unit_trade_fleet"))
    if card.id == "large_harbor":
        doubled = ("marketplace", "merchant_guild", "counting_house")
        more = sum(one.points.trade for one in _cards(s, seat) if one.id in doubled)
        return trade_gain(s, seat, more)
    if card.id == "smithy":
        soldiers = sum(one.is_soldier for one in _cards(s, seat))
        return strength_gain(s, seat, soldiers) + 0.1
    if card.id == "tournament_ground":
        return tournament_gain(s, seat, _count(s, seat, "unit_knight"))
    if card.id == "order_castle":
        return _GUARDED * sum(one.is_knight and one.price >= 3 for one in _cards(s, seat))
    if card.id == "secret_society":
        return max((EXTRA[title] for title in copyable(s, seat)), default=0.0) * left_to_play(s)
    if card.id == "bordello":
        return strength_gain(s, seat, _count(s, 1 - seat, "unit_knight")) + 0.05
    if card.id == "robber_baron_castle":
        return 0.1 + trade_gain(s, seat, min(3, s.players[1 - seat].points[1]))
    if card.id == "pirate_fleet":
        return 0.35 if _count(s, 1 - seat, "unit_trade_fleet", "unit_fleet") else 0.0
    if card.id == "johanna":
        dragons = sum(max(0, strength_of(s, spot) - 2) for spot in spots(s, 1 - seat) if _huge(spot))
        return strength_gain(s, seat, dragons)
    return 0.0


def copyable(s: State, seat: int) -> list[str]:
    """The titles over there that a Secret Society of this seat could copy (CR-58)."""
    return [title for title in COPIED if title in s.players[1 - seat].names]


def _huge(spot: Spot) -> bool:
    card = CARD[spot.card.face]
    return card.kind == "unit_dragon" or card.id == "cannon"


_ON_OTHERS = frozenset(
    (
        "harbor",
        "large_harbor",
        "smithy",
        "tournament_ground",
        "order_castle",
        "secret_society",
        "bordello",
        "robber_baron_castle",
        "pirate_fleet",
        "johanna",
    )
)


def _wizard(s: State, seat: int, card: Card) -> float:
    """A wizard turns a citadel (C-56.1) and brings magic power."""
    lonely = wizards_without(s, seat)
    player = s.players[seat]
    columns = {at for col in lonely for at in (col - 1, col + 1)}
    fits = [site for site in free_sites(s, seat, card) if int(site[2:]) in columns]
    start = card.magic[0] if card.magic else 0
    waiting = 0.45 if not player.free["wizard"] and "citadel" not in player.centre.values() else 0.15
    return (1.0 if fits else waiting) + _MAGIC * start * left_to_play(s)


def card_worth(s: State, seat: int, face: str, site: str | None = None) -> float:
    """What a card in the hand, or built at a site, is worth to this seat."""
    card = CARD[face]
    if card.is_action:
        return ACTIONS.get(card.id, 0.4)
    if card.is_expansion and once(s, seat, card):
        return 0.0
    return _worth(s, seat, card, site)


def _worth(s: State, seat: int, card: Card, site: str | None) -> float:
    points, slow = card.points, left_to_play(s)
    extra = EXTRA.get(card.id, 0.0)
    if card.kind == "spellbook" and not _count(s, seat, "wizard"):
        extra *= 0.4
    worth = points.victory + extra * slow
    if card.id == "metropolis":
        return extra * slow
    if points.trade:
        worth += trade_gain(s, seat, points.trade)
    if points.strength:
        worth += strength_gain(s, seat, points.strength)
    if points.tournament:
        worth += tournament_gain(s, seat, points.tournament)
    if card.formula:
        worth += _formula(s, seat, card)
    if card.id in _ON_OTHERS:
        worth += _on_others(s, seat, card)
    if card.fleet:
        worth += _FLEET * slow * min(1.5, 3 * income(s, seat)[card.fleet])
    if card.id in RESIDENCES:
        worth *= min(1.5, 3 * income(s, seat)[RESIDENCES[card.id]])
    if card.kind == "wizard":
        worth += _wizard(s, seat, card)
    if card.doubles:
        worth += _BOOST * slow * _touched(s.players[seat], card, site)
    return worth


def _touched(player: Player, card: Card, site: str | None) -> int:
    """The regions a card doubles at its site, or at the best one."""
    wanted = player.free["city" if card.site == "city" else "town"] if site is None else (site,)
    return max(
        (
            sum(player.holds.get(place) in card.doubles for place in touches(at))
            for at in wanted
            if at[1] != at[0]
        ),
        default=1,
    )


def spot_worth(s: State, spot: Spot) -> float:
    """What a standing card is worth to its owner: what would be lost with it."""
    seat, card = spot.card.owner, CARD[spot.card.face]
    points, slow = card.points, left_to_play(s)
    if not effective(spot.card):
        return 0.1
    worth = points.victory + EXTRA.get(card.id, 0.0) * slow
    if points.tournament:
        worth -= tournament_gain(s, seat, -points.tournament)
    worth += spot.card.amount if card.id == "triumphal_arch" else 0.1 * spot.card.amount
    trade = points.trade + (spot.card.amount if card.id in COUNTERS else 0)
    if trade:
        worth -= trade_gain(s, seat, -trade)
    if card.is_unit:
        worth -= strength_gain(s, seat, -strength_of(s, spot))
    if card.id in _ON_OTHERS:
        worth += 0.3
    if card.kind == "wizard":
        worth += 0.8
    if card.doubles:
        worth += _BOOST * slow * _touched(s.players[seat], card, spot.site)
    return worth + 0.05 * card.price


def regions_gain(player: Player, first: str, second: str) -> float:
    """What cards that double are worth more if two own regions change places."""
    holds, gained = player.holds, 0
    kinds = {first: holds[second], second: holds[first]}
    for spot in player.own:
        doubles = CARD[spot.card.face].doubles
        if doubles:
            places = [place for place in touches(spot.site) if place in kinds]
            gained += sum((kinds[place] in doubles) - (holds[place] in doubles) for place in places)
    return _BOOST * gained


def swap_gain(s: State, one: Spot, other: Spot) -> float:
    """What two standing cards of one principality are worth more if they change places."""
    if not CARD[one.card.face].doubles and not CARD[other.card.face].doubles:
        return 0.0
    after = (Spot(one.host, other.site, one.card), Spot(one.host, one.site, other.card))
    return sum(spot_worth(s, spot) for spot in after) - spot_worth(s, one) - spot_worth(s, other)


def makes_room(s: State, spot: Spot, card: Card) -> bool:
    """Whether a card could stand where an own one stands now."""
    if spot.site[0] == "R" or spot.site[1] in "TB":
        return card.site == CARD[spot.card.face].site
    what = s.players[spot.host].centre[int(spot.site[1:])]
    return card.site == "any" or (
        what == "citadel"
        if card.site == "citadel"
        else card.site == "city" and what in ("city", "metropolis")
    )


def spare_room(player: Player, resource: Resource) -> int:
    """How much more of a resource fits."""
    return room(player, resource) if player.lands[resource] else 0


def costs(card: Card) -> Mapping[Resource, int]:
    """The resources of a card's price."""
    return {name: amount for name, amount in card.cost.items() if name != "magic"}
