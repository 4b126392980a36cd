"""All words of the product: cards, questions, moves, the log, the rulebook. Imports the rules only."""

from p2pduel.catalogue.cards import a_name, card_name, card_text, condition, points, price, sheet
from p2pduel.catalogue.games import blurb, title
from p2pduel.catalogue.log import cause, sentence, story
from p2pduel.catalogue.moves import describe
from p2pduel.catalogue.names import LANGUAGES
from p2pduel.catalogue.places import place_words, zone_words
from p2pduel.catalogue.prompts import prompt
from p2pduel.catalogue.rulebook import RULEBOOK, Chapter
from p2pduel.catalogue.words import SYMBOL_WORDS, amounts, resource

__all__ = [
    "LANGUAGES",
    "RULEBOOK",
    "SYMBOL_WORDS",
    "Chapter",
    "a_name",
    "amounts",
    "blurb",
    "card_name",
    "card_text",
    "cause",
    "condition",
    "describe",
    "place_words",
    "points",
    "price",
    "prompt",
    "resource",
    "sentence",
    "sheet",
    "story",
    "title",
    "zone_words",
]
