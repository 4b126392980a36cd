"""The rules of the classic card game for people: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]

_IDEA = Chapter(
    "idea",
    "What it is about",
    (
        (
            "Two princes settle the same island, each in a principality of their own. Dice bring resources, "
            "resources build roads, settlements and cities, and beside these stand buildings, fleets and "
            "knights. Whoever has enough victory points first wins."
        ),
        "There are nine ways to play. Start with the first.",
        (
            "**base** – the base set alone, 12 points.",
            (
                "**knights**, **politics**, **barbarians**, **science**, **wizards**, **trade** – the base set "
                "and one theme set, 13 points."
            ),
            "**mixed** – the base set and two or three theme sets, 13 points.",
            "**tournament** – both bring a deck of their own, 13 points.",
        ),
    ),
)

_DUEL = Chapter(
    "duel",
    "For those who know the Duel",
    (
        (
            "This is the older game the Duel was made of. Most of it will look familiar. These things are "
            "different:"
        ),
        (
            (
                "There are knights instead of heroes and tournament points instead of skill. A token goes to "
                "whoever has more, without a minimum; the mill token needs a city."
            ),
            "Every event comes before production, not only the brigands, and these take ore and wool, not gold.",
            "At a tie in the tournament nobody gets anything.",
            (
                "Attacks are decided by a die, and the attacker may be the one who suffers. The defender may "
                "answer with a card in the attacker's turn."
            ),
            "Attacks and neutral cards wait until both players together have had 7 victory points.",
            (
                "Lost cards mostly come back to their owner's hand, and too large a hand shrinks at once in the "
                "other's turn."
            ),
            "In your turn you may offer your opponent a trade.",
            (
                "One searches for 2 resources, also while filling the hand; an exchanged card comes from the "
                "stack the old one goes under."
            ),
            "With theme sets whoever reaches 13 points wins at once, even in the other's turn.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Your principality",
    (
        (
            "In the middle runs a line of settlements and roads, in turn. Regions lie diagonally between "
            "them, above and below, six at the start. Each has a number from 1 to 6 and holds up to three of "
            "its resource; a fourth one is lost."
        ),
        (
            "Forest yields lumber, Pasture wool, Hills brick, Mountains ore, Fields grain, Gold Field gold.",
            (
                "A settlement has one building site above and one below, a city two and two. A card on a site "
                "touches the two regions of its side."
            ),
            (
                "Green cards go anywhere, red ones to cities, purple ones to citadels. Brown cards lie at the "
                "outer edge of a region, some cards on a road."
            ),
            "What you have to pay may come from any of your regions, what you get goes to any of that kind.",
        ),
    ),
)

_SETUP = Chapter(
    "setup",
    "Setting up",
    (
        (
            (
                "The regions of both players are the same, their numbers are not. You may lay your own ones out "
                "as you like. Each holds 1 resource."
            ),
            (
                "In the base game the cards make five closed stacks. With a theme set those of the base set make "
                "four, those of the theme set two more."
            ),
            "With most theme sets some buildings lie in an open row: both may buy them, one of each title.",
            (
                "Both roll; the higher number begins. That player looks through a stack and takes 3 cards, then "
                "the other one does so with another stack."
            ),
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Your turn",
    (
        (
            "**Before the dice**: Alchemist, Wheelwright and Wheel of Time, nothing else.",
            (
                "**Dice**: both at once. First the event die, then production: each region of both players with "
                "the number gains 1."
            ),
            "**Actions**: build, trade and play cards as often and in whatever order you like.",
            "**Hand**: put away what is too much, draw what is missing, or exchange one card.",
        ),
        "In the other's turn you answer when a die, an event or an attack asks you something.",
    ),
)

_DICE = Chapter(
    "dice",
    "The event die",
    (
        (
            (
                "**Brigand**: with more than 7 resources you lose all ore and wool. Regions next to a Garrison "
                "are left out of the count, not of the loss. In the first two rounds nothing happens."
            ),
            "**Mill**: whoever holds the mill token takes 1 resource of choice from the other one.",
            "**Tournament**: more tournament points bring 1 resource of choice.",
            "**Sun**: both take 1 resource of choice.",
            "**Question mark**, on two faces: the top event is carried out for both, then goes under the deck.",
        ),
    ),
)

_BUILD = Chapter(
    "build",
    "Building",
    (
        (
            "**Road**: 2 brick and 1 lumber, at an end of your line.",
            (
                "**Settlement**: 1 brick, 1 lumber, 1 grain and 1 wool, on the open end of a road. It brings two "
                "empty regions."
            ),
            "**City**: 3 ore and 2 grain, on a settlement. What stands there stays.",
        ),
        (
            "Cards from your hand go to a free site that suits their colour. What a card needs must be there "
            "when you build it; it stays if that is lost later. A knight, dragon or wizard stands once in "
            "both principalities together."
        ),
        (
            "In your action part you may demolish your own expansions. They go to the discard pile, and you "
            "get nothing for them."
        ),
    ),
)

_TRADING = Chapter(
    "trading",
    "Trading",
    (
        (
            "With the bank you give 3 equal resources for 1 other, 2 with the fitting trade fleet, and 1 "
            "gold with a Mint. In your turn you may also offer your opponent any trade; they say yes or no."
        ),
    ),
)

_PLAY = Chapter(
    "play",
    "Action cards",
    (
        (
            "Action cards cost nothing, except purple ones and Bribery. Attacks and neutral cards may be "
            "played once both players together have had 7 victory points, defence cards from the start. A "
            "card that would do nothing can't be played."
        ),
        (
            "**Black Knight, Arsonist, Brigands.** You announce the attack; your opponent may answer with "
            "Herb Woman or Bishop; you roll. 1-5 wins, after an answer only 1-2. The winner names the "
            "target, and if you lose, it is something of yours. Driven off or burnt cards go back to their "
            "owner's hand."
        ),
        "Where resources change hands, whoever takes them names them, and only what can be stored moves.",
    ),
)

_HAND = Chapter(
    "hand",
    "Your hand",
    (
        (
            "You may hold 3 cards, 1 more for each Abbey and Library. At the end of your turn you put what "
            "is too much under stacks of your choice."
        ),
        (
            "If you hold fewer, you draw one by one: the top card of a stack for nothing, or any card of a "
            "stack for 2 resources of your choice (1 with a Town Hall). If you held enough to begin with, "
            "you may exchange one card."
        ),
    ),
)

_TOKENS = Chapter(
    "tokens",
    "Tokens and winning",
    (
        (
            "The knight token goes to whoever has more strength points, the mill token to whoever has more "
            "trade points and a city. Each is worth 1 victory point; at a tie nobody has it."
        ),
        (
            "In the base game 12 points win, but only in your own turn. With theme sets 13 points win at "
            "once; if both have them, more points win, and at a tie whoever's turn it is."
        ),
    ),
)

_KNIGHTS = Chapter(
    "knights",
    "Knights & Merchants",
    (
        (
            "More knights, and what makes them cheaper and stronger; pirates that sink fleets; cards for "
            "those who hold a token. There is no open row. A good first theme set."
        ),
    ),
)

_POLITICS = Chapter(
    "politics",
    "Politics & Intrigue",
    (
        (
            "Church and Town Hall lie in the open row, and many cards need one of them. A Metropolis on a "
            "city opens a site for one unit outside each of its four regions. Some buildings stand in the "
            "other principality and stay yours."
        ),
    ),
)

_BARBARIANS = Chapter(
    "barbarians",
    "Barbarians & Traders",
    (
        (
            "Harbor and Triumphal Arch lie in the open row. When the barbarians come, you want more units "
            "than roads and Abbeys: each victory may raise your arch by a victory point. Residences count "
            "what you hand in to the bank and bring something lasting after the third time."
        ),
    ),
)

_SCIENCE = Chapter(
    "science",
    "Science & Progress",
    (
        (
            "The University lies in the open row; cannons, cranes and inventions need it. Great Wall and "
            "Fire Brigade protect, an Embassy lets you see what your opponent draws."
        ),
    ),
)

_WIZARDS = Chapter(
    "wizards",
    "Wizards & Dragons",
    (
        (
            "A Citadel goes on a settlement, never next to another one. It is worth 1 victory point, and 2 "
            "with a wizard. Wizards stand at its regions, each at its own kind, and hold magic power: 2 when "
            "they come, 3 at most."
        ),
        (
            "In your turn a wizard turns resources of its region into power. But whoever has gained power "
            "that way pays for nothing until the turn ends, so think a turn ahead. Power pays for dragons, "
            "purple buildings, purple actions and spells."
        ),
        (
            "Spell books are free to place on a citadel's site; each may be cast once in a turn. "
            "Countermagic and Time Jump work in the other's turn, too: you are asked whenever you could cast "
            "them."
        ),
    ),
)

_TRADE = Chapter(
    "trade",
    "Trade & Change",
    (
        (
            "The Counting House lies in the open row. Dye Works, Art Smithy and Distillery turn resources "
            "into trade points and these into your opponent's resources. Stores keep goods out of "
            "everybody's reach. A Pawnbroker turns a building into its price until you pay it back."
        ),
    ),
)

_MIXED = Chapter(
    "mixed",
    "Several sets",
    (
        (
            "Two or three theme sets are played with the base set; which ones is agreed before the game. "
            "Their cards are shuffled into two theme stacks for each set, their row cards one open row, "
            "their events one deck. 13 points win."
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "The tournament",
    (
        (
            "Both agree which sets each may use: the base set and one to six theme sets.",
            (
                "Everybody chooses 33 cards of the own sets in secret, 3 of them as starting hand. The other 30 "
                "make four stacks of one's own: 7, 7, 8 and 8."
            ),
            "The 13 events: 2 Civil Wars, 2 Plagues, 1 Year End, and 4 chosen in secret by each.",
            (
                "You draw from your own stacks and discard to your own pile. An empty stack may be formed anew "
                "of your discard pile, before you draw."
            ),
            "There is no open row. Whoever uses Wizards & Dragons has 5 Citadels of their own.",
            "A card you take from your opponent is yours for the rest of the game.",
        ),
    ),
)

_HOUSE = Chapter(
    "house",
    "House values",
    (
        (
            "Not every price and point of these cards could be found. A card tells which of its figures come "
            "from the successor game and which are house values, chosen here to fit. Whoever holds the "
            "printed card can correct them in one place; both players must then use the same values, and the "
            "program makes sure of it."
        ),
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _DUEL,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _TRADING,
    _PLAY,
    _HAND,
    _TOKENS,
    _KNIGHTS,
    _POLITICS,
    _BARBARIANS,
    _SCIENCE,
    _WIZARDS,
    _TRADE,
    _MIXED,
    _TOURNAMENT,
    _HOUSE,
)
"""All chapters, in the order to read them."""
