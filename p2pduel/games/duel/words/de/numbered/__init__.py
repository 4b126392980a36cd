"""Every rule by its number, as refusals, cards and tests cite it: statements D-…, rulings R-…, examples E-….

One module per group of chapters holds number -> text; nothing else in the program says what a number means.
"""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.duel.words.de.numbered import actions, box, examples, games, rulings, secrets, turn

__all__ = ["RULES", "TOPICS"]

TOPICS: Final = (
    Topic("D-1", "Die Schachtel", box.BOX),
    Topic("D-2", "Aufbau des Einführungsspiels", box.SETUP),
    Topic("D-3", "Das Fürstentum", box.LAND),
    Topic("D-4", "Rohstoffe und Bezahlen", box.RESOURCES),
    Topic("D-5", "Der Zug", turn.TURN),
    Topic("D-6", "Die Würfel", turn.DICE),
    Topic("D-7", "Ereignisse", turn.EVENTS),
    Topic("D-8", "Ertrag", turn.PRODUCTION),
    Topic("D-9", "Spielen und bauen", actions.BUILDING),
    Topic("D-10", "Tauschen", actions.TRADING),
    Topic("D-11", "Nachziehen und Karten tauschen", actions.HAND),
    Topic("D-12", "Punkte und Vorteile", actions.POINTS),
    Topic("D-13", "Gewinnen", actions.WINNING),
    Topic("D-14", "Spiele mit einer Zeit", games.ERAS),
    Topic("D-15", "Das Duell der Fürsten", games.DUEL),
    Topic("D-16", "Das Turnier", games.TOURNAMENT),
    Topic("D-17", "Wer was weiß", secrets.SECRETS),
    Topic("D-18", "Angriff, Abwehr und Verlust", secrets.CONFLICT),
    Topic("R-start", "Entscheidungen: Beginn", rulings.STARTING),
    Topic("R-stores", "Entscheidungen: Rohstoffe", rulings.STORES),
    Topic("R-order", "Entscheidungen: Reihenfolge und Vorteile", rulings.ORDER),
    Topic("R-cards", "Entscheidungen: Karten und Angriffe", rulings.CARDS_AND_ATTACKS),
    Topic("R-stacks", "Entscheidungen: Stapel und Ausgaben", rulings.STACKS),
    Topic("E", "Durchgerechnete Beispiele", examples.EXAMPLES),
)
"""All rules in the order of their document; docs/rules.md is made of it."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
