"""A journal made into what was asked for, with a word about what its verification found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from p2pduel import __version__
from p2pduel.catalogue import exporting
from p2pduel.catalogue import replay as say
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.verify import UNREADABLE, verify
from p2pduel.tui.export.checking import parts
from p2pduel.tui.export.page import live_page, page
from p2pduel.tui.export.story import Story
from p2pduel.tui.export.told import cast, markdown, text
from p2pduel.tui.replay.check import verdict as verdict_words

__all__ = ["live", "make"]

_MAKERS: dict[str, Callable[[Story, tuple[str, ...]], str]] = {
    "html": page,
    "md": markdown,
    "txt": text,
    "cast": cast,
}


def make(path: Path, wanted: str, libraries: Path | None = None) -> tuple[int, bytes]:
    """How many steps there are, and the bytes of the file; TableError if the journal cannot be shown.

    With the libraries that npm has installed somewhere, a page can verify the game by itself.
    """
    verdict = verify(path)
    if verdict.exit_code == UNREADABLE and not verdict.envelopes:
        raise TableError(verdict.error, USAGE)
    story = Story.of(path)
    notes = [exporting.judged(verdict_words(verdict.to_json())[1]), exporting.made(__version__, verdict.head)]
    if not story.reel.opened:
        notes.append(say.SEALED)
    if libraries is not None:
        made = page(story, tuple(notes), parts(libraries, path))
    else:
        made = _MAKERS[wanted](story, tuple(notes))
    return len(story.steps), made.encode("utf-8")


def live(libraries: Path) -> bytes:
    """A page that follows the journal beside it, with the libraries that npm has installed somewhere."""
    return live_page(parts(libraries, None)).encode("utf-8")
