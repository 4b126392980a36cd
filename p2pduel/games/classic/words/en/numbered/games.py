"""Games with theme sets and the tournament: C-20 and C-30."""

from typing import Final

__all__ = ["EXPANDED", "TOURNAMENT"]

EXPANDED: Final = {
    "C-20.1": "Principalities start as in the base game. The events of the theme set are shuffled in.",
    "C-20.2": "The cards of the base set make four stacks instead of five.",
    "C-20.3": (
        "Beside them lies the open row: with Politics 2 Churches and 2 Town Halls, with Barbarians 2 "
        "Harbors and 2 Triumphal Arches, with Science 2 Universities, with Wizards 5 Citadels, with Trade "
        "2 Counting Houses, with Knights nothing."
    ),
    "C-20.4": "The other cards of the theme set are shuffled and make two equal stacks.",
    "C-20.5": "Wizard League and Inquisition are sorted out.",
    "C-20.6": (
        "Cards are drawn from all six stacks. For the starting hand everybody looks through one of the "
        "six, the second player another one, and takes 3 cards."
    ),
    "C-20.7": "In the first two rounds the brigand does nothing.",
    "C-20.8": "When action cards may be played: as C-7.2 says.",
    "C-20.9": (
        "A Spy takes action cards and units only; buildings, wizards, spell books and the Metropolis are "
        "safe."
    ),
    "C-20.10": (
        "What a building required may leave later; the building stays. An action card needs its building "
        "when it is played."
    ),
    "C-20.11": "A card exchanged at the end of the turn goes under the stack the new one comes from.",
    "C-20.12": (
        "Whoever reaches 13 victory points wins, also in the other's turn. If both do, the higher score "
        "wins; at equal scores whoever's turn it is (CR-1)."
    ),
    "C-20.13": (
        "Several theme sets may be mixed; the rules give no more than the advice to add about 40 cards. "
        "Here it is two or three sets."
    ),
    "C-20.14": (
        "A building of the open row is bought at its price and placed like any red card, one of each title "
        "for each player. When it leaves, it goes back to the row."
    ),
    "C-20.15": (
        "All cards of the stacks have the same back, whatever set they are from, so a hand card may go "
        "under any of them."
    ),
    "C-20.16": "Whoever has lost a building of the row may buy one again.",
    "C-20.17": (
        "Advice: learn Knights first, then Politics, then Barbarians; the tournament last. With several "
        "sets choose cards whose requirements are in the game."
    ),
}

TOURNAMENT: Final = {
    "C-30.1": (
        "Each player has a base set and one to six theme sets, none twice. What is not said here is as in "
        "C-20."
    ),
    "C-30.2": "One set of starting cards, roads, settlements, cities and regions serves both.",
    "C-30.3": (
        "Whoever uses Wizards & Dragons says so and has a pile of 5 Citadels. There is no open row "
        "otherwise; who wants those cards puts them into the deck."
    ),
    "C-30.4": (
        "13 events: each player adds 1 Civil War, 1 Plague and 4 secret ones of the own sets; 1 Year End "
        "is there, no second one. They are shuffled."
    ),
    "C-30.5": (
        "A deck has 33 cards, chosen in secret: buildings, units, wizards, spell books, actions and the "
        "Metropolis, no more copies than the own sets hold together."
    ),
    "C-30.6": "3 of the 33 are the starting hand; the other 30 are shuffled into stacks of 7, 7, 8 and 8.",
    "C-30.7": (
        "One draws from one's own four stacks only. An empty one may be formed anew of one's discard pile."
    ),
    "C-30.8": (
        "Discarding or putting under always means one's own piles; the other player's are out of bounds."
    ),
    "C-30.9": "A card taken from the other player and played goes to the pile of whoever played it.",
    "C-30.10": (
        "A unit or wizard with a name stands once in both principalities together; when it leaves, either "
        "player may place it."
    ),
    "C-30.11": "The end is that of C-20.12.",
    "C-30.12": "Whose cards they were is settled after the game; during it this has no consequence.",
}
