"""The classic game's cards on the deck builder's bench."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from p2pduel.games.classic import decks
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.facts.model import SETS
from p2pduel.games.classic.screens.cards import KINDS, by_kind
from p2pduel.games.classic.screens.lands import POINTS
from p2pduel.games.classic.screens.signs import signs_of
from p2pduel.games.classic.words import nouns
from p2pduel.games.classic.words.cards import card_name, card_text
from p2pduel.games.door.decks import Decks
from p2pduel.realm.deck.bench import Bench
from p2pduel.tui.glyphs import Glyphs

__all__ = ["BENCH"]


class _Bench(Bench):
    """Four kinds of points, seven sets."""

    name = "classic"
    chapter = "C-30.5"
    sets = SETS
    kinds = {kind: (kind,) for kind in KINDS if kind not in ("region", "centre")}  # noqa: RUF012 (as data)
    points = POINTS

    @property
    def law(self) -> Decks:
        return decks

    def in_set(self, face: str, name: str) -> bool:
        return any(count and box == name for box, count in CARD[face].copies.items())

    def kind(self, face: str) -> str:
        return CARD[face].kind

    def cost(self, face: str) -> int:
        return sum(CARD[face].cost.values())

    def has_points(self, face: str, kind: str) -> bool:
        return bool(getattr(CARD[face].points, kind)) or kind in CARD[face].formula

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
