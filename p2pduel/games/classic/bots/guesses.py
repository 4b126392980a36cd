"""What the classic game's boxes hold of each back, and what of it lies openly: for guesses at the rest."""

from collections import Counter

from p2pduel.bots.guessing import Guesses
from p2pduel.games.classic.rules.soundness import open_faces, pool
from p2pduel.games.classic.rules.view import View

__all__ = ["guesses"]


def guesses(view: View) -> Guesses:
    """All cards that take part, less what a seat knows and what lies openly."""
    state = view.state
    return Guesses(view, lambda back: Counter(pool(state, back)), lambda back: open_faces(state, back))
