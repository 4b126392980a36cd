"""Where a person's own decks lie: one file each in the data folder, named after the deck."""

from __future__ import annotations

import re
from pathlib import Path

from p2pduel import paths

__all__ = ["file_of", "forget", "keep", "own"]

_APART = re.compile(r"[\W_]+")


def file_of(name: str) -> Path | None:
    """The file of an own deck of that name, whether it exists or not; None if no file can be called so."""
    stem = _APART.sub("-", name.casefold()).strip("-")
    return paths.decks() / f"{stem}.toml" if stem else None


def own() -> tuple[str, ...]:
    """The names of the own decks' files, in order."""
    try:
        found = [path.stem for path in paths.decks().glob("*.toml") if path.is_file()]
    except OSError:
        return ()
    return tuple(sorted(name for name in found if file_of(name) == paths.decks() / f"{name}.toml"))


def keep(name: str, text: str) -> str:
    """Write a deck's file whole or not at all; what stood against it, in words."""
    path = file_of(name)
    if path is None:
        return f"no file can be called “{name}”: use a letter or a figure"
    return paths.write_whole(path, text)


def forget(name: str) -> str:
    """Delete an own deck; what stood against it, in words."""
    path = file_of(name)
    try:
        if path is not None:
            path.unlink(missing_ok=True)
    except OSError as error:
        return f"{path} can't be deleted: {error.strerror or error}"
    return ""
