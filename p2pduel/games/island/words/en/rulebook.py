"""The rules of the island as chapters to read, in English."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK", "TOPICS"]

RULEBOOK: Final[tuple[Chapter, ...]] = (
    Chapter(
        "goal",
        "The goal",
        (
            "You settle an island together with the others. Whoever has 10 points in a turn of their own wins "
            "at once; the table may have agreed on another number.",
            (
                "A settlement is worth 1 point, a city 2.",
                "Longest Road and Largest Army are worth 2 points each.",
                "A victory card is worth 1 point. It stays hidden until it wins.",
            ),
        ),
    ),
    Chapter(
        "begin",
        "How it begins",
        (
            "On the first island everything is laid out. Otherwise everybody founds a settlement with a road, in "
            "turn, and then a second one in the opposite order. The second settlement brings a card of every land "
            "around it.",
            "Good sites have many dots around them and different lands. Between two buildings at least one "
            "intersection stays free.",
        ),
    ),
    Chapter(
        "turn",
        "A turn",
        (
            "The dice come first. Every settlement at a hex with the number that was rolled brings its owner 1 "
            "card, a city 2, whoever rolled. The hex under the robber yields nothing. If the bank cannot pay a "
            "resource to all, nobody gets it.",
            "Then trade and build as much as you can pay for, in any order. Before or after the dice you may play "
            "one development card.",
        ),
    ),
    Chapter(
        "building",
        "Building",
        (
            "Everything is paid to the bank:",
            (
                "Road: 1 lumber, 1 brick. It goes on from a road or building of yours.",
                "Settlement: 1 lumber, 1 brick, 1 wool, 1 grain. A road of yours leads to it, and no building "
                "stands at the next intersection.",
                "City: 2 grain, 3 ore. It takes the place of a settlement of yours.",
                "Development card: 1 wool, 1 grain, 1 ore.",
            ),
            "You have 15 roads, 5 settlements and 4 cities.",
        ),
    ),
    Chapter(
        "robber",
        "The seven and the robber",
        (
            "On a 7 nobody gets anything. Whoever holds more than 7 cards returns half of them, rounded down. Then "
            "whoever rolled moves the robber to another hex and takes a card of somebody with a building there, "
            "by chance.",
        ),
    ),
    Chapter(
        "trade",
        "Trade",
        (
            "In your turn you may trade with the others: you offer cards for cards, they accept, decline or offer "
            "something else. Both sides give something, and never the same resource.",
            "The bank takes 4 equal cards for 1 of your choice. At a general harbour it takes 3, at a harbour of "
            "one resource 2 of that one.",
        ),
    ),
    Chapter(
        "cards",
        "Development cards",
        (
            "You may play one development card a turn, and none that you have bought in the same turn; victory "
            "cards are shown when they win.",
            (
                "Knight: move the robber. Whoever first has three lying open gets Largest Army; it goes to "
                "whoever has more.",
                "Road Building: two roads for nothing.",
                "Invention: any two cards of the bank.",
                "Monopoly: all others give you every card of one resource.",
            ),
        ),
    ),
    Chapter(
        "road",
        "Longest Road",
        (
            "Whoever first has a road of 5 pieces without a branch gets Longest Road. It goes to whoever has a "
            "longer one. A foreign building on the way breaks a road.",
        ),
    ),
    Chapter(
        "two",
        "The island for two",
        (
            "Two neutral colours settle, too: whoever builds a road or settlement also builds one for a neutral "
            "colour, for nothing. In a turn the dice are rolled twice, with two different sums.",
            "Trade tokens buy what trade with many would bring: with them you force a swap of two cards, or send "
            "the robber home. They come from settlements at the coast and at the desert, and from knights given up.",
        ),
    ),
)
TOPICS: Final = {
    "I-1": "The box",
    "I-2": "The map",
    "I-3": "Harbours",
    "I-4": "The first island",
    "I-5": "A board of chance",
    "I-6": "Founding",
    "I-7": "The turn",
    "I-8": "Production",
    "I-9": "Seven, robber, theft",
    "I-10": "Trade",
    "I-11": "Costs and supply",
    "I-12": "Roads, settlements, cities",
    "I-13": "Longest Road",
    "I-14": "Development cards",
    "I-15": "Largest Army",
    "I-16": "Victory",
    "I-17": "What always holds",
    "T-1": "For two",
    "T-2": "What everybody sees",
    "T-3": "What is hidden",
    "T-4": "Chance",
    "T-5": "Theft",
    "T-6": "How it is proved",
    "T-7": "What comes before what",
}
"""The numbers of rules by their beginnings, and what those rules are about."""
