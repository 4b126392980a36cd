"""A grid of characters with styles, painted over and cut into strips."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

__all__ = ["Canvas", "fit", "wrapped"]


_VOWELS = frozenset("aeiouyäöüáéíóúůýěAEIOUYÄÖÜÁÉÍÓÚŮÝĚ")
_TOGETHER = frozenset(
    {
        "ch",
        "sh",
        "th",
        "ck",
        "ph",
        "qu",
        "bl",
        "br",
        "cl",
        "cr",
        "dr",
        "fl",
        "fr",
        "gl",
        "gr",
        "kl",
        "kr",
        "pl",
        "pr",
        "tr",
        "st",
    }
)
"""Consonants that stay in one syllable."""


def fit(text: str, width: int) -> str:
    """The text cut to a width, with an ellipsis where something is missing."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return text
    words = text[: width - 1]
    while cell_len(words) > width - 1:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(maxsize=2048)
def wrapped(text: str, room: int, rows: int, first: int | None = None) -> tuple[str, ...]:
    """The text on so many rows, words whole where they fit and hyphenated where not.

    The first row may be shorter. Where the rows do not suffice every word keeps its beginning, if each can
    have a row; else the text ends in an ellipsis.
    """
    lines: list[str] = []
    rest = text
    while rest and len(lines) < rows:
        width = room if lines or first is None else first
        if cell_len(rest) <= width:
            return (*lines, rest)
        if len(lines) == rows - 1:
            lines.append(fit(rest, width))
            break
        head, rest = _first_row(rest, width)
        lines.append(head)
    words = text.split(" ")
    if 1 < len(words) <= rows:
        widths = [room if first is None else first, *[room] * (len(words) - 1)]
        return tuple(_begun(word, width) for word, width in zip(words, widths, strict=True))
    return tuple(lines)


def _begun(word: str, width: int) -> str:
    return word if cell_len(word) <= width else f"{word[: width - 1]}."


def _first_row(text: str, width: int) -> tuple[str, str]:
    """What goes on a row of this width, and what is left."""
    words = text.split(" ")
    count = len(words)
    while count and cell_len(" ".join(words[:count])) > width:
        count -= 1
    if count:
        return " ".join(words[:count]), " ".join(words[count:])
    at = _syllable(words[0], width - 1)
    return f"{text[:at]}-", text[at:]


def _syllable(word: str, most: int) -> int:
    """After how many letters a word is best broken: where a syllable begins, near the middle."""
    found = []
    for at in range(2, min(most, len(word) - 3) + 1):
        onset = 2 if word[at : at + 2].lower() in _TOGETHER else 1
        begins = word[at] not in _VOWELS and word[at + onset : at + onset + 1] in _VOWELS
        if begins and word[at - 1 : at + 1].lower() not in _TOGETHER and _VOWELS & set(word[:at]):
            found.append(at)
    return min(found, key=lambda at: (abs(2 * at - len(word)), -at)) if found else max(1, most)


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
        begin, end = max(0, x), min(self.width, x + width)
        chars, styles = [char] * (end - begin), [style] * (end - begin)
        for line in range(max(0, y), min(self.height, y + height)) if begin < end else ():
            self._chars[line][begin:end] = chars
            self._styles[line][begin:end] = styles

    def write(self, x: int, y: int, text: str, style: Style, width: int | None = None) -> int:
        """Write one line of text, cut to a width; the number of cells written."""
        room = self.width - x if width is None else min(width, self.width - x)
        words = fit(text, room)
        if not 0 <= y < self.height:
            return 0
        begin, end = max(0, x), min(self.width, x + len(words))
        if begin < end:
            shown = words[begin - x : end - x]
            plain = shown.isascii() and shown.isprintable()
            self._chars[y][begin:end] = [char if plain or cell_len(char) == 1 else "?" for char in shown]
            self._styles[y][begin:end] = [style] * (end - begin)
        return len(words)

    def strip(self, line: int) -> Strip:
        """One line as Textual draws it."""
        segments: list[Segment] = []
        chars, styles = self._chars[line], self._styles[line]
        start = 0
        for column in range(1, self.width + 1):
            # Neighbours mostly share one style; comparing styles by value is most of a line's cost.
            if column < self.width and (styles[column] is styles[start] or styles[column] == styles[start]):
                continue
            segments.append(Segment("".join(chars[start:column]), styles[start]))
            start = column
        return Strip(segments, self.width)

    def text(self) -> str:
        """The characters alone, for tests and plain terminals."""
        return "\n".join("".join(line).rstrip() for line in self._chars)
