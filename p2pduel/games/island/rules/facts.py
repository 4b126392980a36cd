"""The box of the island as data: numbers, costs, cards, boards (I-1, I-3, I-4, I-5, I-11)."""

from collections.abc import Mapping
from typing import Final

from p2pduel.games.island.rules.geometry import EDGE_AT

__all__ = [
    "ARMY_LEAST",
    "BACK",
    "BANK",
    "BEGINNER",
    "BEGINNER_HARBOURS",
    "BEGINNER_PIECES",
    "BEGINNER_TERRAIN",
    "BEGINNER_TOKENS",
    "BOX",
    "BRICK",
    "CARD_COST",
    "CITIES",
    "CITY_COST",
    "COLOURS",
    "CORNER_HEXES",
    "DESERT",
    "FACES",
    "GENERAL",
    "GRAIN",
    "HAND_LIMIT",
    "HARBOURS",
    "HARBOUR_AT",
    "HARBOUR_EDGES",
    "HARBOUR_KINDS",
    "INVENTION",
    "KINDS",
    "KNIGHT",
    "LUMBER",
    "MONOPOLY",
    "NEUTRAL_SITES",
    "OFFERS",
    "ORE",
    "RESOURCES",
    "RING",
    "ROADS",
    "ROAD_BUILDING",
    "ROAD_COST",
    "ROAD_LEAST",
    "SETTLEMENTS",
    "SETTLEMENT_COST",
    "SPECIAL_POINTS",
    "STACK",
    "START_TOKENS",
    "TERRAINS",
    "TERRAIN_BOX",
    "TOKEN_ORDER",
    "TRADE_TOKENS",
    "VICTORY",
    "WOOL",
]

COLOURS: Final = ("blue", "orange", "white", "red")
"""Seat -> its colour; with three players red is left out (I-1.10, I-4.5)."""

# -- resources and terrain ------------------------------------------------------------------------

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
"""The kinds of cards in a hand, in canonical order; a kind is its place here."""
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
KINDS: Final = len(RESOURCES)

TERRAINS: Final = ("forest", "hills", "pasture", "fields", "mountains", "desert")
"""Terrain -> its name; the first five yield the resource of the same number (I-1.2)."""
DESERT: Final = 5

TERRAIN_BOX: Final = (0,) * 4 + (1,) * 3 + (2,) * 4 + (3,) * 4 + (4,) * 3 + (DESERT,)
"""The 19 land hexes (I-1.1)."""

BANK: Final = 19
"""Cards of each resource (I-1.3)."""

# -- number tokens --------------------------------------------------------------------------------

TOKEN_ORDER: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The tokens A to R (I-5.4)."""

RING: Final = (
    (0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1),
    (4, 8, 13, 14, 10, 5),
    (9,),
)
"""The spiral from H1, counter-clockwise: 12 outer hexes, 6 inner ones, the centre (I-5.6)."""

CORNER_HEXES: Final = (0, 7, 16, 18, 11, 2)
"""The corners H1, H8, H17, H19, H12, H3 in the order of the outer ring; each is two hexes after the last."""

# -- harbours -------------------------------------------------------------------------------------

GENERAL: Final = 5
"""The kind of a 3:1 harbour; the others are the resource they trade 2:1."""

HARBOUR_KINDS: Final = (*RESOURCES, "general")

HARBOURS: Final = (GENERAL,) * 4 + (LUMBER, BRICK, WOOL, GRAIN, ORE)
"""The nine harbours (I-1.4)."""

HARBOUR_EDGES: Final[tuple[int, ...]] = tuple(
    EDGE_AT[low - 1, high - 1]
    for low, high in (
        (1, 4), (2, 6), (11, 16), (27, 33), (43, 47), (50, 53), (48, 52), (34, 39), (12, 17),
    )
)  # fmt: skip
"""Where they lie, clockwise from the upper left (I-3.2)."""

HARBOUR_AT: Final[Mapping[int, int]] = {
    end: number
    for number, ends in enumerate(
        ((0, 3), (1, 5), (10, 15), (26, 32), (42, 46), (49, 52), (47, 51), (33, 38), (11, 16))
    )
    for end in ends
}
"""Intersection -> which of the nine harbours it gives access to (I-3.1, I-3.3)."""

# -- the beginner's board -------------------------------------------------------------------------

BEGINNER: Final = (
    ("mountains", 10), ("pasture", 2), ("forest", 9),
    ("fields", 12), ("hills", 6), ("pasture", 4), ("hills", 10),
    ("fields", 9), ("forest", 11), ("desert", 0), ("forest", 3), ("mountains", 8),
    ("forest", 8), ("mountains", 3), ("fields", 4), ("pasture", 5),
    ("hills", 5), ("fields", 6), ("pasture", 11),
)  # fmt: skip
"""H1 to H19 (I-4.2)."""
BEGINNER_TERRAIN: Final = tuple(TERRAINS.index(terrain) for terrain, _ in BEGINNER)
BEGINNER_TOKENS: Final = tuple(token for _, token in BEGINNER)

BEGINNER_HARBOURS: Final = (GENERAL, GRAIN, ORE, GENERAL, WOOL, GENERAL, GENERAL, BRICK, LUMBER)
"""Kind of each harbour (I-3.2, I-4.3)."""

BEGINNER_PIECES: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "blue": ("V40", "V42", "40-45", "37-42"),
    "red": ("V18", "V32", "18-23", "26-32"),
    "orange": ("V15", "V41", "10-15", "41-46"),
    "white": ("V9", "V29", "9-14", "29-35"),
}
"""Colour -> two settlements, the first of which pays the starting resources, and two roads (I-4.4)."""

# -- pieces and costs -----------------------------------------------------------------------------

ROADS: Final = 15
SETTLEMENTS: Final = 5
CITIES: Final = 4
"""Pieces of one colour (I-1.8)."""

ROAD_COST: Final = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Final = (1, 1, 1, 1, 0)
CITY_COST: Final = (0, 0, 0, 2, 3)
CARD_COST: Final = (0, 0, 1, 1, 1)
"""Costs, by kind (I-11.1)."""

HAND_LIMIT: Final = 7
"""More cards than that are halved on a 7 (I-9.1)."""

ROAD_LEAST: Final = 5
ARMY_LEAST: Final = 3
SPECIAL_POINTS: Final = 2
"""Longest Road and Largest Army (I-13.1, I-15.1)."""

OFFERS: Final = 10
"""Offers to other players in one turn: nobody is kept at a table by offers without end."""

# -- development cards ----------------------------------------------------------------------------

KNIGHT: Final = "knight"
ROAD_BUILDING: Final = "road_building"
INVENTION: Final = "invention"
MONOPOLY: Final = "monopoly"
VICTORY: Final = "victory"

FACES: Final = (KNIGHT, ROAD_BUILDING, INVENTION, MONOPOLY, VICTORY)

BOX: Final = (KNIGHT,) * 14 + (ROAD_BUILDING,) * 2 + (INVENTION,) * 2 + (MONOPOLY,) * 2 + (VICTORY,) * 5
"""The 25 development cards (I-1.5)."""

STACK: Final = "dev"
BACK: Final = "dev"

# -- Catan for two --------------------------------------------------------------------------------

TRADE_TOKENS: Final = 20
START_TOKENS: Final = 5
"""Trade tokens in all, and of each player at the start (T-1.3b)."""

NEUTRAL_SITES: Final = (("white", "V19"), ("red", "V36"))
"""Where the neutral colours begin (T-1.3a)."""
