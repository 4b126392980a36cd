"""Cards by the name somebody typed, in any language, and rules by number or word."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from p2pduel.catalogue import plain as words
from p2pduel.catalogue.search import bare, chapter_lines

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.games.door.words import Words

__all__ = ["about", "find", "rules"]

_NEAR = 4
"""How many similar names are offered."""


def _names(said: Words) -> dict[str, str]:
    """Every name a card may be called by, and its face."""
    found: dict[str, str] = {}
    for name, face in said.called():
        found.setdefault(bare(name), face)
    return found


def find(said: Words, typed: str) -> tuple[str | None, list[str]]:
    """The card meant, or names that are like it."""
    names, wanted = _names(said), bare(typed)
    if wanted in names:
        return names[wanted], []
    starts = sorted({face for name, face in names.items() if wanted and name.startswith(wanted)})
    if len(starts) == 1:
        return starts[0], []
    inside = starts or sorted({face for name, face in names.items() if wanted and wanted in name})
    if len(inside) == 1:
        return inside[0], []
    near = inside or [names[name] for name in difflib.get_close_matches(wanted, names, _NEAR)]
    return None, list(dict.fromkeys(said.card_name(face) for face in near))[:_NEAR]


def about(game: Game, typed: str) -> list[str]:
    """Everything about the card that was typed, or what else might be meant."""
    if not typed:
        return [game.lines.example()]
    face, near = find(game.words, typed)
    if face is None:
        return [words.unknown_card(typed, near)]
    return game.lines.card(face)


def rules(game: Game, typed: str) -> list[str]:
    """A rule by its number, a chapter, or all that is said about what was typed; nothing typed: titles."""
    book, named = game.words.book(), game.words.named
    numbers = book.meant(typed)
    if numbers:
        shown = map(book.page, numbers)
        return [line for one in shown for line in (f"{one.title}.", *chapter_lines(one, named))]
    wanted = bare(typed)
    if not wanted:
        return [words.CHAPTERS, *(f"{chapter.title}." for chapter in book.chapters)]
    for chapter in book.chapters:
        if wanted == bare(chapter.title):
            return [f"{chapter.title}.", *chapter_lines(chapter, named)]
    found = [
        f"{chapter.title}: {line}"
        for chapter in book.chapters
        for line in chapter_lines(chapter, named)
        if all(word in bare(line) for word in wanted.split())
    ]
    return found or [words.no_rule(typed)]
