"""What things are worth to the greedy bot, in victory points: cards, resources, production."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from p2pduel.bots.saving import token_gain
from p2pduel.games.duel.rules.board import LAND, touches
from p2pduel.games.duel.rules.core import (
    CARD,
    counted,
    has_card,
    owns,
    placed,
    room,
    rules_of,
    stock,
    stores,
    victory,
)
from p2pduel.games.duel.rules.facts import RESOURCES, Card, Resource
from p2pduel.games.duel.rules.state import Player, State

__all__ = [
    "ACTION_WORTH",
    "TOKEN_LEAST",
    "boosters_at",
    "card_worth",
    "free_sites",
    "income",
    "left_to_play",
    "rate_of",
    "spare",
    "standing",
    "stocks",
]

ACTION_WORTH: Mapping[str, float] = {
    "brigitta": 0.5,
    "goldsmith": 0.5,
    "merchant_caravan": 0.6,
    "scout": 0.6,
    "relocation": 0.15,
    "gudrun": 0.5,
    "trade_master": 0.7,
    "merchant": 0.6,
    "brigands": 0.6,
    "reiner": 0.4,
    "voyage_of_plunder": 0.6,
    "archer": 0.6,
    "arsonist": 0.9,
    "sebastian": 0.35,
    "traitor": 0.6,
    "benjamin": 0.5,
    "three_field_system": 0.5,
    "mineral_mining": 0.6,
    "guido": 0.4,
    "gustav": 0.4,
    "doctor": 0.4,
}
"""Action cards in the hand: roughly the resources they bring or cost, six of them being a victory point."""

_EXTRA: Mapping[str, float] = {
    "storehouse": 0.35,
    "parish_hall": 0.3,
    "marketplace": 0.5,
    "toll_bridge": 0.35,
    "lookout_tower": 0.2,
    "drill_ground": 0.3,
    "irmgard": 0.2,
    "heinrich": 0.2,
    "pirate_ship": 0.4,
    "gold_cache": 0.3,
    "mint": 0.6,
    "moneylender": 0.2,
    "staple_house": 0.35,
    "salt_silo": 0.2,
    "trading_base": 0.2,
    "fairgrounds": 0.2,
    "tithe_barn": 0.2,
    "library": 0.4,
    "town_hall": 0.3,
    "building_crane": 0.4,
    "pharmacy": 0.1,
    "bath_house": 0.15,
}
"""What a standing card does besides its printed points."""

_CONDITIONAL = ("harbor", "salt_silo", "trading_base")

TOKEN_LEAST = 3
"""So many points a token needs (D-12)."""

_SKILL, _PROGRESS, _SHIP, _BOOST = 0.1, 0.45, 0.45, 0.85


def left_to_play(s: State) -> float:
    """How much of the game is left, from 1 down to 0: what pays slowly is worth little at the end."""
    target = rules_of(s).target
    ahead = max(victory(s, 0), victory(s, 1))
    return max(0.0, min(1.0, (target - ahead) / (target - 2)))


def boosters_at(player: Player, resource: Resource, site: str) -> int:
    """How many regions of a resource a card at this site would touch."""
    return sum(
        1 for place in touches(site) if place in player.regions and LAND[player.regions[place]][0] == resource
    )


class Standing(NamedTuple):
    """What follows from the cards that lie in a principality alone."""

    income: dict[Resource, float]
    rates: dict[Resource, int]
    small: int
    large: int


_SEEN: dict[int, tuple[object, Standing]] = {}
_SEEN_MOST = 4096


def standing(player: Player) -> Standing:
    """The standing of a principality, worked out once for all states in which it looks the same.

    `Player.arrange` makes a new `free` whenever a card comes or goes and clones share it, so its identity
    tells principalities apart; keeping it beside the result keeps the number from being used again.
    """
    seen = _SEEN.get(id(player.free))
    if seen is not None and seen[0] is player.free:
        return seen[1]
    rates = {resource: rate_of(player, resource) for resource in RESOURCES}
    found = Standing(_income(player), rates, *free_sites(player))
    if len(_SEEN) >= _SEEN_MOST:
        _SEEN.clear()
    _SEEN[id(player.free)] = (player.free, found)
    return found


def income(player: Player) -> dict[Resource, float]:
    """What one production roll brings on average, boosters included."""
    return standing(player).income


def _income(player: Player) -> dict[Resource, float]:
    found = dict.fromkeys(RESOURCES, 0.0)
    doubled = {
        (CARD[card.face].booster, place)
        for site, card in placed(player)
        if CARD[card.face].booster and site[1] not in "TB"
        for place in touches(site)
    }
    for place, face in player.regions.items():
        resource = LAND[face][0]
        found[resource] += (2 if (resource, place) in doubled else 1) / 6
    return found


def rate_of(player: Player, resource: Resource) -> int:
    """For how many of a resource the supply gives 1 of another; the Large Trade Ship counts as 3."""
    ship = any(CARD[card.face].ship == resource for _, card in placed(player))
    return 2 if ship else 3


def free_sites(player: Player) -> tuple[int, int]:
    """Free building sites at settlements and at cities."""
    small = large = 0
    for column, what in player.centre.items():
        if what == "road":
            continue
        room_per_side = 2 if what == "city" else 1
        for side in "TB":
            free = room_per_side - len(player.sites.get(f"{side}{column}", ()))
            if what == "city":
                large += free
            else:
                small += free
    return small, large


def _conditional(s: State, seat: int, card: Card) -> float:
    """Points that depend on what else stands (D-12.7)."""
    player = s.players[seat]
    ships = counted(player, "trade_ship")
    mine, theirs = player.points[1], s.players[1 - seat].points[1]
    if card.id == "harbor":
        return 1.0 if ships >= 3 else 0.3 * ships
    if card.id == "salt_silo":
        return token_gain(mine, theirs, ships, TOKEN_LEAST)
    if card.id == "trading_base":
        return token_gain(mine, theirs, owns(player, "marketplace") + owns(player, "harbor"), TOKEN_LEAST)
    return 0.0


def card_worth(s: State, seat: int, face: str, site: str | None = None) -> float:
    """What a card in the hand, or built at a site, is worth to this seat."""
    card = CARD[face]
    if card.is_action:
        return ACTION_WORTH.get(card.id, 0.4)
    player, other = s.players[seat], s.players[1 - seat]
    if (card.unique or card.named_unit) and has_card(player, card.id):
        return 0.0
    points, slow = card.points, left_to_play(s)
    worth = float(points.victory)
    if points.trade:
        worth += token_gain(player.points[1], other.points[1], points.trade, TOKEN_LEAST)
    if points.strength:
        worth += token_gain(player.points[2], other.points[2], points.strength, TOKEN_LEAST)
    worth += (_SKILL * points.skill + _PROGRESS * points.progress + _EXTRA.get(card.id, 0.0)) * slow
    if card.id in _CONDITIONAL:
        worth += _conditional(s, seat, card)
    if card.ship:
        worth += _SHIP * slow * min(1.5, 3 * income(player)[card.ship])
    elif card.id == "large_trade_ship":
        worth += _SHIP * slow
    if card.booster:
        touched = boosters_at(player, card.booster, site) if site else _best_boost(player, card.booster)
        worth += _BOOST * slow * touched
    return worth


def _best_boost(player: Player, resource: Resource) -> int:
    """The most regions of a resource a booster could touch somewhere."""
    best = 0
    for column, what in player.centre.items():
        if what != "road":
            best = max(best, *(boosters_at(player, resource, f"{side}{column}") for side in "TB"))
    return best


def spare(player: Player, resource: Resource) -> int:
    """How much more of a resource fits; a thin name for the bots."""
    return room(player, resource) if stores(player, resource) else 0


def stocks(player: Player) -> dict[Resource, int]:
    """All stored resources by type."""
    return {resource: stock(player, resource) for resource in RESOURCES}
