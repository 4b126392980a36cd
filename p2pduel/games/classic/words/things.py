"""What sentences about the classic game speak of, before any language names it: places, stacks, cards."""

from typing import NamedTuple

from p2pduel.catalogue.grammar import Who
from p2pduel.games.classic.rules.facts.faces import card_of

__all__ = ["OPPONENT", "YOU", "Need", "Spot", "Standing", "Town", "Zone", "is_person"]

OPPONENT = Who("")
"""The other player, where no name is known."""

YOU = Who("", you=True)
"""The reader."""

_PERSONS = ("unit_knight", "wizard", "unit_dragon")


def is_person(face: str) -> bool:
    """Whether a card is somebody who is laid out and dismissed, not something built and demolished."""
    card = card_of(face)
    return card.kind in _PERSONS or card.id in ("flavo", "peasant_army")


class Town(NamedTuple):
    """A settlement, city, metropolis, citadel or road of a line: which of its kind, from 0 at the left."""

    what: str
    which: int
    many: int


class Spot(NamedTuple):
    """A place of a principality: a side of a town, the road itself, or beyond a region.

    Where nobody knows what lies there only the column is said. Host: whose principality, where that is not
    plain.
    """

    above: bool
    town: Town | None = None
    region: str = ""
    column: int = 0
    host: Who | None = None


class Standing(NamedTuple):
    """A card that stands somewhere."""

    face: str
    spot: Spot


class Zone(NamedTuple):
    """A stack or a hand: regions, events, discard, stack, hand, deck, chosen (events), or what its id says.

    A stack has its number; what belongs to a player has an owner.
    """

    kind: str
    number: int = 0
    owner: Who | None = None
    theme: bool = False
    """A stack of cards of theme sets, beside those of the base set."""


class Need(NamedTuple):
    """Something that must hold when a card is placed or played: a field of its requirement."""

    kind: str
    """all, any, none (cards); token; count (cards of kinds); most, lead (points); rival; spend."""
    names: tuple[str, ...] = ()
    """The cards, kinds, token or points meant."""
    number: int = 0
