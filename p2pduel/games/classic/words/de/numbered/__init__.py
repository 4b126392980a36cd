"""Every rule by its number, as refusals, cards and tests cite it: statements C-…, rulings CR-…, examples CE-….

One module per group of chapters holds number -> text; nothing else in the program says what a number means.
"""

from typing import Final

from p2pduel.catalogue.book import Topic
from p2pduel.games.classic.words.de.numbered import (
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
    Topic("C-0", "Sets und Punkte", box.SETS),
    Topic("C-1", "Das Basisset", box.BOX),
    Topic("C-2", "Vorbereitung des Basisspiels", box.SETUP),
    Topic("C-3", "Das Fürstentum", box.LAND),
    Topic("C-4", "Der Zug", turn.TURN),
    Topic("C-5", "Der Ereigniswürfel", turn.DICE),
    Topic("C-6", "Tauschen", turn.TRADING),
    Topic("C-7", "Aktionskarten und Angriffe", turn.ACTIONS),
    Topic("C-8", "Die Hand", turn.HAND),
    Topic("C-9", "Figuren und Spielende", turn.WINNING),
    Topic("C-20", "Das Basisspiel mit Themensets", games.EXPANDED),
    Topic("C-30", "Das Turnier", games.TOURNAMENT),
    Topic("C-kinds", "Neue Kartenarten", kinds.KINDS),
    Topic("C-51", "Wissenschaft & Fortschritt", kinds.SCIENCE),
    Topic("C-52", "Barbaren & Handelsherren", kinds.BARBARIANS),
    Topic("C-53", "Handel & Wandel", kinds.TRADE),
    Topic("C-54", "Ritter & Händler", kinds.KNIGHTS),
    Topic("C-55", "Politik & Intrige", kinds.POLITICS),
    Topic("C-56", "Zauberer & Drachen", kinds.WIZARDS),
    Topic("C-60", "Die Reform von 2003", kinds.REFORM),
    Topic("C-70", "Wer was weiß", secrets.SECRETS),
    Topic("CR-old", "Entscheidungen: alte Fragen", rulings.OLD),
    Topic("CR-turn", "Entscheidungen: Zug, Würfel, Ereignisse", rulings.TURNS),
    Topic("CR-cards", "Entscheidungen: Karten spielen", rulings.CARDS),
    Topic("CR-foreign", "Entscheidungen: Karten auf Karten, fremde Karten, Speicher", single.ATTACHED),
    Topic("CR-magic", "Entscheidungen: Metropole, Zitadelle, Zauber", single.MAGIC),
    Topic("CR-row", "Entscheidungen: offene Reihe und Turnier", single.ROW),
    Topic("CR-single", "Entscheidungen: einzelne Karten", single.ONE_BY_ONE),
    Topic("CE", "Durchgespielte Beispiele", examples.EXAMPLES),
)
"""All rules in the order of their document."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""
