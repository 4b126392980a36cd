"""The classic game's principalities as pictures, and what a card looks like."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.state import Placed, State, effective
from p2pduel.games.classic.screens.signs import sign_of, signs_of
from p2pduel.games.classic.words import names, nouns
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import card_text, short_name
from p2pduel.principality.board import borders, outer
from p2pduel.principality.resources import Resource, resource_named
from p2pduel.realm.lands import HUES, NOTHING, Lands
from p2pduel.realm.shape import Land
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["POINTS", "card_hue", "card_lines", "centre_points", "point_signs", "principality"]

POINTS = ("victory", "strength", "trade", "tournament")
"""Points in the order they are shown."""

_SORTS = {
    "unit": "unit",
    "unit_knight": "unit",
    "unit_fleet": "ship",
    "unit_trade_fleet": "ship",
    "unit_dragon": "unit",
    "wizard": "wizard",
    "spellbook": "spellbook",
    "event": "event",
}
"""Kinds of cards -> what they look like."""
_SHOWN = ("pawned", "witch", "dogma", "elixir")
"""Marks that a card shows."""


def card_hue(card: Card) -> str:
    """Which colours a card wears."""
    if card.kind in ("centre", "region"):
        return HUES[card.id]
    if card.is_action:
        return HUES["action"]
    return HUES[_SORTS.get(card.kind) or ("city_building" if card.site == "city" else "building")]


def point_signs(card: Card, glyphs: Glyphs) -> str:
    """The printed points as signs with figures."""
    found = [(kind, getattr(card.points, kind)) for kind in POINTS]
    return " ".join(f"{sign_of(kind, glyphs)}{count}" for kind, count in found if count)


def card_lines(card: Card, glyphs: Glyphs, *, short: bool = False) -> tuple[str, ...]:
    """What fits on a small card: points, then what it does for trade and harvest, then its kind.

    In short a resource has its two letters, and a trade fleet, which is named after its own, none.
    """
    does = ""
    if card.doubles:
        letters = "/".join(words.LETTERS[name] for name in card.doubles)
        does = f"2×{letters}" if short else words.doubles(card.doubles)
    elif card.fleet:
        does = f"2{glyphs.arrow}1" if short else words.sails(card.fleet, glyphs.arrow)
    elif card.cast:
        does = f"{signs_of(glyphs).magic}{card.cast}"
    first = " ".join(part for part in (point_signs(card, glyphs), does) if part)
    kind = nouns.KIND_WORDS[card.kind]
    return (first, kind) if first else (kind,)


def _on_it(standing: Placed, glyphs: Glyphs) -> tuple[str, ...]:
    """What lies on a card: magic power, a counter, a store; the title it copies; what ails it."""
    card, found = CARD[standing.face], []
    if card.magic is not None:
        dots = glyphs.dots(standing.amount, card.magic[1])
        found.append(f"{signs_of(glyphs).magic}{standing.amount} {dots}")
    elif card.counter:
        found.append(f"{glyphs.dots(standing.amount, card.counter)} {standing.amount}")
    elif card.store and standing.amount:
        found.append(words.stored(standing.amount, resource_named(standing.note)))
    elif standing.note in nouns.POINT_WORDS:
        found.append(f"{sign_of(standing.note, glyphs)} {nouns.POINT_WORDS[standing.note]}")
    elif standing.note in names.NOUNS:
        found.append(words.copies(short_name(standing.note)))
    found += [nouns.MARK_WORDS[mark] for mark in _SHOWN if mark in standing.marks]
    return tuple(found)


def centre_points(land: Land[Placed], col: int) -> int:
    """What a centre card counts; a citadel more once a wizard stands at one of its regions (C-56.1)."""
    what = land.centre[col]
    if what != "citadel":
        return CARD[what].points.victory
    near = [card for place in borders(col) for card in land.sites.get(outer(place), ())]
    return 1 + any(CARD[card.face].kind == "wizard" for card in near)


class _Lands(Lands[Placed]):
    """The classic game's cards in the picture of a principality."""

    def __init__(self, seat: int) -> None:
        """For the principality of a seat: the other player's cards are marked there."""
        self._seat = seat

    def name(self, face: str) -> str:
        return short_name(face)

    def yields(self, face: str) -> tuple[Resource, int]:
        return LAND[face]

    def stored(self, number: int, resource: Resource) -> str:
        return words.stored(number, resource)

    def post(self, land: Land[Placed], col: int, glyphs: Glyphs) -> tuple[str, int]:
        what = land.centre[col]
        return f"{self.sign(what, glyphs)} {names.noun(what).nom}", centre_points(land, col)

    def sign(self, what: str, glyphs: Glyphs) -> str:
        return sign_of(what, glyphs)

    def room(self, what: str) -> int:
        return 1 if what == "settlement" else 2

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
        card, more = CARD[standing.face], _on_it(standing, glyphs)
        badge = signs_of(glyphs).foreign if standing.owner != self._seat else ""
        if badge:
            more = (f"{badge} {nouns.SEATS[standing.owner]}", *more)
        return Tile(
            place,
            col,
            row,
            card_hue(card) if effective(standing) else "back",
            short_name(standing.face),
            badge,
            (*more, *card_lines(card, glyphs)),
            standing.face,
            text=card_text(standing.face).effect,
            short=(*more, *card_lines(card, glyphs, short=True)),
        )


_LANDS = (_Lands(0), _Lands(1))


def principality(
    state: State,
    seat: int,
    glyphs: Glyphs,
    ghosts: AbstractSet[str] = frozenset(),
    gone: Mapping[str, str] = NOTHING,
) -> Picture:
    """One seat's principality; ghosts and gone as Lands.picture has them."""
    return _LANDS[seat].picture(state.players[seat], glyphs, ghosts, gone)
