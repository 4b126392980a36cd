"""What a player does in a turn, and what it is for: D-9 to D-13."""

from typing import Final

__all__ = ["BUILDING", "HAND", "POINTS", "TRADING", "WINNING"]

BUILDING: Final = {
    "D-9.1": "An action card is free: it is named, carried out and laid open on the discard pile.",
    "D-9.2": "One may play any number of them in a turn.",
    "D-9.3": "An expansion is paid for and laid on a free site that suits it; it works from then on.",
    "D-9.4": "Cards marked 1x, and all that lie open beside the stacks, stand at most once on a side.",
    "D-9.5": (
        "So do units with a name of their own. Of any other card a side may have as many as it can get."
    ),
    "D-9.6": "What a card asks for must be there at the moment it is played or built.",
    "D-9.7": (
        "An action may be played only if what it tells both sides to do can be done at least in part. One "
        "that would change nothing may not (R-12). For expansions see D-9.12."
    ),
    "D-9.8": "If a building that was needed is lost later, the cards that needed it stay and go on working.",
    "D-9.9": (
        "Some actions have their own time: the Scout while a settlement is built, Sebastian when an event "
        "is turned up, Brigitta and Reiner before the dice. All others belong to one's own actions."
    ),
    "D-9.10": (
        "Reductions: with a Drill Ground a hero costs 1 resource less, with a Building Crane a city "
        "expansion whose price is above 4 does. The builder chooses which one is left out (R-35)."
    ),
    "D-9.11": "After every change of points the tokens are looked at.",
    "D-9.12": (
        "An expansion may be built although its effect finds nothing to do: a Pirate Ship with no ship to "
        "sink, a Harbor without ships, a Tithe Barn without heroes. Only its stated condition counts."
    ),
    "D-9.13": (
        "A road, settlement or city can be built while its stack lasts; empty stacks stay empty. A road "
        "may be built even if no settlement is left."
    ),
    "D-9.14": "Cards on the discard pile are out of the game, unless Guido or Gustav brings one back.",
    "D-9.15": (
        "Building in order: name card and site; see whether condition, number and site allow it; pay; lay "
        "it out; count points and tokens; do what it does on being built (R-43)."
    ),
}

TRADING: Final = {
    "D-10.1": "One trades in one's own turn, among one's actions, and with the supply alone.",
    "D-10.2": "Always: 3 of one type, from any of one's regions, for 1 of another.",
    "D-10.3": "With a trade ship: 2 of its type for 1 of another, as often as one likes.",
    "D-10.4": (
        "With a Large Trade Ship: 2 from one region it touches for 1 of another type, as often as one "
        "likes. Two regions can't be added up."
    ),
    "D-10.5": "With a Mint: 1 gold for 1 of another type, once a turn for each Mint.",
    "D-10.6": "Gold is a resource like the others, given or received.",
    "D-10.7": "Gold from the Gold Cache may be used in any payment and trade.",
    "D-10.8": (
        "Trades come one after another, each of one type for 1 of another; what came by one may go by the "
        "next. A ship or Mint works in the turn in which it is built."
    ),
}

HAND: Final = {
    "D-11.1": (
        "One may hold 3 cards and one more for each progress point. It is looked at only when one draws at "
        "the end of one's own turn."
    ),
    "D-11.2": "With fewer cards one draws, card by card, each from any stack, until the limit is reached.",
    "D-11.3": "With more cards one puts the surplus face down under stacks of one's choice (D-14.10).",
    "D-11.4": (
        "Then one card may be exchanged: it goes face down under a stack, and either the top card of any "
        "stack is drawn, or 2 resources are paid, one stack is looked through and a card of it taken."
    ),
    "D-11.5": "The order of a stack that was looked through stays as it was.",
    "D-11.6": "Whoever has looked through a stack takes a card from it (R-27).",
    "D-11.7": "With a Parish Hall looking costs 1 resource, with a Town Hall nothing.",
    "D-11.8": (
        "One draws, puts away and exchanges in one's own turn only. Cards lost in the other side's turn "
        "are made up for when one draws next."
    ),
    "D-11.9": (
        "A stack that is used up keeps its place: it can't be drawn from or looked through, but cards may "
        "be put there."
    ),
    "D-11.10": "When all stacks are empty, drawing stops (R-28).",
    "D-11.11": "Drawing up and putting surplus away are duties. An exchange needs a card to put away.",
}

POINTS: Final = {
    "D-12.1": (
        "Strength, trade, skill, progress and victory points are added up over the cards that lie in a "
        "principality, those that depend on something included."
    ),
    "D-12.2": "Strength advantage: at least 3 strength points, and more than the other side.",
    "D-12.3": "Trade advantage: at least 3 trade points, and more than the other side.",
    "D-12.4": "Each token lies with the holder of its advantage and is worth 1 victory point.",
    "D-12.5": "If neither side has the advantage, the token is nobody's, at once (R-8).",
    "D-12.6": "If the other side has it now, the token changes hands at once, whoever is on turn.",
    "D-12.7": (
        "Points that depend: a Salt Silo has 1 trade point for each trade ship of its owner; a Trading "
        "Base has 1 with a Marketplace and 1 with a Harbor; a Harbor is worth 1 victory point with three "
        "trade ships."
    ),
    "D-12.8": "Skill points matter for Celebration and Fairgrounds; they have no token.",
    "D-12.9": "Where in a principality a token lies makes no difference.",
    "D-12.10": (
        "Points and tokens are counted anew after each single card that comes, is covered, uncovered or "
        "goes, before the same effect goes on (R-43)."
    ),
}

WINNING: Final = {
    "D-13.1": (
        "Victory points: settlement 1, city 2 in its place, each token 1, and what cards are worth, always "
        "or for the time being."
    ),
    "D-13.2": "Introductory game: 7 points at the end of one's own turn win.",
    "D-13.3": (
        "With one era 12, in the Duel and in the tournament 13, at the end of one's own turn, however many "
        "the other side has (R-31)."
    ),
    "D-13.4": (
        "Except in the introductory game, whoever has the points when about to roll wins without rolling "
        "(R-29)."
    ),
    "D-13.5": "Points reached in the middle of one's turn count only if they are still there at its end.",
    "D-13.6": (
        "Points reached in the other side's turn win when one's own turn begins (D-13.4); in the "
        "introductory game when it ends."
    ),
    "D-13.7": (
        "Two can't win at once: at the end of a turn only the side on turn is looked at, before the dice "
        "only the side about to roll."
    ),
}
