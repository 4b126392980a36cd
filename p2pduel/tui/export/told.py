"""A recorded game as text to read, with or without Markdown, and as a recording of a terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

from rich.cells import cell_len

from p2pduel.catalogue import exporting
from p2pduel.person.safe import plain
from p2pduel.tui.export.story import COLUMNS, Line, Story

__all__ = ["cast", "markdown", "text"]

_PACE = 1.0
"""Seconds of a step in a recording."""
_LOG_LINES = 4
"""Lines of the log under the boards of a recording."""


def text(story: Story, notes: tuple[str, ...]) -> str:
    """Turn by turn what happened, then the table at the end and the chart of chance."""
    lines = [story.title, "", *notes]
    for heading, said in _turns(story):
        lines += ["", heading, *(f"  {one}" for one in said)]
    lines += ["", story.steps[-1].said, "", *_table(story)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def markdown(story: Story, notes: tuple[str, ...]) -> str:
    """The same with headings and lists; names of players cannot make any."""
    lines = [f"# {_literal(story.title)}", "", *(f"{_literal(note)}\n" for note in notes)]
    for heading, said in _turns(story):
        lines += [f"## {_literal(heading)}", "", *(f"- {_literal(one)}" for one in said), ""]
    lines += [f"**{_literal(story.steps[-1].said)}**", "", f"## {exporting.THE_END}", "", "```text"]
    return "\n".join([*lines, *_table(story), "```", ""])


def cast(story: Story, notes: tuple[str, ...]) -> str:
    """A recording that asciinema plays: the table once a second; only lines that changed are drawn."""
    pictures = [list(_picture(story, step)) for step in range(len(story.steps))]
    height = max(map(len, pictures))
    head = {"version": 2, "width": COLUMNS, "height": height + 1, "title": plain(story.title, 200)}
    events: list[list[object]] = []
    before = [""] * height
    for step, picture in enumerate(pictures):
        now = [*picture, *[""] * (height - len(picture))]
        changed = [(row, line) for row, line in enumerate(now) if line != before[row]]
        drawn = "".join(f"\x1b[{row + 1};1H{line}\x1b[0m\x1b[K" for row, line in changed)
        events.append([step * _PACE, "o", drawn if step else f"\x1b[2J{drawn}"])
        before = now
    events.append([len(pictures) * _PACE, "o", f"\x1b[{height + 1};1H{fitted(notes[0])}"])
    return "\n".join(json.dumps(one, ensure_ascii=True) for one in (head, *events)) + "\n"


def _turns(story: Story) -> Iterator[tuple[str, list[str]]]:
    """Every turn with the lines of the log in it, seen by everybody."""
    standing = (line for line in story.views[0].log if line.until is None)
    for number, lines in groupby(standing, lambda line: story.steps[line.first].turn):
        told = list(lines)
        said = [line.text.removeprefix("· ") for line in told if line.kind != "turn"]
        yield exporting.turn(number, story.steps[told[0].first].whose), said


def _table(story: Story) -> Iterator[str]:
    """The boards after the last step, then the chart."""
    for block in story.views[0].boards[-1]:
        if block.title:
            yield block.title
        yield from (_bare(line) for line in block.lines)
        yield ""
    yield from (_bare(line) for line in story.steps[-1].chart)


def _bare(line: Line) -> str:
    return "".join(text for text, _ in line).rstrip()


def _picture(story: Story, step: int) -> Iterator[str]:
    """One step on a terminal: turn, boards, what happened last."""
    now, view = story.steps[step], story.views[0]
    yield _coloured(((exporting.turn(now.turn, now.whose), "/#2a2117/b"),))
    for block in view.boards[step]:
        if block.title:
            yield _coloured(((block.title, f"{block.ink}//b"),))
        yield from (_coloured(line) for line in block.lines)
    told = [line.text for line in view.told(step)][-_LOG_LINES:]
    yield from ("", *(fitted(line) for line in told), *[""] * (_LOG_LINES - len(told)))
    yield _coloured(((fitted(now.said), "#e8b84e//"),))


def fitted(words: str) -> str:
    """A text that stays on its line."""
    return words if cell_len(words) <= COLUMNS else words[: COLUMNS - 1] + "…"


def _coloured(line: Line) -> str:
    return "".join(f"\x1b[0{_codes(style)}m{text}" for text, style in line)


def _codes(style: str) -> str:
    ink, ground, marks = (style or "//").split("/")
    codes = {"b": ";1", "u": ";4", "r": ";7"}
    return "".join(
        f";{kind};2;{int(hue[1:3], 16)};{int(hue[3:5], 16)};{int(hue[5:7], 16)}"
        for kind, hue in ((38, ink), (48, ground))
        if hue
    ) + "".join(codes[mark] for mark in marks)


def _literal(words: str) -> str:
    """Words that Markdown shows as they are."""
    marked = "".join(f"\\{char}" if char in "\\`*_[]<>#|~&" else char for char in words)
    return re.sub(r"^(\s*\d*)([-+.)])", r"\1\\\2", marked)
