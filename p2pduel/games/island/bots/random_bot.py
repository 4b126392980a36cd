"""`random`: any move that is listed, and now and then an offer, which is not."""

import random
from collections.abc import Sequence

from p2pduel.games.island.bots.offers import swap
from p2pduel.games.island.rules.facts import KINDS, OFFERS
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["RandomBot"]

_OFFERS = 0.05
"""How often an offer is made where one could be."""


class RandomBot:
    """Chance decides."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """A listed move, or an offer or counter-offer of one card for one."""
        decision = view.my_decision()
        if decision is not None and self._source.random() < _OFFERS:
            if decision.kind == "action" and view.state.offers < OFFERS:
                return self._swap(view, "offer") or self._source.choice(legal)
            if decision.kind == "answer":
                return self._swap(view, "counter") or self._source.choice(legal)
        return self._source.choice(legal)

    def _swap(self, view: View, verb: str) -> Move | None:
        """One card that the seat has for one of another kind; None if it has none, or trading is over."""
        state, seat = view.state, view.seat
        assert seat is not None
        held = [kind for kind, count in enumerate(state.hands[seat]) if count]
        if not held or (state.built and state.options.phases == "strict"):
            return None
        give = self._source.choice(held)
        want = self._source.choice([kind for kind in range(KINDS) if kind != give])
        return swap(verb, give, want)
