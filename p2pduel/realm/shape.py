"""What a principality of any game has, as far as looking at it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

__all__ = ["Land", "Standing", "Table", "site_of", "tile_at"]


class Standing(Protocol):
    """A card that stands."""

    @property
    def face(self) -> str:
        """What it is."""


C = TypeVar("C", bound=Standing, covariant=True)


class Land(Protocol[C]):
    """One principality; every map is keyed by the name of a place."""

    @property
    def centre(self) -> Mapping[int, str]:
        """Column -> what lies on the centre line."""

    @property
    def regions(self) -> Mapping[str, str]:
        """Place -> region face."""

    @property
    def stored(self) -> Mapping[str, int]:
        """Place -> resources there."""

    @property
    def sites(self) -> Mapping[str, Sequence[C]]:
        """Site -> what stands there."""


class Table(Protocol):
    """The state of a game of principalities, as far as its open side goes."""

    @property
    def players(self) -> Sequence[Land[Standing]]:
        """The principalities, seat by seat."""


def site_of(place: str) -> str:
    """The rules' name of a tile's place: the second site of a city side has the name of the first."""
    return place.partition(".")[0]


def tile_at(site: str, index: int) -> str:
    """The tile of a card at a site: beside a town there may be several, elsewhere there is one."""
    return f"{site}.{index}" if site[0] in "TB" and site[1] not in "TB" else site
