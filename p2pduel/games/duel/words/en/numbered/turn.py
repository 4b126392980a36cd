"""The course of a turn: its steps, the dice, events and production, D-5 to D-8."""

from typing import Final

__all__ = ["DICE", "EVENTS", "PRODUCTION", "TURN"]

TURN: Final = {
    "D-5.1": "The two sides take turns.",
    "D-5.2": (
        "A turn: what comes before the dice, the dice, actions, drawing up to the hand limit, the exchange "
        "of one card, and a look at the victory points."
    ),
    "D-5.3": (
        "Before the dice, except in the introductory game, it is seen whether one has won already (D-13.4). "
        "Then Brigitta and Reiner may be played, and no other card."
    ),
    "D-5.4": (
        "Actions, in any order and number: play cards, build, trade, use what stands in one's principality "
        "and, except in the introductory game, demolish."
    ),
    "D-5.5": "There is no way back: once drawing has begun, nothing is played, built or traded.",
    "D-5.6": "A card that came by drawing or exchanging waits for one's next turn (but see R-21).",
    "D-5.7": "A card that came during the actions (Library, Guido, Gustav, Traitor) may be used at once.",
    "D-5.8": (
        "Before one's actions and in the other side's turn one only does what a symbol, an event or an "
        "attack asks for. No trade, no building, no demolition, no other action card (R-44)."
    ),
}

DICE: Final = {
    "D-6.1": "Whoever is on turn rolls both dice at once; what they show concerns both sides.",
    "D-6.2": "A Brigand Attack comes before production.",
    "D-6.3": "Every other symbol comes after production.",
    "D-6.4": (
        "Brigand Attack: with more than 7 counted resources a side loses all gold and all wool from its "
        "regions. 7 are safe (R-33)."
    ),
    "D-6.5": ("Not counted are regions that touch a Storehouse of their owner, and gold in the Gold Cache."),
    "D-6.6": "The loss spares the Gold Cache, but not the regions beside a Storehouse.",
    "D-6.7": (
        "Trade: whoever holds the trade advantage names a type and gets 1 of it from the other side. If "
        "nobody holds it, nothing happens (R-19)."
    ),
    "D-6.8": "With a Moneylender it is 2 instead of 1, alike or different (R-19).",
    "D-6.9": "At Trade only what the receiver has room for may be named (R-19).",
    "D-6.10": (
        "Celebration: the side with more skill points takes 1 resource of choice. If they are level, even "
        "at nothing, both do. It does not matter who rolled."
    ),
    "D-6.11": (
        "Plentiful Harvest: both take 1 resource of choice. Besides, each Toll Bridge brings its owner 2 "
        "gold and each Pirate Ship 1 gold."
    ),
    "D-6.12": "Event Card: whoever is on turn turns up the top event, and all whom it concerns follow it.",
    "D-6.13": "If both have to decide, the side on turn decides and stores first (R-9).",
    "D-6.14": (
        "Within one symbol or event losses precede gains; then the side on turn makes all its choices, "
        "then the other (R-43)."
    ),
}

EVENTS: Final = {
    "D-7.1": "An event concerns both sides unless it names one.",
    "D-7.2": "What an event does is written on its card. Events never come to the discard pile.",
    "D-7.3": "When it is done, the event goes face down under its stack.",
    "D-7.4": (
        "Yule: all events are gathered and stacked as at the start, Yule with three below it. Then the new "
        "top card is turned up and carried out."
    ),
    "D-7.5": (
        "How many events come until Yule, itself included: 6 in the introductory game, 9 in Gold, 10 in "
        "Turmoil, 11 in Progress, 9 in the Duel, 10 in the tournament. The event turned up after Yule is "
        "the first of the next round."
    ),
    "D-7.6": (
        "Feud and Fraternal Feuds happen only while one side holds the strength advantage. That side "
        "chooses and the other suffers, whoever rolled."
    ),
    "D-7.7": (
        "Riots count units with strength or trade points: heroes with strength, the Chief Cannoneer, trade "
        "ships. Pirate Ship and Irmgard have neither, and buildings never count (R-23)."
    ),
    "D-7.8": "Plague takes 1 from a region, however many cities the region borders.",
    "D-7.9": (
        "Year of Plenty and Plague look at single regions: what does not fit there, or is not there, is "
        "left out."
    ),
    "D-7.10": (
        "Feud without a building to aim at, and Fraternal Feuds against an empty hand, do nothing (R-34)."
    ),
}

PRODUCTION: Final = {
    "D-8.1": "Each region with the rolled number yields 1, on both sides; two such regions yield 1 each.",
    "D-8.2": "A building that doubles a resource makes each region of that kind it touches yield 2.",
    "D-8.3": "It does so for the production roll and for nothing else.",
    "D-8.4": "The limit of three holds for each region: one that has 2 already takes 1 of 2.",
    "D-8.5": (
        "Marketplace: count the regions with the rolled number on either side. If the other side has more, "
        "the owner takes 1 of a type which one of those regions yields (R-10)."
    ),
    "D-8.6": "The type may be named even if that region is full.",
    "D-8.7": "Marketplaces work on everybody's roll, and nothing doubles what they bring.",
    "D-8.8": (
        "The regions of both sides come first, doubled where they are; then the Marketplace. It can't help "
        "both sides on one roll (R-10)."
    ),
}
