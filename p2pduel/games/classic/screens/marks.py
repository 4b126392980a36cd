"""What is different on a principality since the own last turn: also what lies on cards."""

from __future__ import annotations

from collections.abc import Mapping

from p2pduel.games.classic.rules.state import State
from p2pduel.kernel.operations import Outcome
from p2pduel.person.since import Changes
from p2pduel.realm import marks as realm
from p2pduel.realm.shape import tile_at

__all__ = ["changes", "with_faces"]


def changes(before: State | None, now: State, seat: int) -> Changes:
    """How a seat's board differs from what it was."""
    found = realm.changes(before, now, seat)
    if before is None or before is now:
        return found
    old, new = before.players[seat].sites, now.players[seat].sites
    marks = dict(found.marks)
    for site, cards in new.items():
        for index, card in enumerate(cards):
            was = [other.amount for other in old.get(site, ()) if other.face == card.face]
            if was and card.amount not in was:
                marks.setdefault(tile_at(site, index), "more" if card.amount > max(was) else "less")
    return Changes(marks, found.gone)


def with_faces(outcome: Outcome, state: State, known: Mapping[int, str]) -> Outcome:
    """An outcome that tells of cards drawn or taken, with their faces where all are known.

    A card that is drawn apart lies in no hand yet: it is told without.
    """
    return outcome if "to_zone" in outcome.data else realm.with_faces(outcome, state, known)
