"""Chapters as documents for docs, in every language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.speech import LANGUAGES, speaking

__all__ = ["in_every_language", "markdown", "names_table"]

_HEADS: Final = ("English", "Deutsch", "Česky", "Slovensky")
"""What each language calls itself, over a column of names."""


def markdown(chapters: Iterable[Chapter]) -> list[str]:
    """The lines of a document made of chapters."""
    lines: list[str] = []
    for chapter in chapters:
        lines += ["", f"## {chapter.title}"]
        for block in chapter.body:
            lines.append("")
            lines += [upper(block)] if isinstance(block, str) else [f"- {upper(item)}" for item in block]
    return lines


def names_table(rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table: what each thing is called in every language."""
    table = [f"| {' | '.join(_HEADS)} |", f"|{'---|' * len(LANGUAGES)}"]
    return table + [f"| {' | '.join(names)} |" for names in rows]


def in_every_language(stem: str, write: Callable[[], str]) -> dict[str, Callable[[], str]]:
    """File -> what makes it, for every language: English has none in its name."""
    first, *others = LANGUAGES
    return {f"{stem}.md": _in(first, write)} | {
        f"{stem}.{language}.md": _in(language, write) for language in others
    }


def _in(language: str, write: Callable[[], str]) -> Callable[[], str]:
    """A document in that language, whatever is spoken."""

    def written() -> str:
        with speaking(language):
            return write()

    return written
