"""Eyes for tests: what a person sees, as lines of text."""

from __future__ import annotations

import difflib
import os
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from tests.box import WHY, as_printed

__all__ = ["compare", "compare_lines", "lines", "settled"]

KEPT = Path(__file__).with_name("pictures")


def lines(app: App[Any]) -> list[str]:
    """The whole screen as it is composed now, modal dialogues included."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return [strip.text[:width].rstrip() for strip in strips[:height]]


def compare(app: App[Any], name: str) -> None:
    """Fail if the screen has changed since a picture was kept."""
    compare_lines(lines(app), name)


def compare_lines(seen: list[str], name: str) -> None:
    """Fail with what changed since a picture was kept; P2PDUEL_PICTURES=write keeps the new one."""
    if not as_printed():
        pytest.skip(WHY)
    kept = KEPT / f"{name}.txt"
    if os.environ.get("P2PDUEL_PICTURES") == "write":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("\n".join(seen) + "\n", encoding="utf-8")
    before = kept.read_text("utf-8").splitlines()
    change = difference(before, seen)
    assert not change, f"{kept.name} looks different:\n{change}"


def difference(before: list[str], seen: list[str]) -> str:
    """What changed, for people: every changed line as it was and as it is, the changed columns marked."""
    told: list[str] = []
    matcher = difflib.SequenceMatcher(None, before, seen, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        for number in range(max(b - a, d - c) if kind != "equal" else 0):
            old = before[a + number] if a + number < b else None
            new = seen[c + number] if c + number < d else None
            told.append(f"line {min(a, c) + number + 1}:")
            told += [f"  {name} {line}" for name, line in (("was", old), ("is ", new)) if line is not None]
            if old is not None and new is not None:
                pairs = zip_longest(old, new)
                told.append(f"      {''.join(' ' if one == other else '^' for one, other in pairs)}")
    return "\n".join(told)


async def settled(pilot: Pilot[Any]) -> list[str]:
    """The screen once it has come to rest: two looks in a row see the same."""
    before: list[str] = []
    while (now := lines(pilot.app)) != before:
        before = now
        await pilot.pause()
    return now
