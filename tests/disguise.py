"""A table as one seat sees it, with all else dealt anew: what looks the same must be judged the same."""

from __future__ import annotations

import random
from typing import Any

from p2pduel.local.driver import LocalTable

__all__ = ["disguised"]


def disguised(table: LocalTable[Any], seat: int, rng: random.Random) -> LocalTable[Any]:
    """The same table to this seat's eyes, with all cards it cannot see dealt anew."""
    other = table.copy()
    hidden: dict[str, list[int]] = {}
    for slot in other.truth:
        if slot not in other.known[seat] and slot not in other.state.faces:
            hidden.setdefault(other.state.backs[slot], []).append(slot)
    for slots in hidden.values():
        faces = [other.truth[slot] for slot in slots]
        rng.shuffle(faces)
        other.truth.update(zip(slots, faces, strict=True))
    for slot in other.known[1 - seat]:
        other.known[1 - seat][slot] = other.truth.get(slot, other.known[1 - seat][slot])
    return other
