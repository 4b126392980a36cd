"""The Duel's cards on the deck builder's bench."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from p2pduel.games.door.decks import Decks
from p2pduel.games.duel import decks
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.screens.cards import GROUPS, by_kind
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words.cards import card_name, card_text
from p2pduel.realm.deck.bench import Bench
from p2pduel.tui.glyphs import Glyphs

__all__ = ["BENCH"]


class _Bench(Bench):
    """Five kinds of points, four sets."""

    name = "duel"
    chapter = "D-16"
    sets = SETS
    kinds = GROUPS
    points = ("victory", "trade", "strength", "skill", "progress")

    @property
    def law(self) -> Decks:
        return decks

    def in_set(self, face: str, name: str) -> bool:
        return any(count and box == name for box, count in card_of(face).copies.items())

    def kind(self, face: str) -> str:
        return card_of(face).kind

    def cost(self, face: str) -> int:
        return decks.cost_of(face)

    def has_points(self, face: str, kind: str) -> bool:
        return bool(getattr(card_of(face).points, kind))

    def said(self, face: str) -> str:
        return f"{card_name(face)} {card_text(face).effect}"

    def set_word(self, name: str) -> str:
        return nouns.SET_WORDS[name]

    def kind_word(self, kind: str) -> str:
        return nouns.KIND_WORDS[kind]

    def point_word(self, kind: str) -> str:
        return nouns.POINT_WORDS[kind]

    def counted(self, number: int, kind: str) -> str:
        return nouns.counted_kind(number, kind)

    def held(self, glyphs: Glyphs) -> str:
        return signs_of(glyphs).token

    def by_kind(self, faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
        return by_kind(faces)


BENCH = _Bench()
