"""Where a person's own decks lie: one file each in the data folder, named after the deck."""

from __future__ import annotations

import re
from pathlib import Path

from p2pduel import games, paths
from p2pduel.catalogue import decks as words
from p2pduel.catalogue import faults, files
from p2pduel.catalogue.speech import anew

__all__ = ["file_of", "forget", "keep", "own"]

_APART = re.compile(r"[\W_]+")


def _folder(game: str) -> Path:
    """The decks of one game; those of the first game there was lie where they always lay."""
    return paths.decks() if game == games.DEFAULT else paths.decks() / game


def file_of(name: str, game: str = games.DEFAULT) -> Path | None:
    """The file of an own deck of that name, whether it exists or not; None if no file can be called so."""
    stem = _APART.sub("-", name.casefold()).strip("-")
    return _folder(game) / f"{stem}.toml" if stem else None


def own(game: str = games.DEFAULT) -> tuple[str, ...]:
    """The names of the own decks' files, in order."""
    folder = _folder(game)
    try:
        found = [path.stem for path in folder.glob("*.toml") if path.is_file()]
    except OSError:
        return ()
    return tuple(sorted(name for name in found if file_of(name, game) == folder / f"{name}.toml"))


def keep(name: str, text: str, game: str = games.DEFAULT) -> str:
    """Write a deck's file whole or not at all; what stood against it, in words."""
    path = file_of(name, game)
    if path is None:
        return anew(words.no_file_name, name)
    fault = paths.write_whole(path, text)
    return anew(files.unwritable, str(path), faults.why(fault)) if fault else ""


def forget(name: str, game: str = games.DEFAULT) -> str:
    """Delete an own deck; what stood against it, in words."""
    path = file_of(name, game)
    try:
        if path is not None:
            path.unlink(missing_ok=True)
    except OSError as error:
        return anew(files.undeletable, str(path), faults.why(error))
    return ""
