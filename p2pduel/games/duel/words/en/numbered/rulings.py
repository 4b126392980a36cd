"""How unclear places are read: the rulings R-1 to R-53, by topic."""

from typing import Final

__all__ = ["CARDS_AND_ATTACKS", "ORDER", "STACKS", "STARTING", "STORES"]

STARTING: Final = {
    "R-1": "The two Forests of the region stack bear 6 and 4, so that every number is there twice.",
    "R-2": "Of the six faces of the event die two show Event Card.",
    "R-3": "Equal numbers when rolling for the first turn are rolled again.",
    "R-4": (
        "Without half-moon: Brigands in Gold, one of the two Pirate Ships, Relocation in Progress. With it: "
        "the era copies of Goldsmith, Storehouse, Toll Bridge, Large Trade Ship and Brigitta."
    ),
    "R-5": "Whoever builds a settlement sees both new regions before saying which lies above.",
    "R-6": (
        "The second player must use another stack for the starting hand in the introductory game only; in "
        "all larger games both may look through the same one."
    ),
    "R-7": (
        "Regions are laid anew openly, first by the side that begins; what is stored on a region goes with "
        "it."
    ),
    "R-29": "In the Duel and the tournament, too, 13 points before the dice win.",
    "R-31": "A tournament deck: 33 cards, 3 of them in hand, stacks of 7, 7, 8 and 8. 13 points win.",
    "R-32": (
        "A metropolis adds its 2 victory points to the 2 of the city below it. The card belongs to later "
        "sets; this program does not have it."
    ),
    "R-37": "The six events drawn for a Duel stay unknown to both.",
    "R-47": (
        "Where nothing lies open, Merchant Guild, Hedge Tavern and University are cards like all others, "
        "still one for each side."
    ),
}

STORES: Final = {
    "R-18": (
        "The Gold Cache holds three gold and starts empty. It is neither region nor building, can be "
        "neither attacked nor demolished, and stays when its hero goes; a region has room for one such "
        "card. Gold that its owner receives may be put there. Production, Year of Plenty, Benjamin and the "
        "Doctor fill a region: what has no room on it is lost."
    ),
    "R-26": (
        "The supply has no end. Payers and receivers choose among their regions. A gain without room is "
        "lost, and making it is allowed all the same."
    ),
    "R-35": (
        "A reduction leaves out one resource of the printed price, of the builder's choice, for each card "
        "and never below nothing. Drill Ground and Building Crane concern different cards."
    ),
    "R-40": (
        "If fewer than two regions are left, a settlement takes what there is and a corner stays empty. "
        "In this box that can't happen."
    ),
    "R-41": (
        "A gain of a given type cannot be declined: what fits is stored, and its owner only says where. "
        "Gold from Toll Bridge, Pirate Ship, Gift for the Prince or a Merchant must go into the Gold Cache "
        "too, while the Gold Fields are full and the Cache is not. Where the type is free, one must be "
        "named, but a full one may be, and is lost; gold then need not go into the Cache. Cards that say "
        "“up to” or “may” allow less."
    ),
}

ORDER: Final = {
    "R-8": (
        "A token is nothing but its condition: 3 points or more, and more than the other side. Whoever "
        "falls below 3 loses it, even while still ahead."
    ),
    "R-9": "If both sides decide, the side on turn is first.",
    "R-33": "Brigands look at both sides as they are before this turn's production.",
    "R-34": "An event or symbol that concerns nobody passes; nothing comes in its place.",
    "R-38": "If Riots concern both sides, Sebastian protects only the one who plays him.",
    "R-43": (
        "Within one effect: given losses of both sides, then the choices of the side on turn, then those "
        "of the other. Whoever gains several things takes them in any order. Tokens are looked at after "
        "each card, what a building does on being built comes after that, and Irmgard pays directly after "
        "a loss."
    ),
    "R-44": (
        "Answers out of turn are these: Sebastian when Riots, Feud or Fraternal Feuds are turned up, the "
        "defence roll, and the choices of D-18.1 and D-18.6. What they cost must be there already: nobody "
        "trades or demolishes in between."
    ),
    "R-45": (
        "The course of the game must not tell whether Sebastian was held back: everybody whose hand might "
        "hide him is asked."
    ),
    "R-21": "Sebastian, drawn at the end of a turn, may answer in the other side's turn right after it.",
    "R-53": (
        "Whom an event concerns. Riots: whoever has a unit with strength or trade points and no Chapel for "
        "the number rolled. Feud: whoever has a building while the other side leads in strength. Fraternal "
        "Feuds: whoever faces a side that leads in strength."
    ),
    "R-48": "A defence roll does not change the turn's number: Benjamin and Chapel go by the first roll.",
}

CARDS_AND_ATTACKS: Final = {
    "R-10": (
        "Marketplace: region cards with the rolled number are counted, not what they yield. The type comes "
        "from the other side's regions with that number, and may be one the owner has no room for."
    ),
    "R-11": (
        "Nobody demands what can't be stored, and a demand that can bring nothing can't be played. Brigands "
        "fill a region, never the Gold Cache. What a Merchant gives in return may be any type, and is lost "
        "where there is no room."
    ),
    "R-12": (
        "An action is allowed if it brings at least 1 resource or one change. Three-Field System with full "
        "Fields is not, and a Goldsmith needs all 3 gold."
    ),
    "R-13": "Brigitta and Reiner may be played in the same turn; then no die is left to roll.",
    "R-14": (
        "Relocation swaps two regions or two expansions of one's own, each into the other's place. "
        "Expansions may be in different settlements and on different sides. An empty site is no place to "
        "swap with."
    ),
    "R-15": (
        "A Parish Hall below a Town Hall still counts as the one its owner may have, but does nothing and "
        "can't be chosen, neither for Feud nor for anything else."
    ),
    "R-16": "Fraternal Feuds against a hand of one card take that one.",
    "R-17": (
        "A card that lay open goes back there when Feud or Arsonist removes it; where nothing lies open, it "
        "goes under a stack with its back."
    ),
    "R-19": (
        "Trade brings 1, with a Moneylender 2 in all. The giver chooses the regions. It can't be declined "
        "while something fits, but the second resource of a Moneylender may be left. Gold in the Gold Cache "
        "is safe from it."
    ),
    "R-20": (
        "Whoever has a Lookout Tower or Heinrich is asked whether to use them, and then rolls once. Who has "
        "neither is not asked."
    ),
    "R-22": (
        "Irmgard pays for a unit lost in Riots if its owner could not pay the gold, not if the owner would "
        "not; and not for a ship that pirates sink, for that is neither event nor action."
    ),
    "R-23": "Riots are paid in full or cost a unit, nothing in between. The Gold Cache may pay.",
    "R-24": (
        "Guido and Gustav need a card in the pile before they are played, so they can't fetch themselves. "
        "Their player looks through the pile only then, and names aloud what is taken."
    ),
    "R-25": (
        "The Doctor helps the two regions that the Bath House touches. Against Plague a Bath House protects "
        "all four regions of its city, also one that borders another city."
    ),
    "R-30": (
        "One may demolish with sites to spare, too, but not in the introductory game. The card comes back "
        "only by Guido or Gustav; one that lay open may be built again at once for its price. Region "
        "expansions stay."
    ),
    "R-42": (
        "Gudrun, Merchant, Trade Master, Brigands and Voyage of Plunder may demand any number from 1 to "
        "their most; all that is named must fit."
    ),
    "R-46": (
        "Gudrun needs gold on a region of the other side. Once she is played, gold in the Gold Cache may be "
        "demanded as well."
    ),
    "R-49": (
        "Region expansions swap only with each other, and stay where they are when regions are swapped. A "
        "card may go to a settlement only if it may stand there. Town Hall and Parish Hall move as one "
        "card. A swap on one side of one city changes nothing and is refused."
    ),
    "R-50": (
        "Library, Guido, Gustav: whoever has looked takes a card. A Library may be built without looking, "
        "and brings nothing when all stacks are empty."
    ),
    "R-51": (
        "Traveling Merchant: none, one or two purchases for each side, 1 gold each from a Gold Field or the "
        "Gold Cache. Any type may be bought, and what has no room is lost."
    ),
    "R-52": (
        "Expansions are buildings, units and region expansions; units are heroes, ships and the Chief "
        "Cannoneer, who is no hero. Centre cards and the Gold Cache are neither buildings nor units."
    ),
}

STACKS: Final = {
    "R-27": (
        "The card put away in an exchange may go under the very stack that is looked through then. An empty "
        "place can't be looked through. Who has paid and looked takes a card."
    ),
    "R-28": "If every stack is empty, nobody draws, and nothing comes of it.",
    "R-36": (
        "Whoever puts several cards under one stack chooses their order, unseen by the other side; with "
        "Fraternal Feuds that is the attacker."
    ),
    "R-39": (
        "Where printed editions differ: a road may be built before its settlement; the two resources of a "
        "Merchant Caravan may come from one region or two; a Building Crane helps above a price of 4; the "
        "discard pile may be looked through where a card says so; surplus cards may go under several "
        "stacks; an expansion without anything to do may be built."
    ),
}
