"""Reads a principality out of the public state into a picture; a game says what its cards look like."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from types import MappingProxyType
from typing import Generic, TypeVar

from p2pduel.principality.board import column
from p2pduel.principality.resources import CAPACITY, Resource
from p2pduel.realm.shape import Land, Standing, site_of, tile_at
from p2pduel.tui.boards.picture import LINE, POST, STORE, Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["HUES", "NOTHING", "Lands"]

NOTHING: Mapping[str, str] = MappingProxyType({})
"""No place has lost a card."""

HUES = {
    "forest": "moss",
    "gold_field": "honey",
    "fields": "straw",
    "hills": "clay",
    "pasture": "lime",
    "mountains": "slate",
    "settlement": "wood",
    "city": "bronze",
    "metropolis": "honey",
    "citadel": "plum",
    "road": "line",
    "event": "plum",
    "action": "sand",
    "ship": "sea",
    "unit": "violet",
    "building": "sage",
    "city_building": "rose",
    "wizard": "violet",
    "spellbook": "plum",
}
"""Regions and kinds of cards -> the hue they wear."""

C = TypeVar("C", bound=Standing)


class Lands(ABC, Generic[C]):
    """How the principalities of one game are shown."""

    # --- what a game says ---------------------------------------------------------------------------------

    @abstractmethod
    def name(self, face: str) -> str:
        """A card in the words of a small one."""

    @abstractmethod
    def yields(self, face: str) -> tuple[Resource, int]:
        """What a region yields, and on which number."""

    @abstractmethod
    def stored(self, number: int, resource: Resource) -> str:
        """What lies on a region."""

    @abstractmethod
    def post(self, land: Land[C], col: int, glyphs: Glyphs) -> tuple[str, int]:
        """A settlement, or what it has become: its sign and name, and its points."""

    @abstractmethod
    def sign(self, what: str, glyphs: Glyphs) -> str:
        """The sign of a settlement, or of what it can become."""

    @abstractmethod
    def room(self, what: str) -> int:
        """How many cards stand on each side of a settlement, or of what it has become."""

    @abstractmethod
    def card(self, place: str, col: int, row: int, standing: C, glyphs: Glyphs) -> Tile:
        """A card that stands."""

    @abstractmethod
    def free(self, what: str) -> str:
        """A free place: for a road, a settlement, a card (site), or beyond a region (region_site)."""

    @abstractmethod
    def road(self) -> str:
        """A road."""

    # --- the picture --------------------------------------------------------------------------------------

    def picture(
        self,
        land: Land[C],
        glyphs: Glyphs,
        ghosts: AbstractSet[str] = frozenset(),
        gone: Mapping[str, str] = NOTHING,
    ) -> Picture:
        """One principality.

        Ghosts are empty places to show although they usually are not; gone are free places with the card
        that stood there.
        """
        tiles = [*self._regions(land, glyphs), *self._centre(land, glyphs), *self._sites(land, glyphs, gone)]
        known = {site_of(tile.place) for tile in tiles}
        shown = sorted(site for site in ghosts | gone.keys() if site not in known and site[1:2] in "TB")
        tiles += [self._ghost(site, gone) for site in shown]
        return Picture.of(tiles)

    def _ghost(self, site: str, gone: Mapping[str, str]) -> Tile:
        row = -2 if site[0] == "T" else 2
        name = self.name(gone[site]) if site in gone else self.free("region_site")
        return Tile(site, column(site), row, "free", name, solid=False)

    def _regions(self, land: Land[C], glyphs: Glyphs) -> Iterator[Tile]:
        for place, face in land.regions.items():
            resource, number = self.yields(face)
            stored = land.stored.get(place, 0)
            row = -1 if place[0] == "T" else 1
            lines = (f"{glyphs.dots(stored, CAPACITY)} {self.stored(stored, resource)}",)
            badge = f"{glyphs.die(number)} {number}" if glyphs.die(number) != str(number) else f"[{number}]"
            hue = HUES[face.partition("-")[0]]
            yield Tile(place, column(place), row, hue, self.name(face), badge, lines, face, shape=STORE)

    def _centre(self, land: Land[C], glyphs: Glyphs) -> Iterator[Tile]:
        towns = sorted(col for col, what in land.centre.items() if what != "road")
        for col, what in land.centre.items():
            if what != "road":
                name, points = self.post(land, col, glyphs)
                badge = f"{glyphs.victory}{points}"
                yield Tile(f"C{col}", col, 0, HUES[what], name, badge, face=what, shape=POST)
            elif f"R{col}" in land.sites:
                yield self.card(f"R{col}", col, 0, land.sites[f"R{col}"][0], glyphs)
            else:
                yield Tile(f"C{col}", col, 0, "line", self.road(), face="road", shape=LINE)
        if not towns:
            return
        for col, step in ((towns[0] - 1, -1), (towns[-1] + 1, 1)):
            if col not in land.centre:
                yield Tile(f"C{col}", col, 0, "line", self.free("road"), solid=False, shape=LINE)
            elif land.centre[col] == "road":
                place, says = f"C{col + step}", self.free("settlement")
                sign = (f"{glyphs.dot} {self.sign('settlement', glyphs)} {glyphs.dot}",)
                yield Tile(place, col + step, 0, "free", says, solid=False, shape=POST, short=sign)

    def _sites(self, land: Land[C], glyphs: Glyphs, gone: Mapping[str, str]) -> Iterator[Tile]:
        for col, what in land.centre.items():
            if what == "road":
                continue
            for side, sign in (("T", -1), ("B", 1)):
                site = f"{side}{col}"
                cards = land.sites.get(site, ())
                for index in range(self.room(what)):
                    place, row = tile_at(site, index), sign * (index + 1)
                    if index < len(cards):
                        yield self.card(place, col, row, cards[index], glyphs)
                    else:
                        name = self.name(gone[place]) if place in gone else self.free("site")
                        yield Tile(place, col, row, "free", name, solid=False)
        for site, cards in land.sites.items():
            if site[1] in "TB" and cards:
                row = -2 if site[0] == "T" else 2
                tile = self.card(site, column(site), row, cards[0], glyphs)
                if site in land.stored:
                    stored = land.stored[site]
                    dots = f"{glyphs.dots(stored, CAPACITY)} {stored}"
                    tile = replace(tile, lines=(dots, *tile.lines), short=(dots, *tile.short))
                yield tile
