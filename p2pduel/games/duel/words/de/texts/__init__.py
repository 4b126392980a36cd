"""What every card does, in words of our own."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.duel.words.de.texts.basic import BASIC_TEXTS
from p2pduel.games.duel.words.de.texts.gold import GOLD_TEXTS
from p2pduel.games.duel.words.de.texts.progress import PROGRESS_TEXTS
from p2pduel.games.duel.words.de.texts.turmoil import TURMOIL_TEXTS

__all__ = ["TEXTS", "CardText"]

TEXTS: Final[dict[str, CardText]] = {**BASIC_TEXTS, **GOLD_TEXTS, **TURMOIL_TEXTS, **PROGRESS_TEXTS}
"""Card id to its words, for all cards of the box."""
