"""What sentences about the Duel speak of, before any language names it: places, stacks, standing cards."""

from typing import NamedTuple

from p2pduel.catalogue.grammar import Who
from p2pduel.games.duel.rules.facts import card_of

__all__ = ["OPPONENT", "Held", "Need", "Spot", "Standing", "Town", "Zone", "is_unit"]

OPPONENT = Who("")
"""The other player, where no name is known."""


def is_unit(face: str) -> bool:
    """Whether a card is somebody who is laid out and dismissed, not something built and demolished."""
    return card_of(face).kind in ("hero", "unit")


class Town(NamedTuple):
    """A settlement or city of a line: which of how many, counted from 0 at the left."""

    what: str
    which: int
    many: int


class Spot(NamedTuple):
    """A building site: at a settlement or city, beyond a region, or (where neither lies) in a column."""

    above: bool
    town: Town | None = None
    region: str = ""
    column: int = 0


class Held(NamedTuple):
    """A card that somebody holds; its back is said only where it is not the usual one."""

    face: str
    back: str = ""


class Standing(NamedTuple):
    """A card that stands somewhere; its back is said only where it is not the usual one."""

    face: str
    back: str
    spot: Spot


class Zone(NamedTuple):
    """A stack or a hand: regions, events, rest, discard, draw, hand, deck, held, or what its id says.

    A draw stack has its number, and its back where that is known; what belongs to a player has an owner.
    """

    kind: str
    number: int = 0
    back: str = ""
    owner: Who | None = None


class Need(NamedTuple):
    """Something that must hold: so many points of a kind, a card of one's own, or a condition by its name."""

    kind: str
    what: str = ""
    number: int = 0
