"""Looking things up: chapters, rules by number and cards, by any word in them and any name they have."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.language import spoken
from p2pduel.games.duel.rules.facts import CARDS, Card, card_of
from p2pduel.games.duel.words.cards import card_name, card_text, named
from p2pduel.games.duel.words.names import NAMES
from p2pduel.games.duel.words.nouns import KIND_WORDS
from p2pduel.games.duel.words.numbered import RULES, TOPICS, as_chapter, citing, meant, said, title_of
from p2pduel.games.duel.words.rulebook import RULEBOOK

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


def chapter_lines(chapter: Chapter) -> list[str]:
    """The paragraphs and list lines of a chapter, without the stars of bold print."""
    found: list[str] = []
    for piece in chapter.body:
        found += [piece] if isinstance(piece, str) else piece
    return [named(line).replace("**", "") for line in found]


def look_up(query: str) -> list[Found]:
    """Everything that holds all the words typed; what is called so comes first. Nothing typed: all."""
    numbers = meant(query)
    if numbers is not None:
        return [*map(_rule, numbers), *_citing(numbers)]
    wanted = bare(query).split()
    chapters = [one for one in (_chapter(each, wanted) for each in RULEBOOK) if one is not None]
    cards = [one for one in (_card(each, wanted) for each in CARDS.values()) if one is not None]
    if not wanted:
        topics = [Found("topic", topic.key, as_chapter(topic).title) for topic in TOPICS]
        return [*chapters, *topics, *cards]
    long = len(max(wanted, key=len)) >= _WORD
    rules = [_rule(number) for number in RULES if long and _rule_holds(number, wanted)]
    return sorted([*chapters, *cards, *rules], key=lambda found: bool(found.said))


def _rule(number: str) -> Found:
    """A rule with all it says."""
    return Found("rule", number, title_of(number), said(number))


def _rule_holds(number: str, wanted: list[str]) -> bool:
    return all(word in _bare(number, spoken()) for word in wanted)


def _citing(numbers: list[str]) -> list[Found]:
    """The cards that name one of the rules."""
    return [
        Found("card", ident, card_name(ident), " ".join(card_of(ident).rules)) for ident in citing(numbers)
    ]


@cache
def _bare(number: str, _language: str) -> str:
    return bare(said(number))


def _chapter(chapter: Chapter, wanted: list[str]) -> Found | None:
    if _holds(chapter.title, wanted):
        return Found("chapter", chapter.key, chapter.title)
    lines = chapter_lines(chapter)
    if not _holds(" ".join((chapter.title, *lines)), wanted):
        return None
    return Found("chapter", chapter.key, chapter.title, _around(lines, wanted))


def _card(card: Card, wanted: list[str]) -> Found | None:
    names, text = NAMES[card.id], card_text(card.id)
    if _holds(" ".join((card_name(card.id), *names)), wanted):
        return Found("card", card.id, card_name(card.id))
    lines = [KIND_WORDS[card.kind], text.effect, *text.notes]
    if not _holds(" ".join((*names, *lines)), wanted):
        return None
    return Found("card", card.id, card_name(card.id), _around(lines, wanted))


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
