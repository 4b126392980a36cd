"""What is different on a principality since the own last turn, and which cards came to a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from p2pduel.kernel.operations import Outcome
from p2pduel.person.since import Changes
from p2pduel.realm.shape import Land, Standing, Table, tile_at

__all__ = ["changes", "with_faces"]


def changes(before: Table | None, now: Table, seat: int) -> Changes:
    """How a seat's board differs from what it was."""
    if before is None or before is now:
        return Changes()
    old, new = before.players[seat], now.players[seat]
    marks = {f"C{col}": "new" for col, what in new.centre.items() if old.centre.get(col) != what}
    for place, face in new.regions.items():
        if place not in old.regions:
            marks[place] = "new"
        elif old.regions[place] != face:
            marks[place] = "moved"
    for place in old.stored.keys() | new.stored.keys():
        was, has = old.stored.get(place, 0), new.stored.get(place, 0)
        if was != has and place not in marks:
            marks[place] = "more" if has > was else "less"
    gone = _cards(old, new, marks)
    return Changes(marks, gone)


def _cards(old: Land[Standing], new: Land[Standing], marks: dict[str, str]) -> dict[str, str]:
    """Mark the cards that came and those that went; the free places of those, with what stood there."""
    gone: dict[str, str] = {}
    for site in old.sites.keys() | new.sites.keys():
        was = Counter(card.face for card in old.sites.get(site, ()))
        cards = new.sites.get(site, ())
        for index, card in enumerate(cards):
            if was[card.face]:
                was[card.face] -= 1
            else:
                marks[tile_at(site, index)] = "new"
        for index, face in enumerate((+was).elements(), start=len(cards)):
            place = tile_at(site, index)
            gone[place] = face
            marks.setdefault(place, "gone")
    return gone


def with_faces(outcome: Outcome, state: Any, known: Mapping[int, str]) -> Outcome:
    """An outcome that tells of cards drawn or taken, with their faces where all are known.

    The state is the one right after it: what came to a hand lies at its end.
    """
    if outcome.kind not in ("drew", "took"):
        return outcome
    count = int(outcome.data.get("count", 1))
    slots = state.zones.get(f"hand{outcome.data['seat']}", [])[-count:]
    faces = [known[slot] for slot in slots if slot in known]
    return Outcome(outcome.kind, {**outcome.data, "faces": faces}) if len(faces) == count else outcome
