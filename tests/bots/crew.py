"""Every bot there is, quick enough for tests: planners get a few imagined games instead of seconds."""

from __future__ import annotations

import sys
from pathlib import Path

from p2pduel.games.duel.bots.crew import CLASSES, TIMED

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
_FIRST = {where: name for name, where in reversed(CLASSES.items())}
BOTS = tuple(f"{name}:5n" if name in TIMED else name for name in _FIRST.values())
"""One name of every class: merchant and greedy are the same bot."""
PYTHON_EXAMPLE = f"{sys.executable} {EXAMPLES / 'builder.py'}"
SHELL_EXAMPLE = f"sh {EXAMPLES / 'builder.sh'}"
