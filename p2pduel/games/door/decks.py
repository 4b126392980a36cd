"""The room of own decks: what a deck file of a game may say, and the decks that come with it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from p2pduel.kernel.options import Chosen

__all__ = ["Boxes", "Decks", "Part"]


@dataclass(frozen=True, slots=True)
class Part:
    """One table of a deck file: so many cards of a pool."""

    name: str
    """The table's name in the file."""
    asked: str
    """The name under which the rules ask for these cards (Ruleset.chosen)."""
    title: str
    """The name of the message that heads a list of these cards."""
    size: int
    """How many cards it has."""
    pool: Mapping[str, int]
    """Face -> how often it may be chosen."""
    rule: str
    """The numbers of the rules that say so, the one about how many of a card first."""
    apart: str = ""
    """The name of the message that says why none of them can lie in the starting hand; empty: they can."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """The sets of a game of which a player may own some and lack others, beside what everybody has."""

    names: tuple[str, ...]
    """Their names, in the order of the boxes."""
    title: Callable[[str], str]
    """What one of them is called."""
    pool: Callable[[str, Collection[str]], Mapping[str, int]]
    """Of a part, by the name the rules ask for, and some of the sets: face -> how often it may be chosen."""
    options: tuple[str, ...]
    """By seat: the option of the terms that says which of them this seat may choose from."""


class Decks(Protocol):
    """A game's law of decks; only a game with a variant of own decks has this room."""

    @property
    def BOXES(self) -> Boxes | None:
        """The sets one may own or not; None where all cards come in one box."""

    @property
    def PARTS(self) -> Sequence[Part]:
        """The tables of a deck file; the starting hand is taken from the first."""

    @property
    def HAND(self) -> int:
        """Cards of the first part that make the starting hand."""

    @property
    def HAND_RULE(self) -> str:
        """The number of the rule that says so."""

    @property
    def READY(self) -> tuple[str, ...]:
        """The names of the decks that come with the game, the one for newcomers first."""

    def allowed(self, part: str, options: Chosen, seat: int) -> Mapping[str, int]:
        """Face -> how often a seat may choose it for the part of that name, in a game with these options."""

    def text(self, name: str) -> str:
        """The file of a ready deck."""

    def about(self, name: str) -> str:
        """How a ready deck plays, in a line."""

    def is_card(self, face: str) -> bool:
        """Whether there is such a card in the game at all."""

    def face_name(self, face: str) -> str:
        """What a card is called."""
