"""What lies on the table and how a principality is laid out: D-1 to D-4."""

from typing import Final

__all__ = ["BOX", "LAND", "RESOURCES", "SETUP"]

BOX: Final = {
    "D-1.1": "There are 180 cards: 94 Basic ones, 27 of the Era of Gold, 28 of Turmoil and 31 of Progress.",
    "D-1.2": "The Basic cards are 49 centre cards, 36 draw cards and 9 events.",
    "D-1.3": (
        "The centre cards: 9 roads, 9 settlements, 7 cities and 24 regions, four of each of the six kinds."
    ),
    "D-1.4": (
        "Each side begins with nine centre cards of its colour, red or blue: 1 road, 2 settlements and one "
        "region of each kind."
    ),
    "D-1.5": "That leaves stacks of 7 roads, 5 settlements, 7 cities and 12 regions, two of each kind.",
    "D-1.6": (
        "Draw cards of the eras, with those that lie open: Gold 24, Turmoil 24, Progress 26. Events: "
        "Gold 3, Turmoil 4, Progress 5."
    ),
    "D-1.7": "The production die shows 1 to 6.",
    "D-1.8": (
        "The event die knows five symbols: Brigand Attack, Trade, Celebration, Plentiful Harvest and Event "
        "Card. Event Card has two of the six faces, each other symbol one (R-2)."
    ),
    "D-1.9": "There are two tokens, one for strength and one for trade.",
    "D-1.10": (
        "Forest yields lumber, Gold Field gold, Fields grain, Hills brick, Pasture wool and Mountains ore. "
        "Resources never run out (R-26)."
    ),
    "D-1.11": (
        "Numbers in the region stack: Fields 3 and 1, Mountains 4 and 2, Hills 5 and 1, Forest 6 and 4, "
        "Pasture 6 and 5, Gold Field 3 and 2. So each number is there twice (R-1)."
    ),
    "D-1.12": "The holders for the stacks are furniture: no rule speaks of them.",
}

SETUP: Final = {
    "D-2.1": "The introductory game uses the Basic cards and nothing else.",
    "D-2.2": "One side is red, the other blue; each lays out its nine starting cards as D-3.2 says.",
    "D-2.3": "Only the regions among the centre stacks are shuffled; they lie face down.",
    "D-2.4": "The 36 Basic draw cards are shuffled and make four closed stacks of 9.",
    "D-2.5": (
        "Events: Yule is taken out and the other eight are shuffled. Three of them lie at the bottom, Yule "
        "on top of these, the remaining five above. All face down."
    ),
    "D-2.6": "So Yule is the sixth event to come, counted from the start or from the last time it came.",
    "D-2.7": (
        "Both sides roll the production die and the higher number begins; equal numbers are rolled again "
        "(R-3)."
    ),
    "D-2.8": (
        "Whoever begins takes the three top cards of a draw stack, the other side the three top cards of "
        "another one."
    ),
    "D-2.9": "At the start nobody holds a token.",
    "D-2.10": "Both sides start with 2 victory points.",
}

LAND: Final = {
    "D-3.1": (
        "Settlements and roads make a line. Above and below the roads lie regions, above and below the "
        "settlements are sites. Columns are numbered: the first road is 0, the first two settlements are "
        "-1 and 1, so roads are even and settlements odd. T is above the line, B below."
    ),
    "D-3.2": (
        "Starting regions from left to right: above Forest, Gold Field, Fields; below Hills, Pasture, "
        "Mountains."
    ),
    "D-3.3": (
        "Their numbers. Red: Forest 2, Gold Field 1, Fields 6, Hills 3, Pasture 4, Mountains 5. Blue: "
        "Forest 3, Gold Field 4, Fields 5, Hills 2, Pasture 1, Mountains 6."
    ),
    "D-3.4": "A settlement has two sites, one above it and one below.",
    "D-3.5": (
        "A city has four, two above and two below. Cards that stood at the settlement stay where they are."
    ),
    "D-3.6": (
        "A card on a site touches the two regions beside it on its own side of the line, and no others; in "
        "a city it makes no difference which of the two sites it has."
    ),
    "D-3.7": "A settlement or city borders the four regions around it.",
    "D-3.8": "A region between two settlements or cities therefore borders both.",
    "D-3.9": (
        "A road goes to the open side of the outermost settlement or city, left or right. Road never follows "
        "road."
    ),
    "D-3.10": (
        "A settlement goes to the open end of one's road. It brings two regions for its free corners, one "
        "above and one below, both empty; the builder says which lies where (R-5)."
    ),
    "D-3.11": "A city is put on a settlement of one's own, which counts no longer.",
    "D-3.12": (
        "A region expansion stands at the outer edge of a region: above an upper one, below a lower one. "
        "Each region has one such place, and no other card uses it (R-18)."
    ),
    "D-3.13": "Red expansions stand at cities only, green ones at settlements and cities alike.",
    "D-3.14": (
        "The two cards on one side of a city may change places, which means nothing. Otherwise a card "
        "stays on its site unless Relocation moves it."
    ),
    "D-3.15": "Centre cards can be neither attacked nor taken away.",
    "D-3.16": "There may be as many settlements and cities as the stacks hold.",
    "D-3.17": (
        "The regions can't run out: five settlements take ten of the twelve, so that even the last "
        "settlement, with a Scout or without, finds four to choose from (R-40)."
    ),
    "D-3.18": (
        "Both ends may have an open road at the same time. Every settlement or city has its four regions, "
        "also the outermost."
    ),
}

RESOURCES: Final = {
    "D-4.1": "A region holds up to three of its own resource.",
    "D-4.2": "At the start each region holds 1, but the Gold Field holds nothing.",
    "D-4.3": "What would be a fourth is lost, and nothing else comes in its place.",
    "D-4.4": (
        "A gain that belongs to no single region is spread over fitting regions as its owner likes (R-26)."
    ),
    "D-4.5": "A price is paid from regions of the payer's choice (R-26).",
    "D-4.6": "Everything is paid before the card is laid out: what the card brings can't help to pay for it.",
    "D-4.7": (
        "Road: 1 lumber, 2 brick. Settlement: 1 lumber, 1 brick, 1 grain, 1 wool. City: 2 grain, 3 ore."
    ),
    "D-4.8": "Stored resources lie open for both sides.",
    "D-4.9": (
        "A gain of a given type must be stored as far as there is room. Where the type is free, a full one "
        "may be named (R-41)."
    ),
    "D-4.10": (
        "Resources leave a region by payment, trade, demand or loss; nobody may throw them away (R-41)."
    ),
}
