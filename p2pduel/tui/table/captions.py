"""Titles and lines around the cards: who has what, whose turn it is, how the link is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import told
from p2pduel.catalogue.words import listed
from p2pduel.person.chair import Connected, Local, Lost, Update, Waiting
from p2pduel.person.safe import plain
from p2pduel.tui.boards.canvas import fit
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE

__all__ = ["banner", "fitting", "header", "name_of", "names_of"]


_NAME = " p2pduel "
_LEAST = 6
"""Cells that are left of a long name, however little room there is."""


def name_of(update: Update, seat: int) -> str:
    """A player's name, safe to show."""
    given = update.names[seat] if seat < len(update.names) else ""
    return plain(given, 24) or update.game.words.seat_name(seat)


def fitting(name: str, around: str, width: int) -> str:
    """A name as long as what stands around it leaves room; whole where no width is known yet."""
    return fit(name, max(_LEAST, width - cell_len(around))) if width > 0 else name


def names_of(update: Update) -> tuple[str, ...]:
    """All names, seat by seat."""
    return tuple(name_of(update, seat) for seat in range(update.state.seats))


def header(update: Update, glyphs: Glyphs, width: int) -> Text:
    """The first line: game, turn and phase on the left; link, watchers and proofs on the right."""
    state, said = update.state, update.game.words
    game, phase = said.variant_title(state.variant), said.phase(state.phase)
    turn = words.turn_words(state.turn, name_of(update, state.active), phase) if state.turn else ""
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
    others = [name for seat, name in enumerate(names_of(update)) if seat != update.seat]
    other = listed(others) if update.seat is not None else words.WATCHING
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
            return words.lost(plain(told(reason), 80))
        case _:
            return ""
