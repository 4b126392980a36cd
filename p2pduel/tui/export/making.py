"""A journal made into what was asked for, with a word about what its verification found."""

from __future__ import annotations

from pathlib import Path

from p2pduel import __version__
from p2pduel.catalogue import exporting
from p2pduel.catalogue.screens import replay as say
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.verify import UNREADABLE, verify
from p2pduel.tui.export.page import page
from p2pduel.tui.export.story import Story
from p2pduel.tui.export.told import cast, markdown, text

__all__ = ["make"]

_MAKERS = {"html": page, "md": markdown, "txt": text, "cast": cast}


def make(path: Path, wanted: str) -> tuple[int, bytes]:
    """How many steps there are, and the bytes of the file; TableError if the journal cannot be shown."""
    verdict = verify(path)
    if verdict.exit_code == UNREADABLE and not verdict.envelopes:
        raise TableError(verdict.error, USAGE)
    story = Story(path)
    notes = [exporting.judged(say.verdict(verdict.to_json())[1]), exporting.made(__version__, verdict.head)]
    if not story.reel.opened:
        notes.append(exporting.CLOSED)
    return len(story.steps), _MAKERS[wanted](story, tuple(notes)).encode("utf-8")
