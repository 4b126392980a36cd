"""Looking things up: chapters, rules by number and cards, by any word in them and any name they have."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from p2pduel.catalogue.book import Book, CardEntry
from p2pduel.catalogue.chapters import Chapter

if TYPE_CHECKING:  # a game's words are made of the catalogue's
    from p2pduel.games.door.words import Words

__all__ = ["Found", "bare", "chapter_lines", "look_up"]

_SNIPPET: Final = 64
"""Characters shown of the place where something was found."""
_WORD: Final = 3
"""Letters from which on rules are searched by words, too: one or two are in nearly all of them."""


@dataclass(frozen=True, slots=True)
class Found:
    """A chapter, a topic of numbered rules, a rule or a card: key, title, and the words it was found by."""

    kind: Literal["chapter", "topic", "rule", "card"]
    key: str
    title: str
    said: str = ""


def bare(text: str) -> str:
    """Letters and figures alone, small, without accents: as people type."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(c if c.isalnum() else " " for c in spread if not unicodedata.combining(c)).split()
    )


def chapter_lines(chapter: Chapter, named: Callable[[str], str]) -> list[str]:
    """The paragraphs and list lines of a chapter, without the stars of bold print; named names the cards."""
    found: list[str] = []
    for piece in chapter.body:
        found += [piece] if isinstance(piece, str) else piece
    return [named(line).replace("**", "") for line in found]


def look_up(words: Words, query: str) -> list[Found]:
    """Everything of a game that holds all words typed; what is called so comes first. Nothing typed: all."""
    book = words.book()
    numbers = book.meant(query)
    if numbers is not None:
        cited = [Found("card", card.face, card.title, " ".join(card.rules)) for card in book.citing(numbers)]
        return [*(_rule(book, number) for number in numbers), *cited]
    wanted = bare(query).split()
    chapters = [found for each in book.chapters if (found := _chapter(each, wanted, words.named))]
    cards = [found for each in words.cards() if (found := _card(each, wanted))]
    if not wanted:
        topics = [Found("topic", topic.key, book.as_chapter(topic).title) for topic in book.topics]
        return [*chapters, *topics, *cards]
    long = len(max(wanted, key=len)) >= _WORD
    rules = [_rule(book, number) for number in book.rules if long and _rule_holds(book, number, wanted)]
    return sorted([*chapters, *cards, *rules], key=lambda found: bool(found.said))


def _rule(book: Book, number: str) -> Found:
    """A rule with all it says."""
    return Found("rule", number, book.title_of(number), book.said(number))


def _rule_holds(book: Book, number: str, wanted: list[str]) -> bool:
    said = _bare(book.said(number))
    return all(word in said for word in wanted)


@cache
def _bare(text: str) -> str:
    return bare(text)


def _chapter(chapter: Chapter, wanted: list[str], named: Callable[[str], str]) -> Found | None:
    if _holds(chapter.title, wanted):
        return Found("chapter", chapter.key, chapter.title)
    lines = chapter_lines(chapter, named)
    if not _holds(" ".join((chapter.title, *lines)), wanted):
        return None
    return Found("chapter", chapter.key, chapter.title, _around(lines, wanted))


def _card(card: CardEntry, wanted: list[str]) -> Found | None:
    if _holds(" ".join((card.title, *card.names)), wanted):
        return Found("card", card.face, card.title)
    if not _holds(" ".join((*card.names, *card.lines)), wanted):
        return None
    return Found("card", card.face, card.title, _around(card.lines, wanted))


def _holds(text: str, wanted: Iterable[str]) -> bool:
    plain = bare(text)
    return all(word in plain for word in wanted)


def _around(lines: Iterable[str], wanted: list[str]) -> str:
    """The line with most of the words, cut to a glimpse around the first of them."""
    best = max(lines, key=lambda line: sum(word in bare(line) for word in wanted))
    at = max(0, best.casefold().find(wanted[0]) - _SNIPPET // 3)
    start = best.rfind(" ", 0, at) + 1 if at else 0
    glimpse = best[start : start + _SNIPPET]
    if start + _SNIPPET < len(best):
        glimpse = glimpse.rpartition(" ")[0] + " …"
    return ("… " if start else "") + glimpse
