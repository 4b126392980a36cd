"""How far a learner has come: what was done in each step, kept in a file until the lesson is through."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from p2pduel import paths
from p2pduel.games.duel.words.lesson import PARTS, STEPS

__all__ = ["Deed", "forget", "recall", "remember"]

Deed = tuple[str, ...]
"""What was done in a step: moves, "blue" or "later" as the script says, nothing where it was only read."""


def _edition() -> str:
    """A mark of this lesson's script; steps of another one mean something else."""
    script = [[step.title, step.wants, step.then] for step in STEPS], [part(None) for part in PARTS]
    return hashlib.sha256(json.dumps(script, sort_keys=True).encode()).hexdigest()[:16]


def recall() -> list[Deed]:
    """What the learner has done so far; nothing if that is not known or belongs to another script."""
    try:
        kept = json.loads(paths.lesson().read_text("utf-8"))
        done = [tuple(map(str, deed)) for deed in kept["done"]] if kept["edition"] == _edition() else []
    except (OSError, ValueError, LookupError, TypeError):
        return []
    return done if len(done) < len(STEPS) else []


def remember(done: Sequence[Deed]) -> None:
    """Keep what was done; a folder that can't be written to costs the memory, not the lesson."""
    paths.write_whole(paths.lesson(), json.dumps({"edition": _edition(), "done": done}))


def forget() -> None:
    """The lesson is through."""
    paths.lesson().unlink(missing_ok=True)
