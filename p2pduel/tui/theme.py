"""Colours of the table: a warm dark room, cards lit by a lamp."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style
from textual.theme import Theme

__all__ = ["GROUND", "INK", "PALETTE", "TILES", "WARM", "dyed", "tile_style"]

GROUND = "#17120d"
INK = "#f0e4cc"

PALETTE: dict[str, str] = {
    "ground": GROUND,
    "panel": "#1f1811",
    "edge": "#5a4730",
    "ink": INK,
    "dim": "#bcac90",
    "faint": "#ada08c",
    "gold": "#e8b84e",
    "red": "#e6897e",
    "blue": "#7fb2e5",
    "green": "#9ccc72",
    "orange": "#f0a050",
}
"""Named inks; every one is readable on the ground colour."""

TILES: dict[str, tuple[str, str]] = {
    "moss": ("#b5dca0", "#1d3a25"),
    "honey": ("#ffe07a", "#4d3c0c"),
    "straw": ("#f6cf86", "#4c3314"),
    "clay": ("#f2a888", "#4a2319"),
    "lime": ("#d2ea94", "#31431a"),
    "slate": ("#cdd8e6", "#2f3640"),
    "sage": ("#d5e6c4", "#2b3b28"),
    "rose": ("#f3cbbf", "#4a2226"),
    "violet": ("#e0d2f2", "#38294a"),
    "sea": ("#c3e2ee", "#1c3b49"),
    "sand": ("#f5dfb6", "#4a3a1f"),
    "plum": ("#e9c8e4", "#46263f"),
    "wood": ("#f6e3bd", "#5d4424"),
    "bronze": ("#fff0cd", "#7a5322"),
    "line": ("#cbb48c", GROUND),
    "back": ("#bba888", "#33291d"),
    "beach": ("#f0dcb0", "#352a18"),
    "free": ("#a08d70", "#1f1912"),
    "gap": ("#8f7e63", GROUND),
}
"""Ink and ground of each hue a card can wear; the name on the card says what it is."""

WARM = Theme(
    name="hearth",
    primary="#cd984c",
    secondary="#b89e7b",
    warning="#e8b84e",
    error="#e6897e",
    success="#9ccc72",
    accent="#e8b84e",
    foreground=INK,
    background=GROUND,
    surface="#1f1811",
    panel="#2a2117",
    boost="#33281b",
    dark=True,
    variables={
        "border": "#c98f3c",
        "border-blurred": "#5a4730",
        "footer-background": "#2a2117",
        "footer-key-foreground": "#e8b84e",
        "footer-description-foreground": "#d9c8a8",
        "block-cursor-foreground": "#fff6e0",
        "block-cursor-background": "#47320f",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-foreground": "#f0e4cc",
        "block-cursor-blurred-background": "#3d2f1c",
        "input-selection-background": "#47320f",
        "scrollbar": "#5a4730",
        "scrollbar-hover": "#c98f3c",
        "scrollbar-active": "#e8b84e",
        "scrollbar-background": "#1f1811",
        "text-muted": "#bcac90",
        "text-disabled": "#ada08c",
        "text-primary": "#e8b84e",
        "text-warning": "#e8b84e",
        "text-error": "#e6897e",
        "text-success": "#9ccc72",
        "text-accent": "#e8b84e",
    },
)


@lru_cache(maxsize=1024)
def dyed(ink: str | None, ground: str, *, bold: bool = False, dim: bool = False) -> Style:
    """The one style of these colours: made once, for every board is full of it."""
    return Style(color=ink, bgcolor=ground, bold=bold or None, dim=dim or None)


def tile_style(hue: str) -> Style:
    """The style of a card of one hue."""
    return dyed(*TILES[hue])
