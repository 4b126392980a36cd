"""Guesses at what lies face down: every hidden card gets a face that fits all this seat knows.

What the seat knows stays as it is; the other cards of a back are those of the box less everything that is
known or lies openly, in a random order. The true faces are never asked for: they are not in a view.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.facts import COLOURS, region_stack_faces, starting_face
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import (
    VARIANTS,
    chosen_event_pool,
    deck_pool,
    draw_pool,
    event_pool,
    half_moon_events,
)
from p2pduel.games.duel.rules.view import View

__all__ = ["Guesses"]


@cache
def _printed(variant: str, back: str) -> Counter[str]:
    """Every card of a back that takes part in a variant."""
    entry = VARIANTS[variant]
    if back == "region":
        return Counter(region_stack_faces())
    if back == "event":
        found = Counter([*event_pool(entry), "yule"])
        if entry.random_events:
            found.update(half_moon_events())
        if entry.own_decks:
            found.update(chosen_event_pool() * 2)
        return found
    return Counter(deck_pool() if back.startswith("deck") else draw_pool(entry, back))


def _open_cards(state: State) -> dict[str, list[str]]:
    """Faces that lie openly, by back: standing, covered, discarded, an event being resolved, regions."""
    found: dict[str, list[str]] = {"region": [], "event": [state.event] if state.event else []}
    for seat, player in enumerate(state.players):
        own = {starting_face(COLOURS[seat], CARD[face].id) for face in player.regions.values()}
        for face in player.regions.values():
            if face in own:
                own.remove(face)
            else:
                found["region"].append(face)
        for cards in player.sites.values():
            for card in cards:
                found.setdefault(card.back, []).append(card.face)
                if card.under is not None:
                    found.setdefault(card.under[1], []).append(card.under[0])
    for heap in state.discards:
        for face, back in heap:
            found.setdefault(back, []).append(face)
    return found


class Guesses:
    """Everything one seat can tell about the hidden cards, ready to be dealt again and again."""

    def __init__(self, view: View) -> None:
        state = view.state
        self._fixed: dict[int, str] = {}
        unknown: dict[str, list[int]] = {}
        used = _open_cards(state)
        for slot, back in state.backs.items():
            face = view.face(slot)
            if face is None:
                unknown.setdefault(back, []).append(slot)
            else:
                self._fixed[slot] = face
                used.setdefault(back, []).append(face)
        self._unknown = [
            (sorted(slots), _rest(state.variant, back, used.get(back, []), len(slots)))
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


def _rest(variant: str, back: str, used: list[str], wanted: int) -> list[str]:
    """The cards of a back that could be the hidden ones: at least as many as are wanted.

    A made-up position may hold more cards than the box has; then any of that back will do.
    """
    left = _printed(variant, back).copy()
    left.subtract(used)
    faces = sorted((+left).elements())
    every = sorted(_printed(variant, back).elements())
    while len(faces) < wanted:
        faces += every
    return faces
