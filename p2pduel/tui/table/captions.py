"""Titles and lines around the cards: who has what, whose turn it is, how the link is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual.content import Content

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.rules.core import victory
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.variants import title
from p2pduel.person.chair import Connected, Local, Lost, Update, Waiting
from p2pduel.person.safe import plain
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE, SEATS

__all__ = ["banner", "header", "name_of", "score", "summary"]


_NAME = " p2pduel "


def name_of(update: Update, seat: int) -> str:
    """A player's name, safe to show."""
    return plain(update.name(seat), 24) or update.game.words.seat_name(seat)


def score(update: Update, seat: int, glyphs: Glyphs, *, long: bool) -> Content:
    """The caption of a principality: name, colour, points of every kind, tokens, hand."""
    state = update.state
    _, trade, strength, skill, progress = state.players[seat].points
    target = VARIANTS[state.variant].target
    token = glyphs.token
    own = words.YOU if seat == update.seat else ""
    name, colour = name_of(update, seat), update.game.words.seat_name(seat)
    parts = [
        " ".join(part for part in (name, f"({colour})" if colour != name else "", own) if part),
        f"{glyphs.victory} {victory(state, seat)}/{target}",
        f"{glyphs.strength} {strength}{token if state.tokens[0] == seat else ''}",
        f"{glyphs.trade} {trade}{token if state.tokens[1] == seat else ''}",
        f"{glyphs.skill} {skill}",
        f"{glyphs.progress} {progress}",
    ]
    if long:
        labels = ("", words.VICTORY, words.STRENGTH, words.TRADE, words.SKILL, words.PROGRESS)
        parts = [f"{part} {label}".strip() for part, label in zip(parts, labels, strict=True)]
    parts.append(words.hand_size(len(state.zones.get(f"hand{seat}", []))))
    return Content("  ".join(parts))


def header(update: Update, glyphs: Glyphs, width: int) -> Text:
    """The first line: game, turn and phase on the left; link, watchers and proofs on the right."""
    state = update.state
    game = title(state.variant)
    turn = words.turn_words(state.turn, name_of(update, state.active), state.phase) if state.turn else ""
    long, short = _right(update, glyphs, short=False), _right(update, glyphs, short=True)
    lefts = [" · ".join(part for part in parts if part) for parts in ((game, turn), (turn or game,))]
    tries = [(left, right) for left in lefts for right in (long, short)]
    room = width - len(_NAME) - 3
    left, right = next((pair for pair in tries if sum(map(cell_len, pair)) <= room), (lefts[-1], ""))
    gap = max(1, width - len(_NAME) - cell_len(left) - cell_len(right) - 2)
    return Text.assemble(
        (_NAME, f"bold {PALETTE['ground']} on {PALETTE['gold']}"),
        (f" {left}", "bold"),
        " " * gap,
        (right, PALETTE["dim"]),
        no_wrap=True,
        overflow="ellipsis",
    )


def _right(update: Update, glyphs: Glyphs, *, short: bool) -> str:
    """Link, watchers and proofs; the short form says the same in fewer words."""
    parts = []
    other = name_of(update, 1 - update.seat) if update.seat is not None else words.WATCHING
    match update.link:
        case Local():
            parts.append(words.LOCAL)
        case Connected(milliseconds):
            delay = f" {milliseconds} ms" if milliseconds is not None and not short else ""
            parts.append(f"{glyphs.link} {other}{delay}")
        case Waiting():
            parts.append(f"{glyphs.no} {words.RECONNECTING}")
        case Lost():
            parts.append(f"{glyphs.no} {words.LINK_LOST}")
    if update.watchers:
        parts.append(words.watchers(update.watchers))
    if update.proofs:
        parts.append(words.proofs(update.proofs, short))
    return " · ".join(parts)


def banner(update: Update) -> str:
    """A calm line about a lost link and what happens next; empty while all is well."""
    match update.link:
        case Waiting(attempt):
            return words.waiting(attempt)
        case Lost(reason):
            return words.lost(plain(reason, 80))
        case _:
            return ""


def summary(update: Update, seat: int, glyphs: Glyphs) -> Text:
    """The other principality in two lines, for small terminals."""
    state = update.state
    player = state.players[seat]
    lines = Text(score(update, seat, glyphs, long=False).plain, style=f"bold {PALETTE[SEATS[seat]]}")
    stock: dict[str, int] = {}
    for place, count in player.stored.items():
        name = words.stored_name(player, place)
        stock[name] = stock.get(name, 0) + count
    cards = sum(len(there) for there in player.sites.values())
    towns = sum(what == "settlement" for what in player.centre.values())
    cities = sum(what == "city" for what in player.centre.values())
    owned = " ".join(f"{count} {name}" for name, count in stock.items())
    lines.append(
        f"\n{glyphs.settlement}{towns} {glyphs.city}{cities} {words.cards(cards)} · {owned}",
        style=PALETTE["dim"],
    )
    lines.append(f" · {words.SWAP_HINT}", style=PALETTE["faint"])
    return lines
