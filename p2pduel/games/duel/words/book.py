"""The rules and cards of the Duel as they are looked up."""

from collections.abc import Iterator
from functools import cache

from p2pduel.catalogue.book import Book, CardEntry
from p2pduel.catalogue.speech import spoken
from p2pduel.games.duel.rules.facts import CARDS, SETS, Card, all_faces
from p2pduel.games.duel.words import nouns, numbered, rulebook
from p2pduel.games.duel.words.cards import all_names, card_name, card_text

__all__ = ["book", "called", "cards"]


def cards() -> tuple[CardEntry, ...]:
    """Every card with what it is searched by, in the order of the tables."""
    return _cards(spoken())


@cache
def _cards(_language: str) -> tuple[CardEntry, ...]:
    return tuple(map(_entry, CARDS.values()))


def _entry(card: Card) -> CardEntry:
    text, kind = card_text(card.id), nouns.KIND_WORDS[card.kind]
    group = nouns.SET_WORDS[next(name for name in SETS if card.copies[name])]
    lines = (kind, text.effect, *text.notes)
    return CardEntry(card.id, card_name(card.id), all_names(card.id), kind, group, lines, card.rules)


def called() -> Iterator[tuple[str, str]]:
    """Every name a face may be called by, and the face."""
    for face in (*CARDS, *all_faces()):
        for name in (face, *all_names(face)):
            yield name, face


def book() -> Book:
    """Chapters, rules by number, and the cards that name them."""
    return _book(spoken())


@cache
def _book(_language: str) -> Book:
    return Book(rulebook.RULEBOOK, numbered.TOPICS, cards=cards)
