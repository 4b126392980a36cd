"""Every rule by its number in Slovak, as refusals, cards and tests cite it."""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.classic.words.sk.numbered import (
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
    Topic("C-0", "Súpravy a body", box.SETS),
    Topic("C-1", "Základná súprava", box.BOX),
    Topic("C-2", "Príprava základnej hry", box.SETUP),
    Topic("C-3", "Panstvo", box.LAND),
    Topic("C-4", "Ťah", turn.TURN),
    Topic("C-5", "Kocka udalostí", turn.DICE),
    Topic("C-6", "Obchodovanie", turn.TRADING),
    Topic("C-7", "Akčné karty a útoky", turn.ACTIONS),
    Topic("C-8", "Karty v ruke", turn.HAND),
    Topic("C-9", "Figúrky a koniec", turn.WINNING),
    Topic("C-20", "Základná hra s tematickými súpravami", games.EXPANDED),
    Topic("C-30", "Turnajová hra", games.TOURNAMENT),
    Topic("C-kinds", "Nové druhy kariet", kinds.KINDS),
    Topic("C-51", "Veda a pokrok", kinds.SCIENCE),
    Topic("C-52", "Barbari a obchodníci", kinds.BARBARIANS),
    Topic("C-53", "Obchod a obrat", kinds.TRADE),
    Topic("C-54", "Rytier a kupec", kinds.KNIGHTS),
    Topic("C-55", "Politika a intrigy", kinds.POLITICS),
    Topic("C-56", "Čarodejníci a draky", kinds.WIZARDS),
    Topic("C-60", "Reforma z roku 2003", kinds.REFORM),
    Topic("C-70", "Kto čo vie", secrets.SECRETS),
    Topic("CR-old", "Výklad: staré otázky", rulings.OLD),
    Topic("CR-turn", "Výklad: ťah, kocky, udalosti", rulings.TURNS),
    Topic("CR-cards", "Výklad: hranie kariet", rulings.CARDS),
    Topic("CR-foreign", "Výklad: karty na kartách, cudzie karty, sklady", single.ATTACHED),
    Topic("CR-magic", "Výklad: metropola, citadela, kúzla", single.MAGIC),
    Topic("CR-row", "Výklad: otvorený rad a turnajová hra", single.ROW),
    Topic("CR-single", "Výklad: jednotlivé karty", single.ONE_BY_ONE),
    Topic("CE", "Príklady", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
