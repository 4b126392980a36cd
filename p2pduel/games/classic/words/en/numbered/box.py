"""What lies on the table: C-0 to C-3."""

from typing import Final

__all__ = ["BOX", "LAND", "SETS", "SETUP"]

SETS: Final = {
    "C-0.1": (
        "There is a base set and six theme sets: Knights & Merchants, Politics & Intrigue, Barbarians & "
        "Traders, Science & Progress, Wizards & Dragons, Trade & Change."
    ),
    "C-0.2": (
        "Different cards and cards in all: base 60 and 120, Knights 21 and 30, Politics 23 and 29, "
        "Barbarians 32 and 40, Science 22 and 30, Wizards 32 and 45, Trade 26 and 30."
    ),
    "C-0.3": (
        "A card without a price is free. Every figure tells where it is known from: printed, taken from "
        "the successor game, or a value of the house (CR-19). Where a card is required, any copy of that "
        "title will do."
    ),
    "C-0.4": "The resources are brick, grain, lumber, ore, wool and gold. Magic power is none.",
    "C-0.5": (
        "There are four kinds of points: victory, trade (a mill), strength (a fist) and tournament (a "
        "helmet)."
    ),
}

BOX: Final = {
    "C-1.1": (
        "120 cards: twice 9 to start with, 7 roads, 5 settlements, 7 cities, 11 regions, 10 events and 62 "
        "cards for the stacks. Besides a production die, an event die, a knight token and a mill token."
    ),
    "C-1.2": (
        "The 62 cards: 20 actions, 26 green expansions (11 buildings, 6 trade fleets, 9 knights) and 16 "
        "red ones."
    ),
    "C-1.3": (
        "The events: Plague, Productive Year and Progress twice, Civil War, Conflict, Master Builder and "
        "Year End once."
    ),
    "C-1.4": "The event die shows brigand, mill, tournament and sun once each and the question mark twice.",
    "C-1.5": (
        "Red starts with Fields 1, Mountains 2, Pasture 3, Forest 4, Hills 5 and Gold Field 6; Blue with "
        "Gold Field 1, Fields 2, Mountains 3, Pasture 4, Forest 5 and Hills 6."
    ),
    "C-1.6": (
        "The region stack: Forest 1 and 6, Pasture 5 and 6, Hills 1 and 2, Mountains 4 and 5, Fields 3 and "
        "4, Gold Field 3."
    ),
    "C-1.7": "When roads, settlements, cities or regions are used up, there are no more of them.",
}

SETUP: Final = {
    "C-2.1": (
        "Everybody lays a road in the middle, a settlement at each end of it and the six regions around "
        "them, three above and three below, in any order."
    ),
    "C-2.2": "Every starting region holds 1 resource. Both players have 2 victory points.",
    "C-2.3": (
        "The 62 cards are shuffled and make five closed stacks as equal as possible (CR-17). Roads, "
        "settlements and cities lie open; regions and events are shuffled and lie face down."
    ),
    "C-2.4": "The higher production roll begins; equal ones are rolled again.",
    "C-2.5": (
        "Whoever begins looks through one stack, leaves its order as it is and takes 3 cards; then the "
        "other one does so with another stack."
    ),
}

LAND: Final = {
    "C-3.1": (
        "In the line a settlement or city and a road take turns. It grows to the left or right; two roads "
        "never lie side by side."
    ),
    "C-3.2": (
        "A new settlement goes on the open end of a road and brings two empty regions at its outer "
        "corners. Neighbouring settlements share the two regions at the road between them."
    ),
    "C-3.3": (
        "The first of the two regions is laid above or below, as one likes; the second takes the other place."
    ),
    "C-3.4": "A region stores 0 to 3. What is too much is lost and never moves to another region.",
    "C-3.5": "Resources are paid from and taken to any of one's regions of that kind, split as one likes.",
    "C-3.6": (
        "A settlement has a building site above and one below, a city two above and two below. A site "
        "touches the two regions on its side."
    ),
    "C-3.7": "Green cards go to settlements and cities, red ones only to cities, in any mix.",
    "C-3.8": (
        "A road costs 2 brick and 1 lumber; a settlement 1 brick, 1 lumber, 1 grain and 1 wool; a city 3 "
        "ore and 2 grain."
    ),
    "C-3.9": (
        "In one's own turn one may demolish one's own expansions at any time, free and without getting "
        "anything back. They go to the discard pile; the site can be used at once."
    ),
}
