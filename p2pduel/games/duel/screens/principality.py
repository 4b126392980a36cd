"""Reads a principality out of the public state into a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from types import MappingProxyType

from p2pduel.games.duel.rules.board import column, land
from p2pduel.games.duel.rules.facts import CAPACITY, Card, card_of
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.screens.signs import sign_of, signs_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name, card_text, short_name
from p2pduel.tui.boards.picture import LINE, POST, STORE, Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["card_hue", "card_lines", "point_signs", "principality", "site_of"]

_NOTHING: Mapping[str, str] = MappingProxyType({})
POINTS = ("victory", "strength", "trade", "skill", "progress")


HUES = {
    "forest": "moss",
    "gold_field": "honey",
    "fields": "straw",
    "hills": "clay",
    "pasture": "lime",
    "mountains": "slate",
    "settlement": "wood",
    "city": "bronze",
    "road": "line",
    "event": "plum",
    "action": "sand",
    "ship": "sea",
    "unit": "violet",
    "building": "sage",
    "city_building": "rose",
}
"""Regions and kinds of cards -> the hue they wear."""


def site_of(place: str) -> str:
    """The rules' name of a tile's place: the second site of a city side has the name of the first."""
    return place.partition(".")[0]


def card_hue(card: Card) -> str:
    """Which colours a card wears."""
    return HUES[_sort(card)]


def _sort(card: Card) -> str:
    """What a card looks like: its region, or a kind; units and actions look alike."""
    if card.kind == "region":
        return card.id
    if card.kind in ("settlement", "city", "road", "event"):
        return card.kind
    if card.is_action:
        return "action"
    if card.kind in ("trade_ship", "ship"):
        return "ship"
    if card.is_unit:
        return "unit"
    return "city_building" if card.placement == "city" else "building"


def point_signs(card: Card, glyphs: Glyphs) -> str:
    """The printed points as signs with figures."""
    found = [(kind, getattr(card.points, kind)) for kind in POINTS]
    return " ".join(f"{sign_of(kind, glyphs)}{count}" for kind, count in found if count)


def card_lines(card: Card, glyphs: Glyphs, *, short: bool = False) -> tuple[str, ...]:
    """What fits on a small card: points, then what it does for trade and harvest, or its kind.

    In short a resource has its two letters, and a ship, which is named after its own, none.
    """
    points = point_signs(card, glyphs)
    does = ""
    if card.booster:
        does = f"2×{words.LETTERS[card.booster]}" if short else words.doubles(card.booster)
    elif card.ship:
        does = f"2{glyphs.arrow}1" if short else words.sails(card.ship, glyphs.arrow)
    first = " ".join(part for part in (points, does) if part)
    kind = nouns.KIND_WORDS[card.kind]
    return (first, kind) if first else (kind,)


def principality(
    state: State,
    seat: int,
    glyphs: Glyphs,
    ghosts: AbstractSet[str] = frozenset(),
    gone: Mapping[str, str] = _NOTHING,
) -> Picture:
    """One seat's principality.

    Ghosts are empty places to show although they usually are not; gone are free places with the card that
    stood there.
    """
    player = state.players[seat]
    tiles = [*_regions(player, glyphs), *_centre(player, glyphs), *_sites(player, glyphs, gone)]
    known = {site_of(tile.place) for tile in tiles}
    shown = sorted(site for site in ghosts | gone.keys() if site not in known and site[1:2] in "TB")
    tiles += [_ghost(site, gone) for site in shown]
    return Picture.of(tiles)


def _ghost(site: str, gone: Mapping[str, str]) -> Tile:
    row = -2 if site[0] == "T" else 2
    name = short_name(gone[site]) if site in gone else words.REGION_SITE
    return Tile(site, column(site), row, "free", name, solid=False)


def _regions(player: Player, glyphs: Glyphs) -> Iterator[Tile]:
    for place, face in player.regions.items():
        resource, number = land(face)
        stored = player.stored.get(place, 0)
        row = -1 if place[0] == "T" else 1
        lines = (f"{glyphs.dots(stored, CAPACITY)} {words.stored(stored, resource)}",)
        badge = f"{glyphs.die(number)} {number}" if glyphs.die(number) != str(number) else f"[{number}]"
        card = card_of(face)
        hue = card_hue(card)
        yield Tile(place, column(place), row, hue, short_name(face), badge, lines, face, shape=STORE)


def _centre(player: Player, glyphs: Glyphs) -> Iterator[Tile]:
    towns = sorted(col for col, what in player.centre.items() if what != "road")
    for col, what in player.centre.items():
        if what == "road":
            yield Tile(f"C{col}", col, 0, "line", words.ROAD, face="road", shape=LINE)
        else:
            signs = signs_of(glyphs)
            sign = signs.city if what == "city" else signs.settlement
            points = card_of(what).points.victory
            name = f"{sign} {card_name(what)}"
            badge = f"{glyphs.victory}{points}"
            yield Tile(f"C{col}", col, 0, HUES[what], name, badge, face=what, shape=POST)
    if not towns:
        return
    for col, step in ((towns[0] - 1, -1), (towns[-1] + 1, 1)):
        if col not in player.centre:
            yield Tile(f"C{col}", col, 0, "line", words.ROAD, solid=False, shape=LINE)
        elif player.centre[col] == "road":
            place, says = f"C{col + step}", words.SETTLEMENT_PLACE
            yield Tile(place, col + step, 0, "free", says, solid=False, shape=POST)


def _sites(player: Player, glyphs: Glyphs, gone: Mapping[str, str]) -> Iterator[Tile]:
    for col, what in player.centre.items():
        if what == "road":
            continue
        for side, sign in (("T", -1), ("B", 1)):
            site = f"{side}{col}"
            cards = player.sites.get(site, ())
            for index in range(2 if what == "city" else 1):
                place, row = f"{site}.{index}", sign * (index + 1)
                if index < len(cards):
                    yield _standing(place, col, row, cards[index], glyphs)
                else:
                    name = short_name(gone[place]) if place in gone else words.FREE_SITE
                    yield Tile(place, col, row, "free", name, solid=False)
    for site, cards in player.sites.items():
        if site[1] in "TB" and cards:
            row = -2 if site[0] == "T" else 2
            tile = _standing(site, column(site), row, cards[0], glyphs)
            if site in player.stored:
                stored = player.stored[site]
                dots = f"{glyphs.dots(stored, CAPACITY)} {stored}"
                tile = replace(tile, lines=(dots, *tile.lines), short=(dots, *tile.short))
            yield tile


def _standing(place: str, col: int, row: int, standing: Placed, glyphs: Glyphs) -> Tile:
    card = card_of(standing.face)
    lines = card_lines(card, glyphs)
    if standing.under is not None:
        lines = (*lines, words.covers(short_name(standing.under[0])))
    return Tile(
        place,
        col,
        row,
        card_hue(card),
        short_name(standing.face),
        "",
        lines,
        standing.face,
        text=card_text(standing.face).effect,
        short=card_lines(card, glyphs, short=True),
    )
