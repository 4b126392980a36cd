"""`python -m tests.tui.draw FOLDER`: the pictures of the documentation, drawn from the gallery cell by cell.

Needs rsvg-convert and a font with the signs of the screens (DejaVu Sans Mono has them).
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.app import App

from tests.classic import gallery as classic
from tests.island import gallery as island
from tests.tui import gallery as duel

PICTURES = {
    "table": (duel.scene, "table-middle", (120, 40)),
    "wide": (duel.scene, "table-late", (200, 50)),
    "small": (duel.scene, "table-middle", (80, 24)),
    "dialogue": (duel.scene, "dialogue", (120, 40)),
    "classic": (classic.scene, "classic-wonders", (120, 40)),
    "classic-small": (classic.scene, "classic-wonders", (80, 24)),
    "classic-wide": (classic.scene, "classic-wonders", (200, 50)),
    "island": (island.scene, "island-sites", (120, 40)),
    "island-small": (island.scene, "island-table", (80, 24)),
    "island-wide": (island.scene, "island-table", (200, 50)),
    "island-trade": (island.scene, "island-trade", (120, 40)),
}
WIDE, HIGH, SIZE, EDGE = 12, 24, 19.93, 10
_WORD = re.compile(r"[!-~]+|[^ -~\s]")
"""Letters run on by themselves; a sign may come from another font, so each has its own place."""
INK, GROUND = "#efe6d2", "#17120d"


def svg(app: App[Any]) -> str:
    """The screen as it stands: one rectangle and one line of letters for every run of cells in one style."""
    width, height = app.size
    parts: list[str] = []
    for y, strip in enumerate(app.screen._compositor.render_strips()[:height]):
        x = 0
        for segment in strip:
            parts += _run(segment, x, y)
            x += segment.cell_length
    across, down = width * WIDE + 2 * EDGE, height * HIGH + 2 * EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" '
        f'font-family="DejaVu Sans Mono" font-size="{SIZE}" shape-rendering="crispEdges">'
        f'<rect width="{across}" height="{down}" fill="{GROUND}"/>{"".join(parts)}</svg>'
    )


def _run(segment: Segment, x: int, y: int) -> list[str]:
    style = segment.style or Style()
    ink, ground = _hex(style.color, INK), _hex(style.bgcolor, GROUND)
    if style.reverse:
        ink, ground = ground, ink
    left, top = x * WIDE + EDGE, y * HIGH + EDGE
    parts = [
        f'<rect x="{left}" y="{top}" width="{segment.cell_length * WIDE}" height="{HIGH}" fill="{ground}"/>'
    ]
    weight = ' font-weight="bold"' if style.bold else ""
    for word in _WORD.finditer(segment.text):
        at = left + cell_len(segment.text[: word.start()]) * WIDE
        parts.append(f'<text x="{at}" y="{top + 18}" fill="{ink}"{weight}>{escape(word.group())}</text>')
    return parts


def _hex(color: Color | None, usual: str) -> str:
    return usual if color is None or color.is_default else color.get_truecolor().hex


async def _draw(folder: Path) -> None:
    for name, (scene, shown, size) in PICTURES.items():
        async with scene(shown, size) as app:
            drawn = svg(app)
        command = ["rsvg-convert", "-o", str(folder / f"{name}.png")]
        subprocess.run(command, input=drawn.encode(), check=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["P2PDUEL_HOME"] = home
        asyncio.run(_draw(Path(sys.argv[1])))
