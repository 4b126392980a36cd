"""Values of the house: figures no source tells, chosen to fit (CR-19).

Whoever holds the printed card corrects its line. Both players must use the same lines: the rules
fingerprint covers them.
"""

from collections.abc import Mapping
from typing import Any, Final

__all__ = ["ADJUSTED", "HOUSE"]

# fmt: off
HOUSE: Final[Mapping[str, Mapping[str, Any]]] = {
    # Knights & Merchants
    "peasant_army": {"cost": {"grain": 1, "lumber": 1}, "victory": 0, "trade": 0, "tournament": 0},
    "bodo": {"cost": {"ore": 1, "grain": 1, "wool": 1}, "points": (0, 0, 2, 2)},
    "castle": {"cost": {"brick": 2, "ore": 1}},
    "roland": {"cost": {"ore": 2, "grain": 1, "wool": 1}, "points": (0, 0, 4, 1)},
    "tournament_ground": {"cost": {"lumber": 1, "grain": 1}, "points": (0, 0, 0, 1)},
    "walther": {"cost": {"ore": 1, "grain": 1}, "victory": 0, "trade": 0, "tournament": 2},
    "large_trade_fleet": {"cost": {"lumber": 1, "wool": 2}, "points": (0, 2, 0, 0)},
    "large_harbor": {"cost": {"wool": 2, "brick": 1, "ore": 1}, "points": (0, 1, 0, 0)},
    "palace": {"cost": {"brick": 2, "grain": 1, "ore": 2}, "trade": 0, "strength": 0, "tournament": 0},
    # Politics & Intrigue
    "metropolis": {"points": (2, 0, 0, 0)},
    "holy_site": {"cost": {"brick": 1, "grain": 1}, "points": (0, 0, 0, 0)},
    "mission": {"cost": {"lumber": 1, "grain": 1}, "points": (0, 0, 0, 0)},
    "order_castle": {"cost": {"brick": 1, "ore": 2}, "points": (0, 0, 1, 0)},
    "bailiwick": {"cost": {"brick": 1}, "points": (0, 0, 0, 0)},
    "bordello": {"cost": {"grain": 1, "lumber": 1, "wool": 1}, "points": (0, 0, 0, 0)},
    "brewery": {"cost": {"brick": 1, "grain": 2}, "victory": 0, "tournament": 0},
    "court": {"cost": {"brick": 1, "lumber": 2, "ore": 1}},
    "house_of_republic": {"cost": {"brick": 2, "lumber": 2, "wool": 2}, "points": (1, 0, 0, 0)},
    "secret_society": {"cost": {"brick": 1, "lumber": 1, "wool": 1}, "points": (0, 0, 0, 0)},
    "theater": {"cost": {"brick": 1, "lumber": 2, "wool": 2}, "tournament": 0},
    # Barbarians & Traders
    "wine_cellar": {"cost": {"grain": 1, "lumber": 1}, "points": (0, 1, 0, 0)},
    "flavo": {"cost": {"gold": 1}},
    "johanna": {"cost": {"ore": 1, "grain": 1, "wool": 1}, "victory": 0, "trade": 0, "strength": 3},
    "sven": {"victory": 0, "trade": 0, "strength": 1},
    "treasure_fleet": {"cost": {"lumber": 1, "wool": 2}, "points": (0, 1, 0, 0)},
    "colonial_base": {"cost": {"brick": 1, "lumber": 1}, "counter": 3, "points": (0, 0, 0, 0)},
    "residence_coin": {"cost": {"brick": 1}, "points": (0, 0, 0, 0)},
    "residence_paper": {"cost": {"brick": 1, "lumber": 1}, "points": (0, 0, 0, 0)},
    "residence_cloth": {"cost": {"brick": 1, "wool": 1}, "points": (0, 0, 0, 0)},
    "wizard_league": {"cost": {"gold": 1}, "magic_max": 3},
    "guild": {"cost": {"brick": 1, "grain": 2, "lumber": 1, "wool": 1}},
    "scriptorium": {"cost": {"brick": 1, "lumber": 2, "wool": 2}},
    "triumphal_arch": {"cost": {"brick": 2, "ore": 1}, "trade": 0, "strength": 0, "tournament": 0},
    "commodity_exchange": {"cost": {"brick": 2, "grain": 1, "wool": 1}, "points": (0, 1, 0, 0)},
    "flagship": {"cost": {"lumber": 1, "ore": 1, "wool": 1}, "points": (0, 0, 2, 0)},
    # Science & Progress
    "great_wall": {"cost": {"brick": 2, "ore": 1}, "points": (0, 0, 1, 0)},
    "ingo": {"cost": {"ore": 2, "grain": 1, "wool": 1}, "points": (0, 0, 1, 4)},
    "embassy": {"cost": {"brick": 1, "wool": 1}, "points": (0, 0, 0, 0)},
    "trade_academy": {"cost": {"brick": 1, "grain": 1, "wool": 1}, "points": (0, 0, 0, 0)},
    "cathedral": {"cost": {"brick": 3, "grain": 3, "ore": 3}, "points": (2, 0, 0, 0)},
    # Wizards & Dragons
    "citadel": {"cost": {"brick": 2, "ore": 2}},
    "ismai": {"cost": {"magic": 3}, "points": (0, 0, 6, 0)},
    "samsor": {"cost": {"magic": 4}, "points": (0, 0, 7, 0)},
    "philosophers_stone": {"cost": {"magic": 4}, "points": (1, 0, 0, 0)},
    "magic_kitchen": {"cost": {"magic": 1}, "points": (0, 0, 0, 0)},
    "magic_mill": {"cost": {"magic": 2}, "points": (0, 0, 0, 0)},
    "ari": {"magic_max": 3},
    "arsa": {"magic_max": 3},
    "hafli": {"magic_max": 3},
    "hor": {"magic_max": 3},
    "ira": {"magic_max": 3},
    "tali": {"magic_max": 3},
    "keeper_of_fate": {"points": (0, 0, 0, 0)},
    "inspiration": {"points": (0, 0, 0, 0)},
    "land_spell": {"cast": 3, "points": (0, 0, 0, 0)},
    "magic_eye": {"points": (0, 0, 0, 0)},
    "change_places": {"cast": 1, "points": (0, 0, 0, 0)},
    "wheel_of_time": {"points": (0, 0, 0, 0)},
    "divination": {"cast": 1, "points": (0, 0, 0, 0)},
    "elixir": {"cast": 2, "points": (0, 0, 0, 0)},
    "countermagic": {"points": (0, 0, 0, 0)},
    "time_jump": {"cast": 2, "points": (0, 0, 0, 0)},
    "better_world": {"frame": "purple"},
    "wizard_duel": {"frame": "purple"},
    "land_change": {"cost": {"magic": 1}, "frame": "purple"},
    "materialization": {"frame": "purple"},
    "witch": {"cost": {"magic": 1}, "frame": "purple"},
    "whirlwind": {"cost": {"magic": 1}, "frame": "purple"},
    "ancestral_wisdom": {"cost": {"magic": 1}, "frame": "purple"},
    "by_magics_hand": {"cost": {"magic": 1}, "frame": "purple"},
    # Trade & Change
    "stud_farm": {"cost": {"grain": 1, "lumber": 1}, "points": (0, 0, 0, 1)},
    "goldsmith": {"cost": {"brick": 1, "ore": 1}, "points": (0, 0, 0, 0)},
    "lothar": {"cost": {"ore": 1, "grain": 1, "wool": 1}, "victory": 0, "trade": 0, "strength": 1},
    "richard": {"cost": {"ore": 1, "grain": 1, "wool": 1}, "points": (0, 0, 2, 1)},
    "robber_baron_castle": {"cost": {"brick": 1, "ore": 1}, "points": (0, 0, 0, 0)},
    "shipyard": {"cost": {"brick": 1, "lumber": 1}, "points": (0, 0, 0, 0)},
    "dye_works": {"victory": 0, "strength": 0, "tournament": 0, "counter": 3},
    "art_smithy": {"victory": 0, "strength": 0, "tournament": 0, "counter": 3},
    "distillery": {"victory": 0, "strength": 0, "tournament": 0, "counter": 3},
    "great_bazaar": {"cost": {"brick": 1, "grain": 1, "wool": 2}, "points": (0, 2, 0, 0)},
    "great_tournament_ground": {"cost": {"grain": 1, "lumber": 2, "wool": 1}, "points": (1, 0, 0, 0)},
    "produce_store": {"points": (0, 0, 0, 0)},
    "treasure_vault": {"points": (0, 0, 0, 0)},
    "trade_fair": {"cost": {"grain": 1, "wool": 1}, "points": (2, 0, 0, 0)},
    "hanse": {"cost": {"brick": 1, "lumber": 1, "wool": 1}, "points": (0, 2, 0, 0)},
}
"""Card -> figure -> value; a figure that is not here stands in the card's own row; points are victory,
trade, strength and tournament."""
# fmt: on

ADJUSTED: Final[Mapping[str, str]] = {
    "tournament_ground": (
        "2 resources and 1 tournament point instead of 3 and none: for few knights a point each is little; "
        "the Stud Farm has the same price and point."
    ),
    "order_castle": (
        "1 strength point instead of none: 3 resources were much for a safety that is seldom needed; "
        "the Castle and the Great Wall have the same point."
    ),
    "residence_coin": (
        "1 brick instead of 1 brick and 1 ore: it asks for a Harbor and three trades before it lowers "
        "the price of a knight, and the ore was always wanted for a city."
    ),
}
"""Card -> why its value of the house is no longer that of the reference (docs/classic-balance.md)."""
