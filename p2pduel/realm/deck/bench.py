"""What the deck builder is told of a game: its cards, their sets and kinds, and what they are called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from p2pduel.games.door.decks import Decks
from p2pduel.tui.glyphs import Glyphs

__all__ = ["Bench"]


class Bench(ABC):
    """One game's cards on the builder's bench."""

    name: str
    """The game."""
    chapter: str
    """The rule that its handbook opens at."""
    sets: tuple[str, ...]
    """Its sets, in the order of the boxes."""
    kinds: Mapping[str, tuple[str, ...]]
    """Kinds as they are asked for, in the order they are shown -> the kinds of cards meant."""
    points: tuple[str, ...]
    """The kinds of points."""

    @property
    @abstractmethod
    def law(self) -> Decks:
        """What may be in a deck."""

    @abstractmethod
    def in_set(self, face: str, name: str) -> bool:
        """Whether a set holds a card."""

    @abstractmethod
    def kind(self, face: str) -> str:
        """What kind of card it is."""

    @abstractmethod
    def cost(self, face: str) -> int:
        """Resources a card costs."""

    @abstractmethod
    def has_points(self, face: str, kind: str) -> bool:
        """Whether a card brings points of a kind."""

    @abstractmethod
    def said(self, face: str) -> str:
        """Name and text of a card: what is searched."""

    @abstractmethod
    def set_word(self, name: str) -> str:
        """What a set is called."""

    @abstractmethod
    def kind_word(self, kind: str) -> str:
        """What a kind of card is called."""

    @abstractmethod
    def point_word(self, kind: str) -> str:
        """What points of a kind are called."""

    @abstractmethod
    def counted(self, number: int, kind: str) -> str:
        """So many cards of a kind."""

    @abstractmethod
    def held(self, glyphs: Glyphs) -> str:
        """The sign of a card of the starting hand."""

    @abstractmethod
    def by_kind(self, faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
        """Cards by kind, cheap ones first: the words for the kind, its faces."""

    # --- what follows -------------------------------------------------------------------------------------

    def drawn(self, face: str) -> bool:
        """Whether a card is one of the part that the starting hand is taken from: its cost counts."""
        return face in self.law.PARTS[0].pool

    def curve(self, cards: Counter[str]) -> dict[int, int]:
        """How many of these cards cost how many resources; every cost up to the dearest card there is."""
        found = dict.fromkeys(range(max(map(self.cost, self.law.PARTS[0].pool)) + 1), 0)
        for face, count in cards.items():
            found[self.cost(face)] += count
        return found

    def made_of(self, cards: Counter[str]) -> dict[str, int]:
        """How many of these cards there are of each kind."""
        found: Counter[str] = Counter()
        for face, count in cards.items():
            found[self.kind(face)] += count
        return dict(+found)
