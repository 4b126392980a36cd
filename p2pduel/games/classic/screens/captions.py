"""Lines around a principality of the classic game: who has what."""

from __future__ import annotations

from collections import Counter

from rich.text import Text
from textual.content import Content

from p2pduel.catalogue import table as general
from p2pduel.games.classic.rules.core import stocks, victory
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.screens.lands import POINTS, centre_points
from p2pduel.games.classic.screens.signs import sign_of, signs_of
from p2pduel.games.classic.screens.wishes import magic
from p2pduel.games.classic.words import nouns
from p2pduel.games.classic.words import table as words
from p2pduel.person.chair import Update
from p2pduel.tui.boards.scene import Figure
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.table.captions import fitting, name_of
from p2pduel.tui.theme import PALETTE

__all__ = ["INKS", "figures", "score", "summary"]

INKS = ("red", "blue")
"""The ink of each seat."""
_TOWNS = ("settlement", "city", "metropolis", "citadel")
_TOKENS = {"strength": 0, "trade": 1}
"""Points -> which token the most of them bring."""


def score(update: Update, seat: int, glyphs: Glyphs, *, long: bool, width: int = 0) -> Content:
    """The caption of a principality: name, colour, points of every kind, tokens, magic power, hand.

    Where it would be wider than the width, the name gives way.
    """
    state: State = update.state
    _, trade, strength, tournament = state.players[seat].points
    counts = {"strength": strength, "trade": trade, "tournament": tournament}
    own = general.YOU if seat == update.seat else ""
    name, colour = name_of(update, seat), nouns.SEATS[seat]
    parts = ["".join(f" {part}" for part in (f"({colour})" if colour != name else "", own) if part)]
    for kind in POINTS:
        said = f"{victory(state, seat)}/{state.layout.target}" if kind == "victory" else str(counts[kind])
        holds = kind in _TOKENS and state.tokens[_TOKENS[kind]] == seat
        label = f" {nouns.POINT_WORDS[kind]}" if long else ""
        parts.append(f"{sign_of(kind, glyphs)} {said}{signs_of(glyphs).token if holds else ''}{label}")
    if state.citadels:
        parts.append(f"{signs_of(glyphs).magic} {magic(state, seat)}")
    parts.append(general.hand_size(len(state.zones.get(f"hand{seat}", []))))
    after = "  ".join(parts)
    return Content(f"{fitting(name, after, width)}{after}")


def summary(update: Update, seat: int, glyphs: Glyphs, width: int = 0) -> Text:
    """A principality in two lines."""
    state: State = update.state
    player = state.players[seat]
    lines = Text(
        score(update, seat, glyphs, long=False, width=width).plain, style=f"bold {PALETTE[INKS[seat]]}"
    )
    towns = Counter(player.centre.values())
    built = " ".join(f"{sign_of(what, glyphs)}{towns[what]}" for what in _TOWNS if towns[what])
    cards = general.cards(len(player.own) + len(player.foreign))
    owned = " ".join(words.stored(count, name) for name, count in stocks(player).items())
    lines.append(f"\n{built} {cards} · {owned}", style=PALETTE["dim"])
    lines.append(f" · {general.SWAP_HINT}", style=PALETTE["faint"])
    return lines


def figures(state: State) -> list[Figure]:
    """Where the points of both come from; what nobody has is left out."""
    both = [_breakdown(state, seat) for seat in (0, 1)]
    found = [
        Figure(label, tuple(one[part] for one in both), total=part == "total")
        for part, label in words.PARTS.items()
    ]
    seldom = {words.PARTS["metropolis"], words.PARTS["citadels"]}
    return [figure for figure in found if any(figure.counts) or figure.label not in seldom]


def _breakdown(state: State, seat: int) -> dict[str, int]:
    """Where the points of a seat come from."""
    player = state.players[seat]
    standing, trade, strength, tournament = player.points
    towns = Counter[str]()
    for col, what in player.centre.items():
        towns[what] += centre_points(player, col)
    return {
        "settlements": towns["settlement"],
        "cities": towns["city"],
        "metropolis": towns["metropolis"],
        "citadels": towns["citadel"],
        "cards": standing - towns.total(),
        "knight_token": int(state.tokens[0] == seat),
        "mill_token": int(state.tokens[1] == seat),
        "total": victory(state, seat),
        "trade": trade,
        "strength": strength,
        "tournament": tournament,
    }
