"""What a person can do at a table of the classic game: the door that plain mode and the screens use."""

from typing import Final

from p2pduel.games.classic.screens.marks import changes, with_faces
from p2pduel.games.classic.screens.phrases import (
    aims_across,
    card_of_move,
    cards_in,
    faces_in,
    facet_words,
    facets,
    only_shown,
    places_in,
)
from p2pduel.games.classic.screens.planning import begins, change, closes, further, harmless, prefer
from p2pduel.games.classic.screens.wishes import free, sure, why_not_here, wishes
from p2pduel.person.since import unseen

__all__ = [
    "aims_across",
    "begins",
    "card_of_move",
    "cards_in",
    "change",
    "changes",
    "closes",
    "faces_in",
    "facet_words",
    "facets",
    "free",
    "further",
    "harmless",
    "only_shown",
    "places_in",
    "prefer",
    "rolls",
    "sure",
    "unseen",
    "why_not_here",
    "wishes",
    "with_faces",
]

_ROLLS: Final = {"toss": 2, "dice": 1, "attacked": 1, "warded": 1, "dueled": 1, "cooked": 1, "guests": 1}


def rolls(kind: str) -> int:
    """How many joint rolls an outcome tells of; both throw for who starts."""
    return _ROLLS.get(kind, 0)
