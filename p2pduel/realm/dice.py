"""The dice of a game as bars, each with a mark where fair dice would be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from p2pduel.catalogue.words import decimal
from p2pduel.kernel.operations import Outcome
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE

__all__ = ["dice_chart"]


def dice_chart(
    outcomes: Iterable[Outcome],
    event_die: Sequence[str],
    symbol: Callable[[str], str],
    titles: tuple[str, str],
    glyphs: Glyphs,
    width: int,
) -> Text:
    """Both dice as these outcomes tell of them: counted, and expected after as many rolls.

    The event die by its sides, what each is called, and what both dice are called.
    """
    rolled = [outcome.data for outcome in outcomes if outcome.kind == "dice"]
    numbers = Counter(int(one["production"]) for one in rolled)
    symbols = Counter(str(one["symbol"]) for one in rolled)
    rolls = numbers.total()
    first = [(glyphs.die(number), numbers[number], rolls / 6) for number in range(1, 7)]
    second = [
        (symbol(face), symbols[face], rolls * event_die.count(face) / len(event_die))
        for face in dict.fromkeys(event_die)
    ]
    text = Text(no_wrap=True, overflow="crop")
    for title, lines in zip(titles, (first, second), strict=True):
        if text.plain:
            text.append("\n")
        text.append(title, style=f"bold {PALETTE['gold']}")
        _bars(text, lines, glyphs, width)
    return text


def _bars(text: Text, lines: Sequence[tuple[str, int, float]], glyphs: Glyphs, width: int) -> None:
    ends = [f" {count}/{decimal(expected, 1)}" for _, count, expected in lines]
    label = max(1, min(max(len(name) for name, _, _ in lines), width * 3 // 5))
    room = max(4, width - label - 1 - max(map(len, ends)))
    top = max(1.0, *(max(count, expected) for _, count, expected in lines))
    for (name, count, expected), end in zip(lines, ends, strict=True):
        cells = [glyphs.full if cell < round(count / top * room) else " " for cell in range(room)]
        mark = min(room - 1, round(expected / top * room))
        text.append(f"\n{name[:label]:<{label}} ", style=PALETTE["ink"])
        text.append("".join(cells[:mark]), style=PALETTE["dim"])
        text.append(glyphs.bar, style=PALETTE["gold"])
        text.append("".join(cells[mark + 1 :]), style=PALETTE["dim"])
        text.append(end, style=PALETTE["ink"])
