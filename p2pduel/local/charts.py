"""Two charts as inline SVG: shares with their intervals, and a histogram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from p2pduel.catalogue import cli_arena as words

__all__ = ["Bar", "bars", "histogram"]

_WIDTH, _ROW, _LEFT, _RIGHT = 820, 22, 170, 230
_NAME = 24
"""Signs of a name that fit beside the bars."""

_HEIGHT, _BASE = 180, 150
_BINS = 24


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a share between 0 and 1 with its interval and the words behind it."""

    name: str
    share: float
    interval: tuple[float, float]
    words: str
    style: str = "bar"


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label, quote=True)}">\n'
        f"{body}\n</svg>"
    )


def _short(name: str) -> str:
    """A program's command line may be long: its end tells most."""
    return name if len(name) <= _NAME else f"…{name[1 - _NAME :]}"


def bars(rows: Sequence[Bar]) -> str:
    """Shares from 0 to 100 %, one below the other, with a line at one half."""
    room = _WIDTH - _LEFT - _RIGHT
    height = _ROW * len(rows) + 24
    parts = []
    for mark in (0, 25, 50, 75, 100):
        x = _LEFT + room * mark / 100
        parts.append(f'<line class="line" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 20}"/>')
        parts.append(f'<text class="soft" x="{x:.1f}" y="{height - 6}" text-anchor="middle">{mark} %</text>')
    for at, row in enumerate(rows):
        y = at * _ROW
        low, high = (_LEFT + room * end for end in row.interval)
        middle = y + _ROW / 2
        parts += [
            f'<text x="{_LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(_short(row.name))}</text>',
            f'<rect class="{row.style}" opacity="0.8" x="{_LEFT}" y="{y + 4}" '
            f'width="{room * row.share:.1f}" height="{_ROW - 8}"/>',
            f'<line class="mark" x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}"/>',
            f'<text class="soft" x="{_WIDTH - _RIGHT + 8}" y="{y + 15}">{escape(row.words)}</text>',
        ]
    return _svg(height, "; ".join(f"{row.name} {100 * row.share:.0f} %" for row in rows), parts)


def histogram(values: Sequence[int]) -> str:
    """How often each value came; neighbours share a bar where there are many."""
    if not values:
        return f"<p>{escape(words.NONE_FINISHED)}</p>"
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // _BINS))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    most, wide = max(counts), (_WIDTH - 60) / len(counts)
    parts = [f'<line class="line" x1="40" y1="{_BASE}" x2="{_WIDTH - 20}" y2="{_BASE}"/>']
    for at, count in enumerate(counts):
        tall = (_BASE - 20) * count / most
        x = 40 + at * wide
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{_BASE - tall:.1f}" '
            f'width="{wide - 2:.1f}" height="{tall:.1f}"/>'
        )
        if at % max(1, len(counts) // 12) == 0:
            parts.append(
                f'<text class="soft" x="{x + wide / 2:.1f}" y="{_BASE + 16}" text-anchor="middle">'
                f"{low + at * step}</text>"
            )
        if count == most:
            parts.append(
                f'<text x="{x + wide / 2:.1f}" y="{_BASE - tall - 4:.1f}" text-anchor="middle">{count}</text>'
            )
    return _svg(_HEIGHT, words.lengths(low, high), parts)
