"""How far a learner has come: what was done in each step, kept in a file until the lesson is through."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from p2pduel import paths
from p2pduel.catalogue.steps import Deed
from p2pduel.tui.lesson.course import Course

__all__ = ["forget", "recall", "remember"]


def _edition(course: Course) -> str:
    """A mark of this lesson's script; steps of another one mean something else."""
    script = (
        [[step.key, step.wants, step.then] for step in course.steps],
        [part(None) for part in course.parts],
    )
    return hashlib.sha256(json.dumps(script, sort_keys=True).encode()).hexdigest()[:16]


def recall(course: Course) -> list[Deed]:
    """What the learner has done so far; nothing if that is not known or belongs to another script."""
    try:
        kept = json.loads(paths.lesson(course.game.name).read_text("utf-8"))
        done = [tuple(map(str, deed)) for deed in kept["done"]] if kept["edition"] == _edition(course) else []
    except (OSError, ValueError, LookupError, TypeError):
        return []
    return done if len(done) < len(course.steps) else []


def remember(course: Course, done: Sequence[Deed]) -> None:
    """Keep what was done; a folder that can't be written to costs the memory, not the lesson."""
    kept = json.dumps({"edition": _edition(course), "done": done})
    paths.write_whole(paths.lesson(course.game.name), kept)


def forget(course: Course) -> None:
    """The lesson is through."""
    paths.lesson(course.game.name).unlink(missing_ok=True)
