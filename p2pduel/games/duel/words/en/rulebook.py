"""The rules of the game for people, as data: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = [
    "RULEBOOK",
]


_IDEA = Chapter(
    "idea",
    "What it is about",
    (
        "Two princes settle the same island, each in a land of their own. You roll two dice, your regions "
        "yield resources, and with them you build roads, settlements and cities, and in these buildings, "
        "ships and heroes. Whoever has enough victory points at the end of their own turn wins.",
        "There are six ways to play. Start with the first.",
        (
            "**intro** – the First Catanians: the Basic cards only, 7 points.",
            "**gold**, **turmoil**, **progress** – Basic plus one era, 12 points.",
            "**princes** – the Duel of the Princes: Basic and all three eras, 13 points.",
            "**tournament** – both bring a deck of their own, 13 points.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Your principality",
    (
        "In the middle runs a line of settlements and roads, in turn: you begin with settlement, road, "
        "settlement. Regions lie diagonally between, above and below the line: six of them at the start, "
        "one of each kind.",
        (
            "Forest yields lumber.",
            "Gold Field yields gold.",
            "Fields yield grain.",
            "Hills yield brick.",
            "Pasture yields wool.",
            "Mountains yield ore.",
        ),
        "Each region bears a number from 1 to 6 and holds up to three of its resource, which lie on the "
        "card for all to see. A fourth one is lost. At the start there is one on every region, but no gold.",
        "Above and below each settlement is one building site. A city has two above and two below. A card "
        "on a site touches the two regions left and right of it on the same side, no others. A settlement "
        "or city borders all four regions around it.",
        "Green cards fit at settlements and cities, red ones only at cities. Centre cards and regions can "
        "never be taken from you.",
    ),
)

_SETUP = Chapter(
    "setup",
    "Setting up the introductory game",
    (
        (
            "The host is red, the guest blue. The regions of both are the same, their numbers are not.",
            "Beside the board lie 7 roads, 5 settlements, 7 cities and 12 shuffled regions.",
            "The 36 Basic cards are shuffled and make four stacks of 9.",
            "Eight of the nine events are shuffled: three at the bottom, Yule on them, five on top. So Yule "
            "is the sixth event to appear.",
            "Both roll; the higher number starts. That player takes the top 3 cards of any stack, the other "
            "one the top 3 of another stack.",
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Your turn",
    (
        "A turn goes through these steps, and never back.",
        (
            "**Before the dice**: with the points to win already (not in the introductory game) you win "
            "now. You may play Brigitta or Reiner.",
            "**Dice**: both are rolled at once, and both players get what they bring.",
            "**Actions**: build, play cards, trade, in any order, as often as you can.",
            "**Draw**: up to your hand limit.",
            "**Exchange**: you may swap one card.",
            "**End**: with enough victory points you win.",
        ),
        "In the other player's turn you only answer when a die, an event or an attack asks you something.",
    ),
)

_DICE = Chapter(
    "dice",
    "The dice",
    (
        "**Production.** Every region with the rolled number, yours and your opponent's, yields 1. A "
        "building that doubles its kind makes it 2 if it touches the region. After that a Marketplace may "
        "give its owner one more.",
        "**The event die.** Brigands come before production, everything else after it.",
        (
            "**Brigand Attack**: whoever has more than 7 resources loses all gold and all wool. Regions "
            "touching a Storehouse are left out of the count, but not out of the loss; the Gold Cache is "
            "left out of both.",
            "**Trade**: whoever holds the trade advantage takes 1 resource of choice from the other's "
            "regions, if anything there fits.",
            "**Celebration**: whoever has more skill points takes 1 resource of choice; if level, both do.",
            "**Plentiful Harvest**: both take 1 resource of choice.",
            "**Event Card**: the top event is turned up and carried out, then goes under the stack.",
        ),
        "If both players have something to decide, the one whose turn it is decides first. Losses come "
        "before gains.",
        "Nothing can be stored beyond three on a region. What you get of a fixed kind you must take as far "
        "as it fits; if you may choose the kind, you may choose one that is full and get nothing.",
    ),
)

_BUILD = Chapter(
    "build",
    "Building",
    (
        "Pay the whole price from any of your regions, then place the card; what it brings can't pay for it.",
        (
            "**Road**: 1 lumber and 2 brick.",
            "**Settlement**: 1 lumber, 1 grain, 1 brick and 1 wool.",
            "**City**: 2 grain and 3 ore.",
        ),
        "A road goes to either end of your line, next to a settlement or city: never two roads in a row. A "
        "settlement goes to the open end of a road; you turn up two regions for its free corners and choose "
        "which lies above. A city covers a settlement, and everything standing there stays.",
        "Cards from your hand go to a free site that suits their colour. Some need another card or enough "
        "points first; once built, they stay even if that is lost. Cards marked once per principality and "
        "heroes may stand only once on your side.",
        "When a stack of centre cards is used up, that card can't be built any more.",
    ),
)

_PLAY = Chapter(
    "play",
    "Action cards",
    (
        "Action cards cost nothing. Play one, do what it says, put it on the discard pile. You may play as "
        "many as you like, but none that would change nothing.",
        "If you demand resources, you name them and your opponent chooses which regions they leave. You "
        "can't demand what you have no room for. You may ask for less than the card allows, but for one at "
        "least.",
        "Against Archer, Arsonist and Traitor the owner of a Lookout Tower or of Heinrich may roll the die "
        "first, before you name your target. If the defence holds, the card is spent.",
        "Four cards have their own time: Brigitta and Reiner before the dice, the Scout while you build a "
        "settlement, Sebastian when a bad event is turned up.",
    ),
)

_TRADE = Chapter(
    "trade",
    "Trading",
    (
        "You trade with the supply, in the action phase of your own turn, as often as you like.",
        (
            "3 of one kind for 1 of another, always.",
            "2 of its kind for 1 of another with a trade ship.",
            "2 from one region beside it for 1 of another with the Large Trade Ship.",
            "1 gold for 1 of another with a Mint, once a turn for each Mint.",
        ),
    ),
)

_HAND = Chapter(
    "hand",
    "Drawing and exchanging",
    (
        "You may hold 3 cards, and one more for each progress point. This is looked at only at the end of "
        "your own turn: with fewer cards you draw, one after another, each from any stack; with more you "
        "put the surplus under stacks.",
        "Then you may exchange one card: put it under a stack, and either take the top card of any stack, "
        "or pay 2 resources, look through one stack and take any card of it. Its order stays as it was, and "
        "after looking you must take one. A Parish Hall lowers the price to 1, a Town Hall to nothing.",
        "Cards go under stacks with the same back only. A stack that is used up keeps its place: cards may "
        "be put there, but none drawn until then.",
        "The discard pile is never shuffled back. Only its top card is open.",
    ),
)

_POINTS = Chapter(
    "points",
    "Points and advantages",
    (
        "There are five kinds of points, summed over the cards in your principality.",
        (
            "**Strength**: with at least 3, and more than your opponent, you hold the strength token.",
            "**Trade**: with at least 3, and more than your opponent, you hold the trade token.",
            "**Skill**: decides the Celebration.",
            "**Progress**: one more card in hand each.",
            "**Victory**: what it is all for. A settlement is worth 1, a city 2, each token 1, and many red "
            "cards 1 or 2.",
        ),
        "Tokens are looked at after every single card that comes or goes. If nobody fulfils the condition, "
        "nobody has the token.",
    ),
)

_WIN = Chapter(
    "win",
    "Winning",
    (
        "At the end of your own turn you win with 7 points in the introductory game, 12 with one era, 13 in "
        "the Duel and in the tournament. It does not matter how many your opponent has.",
        "Except in the introductory game you also win at the very start of your turn, before rolling, if "
        "you have the points by then. Points you reach and lose again within a turn don't count.",
    ),
)

_ERAS = Chapter(
    "eras",
    "Games with one era",
    (
        "As the introductory game, with these changes.",
        (
            "The 36 Basic cards make three stacks of 12, the era two equal stacks.",
            "Two Merchant Guilds (gold), Hedge Taverns (turmoil) or Universities (progress) lie open beside "
            "them: either player may build one straight from there, one each.",
            "The era's events join the Basic ones; again three lie below Yule.",
            "Beginning with the starting player, each looks through one Basic stack and picks 3 cards; the "
            "second player may take the same stack. Then each may rearrange their six regions.",
            "In your action phase you may demolish your own buildings and units; they go to the discard "
            "pile, open cards back to their place.",
            "12 points win.",
        ),
    ),
)

_PRINCES = Chapter(
    "princes",
    "The Duel of the Princes",
    (
        "As a game with one era, with these changes.",
        (
            "All three eras are in play, without the cards that bear a half-moon: three Basic stacks of 12 "
            "and one stack for each era, of 12, 11 and 15 cards.",
            "Nothing lies open: Merchant Guild, Hedge Tavern and University come from the stacks.",
            "Twelve events: Yule, Invention, Year of Plenty, Riots, Traveling Merchant and Plague, and six "
            "of the others, which nobody knows.",
            "13 points win.",
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "The tournament",
    (
        "Both players bring a deck. The rules of the Duel hold, with these changes.",
        (
            "A deck is 33 cards out of the 110 draw cards of one box, no card more often than the box has "
            "it. Three of them are the starting hand; the others make four stacks of 7, 7, 8 and 8.",
            "Each player adds Riots, Plague and four events of choice; with one Yule that makes thirteen. "
            "Of an event whose copies all bear a half-moon, only one may be added.",
            "Every region starts with 1 resource, the Gold Field too.",
            "Before the first turn each may build one centre card or one card of the starting hand: no "
            "dice, no actions, nothing that touches the opponent.",
            "You draw from, search and put cards under your own stacks, and you have a discard pile of your "
            "own. Guido fetches from your opponent's pile, Gustav from yours. A Traitor takes only units "
            "and actions.",
            "13 points win.",
        ),
    ),
)

_SECRETS = Chapter(
    "secrets",
    "Who sees what",
    (
        (
            "Both see: principalities, resources, points, the number of cards in hands and stacks, their "
            "backs, the top of the discard pile.",
            "Only you see: your hand, what you draw, what you put under a stack, a stack you look through.",
            "Whose hand is shown to an attacker stays hidden from everybody else.",
            "Nobody sees: the order of the stacks. After a search of the regions they are shuffled.",
        ),
        "At this table secrets are kept by mathematics: no computer, not even the one of the host, knows "
        "the order of the stacks or the other player's cards.",
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _PLAY,
    _TRADE,
    _HAND,
    _POINTS,
    _WIN,
    _ERAS,
    _PRINCES,
    _TOURNAMENT,
    _SECRETS,
)
"""The rules, chapter by chapter."""
