"""The rules and cards of the Duel as they are looked up."""

from collections.abc import Iterator
from functools import cache

from p2pduel.catalogue.book import Book, CardEntry
from p2pduel.catalogue.speech import spoken
from p2pduel.games.duel.rules.facts import CARDS, SETS, Card, all_faces
from p2pduel.games.duel.words.cards import card_name, card_text, retold
from p2pduel.games.duel.words.names import NAMES
from p2pduel.games.duel.words.nouns import KIND_WORDS, SET_WORDS
from p2pduel.games.duel.words.numbered import TOPICS
from p2pduel.games.duel.words.rulebook import RULEBOOK

__all__ = ["BOOK", "called", "cards"]


def cards() -> tuple[CardEntry, ...]:
    """Every card with what it is searched by, in the order of the tables."""
    return _cards(spoken())


@cache
def _cards(_language: str) -> tuple[CardEntry, ...]:
    return tuple(map(_entry, CARDS.values()))


def _entry(card: Card) -> CardEntry:
    text, kind = card_text(card.id), KIND_WORDS[card.kind]
    group = SET_WORDS[next(name for name in SETS if card.copies[name])]
    lines = (kind, text.effect, *text.notes)
    return CardEntry(card.id, card_name(card.id), NAMES[card.id], kind, group, lines, card.rules)


def called() -> Iterator[tuple[str, str]]:
    """Every name a face may be called by, and the face."""
    for face in (*NAMES, *all_faces()):
        for name in (face, card_name(face, "en"), *NAMES.get(face, ())):
            yield name, face


BOOK = Book(RULEBOOK, TOPICS, retold, cards)
"""Chapters, rules by number, and the cards that name them."""
