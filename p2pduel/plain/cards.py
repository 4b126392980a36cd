"""Cards by the name somebody typed, in any of the four languages."""

from __future__ import annotations

import difflib

from p2pduel.catalogue import plain as words
from p2pduel.catalogue.search import bare, chapter_lines
from p2pduel.games.duel.rules.facts import all_faces
from p2pduel.games.duel.words.cards import card_name, sheet
from p2pduel.games.duel.words.names import NAMES
from p2pduel.games.duel.words.numbered import meant, page
from p2pduel.games.duel.words.rulebook import RULEBOOK

__all__ = ["about", "find", "rules"]

_NEAR = 4
"""How many similar names are offered."""


def _names() -> dict[str, str]:
    """Every name a card may be called by, and its face."""
    found: dict[str, str] = {}
    for face in (*NAMES, *all_faces()):
        ident = face if face in NAMES else None
        for name in (face, card_name(face, "en"), *(NAMES[ident] if ident else ())):
            found.setdefault(bare(name), face)
    return found


def find(typed: str) -> tuple[str | None, list[str]]:
    """The card meant, or names that are like it."""
    names, wanted = _names(), bare(typed)
    if wanted in names:
        return names[wanted], []
    starts = sorted({face for name, face in names.items() if wanted and name.startswith(wanted)})
    if len(starts) == 1:
        return starts[0], []
    inside = starts or sorted({face for name, face in names.items() if wanted and wanted in name})
    if len(inside) == 1:
        return inside[0], []
    near = inside or [names[name] for name in difflib.get_close_matches(wanted, names, _NEAR)]
    return None, list(dict.fromkeys(card_name(face) for face in near))[:_NEAR]


def about(typed: str) -> list[str]:
    """Everything about the card that was typed, or what else might be meant."""
    if not typed:
        return [words.WHICH_CARD]
    face, near = find(typed)
    if face is None:
        return [words.unknown_card(typed, near)]
    lines = [line.removeprefix("· ").partition(" Rules: ")[0] for line in sheet(face)]
    return [line if line.endswith(".") else f"{line}." for line in lines]


def rules(typed: str) -> list[str]:
    """A rule by its number, a chapter, or all that is said about what was typed; nothing typed: titles."""
    numbers = meant(typed)
    if numbers:
        shown = map(page, numbers)
        return [line for one in shown for line in (f"{one.title}.", *chapter_lines(one))]
    wanted = bare(typed)
    if not wanted:
        return [words.CHAPTERS, *(f"{chapter.title}." for chapter in RULEBOOK)]
    for chapter in RULEBOOK:
        if wanted == bare(chapter.title):
            return [f"{chapter.title}.", *chapter_lines(chapter)]
    found = [
        f"{chapter.title}: {line}"
        for chapter in RULEBOOK
        for line in chapter_lines(chapter)
        if all(word in bare(line) for word in wanted.split())
    ]
    return found or [words.no_rule(typed)]
