"""Eyes for tests: what a person sees, as lines of text."""

from __future__ import annotations

import difflib
import os
from pathlib import Path
from typing import Any

from textual.app import App

__all__ = ["compare", "compare_lines", "lines"]

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
    kept = KEPT / f"{name}.txt"
    if os.environ.get("P2PDUEL_PICTURES") == "write":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("\n".join(seen) + "\n", encoding="utf-8")
    before = kept.read_text("utf-8").splitlines()
    change = "\n".join(difflib.unified_diff(before, seen, "kept", "seen", lineterm="", n=0))
    assert not change, f"{kept.name} looks different:\n{change}"
