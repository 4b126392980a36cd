"""Every rule by its number, as refusals, cards and tests cite it: statements C-…, rulings CR-…, examples CE-….

One module per group of chapters holds number -> text; nothing else in the program says what a number means.
"""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.classic.words.en.numbered import (
    box,
    examples,
    games,
    kinds,
    rulings,
    secrets,
    single,
    turn,
)

__all__ = ["RULES", "TOPICS"]

TOPICS: Final = (
    Topic("C-0", "Sets and points", box.SETS),
    Topic("C-1", "The base set", box.BOX),
    Topic("C-2", "Setting up the base game", box.SETUP),
    Topic("C-3", "The principality", box.LAND),
    Topic("C-4", "The turn", turn.TURN),
    Topic("C-5", "The event die", turn.DICE),
    Topic("C-6", "Trading", turn.TRADING),
    Topic("C-7", "Action cards and attacks", turn.ACTIONS),
    Topic("C-8", "The hand", turn.HAND),
    Topic("C-9", "Tokens and the end", turn.WINNING),
    Topic("C-20", "The base game with theme sets", games.EXPANDED),
    Topic("C-30", "The tournament", games.TOURNAMENT),
    Topic("C-kinds", "New kinds of cards", kinds.KINDS),
    Topic("C-51", "Science & Progress", kinds.SCIENCE),
    Topic("C-52", "Barbarians & Traders", kinds.BARBARIANS),
    Topic("C-53", "Trade & Change", kinds.TRADE),
    Topic("C-54", "Knights & Merchants", kinds.KNIGHTS),
    Topic("C-55", "Politics & Intrigue", kinds.POLITICS),
    Topic("C-56", "Wizards & Dragons", kinds.WIZARDS),
    Topic("C-60", "The reform of 2003", kinds.REFORM),
    Topic("C-70", "Who knows what", secrets.SECRETS),
    Topic("CR-old", "Rulings: old questions", rulings.OLD),
    Topic("CR-turn", "Rulings: turn, dice, events", rulings.TURNS),
    Topic("CR-cards", "Rulings: playing cards", rulings.CARDS),
    Topic("CR-foreign", "Rulings: cards on cards, foreign cards, stores", single.ATTACHED),
    Topic("CR-magic", "Rulings: metropolis, citadel, magic", single.MAGIC),
    Topic("CR-row", "Rulings: open row and tournament", single.ROW),
    Topic("CR-single", "Rulings: single cards", single.ONE_BY_ONE),
    Topic("CE", "Worked examples", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
