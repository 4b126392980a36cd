"""Lines around a principality: who has what."""

from __future__ import annotations

from collections import Counter

from rich.text import Text
from textual.content import Content

from p2pduel.catalogue import table as general
from p2pduel.games.duel.rules.core import resource_at, victory
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.person.chair import Update
from p2pduel.tui.boards.scene import Figure
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.table.captions import fitting, name_of
from p2pduel.tui.theme import PALETTE

__all__ = ["INKS", "breakdown", "figures", "score", "summary"]

_KINDS = ("victory", "strength", "trade", "skill", "progress")
"""Points in the order of the caption."""
INKS = ("red", "blue")
"""The ink of each seat."""


def score(update: Update, seat: int, glyphs: Glyphs, *, long: bool, width: int = 0) -> Content:
    """The caption of a principality: name, colour, points of every kind, tokens, hand.

    Where it would be wider than the width, the name gives way.
    """
    state, signs = update.state, signs_of(glyphs)
    _, trade, strength, skill, progress = state.players[seat].points
    target = VARIANTS[state.variant].target
    own = general.YOU if seat == update.seat else ""
    name, colour = name_of(update, seat), nouns.SEATS[seat]
    parts = [
        "".join(f" {part}" for part in (f"({colour})" if colour != name else "", own) if part),
        f"{glyphs.victory} {victory(state, seat)}/{target}",
        f"{signs.strength} {strength}{signs.token if state.tokens[0] == seat else ''}",
        f"{signs.trade} {trade}{signs.token if state.tokens[1] == seat else ''}",
        f"{signs.skill} {skill}",
        f"{signs.progress} {progress}",
    ]
    if long:
        labels = ("", *(nouns.POINT_WORDS[kind] for kind in _KINDS))
        parts = [f"{part} {label}".rstrip() for part, label in zip(parts, labels, strict=True)]
    parts.append(general.hand_size(len(state.zones.get(f"hand{seat}", []))))
    after = "  ".join(parts)
    return Content(f"{fitting(name, after, width)}{after}")


def summary(update: Update, seat: int, glyphs: Glyphs, width: int = 0) -> Text:
    """A principality in two lines."""
    state, signs = update.state, signs_of(glyphs)
    player = state.players[seat]
    lines = Text(
        score(update, seat, glyphs, long=False, width=width).plain, style=f"bold {PALETTE[INKS[seat]]}"
    )
    stock: Counter[Resource] = Counter()
    for place, count in player.stored.items():
        stock[resource_at(player, place)] += count
    cards = sum(len(there) for there in player.sites.values())
    towns, cities = _centre(state, seat)
    owned = " ".join(words.stored(count, name) for name, count in stock.items())
    lines.append(
        f"\n{signs.settlement}{towns} {signs.city}{cities} {general.cards(cards)} · {owned}",
        style=PALETTE["dim"],
    )
    lines.append(f" · {general.SWAP_HINT}", style=PALETTE["faint"])
    return lines


def _centre(state: State, seat: int) -> tuple[int, int]:
    """How many settlements and cities a seat has."""
    line = list(state.players[seat].centre.values())
    return line.count("settlement"), line.count("city")


def figures(state: State) -> list[Figure]:
    """Where the points of both come from."""
    both = [breakdown(state, seat) for seat in range(state.seats)]
    return [
        Figure(label, tuple(one[part] for one in both), total=part == "total")
        for part, label in words.PARTS.items()
    ]


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Where the points of a seat come from."""
    towns, cities = _centre(state, seat)
    standing, trade, strength, skill, progress = state.players[seat].points
    return {
        "settlements": towns,
        "cities": 2 * cities,
        "cards": standing - towns - 2 * cities,
        "strength_token": int(state.tokens[0] == seat),
        "trade_token": int(state.tokens[1] == seat),
        "total": victory(state, seat),
        "trade": trade,
        "strength": strength,
        "skill": skill,
        "progress": progress,
    }
