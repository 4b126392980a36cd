"""The rules and cards of the classic card game as they are looked up."""

import re
from collections.abc import Iterator
from functools import cache

from p2pduel.catalogue.book import Book, CardEntry
from p2pduel.catalogue.speech import spoken
from p2pduel.games.classic.rules.facts.faces import CARDS, all_faces
from p2pduel.games.classic.rules.facts.model import SETS, Card
from p2pduel.games.classic.words import nouns, numbered, rulebook
from p2pduel.games.classic.words.cards import all_names, bases, card_name, card_text
from p2pduel.games.classic.words.en import numbered as english

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
    lines = (kind, text.effect, *text.notes, *bases(card.id))
    return CardEntry(card.id, card_name(card.id), all_names(card.id), kind, group, lines, _rules(card.id))


_COMMON = ("centre", "region")
"""Kinds of cards that many rules speak of."""


@cache
def _rules(ident: str) -> tuple[str, ...]:
    """The numbers of the rules that name a card, as the first language tells them."""
    if CARDS[ident].kind in _COMMON:
        return ()
    name = re.escape(card_name(ident, "en").removeprefix("The "))
    named = re.compile(rf"(?<!& )\b{name}\b(?! &)")  # a part of a set's name is no card
    return tuple(number for number, text in english.RULES.items() if named.search(text))


def called() -> Iterator[tuple[str, str]]:
    """Every name a face may be called by, and the face."""
    for face in (*CARDS, *(face for face in all_faces() if face not in CARDS)):
        for name in (face, *all_names(face)):
            yield name, face


def book() -> Book:
    """Chapters, rules by number, and the cards that name them."""
    return _book(spoken())


@cache
def _book(_language: str) -> Book:
    return Book(rulebook.RULEBOOK, numbered.TOPICS, cards=cards)
