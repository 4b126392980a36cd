"""Guesses at what a seat of the island cannot see: development cards, and with more than two seats hands."""

import random
from collections import Counter

from p2pduel.games.island.rules.facts import BACK, BANK, BOX, FACES
from p2pduel.games.island.rules.view import View

__all__ = ["Guesses", "with_guessed_hands"]


class Guesses:
    """The development cards that are neither known nor spent, ready to be dealt again and again."""

    def __init__(self, view: View) -> None:
        state = view.state
        self._fixed: dict[int, str] = {}
        self._slots: list[int] = []
        left = Counter(BOX)
        left.subtract(dict(zip(FACES, state.spent, strict=True)))
        for slot, back in sorted(state.backs.items()):
            face = view.face(slot)
            if face is not None:
                self._fixed[slot] = face
                left[face] -= 1
            elif back == BACK:
                self._slots.append(slot)
        self._pool = sorted((+left).elements())
        while len(self._pool) < len(self._slots):  # a made-up position may have more than the box
            self._pool += BOX

    def deal(self, source: random.Random) -> dict[int, str]:
        """One guess: a face for every face-down slot."""
        faces = self._pool.copy()
        source.shuffle(faces)
        return self._fixed | dict(zip(self._slots, faces, strict=False))


def with_guessed_hands(view: View, source: random.Random) -> View:
    """The view with other hands that fit their sizes and the bank; the own one stays as it is."""
    state, seat = view.state, view.seat
    if state.seats == 2 or seat is None:
        return view
    own = state.hands[seat]
    cards = [
        kind
        for kind, (left, have) in enumerate(zip(state.bank, own, strict=True))
        for _ in range(BANK - left - have)
    ]
    source.shuffle(cards)
    guess = state.clone()
    for other in range(state.seats):
        if other != seat:
            size = state.size(other)
            dealt, cards = cards[:size], cards[size:]
            guess.hands[other] = [dealt.count(kind) for kind in range(len(own))]
    return View(guess, view.knowledge, seat)
