"""The deck builder's lines: how many of a card, the figures of the deck, its curve, what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from p2pduel.catalogue import builder as say
from p2pduel.decks.draft import Draft
from p2pduel.realm.deck.bench import Bench
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE

__all__ = ["counts", "curve", "figures", "kinds", "law"]

_LAST: Final = 6
"""The curve puts everything from this cost on in one line."""


def counts(bench: Bench, face: str, draft: Draft, glyphs: Glyphs) -> Text:
    """How many of how many are in the deck, and how many of them in the hand."""
    count, held = draft.count(face), draft.hand[face]
    most = draft.most(face)
    ink = f"bold {PALETTE['red' if count > most else 'gold']}" if count else PALETTE["faint"]
    text = Text(f"{count}/{most} ", style=ink)
    text.append(f"{bench.held(glyphs)}{held} " if held else "   ", style=PALETTE["green"])
    return text


def figures(draft: Draft, glyphs: Glyphs, width: int) -> Text:
    """Cards, hand and events against what is wanted."""
    cards, events = draft.law.PARTS
    rows = (
        (say.CARDS, draft.parts[cards.name].total(), cards.size),
        (say.HAND, draft.hand.total(), draft.law.HAND),
        (say.EVENTS, draft.parts[events.name].total(), events.size),
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


def curve(bench: Bench, draft: Draft, glyphs: Glyphs, width: int) -> Text:
    """How many cards cost how much, as bars."""
    counts = [0] * (_LAST + 1)
    for cost, number in bench.curve(draft.main).items():
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


def kinds(bench: Bench, draft: Draft) -> Text:
    """What it is made of."""
    found = sorted(bench.made_of(draft.main).items())
    parts = [bench.counted(number, each) for each, number in found]
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
