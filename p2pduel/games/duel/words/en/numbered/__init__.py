"""Every rule by its number, as refusals, cards and tests cite it: statements D-…, rulings R-…, examples E-….

One module per group of chapters holds number -> text; nothing else in the program says what a number means.
"""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.duel.words.en.numbered import actions, box, examples, games, rulings, secrets, turn

__all__ = ["RULES", "TOPICS"]

TOPICS: Final = (
    Topic("D-1", "The box", box.BOX),
    Topic("D-2", "Setting up the introductory game", box.SETUP),
    Topic("D-3", "The principality", box.LAND),
    Topic("D-4", "Resources and payment", box.RESOURCES),
    Topic("D-5", "The turn", turn.TURN),
    Topic("D-6", "The dice", turn.DICE),
    Topic("D-7", "Events", turn.EVENTS),
    Topic("D-8", "Production", turn.PRODUCTION),
    Topic("D-9", "Playing and building", actions.BUILDING),
    Topic("D-10", "Trading", actions.TRADING),
    Topic("D-11", "Drawing and exchanging", actions.HAND),
    Topic("D-12", "Points and advantages", actions.POINTS),
    Topic("D-13", "Winning", actions.WINNING),
    Topic("D-14", "Games with one era", games.ERAS),
    Topic("D-15", "The Duel of the Princes", games.DUEL),
    Topic("D-16", "The tournament", games.TOURNAMENT),
    Topic("D-17", "Who knows what", secrets.SECRETS),
    Topic("D-18", "Attack, defence and loss", secrets.CONFLICT),
    Topic("R-start", "Rulings: starting", rulings.STARTING),
    Topic("R-stores", "Rulings: resources", rulings.STORES),
    Topic("R-order", "Rulings: order and advantages", rulings.ORDER),
    Topic("R-cards", "Rulings: cards and attacks", rulings.CARDS_AND_ATTACKS),
    Topic("R-stacks", "Rulings: stacks and editions", rulings.STACKS),
    Topic("E", "Worked examples", examples.EXAMPLES),
)
"""All rules in the order of their document; docs/rules.md is made of it."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
