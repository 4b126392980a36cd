"""What cards are worth beside their printed points, in victory points; six resources make one of them."""

from collections.abc import Mapping
from typing import Final

__all__ = ["ACTIONS", "EXTRA", "SPELLS"]

ACTIONS: Final[Mapping[str, float]] = {
    # base
    "alchemist": 0.5,
    "arsonist": 0.9,
    "bishop": 0.3,
    "black_knight": 0.6,
    "brigands": 0.5,
    "caravan": 0.45,
    "herb_woman": 0.25,
    "merchant": 0.5,
    "scout": 0.45,
    "spy": 0.5,
    # Knights & Merchants
    "imelda": 0.9,
    "spice_caravan": 0.5,
    "border_dispute": 0.35,
    "inquisition": 0.3,
    # Politics & Intrigue
    "archivist": 0.25,
    "council": 0.55,
    "bribery": 0.8,
    "diplomat": 0.5,
    "wedding": 0.5,
    "chancellor": 0.9,
    "ban": 0.2,
    "medicus": 0.2,
    # Barbarians & Traders
    "ancient_sciences": 0.45,
    "anton": 0.4,
    "barbarian_campaign": 0.6,
    "gunther": 0.5,
    "dogma": 0.4,
    "eryn": 0.45,
    "christopher": 0.35,
    "neighbourly_help": 0.4,
    "sigismund": 0.2,
    # Science & Progress
    "printing": 0.5,
    "three_field": 0.45,
    "inventor": 0.45,
    "land_reform": 0.05,
    # Wizards & Dragons
    "better_world": 0.15,
    "wizard_duel": 0.5,
    "land_change": 0.25,
    "materialization": 1.1,
    "witch": 0.5,
    "whirlwind": 0.35,
    "ancestral_wisdom": 0.4,
    "by_magics_hand": 0.35,
    # Trade & Change
    "great_mayor": 0.5,
    "trade_monopoly": 0.6,
    "pawnbroker": 0.25,
}
"""Action cards in the hand: roughly what they bring or cost."""

SPELLS: Final[Mapping[str, float]] = {
    "keeper_of_fate": 0.15,
    "inspiration": 0.4,
    "land_spell": 0.3,
    "magic_eye": 0.4,
    "change_places": 0.1,
    "wheel_of_time": 0.3,
    "divination": 0.15,
    "elixir": 0.2,
    "countermagic": 0.3,
    "time_jump": 0.2,
}
"""Spell books, once a wizard stands."""

EXTRA: Final[Mapping[str, float]] = {
    **SPELLS,
    # base
    "abbey": 0.3,
    "garrison": 0.15,
    "aqueduct": 0.1,
    "bath_house": 0.05,
    "church": 0.1,
    "library": 0.3,
    "mint": 0.5,
    "town_hall": 0.2,
    # Knights & Merchants
    "castle": 0.15,
    "pirate_fleet": 0.25,
    "watchtower": 0.05,
    "toll_station": 0.35,
    "large_trade_fleet": 0.35,
    "bank": 0.2,
    "palace": 0.25,
    # Politics & Intrigue
    "holy_site": 0.1,
    "mission": 0.12,
    "bailiwick": 0.55,
    "archdiocese": 0.25,
    "court": 0.25,
    "house_of_republic": 1.0,
    "secret_society": 0.2,
    "theater": 0.4,
    "metropolis": 0.3,
    # Barbarians & Traders
    "barbarian_stronghold": 0.2,
    "trade_branch": 0.5,
    "wine_cellar": 0.15,
    "flavo": 0.25,
    "baroc": 0.25,
    "sven": 0.2,
    "treasure_fleet": 0.55,
    "colonial_base": 0.35,
    "residence_coin": 0.5,
    "residence_paper": 0.6,
    "residence_cloth": 0.6,
    "guild": 0.5,
    "secret_brotherhood": 0.2,
    "scriptorium": 0.6,
    "flagship": 0.05,
    # Science & Progress
    "great_wall": 0.05,
    "crane": 0.2,
    "fire_brigade": 0.1,
    "embassy": 0.12,
    "public_hall": 0.45,
    "cathedral": 0.05,
    "university": 0.1,
    # Wizards & Dragons
    "philosophers_stone": 0.05,
    "magic_kitchen": 0.3,
    "magic_mill": 0.25,
    # Trade & Change
    "trading_post": 0.25,
    "stud_farm": 0.03,
    "richard": 0.2,
    "wheelwright": 0.12,
    "inn": 0.12,
    "shipyard": 0.15,
    "great_bazaar": 0.15,
    "great_tournament_ground": 0.15,
    "produce_store": 0.3,
    "treasure_vault": 0.3,
    "hanse": 0.3,
    "lighthouse": 0.3,
}
"""What a standing card does besides its points; less towards the end of the game."""
