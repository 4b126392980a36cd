"""Writes the documents made of the games' words: `python -m p2pduel.catalogue docs`."""

import sys
from pathlib import Path

from p2pduel import games

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
for game in games.known():
    for name, write in game.words.documents().items():
        (folder / name).write_text(write(), encoding="utf-8")
