"""Chapters as documents for docs."""

from collections.abc import Iterable

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.grammar import upper

__all__ = ["markdown"]


def markdown(chapters: Iterable[Chapter]) -> list[str]:
    """The lines of a document made of chapters."""
    lines: list[str] = []
    for chapter in chapters:
        lines += ["", f"## {chapter.title}"]
        for block in chapter.body:
            lines.append("")
            lines += [upper(block)] if isinstance(block, str) else [f"- {upper(item)}" for item in block]
    return lines
