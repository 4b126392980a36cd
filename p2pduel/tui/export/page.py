"""A recorded game as one page for any browser: no network, no other file.

Boards repeat themselves from step to step, so every line of cells is kept once, and steps are lists of
numbers; the whole is deflated and unpacked by the browser. Its script makes text of it and never markup.
"""

from __future__ import annotations

import html
import json
from importlib import resources
from typing import Any

from p2pduel.catalogue import exporting, speech
from p2pduel.tui.export.checking import pack
from p2pduel.tui.export.story import Block, Line, Seen, Story

__all__ = ["Packed", "live_page", "page"]


_POLICY = " blob: 'wasm-unsafe-eval'; worker-src blob:; connect-src data:"
"""What a page that verifies itself is allowed beside showing: its own parts, nothing from elsewhere."""


def page(story: Story, notes: tuple[str, ...], parts: str = "") -> str:
    """The page; with parts it can verify its game by itself."""
    data = pack(json.dumps(Packed(story, notes).grown(0), separators=(",", ":")).encode("utf-8"))
    extra = f"{parts}\n{_worker()}\n{_template('verify.html')}" if parts else ""
    return _filled(story.title, data, _POLICY if parts else "", extra)


def live_page(parts: str) -> str:
    """A page without a game: it follows the journal that lies beside it on its own server, and checks it."""
    extra = f"{parts}\n{_worker()}\n{_template('live.html')}"
    return _filled(exporting.LIVE, "", f"{_POLICY} 'self'", extra)


def _filled(title: str, data: str, policy: str, extra: str) -> str:
    template = _template("page.html")
    filled = {
        "LANGUAGE": speech.spoken(),
        "TITLE": html.escape(title),
        "LABELS": _script(exporting.LABELS),
        "SCRIPT": html.escape(exporting.LABELS["script"]),
        "DATA": data,
        "POLICY": policy,
        "EXTRA": extra,
    }
    for name, value in filled.items():
        template = template.replace(f"@@{name}@@", value)
    return template


def _worker() -> str:
    """A Python for browsers in a worker of the page, with the program in it."""
    return _template("worker.html")


def _template(name: str) -> str:
    return resources.files("p2pduel.tui.export").joinpath(name).read_text("utf-8")


def _script(value: object) -> str:
    """JSON that can stand in a script: nothing in it ends it."""
    return json.dumps(value, ensure_ascii=True).replace("<", "\\u003c")


class _Table:
    """Things that are kept once, and their numbers."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._numbers: dict[object, int] = {}

    def number(self, key: object, item: object) -> int:
        """The number of a thing; a new one is added."""
        if key not in self._numbers:
            self._numbers[key] = len(self.items)
            self.items.append(item)
        return self._numbers[key]


class _Packer:
    """Lines and boards of all steps, each once."""

    def __init__(self) -> None:
        self.styles, self.lines, self.blocks = _Table(), _Table(), _Table()

    def line(self, line: Line) -> int:
        """The number of a line: text and style in turn."""
        flat = [part for text, style in line for part in (text, self.styles.number(style, style))]
        return self.lines.number(line, flat)

    def lines_of(self, lines: tuple[Line, ...]) -> list[int]:
        """The numbers of several."""
        return [self.line(line) for line in lines]

    def block(self, block: Block) -> int:
        """The number of a board."""
        packed = [block.key, block.place, block.title, block.ink, self.lines_of(block.lines)]
        return self.blocks.number(block, packed)


class Packed:
    """A story as the page keeps it; what has grown since is told by itself."""

    def __init__(self, story: Story, notes: tuple[str, ...]) -> None:
        self._story, self._notes = story, notes
        self._packer, self._charts = _Packer(), _Table()

    def grown(self, first: int) -> dict[str, Any]:
        """All from a step on, with the lines, boards and styles that the page does not have yet."""
        story, packer, charts = self._story, self._packer, self._charts
        tables = {
            "charts": charts,
            "blocks": packer.blocks,
            "lines": packer.lines,
            "styles": packer.styles,
        }
        had = {name: len(table.items) for name, table in tables.items()}
        steps = [
            [
                step.turn,
                exporting.turn(step.turn, step.whose),
                step.said,
                charts.number(step.chart, packer.lines_of(step.chart)),
                step.envelope,
            ]
            for step in story.steps[first:]
        ]
        return {
            "title": story.title,
            "notes": list(self._notes),
            "first": first,
            "steps": steps,
            "views": [_view(view, packer, first) for view in story.views],
            **{name: table.items[had[name] :] for name, table in tables.items()},
        }


def _view(view: Seen, packer: _Packer, first: int) -> dict[str, Any]:
    return {
        "name": view.name,
        "boards": [[packer.block(block) for block in blocks] for blocks in view.boards[first:]],
        "log": [[line.text, line.kind, line.first, line.until] for line in view.log],
    }
