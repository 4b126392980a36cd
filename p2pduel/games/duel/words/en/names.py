"""The cards' names in English."""

from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = [
    "NOUNS",
    "SHORT",
    "noun",
]

NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Road"),
    "settlement": Noun("Settlement"),
    "city": Noun("City"),
    "forest": Noun("Forest"),
    "gold_field": Noun("Gold Field"),
    "fields": Noun("Fields", proper=True),
    "hills": Noun("Hills", proper=True),
    "pasture": Noun("Pasture"),
    "mountains": Noun("Mountains", proper=True),
    "brigitta": Noun("Brigitta, the Wise Woman", proper=True),
    "goldsmith": Noun("Goldsmith"),
    "merchant_caravan": Noun("Merchant Caravan"),
    "scout": Noun("Scout"),
    "relocation": Noun("Relocation", proper=True),
    "brick_factory": Noun("Brick Factory"),
    "iron_foundry": Noun("Iron Foundry"),
    "grain_mill": Noun("Grain Mill"),
    "lumber_camp": Noun("Lumber Camp"),
    "weavers_shop": Noun("Weaver's Shop"),
    "parish_hall": Noun("Parish Hall"),
    "abbey": Noun("Abbey"),
    "storehouse": Noun("Storehouse"),
    "marketplace": Noun("Marketplace"),
    "toll_bridge": Noun("Toll Bridge"),
    "brick_ship": Noun("Brick Ship"),
    "grain_ship": Noun("Grain Ship"),
    "ore_ship": Noun("Ore Ship"),
    "wool_ship": Noun("Wool Ship"),
    "lumber_ship": Noun("Lumber Ship"),
    "gold_ship": Noun("Gold Ship"),
    "large_trade_ship": Noun("Large Trade Ship"),
    "austin": Noun("Austin", proper=True),
    "candamir": Noun("Candamir", proper=True),
    "harald": Noun("Harald", proper=True),
    "inga": Noun("Inga", proper=True),
    "osmund": Noun("Osmund", proper=True),
    "siglind": Noun("Siglind", proper=True),
    "fraternal_feuds": Noun("Fraternal Feuds", proper=True),
    "invention": Noun("Invention", proper=True),
    "year_of_plenty": Noun("Year of Plenty", proper=True),
    "traveling_merchant": Noun("Traveling Merchant", proper=True),
    "feud": Noun("Feud", proper=True),
    "yule": Noun("Yule", proper=True),
    "trade_ships_race": Noun("Trade Ships Race", proper=True),
    "gudrun": Noun("Gudrun, Terror of the Seas", proper=True),
    "merchant": Noun("Merchant"),
    "trade_master": Noun("Trade Master"),
    "brigands": Noun("Brigands", proper=True),
    "reiner": Noun("Reiner the Herald", proper=True),
    "gold_cache": Noun("Gold Cache"),
    "pirate_ship": Noun("Pirate Ship"),
    "moneylender": Noun("Moneylender"),
    "harbor": Noun("Harbor"),
    "trading_base": Noun("Trading Base"),
    "merchant_guild": Noun("Merchant Guild"),
    "mint": Noun("Mint"),
    "salt_silo": Noun("Salt Silo"),
    "staple_house": Noun("Staple House"),
    "gift_for_the_prince": Noun("Gift for the Prince", proper=True),
    "voyage_of_plunder": Noun("Voyage of Plunder"),
    "archer": Noun("Archer"),
    "arsonist": Noun("Arsonist"),
    "sebastian": Noun("Sebastian the Itinerant Preacher", proper=True),
    "traitor": Noun("Traitor"),
    "lookout_tower": Noun("Lookout Tower"),
    "drill_ground": Noun("Drill Ground"),
    "carl_forkbeard": Noun("Carl Forkbeard", proper=True),
    "heinrich": Noun("Heinrich the Sentinel", proper=True),
    "irmgard": Noun("Irmgard, Keeper of the Light", proper=True),
    "fairgrounds": Noun("Fairgrounds", proper=True),
    "fire_brigade": Noun("Fire Brigade"),
    "large_festival_hall": Noun("Large Festival Hall"),
    "chapel": Noun("Chapel"),
    "hedge_tavern": Noun("Hedge Tavern"),
    "tithe_barn": Noun("Tithe Barn"),
    "riots": Noun("Riots", proper=True),
    "benjamin": Noun("Benjamin the Traveling Scholar", proper=True),
    "three_field_system": Noun("Three-Field System", proper=True),
    "mineral_mining": Noun("Mineral Mining", proper=True),
    "guido": Noun("Guido the Ambassador", proper=True),
    "gustav": Noun("Gustav the Librarian", proper=True),
    "doctor": Noun("Doctor"),
    "chief_cannoneer": Noun("Chief Cannoneer"),
    "pharmacy": Noun("Pharmacy"),
    "bath_house": Noun("Bath House"),
    "building_crane": Noun("Building Crane"),
    "library": Noun("Library"),
    "parliament": Noun("Parliament"),
    "town_hall": Noun("Town Hall"),
    "university": Noun("University"),
    "plague": Noun("Plague", proper=True),
}
"""Card id -> its name."""

SHORT: Final[dict[str, str]] = {
    "brigitta": "Brigitta",
    "gudrun": "Gudrun",
    "reiner": "Reiner the Herald",
    "sebastian": "Sebastian the Itinerant Preacher",
    "heinrich": "Heinrich the Sentinel",
    "irmgard": "Irmgard",
    "benjamin": "Benjamin the Traveling Scholar",
    "guido": "Guido the Ambassador",
    "gustav": "Gustav the Librarian",
}
"""The names of those that have a title somewhere, without it where a comma goes before it."""


@cache
def noun(face: str) -> Noun:
    """The name on a face: a region has its number, and so no article; a Chapel has what it protects."""
    ident, _, figure = face.partition("-")
    if not figure or ident not in NOUNS:
        return NOUNS[ident] if ident in NOUNS else Noun(face, face, face, face)
    numbered = NOUNS[ident].with_number(figure.replace("-", "–"))
    return numbered if "-" in figure else replace(numbered, proper=True)
