"""The larger games: one era, the Duel of the Princes, the tournament, D-14 to D-16."""

from typing import Final

__all__ = ["DUEL", "ERAS", "TOURNAMENT"]

ERAS: Final = {
    "D-14.1": "The rules of the introductory game hold, except for what follows.",
    "D-14.2": (
        "The era's events join the Basic ones, stacked as in D-2.5: 12 in Gold, 13 in Turmoil, 14 in "
        "Progress."
    ),
    "D-14.3": (
        "Two cards lie open beside the stacks: Merchant Guilds (Gold), Hedge Taverns (Turmoil) or "
        "Universities (Progress)."
    ),
    "D-14.4": "Nobody takes these into the hand: who fulfils their condition and pays builds one from there.",
    "D-14.5": (
        "The 36 Basic cards make three stacks of 12. The era makes two equal ones: of 11 in Gold and "
        "Turmoil, of 12 in Progress."
    ),
    "D-14.6": (
        "Starting hands: first the side that begins, then the other looks through one Basic stack and "
        "picks 3 cards. The stack keeps its order, and both may pick from the same one (R-6)."
    ),
    "D-14.7": "Then each side may lay its six regions anew, any region on any of the six places (R-7).",
    "D-14.8": "Only the top of the discard pile is open. Nobody looks further unless a card allows it.",
    "D-14.9": (
        "Demolition: among one's actions one may remove one's own buildings and units for nothing. They go "
        "to the discard pile, a card that lay open goes back to its place (R-30)."
    ),
    "D-14.10": (
        "A card goes under a stack with the same back only, be that stack used up or not: Basic to Basic, "
        "an era to that era."
    ),
    "D-14.11": "There is always such a stack: each set in the game has a place for one.",
    "D-14.12": (
        "After the starting hands six Basic cards are gone, three from each of two stacks or all from one; "
        "the stacks of the era and of the events are whole."
    ),
}

DUEL: Final = {
    "D-15.1": "Basic cards and all three eras, by the rules for one era, except for what follows.",
    "D-15.2": "Draw cards of the eras that bear a half-moon stay in the box.",
    "D-15.3": (
        "Three Basic stacks of 12 and one stack for each era: 12, 11 and 15 cards (R-4). Nothing lies "
        "open; one Merchant Guild, one Hedge Tavern and one University are in the stacks."
    ),
    "D-15.4": (
        "Twelve events: one each of Yule, Invention, Year of Plenty, Riots, Traveling Merchant and Plague, "
        "and six drawn from the fifteen with a half-moon; stacked as in D-2.5."
    ),
    "D-15.5": "Nobody is shown which six these are (R-37).",
    "D-15.6": "13 victory points win.",
    "D-15.7": "Starting hands and the laying of regions are as with one era (D-14.6, D-14.7).",
    "D-15.8": (
        "Merchant Guild, Hedge Tavern and University are cards like all others here: demolished they go to "
        "the discard pile, removed by Feud or Arsonist under a stack (R-17, R-47)."
    ),
}

TOURNAMENT: Final = {
    "D-16.1": "Each side brings a deck of its own and, as a rule, uses only its own stacks.",
    "D-16.2": "Otherwise the rules of the Duel hold.",
    "D-16.3": (
        "The host's centre cards serve both sides: starting cards, 7 roads, 5 settlements, 7 cities, 12 "
        "regions."
    ),
    "D-16.4": (
        "Thirteen events: one Yule, and from each side one Riots, one Plague (without half-moon) and four "
        "more of its choice."
    ),
    "D-16.5": (
        "Of the copies of one event that bear a half-moon a side may bring one. A copy without half-moon may "
        "come in addition, as with Traveling Merchant."
    ),
    "D-16.6": (
        "Of events that return near the top of their stack a side may bring two. They belong to later "
        "sets; this program has none."
    ),
    "D-16.7": (
        "A deck is chosen in secret: 33 expansions and actions, no card more often than one box has it "
        "(R-31)."
    ),
    "D-16.8": "Three of the 33 are the starting hand; the others are shuffled into stacks of 7, 7, 8 and 8.",
    "D-16.9": "Every region starts with 1 resource, the Gold Field too.",
    "D-16.10": (
        "Before the first turn each side in turn may build one card of its starting hand or one centre "
        "card. No dice, no actions, nothing on the other side, and nothing that touches the other side's "
        "hand, resources, points or cards."
    ),
    "D-16.11": (
        "Each side has a discard pile. A card taken from the other side goes to the pile of whoever plays it."
    ),
    "D-16.12": "Where a card speaks of stacks, it means those of the card's or the hand's owner.",
    "D-16.13": (
        "Guido takes from the other side's discard pile, Gustav from one's own. Library and Parish Hall "
        "concern one's own stacks. A Traitor takes a unit or an action, nothing else."
    ),
    "D-16.14": "Nothing lies open: who wants a Merchant Guild and the like puts it into the deck.",
    "D-16.15": "13 victory points win (R-31).",
    "D-16.16": "A trade ship that a Pirate Ship sinks goes to its owner's discard pile.",
}
