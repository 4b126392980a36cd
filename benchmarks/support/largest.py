"""The largest set-up there is: a tournament of the classic game, both sides with all six theme sets."""

from __future__ import annotations

from benchmarks.support.sessions import Sessions
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.table.game import from_terms
from p2pduel.table.terms import Terms
from protocol.board import Pending
from protocol.forced import pool_cards
from protocol.seam import Choice, Choose

__all__ = ["Largest"]


class Largest(Sessions):
    """Both players choose their decks and events from everything; it ends at the first open decision."""

    def __init__(self) -> None:
        """Greet, exchange keys, shuffle, choose, draw the hands, toss for the start."""
        options = {"red-sets": ",".join(THEMES), "blue-sets": ",".join(THEMES)}
        super().__init__(from_terms, Terms("tournament", game="classic", options=options).to_wire())
        while (owes := self.sessions[0].owes) is not None and owes[1] == "choose":
            self.decide(owes[0], Choice(b"", order=self._all_in_order(owes[0])))

    def _all_in_order(self, seat: int) -> tuple[int, ...]:
        """The first cards of the pool are kept: which ones they are costs the same."""
        board = self.sessions[seat].reader.board
        assert isinstance(board.pending, Pending) and isinstance(board.pending.op, Choose)
        return tuple(range(len(pool_cards(board, board.pending.op))))
