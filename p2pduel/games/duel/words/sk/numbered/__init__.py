"""Every rule by its number in Slovak, as refusals, cards and tests cite it."""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.duel.words.sk.numbered import actions, box, examples, games, rulings, secrets, turn

__all__ = ["RULES", "TOPICS"]

TOPICS: Final = (
    Topic("D-1", "Škatuľa", box.BOX),
    Topic("D-2", "Príprava úvodnej hry", box.SETUP),
    Topic("D-3", "Kniežatstvo", box.LAND),
    Topic("D-4", "Suroviny a platenie", box.RESOURCES),
    Topic("D-5", "Ťah", turn.TURN),
    Topic("D-6", "Kocky", turn.DICE),
    Topic("D-7", "Udalosti", turn.EVENTS),
    Topic("D-8", "Výnosy", turn.PRODUCTION),
    Topic("D-9", "Hranie kariet a stavanie", actions.BUILDING),
    Topic("D-10", "Obchodovanie", actions.TRADING),
    Topic("D-11", "Doberanie a výmena kariet", actions.HAND),
    Topic("D-12", "Body a prevahy", actions.POINTS),
    Topic("D-13", "Víťazstvo", actions.WINNING),
    Topic("D-14", "Hry s jedným obdobím", games.ERAS),
    Topic("D-15", "Súboj kniežat", games.DUEL),
    Topic("D-16", "Turnajová hra", games.TOURNAMENT),
    Topic("D-17", "Kto čo vie", secrets.SECRETS),
    Topic("D-18", "Útok, obrana a strata", secrets.CONFLICT),
    Topic("R-start", "Výklad: začiatok hry", rulings.STARTING),
    Topic("R-stores", "Výklad: suroviny", rulings.STORES),
    Topic("R-order", "Výklad: poradie a prevahy", rulings.ORDER),
    Topic("R-cards", "Výklad: karty a útoky", rulings.CARDS_AND_ATTACKS),
    Topic("R-stacks", "Výklad: balíčky a vydania", rulings.STACKS),
    Topic("E", "Príklady", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
