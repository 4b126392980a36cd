"""The dice of a game as bars, each with a mark where fair dice would be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from p2pduel.games.duel.rules.facts import EVENT_DIE
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE

__all__ = ["dice_chart"]


def dice_chart(numbers: Counter[int], symbols: Counter[str], glyphs: Glyphs, width: int) -> Text:
    """Both dice: counted, and expected after as many rolls."""
    rolls = numbers.total()
    first = [(glyphs.die(number), numbers[number], rolls / 6) for number in range(1, 7)]
    faces = list(dict.fromkeys(EVENT_DIE))
    second = [
        (nouns.SYMBOL_WORDS.get(face, face), symbols[face], rolls * EVENT_DIE.count(face) / len(EVENT_DIE))
        for face in faces
    ]
    text = Text(no_wrap=True, overflow="crop")
    for title, lines in ((words.PRODUCTION_DIE, first), (words.SYMBOL_DIE, second)):
        if text.plain:
            text.append("\n")
        text.append(title, style=f"bold {PALETTE['gold']}")
        _bars(text, lines, glyphs, width)
    return text


def _bars(text: Text, lines: Sequence[tuple[str, int, float]], glyphs: Glyphs, width: int) -> None:
    ends = [f" {count}/{expected:.1f}" for _, count, expected in lines]
    label = max(1, min(max(len(name) for name, _, _ in lines), width * 3 // 5))
    room = max(4, width - label - 1 - max(map(len, ends)))
    top = max(1.0, *(max(count, expected) for _, count, expected in lines))
    for (name, count, expected), end in zip(lines, ends, strict=True):
        cells = [glyphs.full if cell < round(count / top * room) else " " for cell in range(room)]
        mark = min(room - 1, round(expected / top * room))
        text.append(f"\n{name[:label]:<{label}} ", style=PALETTE["ink"])
        for cell, sign in enumerate(cells):
            here = cell == mark
            text.append(glyphs.bar if here else sign, style=PALETTE["gold" if here else "dim"])
        text.append(end, style=PALETTE["ink"])
