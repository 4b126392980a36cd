"""The turn, the dice, trade, action cards, the hand and the end: C-4 to C-9."""

from typing import Final

__all__ = ["ACTIONS", "DICE", "HAND", "TRADING", "TURN", "WINNING"]

TURN: Final = {
    "C-4.1": (
        "Roll both dice; then the event die; then production; then actions; then the hand; then the other "
        "one's turn."
    ),
    "C-4.2": (
        "Production follows every event, brigands included: each region of both players with the number "
        "rolled gains 1."
    ),
    "C-4.3": "In the action part one builds, trades and plays cards in any number and order.",
    "C-4.4": "A round is two turns, one of each player.",
}

DICE: Final = {
    "C-5.1": (
        "Brigand: each player counts all stored resources except those next to their Garrisons. With more "
        "than 7 all ore and wool is lost, protected or not."
    ),
    "C-5.2": "In each player's first two turns a brigand does nothing; nothing is rolled again.",
    "C-5.3": (
        "Mill: whoever holds the mill token takes 1 resource of choice from the other one. Without room "
        "for it nothing is lost."
    ),
    "C-5.4": "Tournament: more tournament points bring 1 resource of choice; a tie brings nothing.",
    "C-5.5": "Sun: both players take 1 resource of choice.",
    "C-5.6": "Question mark: the top event is carried out for both players and goes under the deck.",
}

TRADING: Final = {
    "C-6.1": (
        "With the bank: 3 equal resources for 1 other; 2 with the fitting trade fleet; 1 gold with the "
        "Mint. A second equal fleet adds nothing."
    ),
    "C-6.2": "In one's own turn one may offer the other player any trade.",
}

ACTIONS: Final = {
    "C-7.1": (
        "Action cards are free, except purple ones, Bribery and what a Barbarian Stronghold asks for. They "
        "go to the discard pile."
    ),
    "C-7.2": (
        "Attacks and neutral cards may be played once both players together have had 7 victory points; the "
        "permission stays. Defence cards may be played from the start."
    ),
    "C-7.3": "Where a card does not say otherwise, it is played after the roll has been carried out.",
    "C-7.4": "A card may only be played if it does something.",
    "C-7.5": (
        "Black Knight, Arsonist and Brigands are announced; the defender may answer with a card; then the "
        "attacker rolls. 1-5 wins, after an answer only 1-2; otherwise the attacker suffers it."
    ),
    "C-7.6": "The Herb Woman answers the Black Knight, the Bishop answers Arsonist and Brigands.",
    "C-7.7": "The target is named only after the answer and the roll.",
}

HAND: Final = {
    "C-8.1": (
        "One may hold 3 cards, 1 more for each Abbey and each Library. In the theme sets a Theater adds 2 "
        "and a Guild of Merchant Lords 1."
    ),
    "C-8.2": "Whoever holds more in the hand step puts the surplus under stacks of choice.",
    "C-8.3": (
        "Whoever holds less draws one by one: the top card of any stack for nothing, or one searched from "
        "a stack for 2 resources of any kind (1 with a Town Hall, nothing with a Hall of the People). A "
        "search leaves the order as it is, and a card must be taken."
    ),
    "C-8.4": (
        "Whoever held the limit or more when the step began may exchange 1 card afterwards: it goes under "
        "a stack, and the new one, drawn or searched, comes from the same stack."
    ),
    "C-8.5": (
        "In one's own turn the limit counts at its end; in the other's turn at once, whenever it is exceeded."
    ),
    "C-8.6": "After a Civil War both reduce at once, first whoever rolled.",
    "C-8.7": "An empty stack is still a stack: cards may be put there.",
}

WINNING: Final = {
    "C-9.1": (
        "The knight token is worth 1 victory point and belongs to whoever has more strength points; at a "
        "tie to nobody. There is no minimum."
    ),
    "C-9.2": (
        "The mill token is worth 1 victory point and belongs to whoever has more trade points and a city; "
        "otherwise to nobody."
    ),
    "C-9.3": "Tokens are looked at after every change.",
    "C-9.4": "The base game ends when the player whose turn it is has 12 victory points.",
    "C-9.5": (
        "A settlement is worth 1 victory point, a city 2, each token 1, other cards what is printed on them."
    ),
}
