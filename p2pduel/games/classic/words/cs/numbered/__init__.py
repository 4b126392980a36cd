"""Every rule by its number in Czech, as refusals, cards and tests cite it."""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.classic.words.cs.numbered import (
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
    Topic("C-0", "Sady a body", box.SETS),
    Topic("C-1", "Základní sada", box.BOX),
    Topic("C-2", "Příprava základní hry", box.SETUP),
    Topic("C-3", "Panství", box.LAND),
    Topic("C-4", "Tah", turn.TURN),
    Topic("C-5", "Kostka událostí", turn.DICE),
    Topic("C-6", "Obchodování", turn.TRADING),
    Topic("C-7", "Akční karty a útoky", turn.ACTIONS),
    Topic("C-8", "Karty v ruce", turn.HAND),
    Topic("C-9", "Figurky a konec", turn.WINNING),
    Topic("C-20", "Základní hra s tematickými sadami", games.EXPANDED),
    Topic("C-30", "Turnajová hra", games.TOURNAMENT),
    Topic("C-kinds", "Nové druhy karet", kinds.KINDS),
    Topic("C-51", "Věda a pokrok", kinds.SCIENCE),
    Topic("C-52", "Barbaři a obchodníci", kinds.BARBARIANS),
    Topic("C-53", "Obchod a obrat", kinds.TRADE),
    Topic("C-54", "Rytíř a kupec", kinds.KNIGHTS),
    Topic("C-55", "Politika a intriky", kinds.POLITICS),
    Topic("C-56", "Čarodějové a draci", kinds.WIZARDS),
    Topic("C-60", "Reforma roku 2003", kinds.REFORM),
    Topic("C-70", "Kdo co ví", secrets.SECRETS),
    Topic("CR-old", "Výklad: staré otázky", rulings.OLD),
    Topic("CR-turn", "Výklad: tah, kostky, události", rulings.TURNS),
    Topic("CR-cards", "Výklad: hraní karet", rulings.CARDS),
    Topic("CR-foreign", "Výklad: karty na kartách, cizí karty, sklady", single.ATTACHED),
    Topic("CR-magic", "Výklad: metropole, citadela, kouzla", single.MAGIC),
    Topic("CR-row", "Výklad: otevřená řada a turnajová hra", single.ROW),
    Topic("CR-single", "Výklad: jednotlivé karty", single.ONE_BY_ONE),
    Topic("CE", "Příklady", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
