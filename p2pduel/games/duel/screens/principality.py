"""The Duel's principalities as pictures, and what a card looks like."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from p2pduel.games.duel.rules.board import land
from p2pduel.games.duel.rules.facts import Card, Resource, card_of
from p2pduel.games.duel.rules.state import Placed, State
from p2pduel.games.duel.screens.signs import sign_of, signs_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name, card_text, short_name
from p2pduel.realm.lands import HUES, NOTHING, Lands
from p2pduel.realm.shape import Land
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["card_hue", "card_lines", "point_signs", "principality"]

POINTS = ("victory", "strength", "trade", "skill", "progress")


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


class _Lands(Lands[Placed]):
    """The Duel's cards in the picture of a principality."""

    def name(self, face: str) -> str:
        return short_name(face)

    def yields(self, face: str) -> tuple[Resource, int]:
        return land(face)

    def stored(self, number: int, resource: Resource) -> str:
        return words.stored(number, resource)

    def post(self, land: Land[Placed], col: int, glyphs: Glyphs) -> tuple[str, int]:
        what = land.centre[col]
        return f"{self.sign(what, glyphs)} {card_name(what)}", card_of(what).points.victory

    def sign(self, what: str, glyphs: Glyphs) -> str:
        signs = signs_of(glyphs)
        return signs.city if what == "city" else signs.settlement

    def room(self, what: str) -> int:
        return 2 if what == "city" else 1

    def free(self, what: str) -> str:
        return {
            "road": words.ROAD,
            "settlement": words.SETTLEMENT_PLACE,
            "site": words.FREE_SITE,
            "region_site": words.REGION_SITE,
        }[what]

    def road(self) -> str:
        return words.ROAD

    def card(self, place: str, col: int, row: int, standing: Placed, glyphs: Glyphs) -> Tile:
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


_LANDS = _Lands()


def principality(
    state: State,
    seat: int,
    glyphs: Glyphs,
    ghosts: AbstractSet[str] = frozenset(),
    gone: Mapping[str, str] = NOTHING,
) -> Picture:
    """One seat's principality; ghosts and gone as Lands.picture has them."""
    return _LANDS.picture(state.players[seat], glyphs, ghosts, gone)
