"""Looking things up: chapters of the rules and cards, by any word in them and any name they have."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from p2pduel.catalogue.cards import card_name, card_text, named
from p2pduel.catalogue.names import NAMES
from p2pduel.catalogue.rulebook import RULEBOOK, Chapter
from p2pduel.catalogue.words import KIND_WORDS
from p2pduel.rules.facts import CARDS, Card

__all__ = ["Found", "bare", "chapter_lines", "look_up"]

_SNIPPET: Final = 64
"""Characters shown of the place where something was found."""


@dataclass(frozen=True, slots=True)
class Found:
    """A chapter or a card: its key, its title, and the words it was found by."""

    kind: Literal["chapter", "card"]
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
    wanted = bare(query).split()
    chapters = [one for one in (_chapter(each, wanted) for each in RULEBOOK) if one is not None]
    cards = [one for one in (_card(each, wanted) for each in CARDS.values()) if one is not None]
    return sorted([*chapters, *cards], key=lambda found: bool(found.said)) if wanted else [*chapters, *cards]


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
