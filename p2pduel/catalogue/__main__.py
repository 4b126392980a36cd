"""Writes the documents made of the catalogue: `python -m p2pduel.catalogue docs`."""

import sys
from pathlib import Path

from p2pduel.catalogue.handbook import DOCUMENTS

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
for name, write in DOCUMENTS.items():
    (folder / name).write_text(write(), encoding="utf-8")
