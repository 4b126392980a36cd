"""What the Duel's box holds of each back, and what of it lies openly: for guesses at the rest."""

from __future__ import annotations

from collections import Counter
from functools import cache

from p2pduel.bots.guessing import Guesses
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

__all__ = ["guesses"]


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


def guesses(view: View) -> Guesses:
    """What the box has, less what a seat knows and what lies openly."""
    lying = _open_cards(view.state)
    return Guesses(view, lambda back: _printed(view.state.variant, back), lambda back: lying.get(back, []))
