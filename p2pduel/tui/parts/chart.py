"""Points over turns as a small chart of signs: a shape per seat, so that colour is not needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from p2pduel.tui.theme import PALETTE

__all__ = ["chart"]

_TOGETHER = "◉"
"""Several at once."""

Player = tuple[str, str, str]
"""Name, ink and shape."""


def chart(
    points: Mapping[int, Sequence[int]], target: int, players: Sequence[Player], width: int, height: int
) -> Text:
    """Turns from left to right, points from below; the line above is the target."""
    turns = sorted(points)
    text = Text(no_wrap=True)
    if not turns:
        return text
    top = max(target, *(max(each) for each in points.values()))
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
            here = [one for seat, one in enumerate(players) if low <= points[turn][seat] < high]
            _cell(text, here, step, goal=goal)
        text.append("\n")
    first, last = str(turns[0]), str(turns[-1])
    gap = max(1, step * (count - 1) + 1 - len(first) - len(last))
    text.append(f"    {first}{' ' * gap}{last}\n", style=PALETTE["faint"])
    for name, ink, mark in players:
        text.append(f"    {mark} {name}", style=PALETTE[ink])
    return text


def _band(line: int, rows: int, top: int) -> tuple[float, float]:
    """The points that fall on a line."""
    half = top / rows / 2
    return line * top / rows - half, line * top / rows + half


def _cell(text: Text, here: list[Player], step: int, goal: bool) -> None:
    fill = "┄" if goal else " "
    if not here:
        text.append(fill * step, style=PALETTE["edge"])
        return
    _, ink, mark = here[0] if len(here) == 1 else ("", "gold", _TOGETHER)
    text.append(mark, style=f"bold {PALETTE[ink]}")
    text.append(fill * (step - 1), style=PALETTE["edge"])
