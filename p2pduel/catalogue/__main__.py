"""Writes what is made of words: `python -m p2pduel.catalogue docs`, or `… review cs` to read them through."""

import sys
from pathlib import Path

from p2pduel import games
from p2pduel.catalogue.review import review


def write(folder: Path) -> None:
    """The documents made of the games' words, into a folder."""
    for game in games.known():
        for name, made in game.words.documents().items():
            (folder / name).write_text(made(), encoding="utf-8")


if sys.argv[1:2] == ["review"]:
    sys.stdout.writelines(f"{line}\n" for line in review(*sys.argv[2:3]))
else:
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
