"""What pages that verify are made of, as npm installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

__all__ = ["NotThereError", "installed"]

LIBRARIES = ("pyodide@314.0.7", "libsodium-wrappers-sumo@0.8.4")


class NotThereError(Exception):
    """Why there are no libraries."""


def installed(folder: Path) -> Path:
    """Where npm has put them: here, or before, where P2PDUEL_NPM says; NotThereError if nowhere."""
    given = os.environ.get("P2PDUEL_NPM")
    if given:
        return Path(given)
    if shutil.which("npm") is None:
        raise NotThereError("NO NPM")
    (folder / "package.json").write_text("{}")
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", *LIBRARIES]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=200)
    if done.returncode:
        raise NotThereError(f"NO LIBRARIES: {done.stderr[-200:]}")
    return folder
