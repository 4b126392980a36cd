"""Every rule by its number in Czech, as refusals, cards and tests cite it."""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.duel.words.cs.numbered import actions, box, examples, games, rulings, secrets, turn

__all__ = ["RULES", "TOPICS"]

TOPICS: Final = (
    Topic("D-1", "Krabice", box.BOX),
    Topic("D-2", "Příprava úvodní hry", box.SETUP),
    Topic("D-3", "Knížectví", box.LAND),
    Topic("D-4", "Suroviny a placení", box.RESOURCES),
    Topic("D-5", "Tah", turn.TURN),
    Topic("D-6", "Kostky", turn.DICE),
    Topic("D-7", "Události", turn.EVENTS),
    Topic("D-8", "Výnosy", turn.PRODUCTION),
    Topic("D-9", "Hraní karet a stavění", actions.BUILDING),
    Topic("D-10", "Obchodování", actions.TRADING),
    Topic("D-11", "Dobírání a výměna karet", actions.HAND),
    Topic("D-12", "Body a převahy", actions.POINTS),
    Topic("D-13", "Vítězství", actions.WINNING),
    Topic("D-14", "Hry s jedním obdobím", games.ERAS),
    Topic("D-15", "Souboj knížat", games.DUEL),
    Topic("D-16", "Turnajová hra", games.TOURNAMENT),
    Topic("D-17", "Kdo co ví", secrets.SECRETS),
    Topic("D-18", "Útok, obrana a ztráta", secrets.CONFLICT),
    Topic("R-start", "Výklad: začátek hry", rulings.STARTING),
    Topic("R-stores", "Výklad: suroviny", rulings.STORES),
    Topic("R-order", "Výklad: pořadí a převahy", rulings.ORDER),
    Topic("R-cards", "Výklad: karty a útoky", rulings.CARDS_AND_ATTACKS),
    Topic("R-stacks", "Výklad: balíčky a vydání", rulings.STACKS),
    Topic("E", "Příklady", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
