"""The deck builder's lines: a card of the pool, the figures of the deck, its curve, what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from p2pduel.catalogue.grammar import upper
from p2pduel.decks.draft import Draft
from p2pduel.games.duel.decks import CARDS, EVENTS, HAND, by_kind
from p2pduel.games.duel.decks import curve as costs
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.rules.variants import TOURNAMENT_DECK, TOURNAMENT_EVENTS
from p2pduel.games.duel.screens.principality import card_hue, point_signs
from p2pduel.games.duel.screens.shelves import cost_words
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.words import builder as say
from p2pduel.games.duel.words import nouns, sheets
from p2pduel.games.duel.words.cards import (
    card_name,
    card_text,
    condition,
    kind,
    origin,
    place,
    price,
    short_name,
)
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["card_line", "card_page", "counts", "curve", "figures", "kinds", "law"]

_LAST: Final = 6
"""The curve puts everything from this cost on in one line."""

_AHEAD, _COST, _POINTS, _SETS = 7, 24, 8, 3
"""Cells of a line: what stands before the name, the cost in words, the points, the sets."""

_NAMES: Final = (16, 32)
"""Least and most cells of a name."""

_TEXT: Final = 24
"""Where so many cells are left, the card's text follows."""


def counts(face: str, draft: Draft, glyphs: Glyphs) -> Text:
    """How many of how many are in the deck, and how many of them in the hand."""
    count, held = draft.count(face), draft.hand[face]
    most = (EVENTS if face in EVENTS else CARDS)[face]
    text = Text(f"{count}/{most} ", style=f"bold {PALETTE['gold']}" if count else PALETTE["faint"])
    text.append(f"{signs_of(glyphs).token}{held} " if held else "   ", style=PALETTE["green"])
    return text


def card_line(
    face: str,
    lead: Text,
    glyphs: Glyphs,
    width: int,
    *,
    note: str = "",
    bright: bool = True,
    effect: bool = True,
) -> Text:
    """One card: what stands before it, name, note, cost, points, set, and its text where there is room."""
    card = card_of(face)
    ink = PALETTE["ink"] if bright else PALETTE["dim"]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append_text(lead)
    text.append(" " * (_AHEAD - lead.cell_len))
    rest = width - _AHEAD - _POINTS - _SETS - 2
    wide = rest - _COST >= 20
    costs = _COST if wide else 1
    room = max(_NAMES[0], min(_NAMES[1], rest - costs))
    name = " ".join(part for part in (_line_name(face), note) if part)[:room]
    text.append(f"{name:<{room}} ", style=f"bold {ink}" if bright else ink)
    total = sum(card.cost.values())
    cost = cost_words(face) if wide else str(total or glyphs.dot)
    text.append(f"{'' if card.kind == 'event' else cost:<{costs}} ", style=ink)
    text.append(f"{point_signs(card, glyphs):<{_POINTS}}", style=PALETTE["gold"])
    text.append(f"{_sets(face, glyphs):<{_SETS}}", style=PALETTE["faint"])
    if effect and rest - costs > _NAMES[1] + _TEXT:
        text.append(f" {card_text(face).effect}", style=PALETTE["faint"])
    return text


def _line_name(face: str) -> str:
    """The name without a title; a region keeps its number."""
    return card_name(face) if card_of(face).kind == "region" else short_name(face)


def _sets(face: str, glyphs: Glyphs) -> str:
    """The backs it may have."""
    found = card_of(face).copies
    return "".join(signs_of(glyphs).backs[name] if found[name] else "" for name in SETS)


def figures(draft: Draft, glyphs: Glyphs, width: int) -> Text:
    """Cards, hand and events against what is wanted."""
    rows = (
        (say.CARDS, draft.parts["cards"].total(), TOURNAMENT_DECK),
        (say.HAND, draft.hand.total(), HAND),
        (say.EVENTS, draft.parts["events"].total(), TOURNAMENT_EVENTS),
    )
    text = Text(no_wrap=True, overflow="ellipsis")
    wide = max(len(label) for label, _, _ in rows) + 1
    for label, have, want in rows:
        done, long = have == want, max(6, width - wide - 9)
        filled = round(long * have / want)
        text.append(f"{label:<{wide}}", style=PALETTE["dim"])
        text.append(glyphs.full * filled, style=PALETTE["green" if done else "gold"])
        text.append(glyphs.empty * (long - filled), style=PALETTE["faint"])
        text.append(f" {have:>2}/{want:<2}", style="bold")
        text.append(f" {glyphs.yes}" if done else "", style=PALETTE["green"])
        text.append("\n")
    text.rstrip()
    return text


def curve(draft: Draft, glyphs: Glyphs, width: int) -> Text:
    """How many cards cost how much, as bars."""
    counts = [0] * (_LAST + 1)
    for cost, number in costs(draft.parts["cards"]).items():
        counts[min(cost, _LAST)] += number
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{say.CURVE}\n", style=PALETTE["dim"])
    scale = max(1, max(counts))
    long = max(6, width - 7)
    for cost, number in enumerate(counts):
        label = f"{cost}+" if cost == _LAST else f"{cost} "
        bar = glyphs.full * (number if scale <= long else round(long * number / scale))
        text.append(f"{label} ", style=PALETTE["gold"])
        text.append(f"{bar} " if bar else "", style=PALETTE["ink"])
        text.append(f"{number}\n", style=PALETTE["dim"])
    text.rstrip()
    return text


def kinds(draft: Draft) -> Text:
    """What it is made of."""
    found = sorted(by_kind(draft.parts["cards"]).items())
    parts = [nouns.counted_kind(number, each) for each, number in found]
    return Text(", ".join(parts), style=PALETTE["dim"])


def law(faults: Sequence[str], glyphs: Glyphs) -> Text:
    """Whether it may be played; else everything that is wrong."""
    if not faults:
        return Text(f"{glyphs.yes} {say.LEGAL}", style=f"bold {PALETTE['green']}")
    text = Text()
    text.append(f"{glyphs.no} {say.NOT_YET}", style=f"bold {PALETTE['red']}")
    for fault in faults:
        text.append(f"\n{glyphs.dot} {fault}", style=PALETTE["ink"])
    return text


def card_page(face: str, glyphs: Glyphs) -> Text:
    """A card in a few lines."""
    card = card_of(face)
    ink, ground = TILES[card_hue(card)]
    text = Text()
    text.append(f" {card_name(face)} ", style=f"bold {ink} on {ground}")
    text.append(f"\n{sheets.kind_line(kind(face), place(face), once=False)}", style=PALETTE["dim"])
    if card.cost:
        text.append(f"\n{sheets.costs(price(face))}", style=PALETTE["gold"])
    if condition(face):
        text.append(f"\n{sheets.needs(condition(face))}", style=PALETTE["gold"])
    signs = point_signs(card, glyphs)
    if signs:
        text.append(f"\n{signs}", style=PALETTE["gold"])
    text.append(f"\n{card_text(face).effect}", style=PALETTE["ink"])
    text.append(f"\n{upper(origin(face))}", style=PALETTE["faint"])
    return text
