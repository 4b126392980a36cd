"""Wishes of the Duel as rows of a list."""

from __future__ import annotations

from collections.abc import Iterable

from p2pduel.games.duel.rules.facts import RESOURCES, card_of
from p2pduel.games.duel.rules.state import Player
from p2pduel.games.duel.screens.principality import point_signs
from p2pduel.games.duel.screens.wishes import missing
from p2pduel.games.duel.words import table as words
from p2pduel.person.wishes import Wish
from p2pduel.realm import rows
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row

__all__ = ["rows_for"]


def rows_for(found: Iterable[Wish], player: Player, glyphs: Glyphs, width: int) -> list[Row]:
    """Rows with headings, price and what is missing."""

    def tag(face: str) -> rows.Tag:
        card = card_of(face)
        cost = {words.LETTERS[name]: card.cost[name] for name in RESOURCES if card.cost.get(name)}
        short = frozenset(words.LETTERS[name] for name in missing(player, face))
        return rows.Tag(point_signs(card, glyphs), cost, short)

    return rows.rows_for(found, words.GROUPS, tag, glyphs, width)
