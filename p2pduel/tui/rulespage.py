"""The rulebook on the screen: a list of chapters, each a page."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App

from p2pduel.catalogue.rulebook import RULEBOOK, Chapter
from p2pduel.tui import words
from p2pduel.tui.dialogs import Choose, Page
from p2pduel.tui.rows import Row

__all__ = ["chapter_page", "read_rules"]


async def read_rules(app: App[Any]) -> None:
    """Let the reader choose chapters until they close the list."""
    rows = [Row(chapter.key, Text(chapter.title)) for chapter in RULEBOOK]
    start: str | None = None
    while True:
        start = await app.push_screen_wait(Choose(words.K_RULES, words.WHICH_CHAPTER, rows, start=start))
        if start is None:
            return
        chapter = next(each for each in RULEBOOK if each.key == start)
        await app.push_screen_wait(chapter_page(chapter))


def chapter_page(chapter: Chapter) -> Page:
    """One chapter: paragraphs and lists; what the book sets in stars is bold."""
    parts: list[RenderableType] = []
    for piece in chapter.body:
        if isinstance(piece, str):
            parts.append(_starred(f"{piece}\n"))
        else:
            parts += [_starred(f"· {line}") for line in piece]
            parts.append(Text(""))
    return Page(chapter.title, Group(*parts))


def _starred(line: str) -> Text:
    text = Text()
    for index, part in enumerate(line.split("**")):
        text.append(part, style="bold" if index % 2 else "")
    return text
