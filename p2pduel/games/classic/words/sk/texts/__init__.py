"""What every card does, in words of our own."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.sk.texts.barbarians import BARBARIANS_TEXTS
from p2pduel.games.classic.words.sk.texts.base import BASE_TEXTS
from p2pduel.games.classic.words.sk.texts.knights import KNIGHTS_TEXTS
from p2pduel.games.classic.words.sk.texts.politics import POLITICS_TEXTS
from p2pduel.games.classic.words.sk.texts.science import SCIENCE_TEXTS
from p2pduel.games.classic.words.sk.texts.trade import TRADE_TEXTS
from p2pduel.games.classic.words.sk.texts.wizards import WIZARDS_TEXTS

__all__ = ["TEXTS", "CardText"]

TEXTS: Final[dict[str, CardText]] = {
    **BASE_TEXTS,
    **KNIGHTS_TEXTS,
    **POLITICS_TEXTS,
    **BARBARIANS_TEXTS,
    **SCIENCE_TEXTS,
    **WIZARDS_TEXTS,
    **TRADE_TEXTS,
}
"""Card id to its words, for all cards of all sets."""
