"""A grid of characters with styles, painted over and cut into strips."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

__all__ = ["Canvas", "fit"]


def fit(text: str, width: int) -> str:
    """The text cut to a width, with an ellipsis where something is missing."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return text
    if width <= 8:
        return text[:width].rstrip()
    words = text[: width - 1]
    while cell_len(words) > width - 1:
        words = words[:-1]
    return words.rstrip() + "…"


class Canvas:
    """Characters and styles by line and column; wide characters become a question mark."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        """An empty canvas in one style."""
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """Paint a rectangle."""
        for line in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self._chars[line][column] = char
                self._styles[line][column] = style

    def write(self, x: int, y: int, text: str, style: Style, width: int | None = None) -> int:
        """Write one line of text, cut to a width; the number of cells written."""
        room = self.width - x if width is None else min(width, self.width - x)
        words = fit(text, room)
        if not 0 <= y < self.height:
            return 0
        for offset, char in enumerate(words):
            if 0 <= x + offset < self.width:
                self._chars[y][x + offset] = char if cell_len(char) == 1 else "?"
                self._styles[y][x + offset] = style
        return len(words)

    def strip(self, line: int) -> Strip:
        """One line as Textual draws it."""
        segments: list[Segment] = []
        chars, styles = self._chars[line], self._styles[line]
        start = 0
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] != styles[start]:
                segments.append(Segment("".join(chars[start:column]), styles[start]))
                start = column
        return Strip(segments, self.width)

    def text(self) -> str:
        """The characters alone, for tests and plain terminals."""
        return "\n".join("".join(line).rstrip() for line in self._chars)
