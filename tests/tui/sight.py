"""Eyes for tests: what a person sees, as lines of text."""

from __future__ import annotations

from typing import Any

from textual.app import App

__all__ = ["lines"]


def lines(app: App[Any]) -> list[str]:
    """The whole screen as it is composed now, modal dialogues included."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return [strip.text[:width].rstrip() for strip in strips[:height]]
