"""Guesses at what lies face down: every hidden card gets a face that fits all a seat knows.

What the seat knows stays as it is; the other cards of a back are those of the box less everything that is
known or lies openly, in a random order. The true faces are never asked for: they are not in a view.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["Guesses"]


class Guesses:
    """Everything one seat can tell about the hidden cards, ready to be dealt again and again."""

    def __init__(
        self, view: Any, printed: Callable[[str], Counter[str]], lying: Callable[[str], Sequence[str]]
    ) -> None:
        """printed: every card of a back that takes part; lying: those of a back that lie openly."""
        self._fixed: dict[int, str] = {}
        unknown: dict[str, list[int]] = {}
        known: dict[str, list[str]] = {}
        for slot, back in view.state.backs.items():
            face = view.face(slot)
            if face is None:
                unknown.setdefault(back, []).append(slot)
            else:
                self._fixed[slot] = face
                known.setdefault(back, []).append(face)
        self._unknown = [
            (sorted(slots), _rest(printed(back), [*known.get(back, ()), *lying(back)], len(slots)))
            for back, slots in sorted(unknown.items())
        ]

    def deal(self, source: random.Random) -> dict[int, str]:
        """One guess: a face for every face-down slot."""
        truth = self._fixed.copy()
        for slots, pool in self._unknown:
            faces = pool.copy()
            source.shuffle(faces)
            truth.update(zip(slots, faces, strict=False))
        return truth


def _rest(every: Counter[str], used: Sequence[str], wanted: int) -> list[str]:
    """The cards of a back that could be the hidden ones: at least as many as are wanted.

    A made-up position may hold more cards than the box has; then any of that back will do.
    """
    left = every.copy()
    left.subtract(used)
    faces = sorted((+left).elements())
    whole = sorted(every.elements())
    while len(faces) < wanted:
        faces += whole
    return faces
