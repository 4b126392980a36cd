"""Victory points over turns as a small chart of signs: two shapes, so that colour is not needed."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from p2pduel.tui.theme import PALETTE

__all__ = ["chart"]

_MARKS = ("●", "○", "◉")
"""Red, blue, both at once."""


def chart(
    points: Mapping[int, tuple[int, ...]], target: int, names: tuple[str, ...], width: int, height: int
) -> Text:
    """Turns from left to right, points from below; the line above is the target."""
    turns = sorted(points)
    text = Text(no_wrap=True)
    if not turns:
        return text
    top = max(target, *(max(pair) for pair in points.values()))
    rows = top * ((height - 3) // top) or -(-top // 2)
    columns = max(1, width - 4)
    count = min(columns, len(turns))
    shown = [turns[(i + 1) * len(turns) // count - 1] for i in range(count)]
    step = max(1, columns // count)
    for line in range(rows, -1, -1):
        low, high = _band(line, rows, top)
        goal = low <= target < high
        label = f"{line * top // rows:>2}" if rows < top or line * top % rows == 0 else "  "
        text.append(f"{label} ", style=PALETTE["gold" if goal else "faint"])
        text.append("┤" if goal else "│", style=PALETTE["edge"])
        for turn in shown:
            here = [seat for seat in (0, 1) if low <= points[turn][seat] < high]
            _cell(text, here, step, goal=goal)
        text.append("\n")
    first, last = str(turns[0]), str(turns[-1])
    gap = max(1, step * (count - 1) + 1 - len(first) - len(last))
    text.append(f"    {first}{' ' * gap}{last}\n", style=PALETTE["faint"])
    for seat, ink in ((0, "red"), (1, "blue")):
        text.append(f"    {_MARKS[seat]} {names[seat]}", style=PALETTE[ink])
    return text


def _band(line: int, rows: int, top: int) -> tuple[float, float]:
    """The points that fall on a line."""
    half = top / rows / 2
    return line * top / rows - half, line * top / rows + half


def _cell(text: Text, here: list[int], step: int, goal: bool) -> None:
    fill = "┄" if goal else " "
    if not here:
        text.append(fill * step, style=PALETTE["edge"])
        return
    mark = _MARKS[2] if len(here) == 2 else _MARKS[here[0]]
    ink = "gold" if len(here) == 2 else ("red", "blue")[here[0]]
    text.append(mark, style=f"bold {PALETTE[ink]}")
    text.append(fill * (step - 1), style=PALETTE["edge"])
