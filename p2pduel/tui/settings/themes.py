"""Three rooms to play in, each in two sets of colours; every ink is readable on every ground it meets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from textual.theme import Theme

from p2pduel.tui.theme import PALETTE, TILES, WARM

__all__ = ["LOOKS", "Look", "contrast", "look", "wear"]

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Look:
    """A theme of the framework, the named inks, and ink and ground of every hue of cards."""

    theme: Theme
    palette: Mapping[str, str]
    tiles: Mapping[str, Pair]


_DARK = Look(WARM, dict(PALETTE), dict(TILES))

_LIGHT_PALETTE = {
    "ground": "#fbf6ec",
    "panel": "#ede2cc",
    "edge": "#b79c6b",
    "ink": "#2b2118",
    "dim": "#5f5240",
    "faint": "#675c4c",
    "gold": "#7d4f00",
    "red": "#a02b1e",
    "blue": "#1f5a94",
    "green": "#2f6312",
    "orange": "#8f4a00",
}
_LIGHT_TILES = {
    "moss": ("#1b4420", "#cfe8c0"),
    "honey": ("#4d3a00", "#fbe694"),
    "straw": ("#533408", "#f8dca4"),
    "clay": ("#5c2113", "#f5c9b3"),
    "lime": ("#33480c", "#e2f0b4"),
    "slate": ("#2a3442", "#d5dde6"),
    "sage": ("#28401c", "#e0ecd2"),
    "rose": ("#5e1f22", "#f5d6cc"),
    "violet": ("#3d2560", "#e6daf4"),
    "sea": ("#103f52", "#cfe6ef"),
    "sand": ("#4e3908", "#f6e6c0"),
    "plum": ("#56204b", "#efd6ea"),
    "wood": ("#4a3312", "#ead3a4"),
    "bronze": ("#3d2600", "#e2b765"),
    "line": ("#6b5229", "#fbf6ec"),
    "back": ("#4f4028", "#ddcdae"),
    "beach": ("#4a3a1c", "#efe0bf"),
    "free": ("#6b5d48", "#f5eddd"),
    "gap": ("#75674f", "#fbf6ec"),
}
_CONTRAST_PALETTE = {
    "ground": "#000000",
    "panel": "#141414",
    "edge": "#9a9a9a",
    "ink": "#ffffff",
    "dim": "#e4e4e4",
    "faint": "#d0d0d0",
    "gold": "#ffd95a",
    "red": "#ffbdb4",
    "blue": "#a6d6ff",
    "green": "#a8f596",
    "orange": "#ffc46b",
}
_CONTRAST_TILES = {
    "moss": ("#ffffff", "#003d12"),
    "honey": ("#ffffff", "#4a3a00"),
    "straw": ("#ffffff", "#523000"),
    "clay": ("#ffffff", "#5a1606"),
    "lime": ("#ffffff", "#2b4400"),
    "slate": ("#ffffff", "#333c47"),
    "sage": ("#ffffff", "#1e3a12"),
    "rose": ("#ffffff", "#5a0f18"),
    "violet": ("#ffffff", "#3a1a63"),
    "sea": ("#ffffff", "#003f57"),
    "sand": ("#ffffff", "#4a3500"),
    "plum": ("#ffffff", "#551048"),
    "wood": ("#000000", "#ffe9b8"),
    "bronze": ("#000000", "#ffd95a"),
    "line": ("#ffffff", "#000000"),
    "back": ("#ffffff", "#2b2b2b"),
    "beach": ("#fff0c8", "#332600"),
    "free": ("#d0d0d0", "#0c0c0c"),
    "gap": ("#c0c0c0", "#000000"),
}


def _theme(name: str, palette: Mapping[str, str], *, dark: bool, **more: str) -> Theme:
    """A theme of the framework out of the named inks and some grounds."""
    ink, gold, panel = palette["ink"], palette["gold"], palette["panel"]
    return Theme(
        name=name,
        primary=gold,
        secondary=palette["dim"],
        warning=gold,
        error=palette["red"],
        success=palette["green"],
        accent=gold,
        foreground=ink,
        background=palette["ground"],
        surface=more["surface"],
        panel=panel,
        boost=more["boost"],
        dark=dark,
        variables={
            "border": gold,
            "border-blurred": palette["edge"],
            "footer-background": panel,
            "footer-key-foreground": gold,
            "footer-description-foreground": ink,
            "block-cursor-foreground": ink,
            "block-cursor-background": more["cursor"],
            "block-cursor-text-style": "bold",
            "block-cursor-blurred-foreground": ink,
            "block-cursor-blurred-background": more["blurred"],
            "input-selection-background": more["cursor"],
            "scrollbar": palette["edge"],
            "scrollbar-hover": gold,
            "scrollbar-active": gold,
            "scrollbar-background": more["surface"],
            "text-muted": palette["dim"],
            "text-disabled": palette["faint"],
            "text-primary": gold,
            "text-warning": gold,
            "text-error": palette["red"],
            "text-success": palette["green"],
            "text-accent": gold,
        },
    )


_LIGHT = Look(
    _theme(
        "daylight",
        _LIGHT_PALETTE,
        dark=False,
        surface="#f5eddd",
        boost="#e8dcc2",
        cursor="#f2d9a0",
        blurred="#eadbb8",
    ),
    _LIGHT_PALETTE,
    _LIGHT_TILES,
)
_CONTRAST = Look(
    _theme(
        "contrast",
        _CONTRAST_PALETTE,
        dark=True,
        surface="#0c0c0c",
        boost="#1c1c1c",
        cursor="#00358a",
        blurred="#1e2f52",
    ),
    _CONTRAST_PALETTE,
    _CONTRAST_TILES,
)

LOOKS: Mapping[str, Look] = {"dark": _DARK, "light": _LIGHT, "contrast": _CONTRAST}
"""The settings' names of the themes."""

_SAFE_INKS: Mapping[str, Mapping[str, str]] = {
    "dark": {"red": "#f09a52", "blue": "#b9b4ff", "green": "#74c3f7", "orange": "#f4e285"},
    "light": {"red": "#8a4300", "blue": "#5b3fb0", "green": "#00558f", "orange": "#5f5200"},
    "contrast": {"red": "#ffc187", "blue": "#cfc8ff", "green": "#93d5ff", "orange": "#fff0a0"},
}
"""Orange against sky blue: told apart with any kind of colour blindness."""

_SAFE_GROUNDS: Mapping[str, Pair] = {
    "moss": ("#d2f7ea", "#00463a"),
    "honey": ("#fff6b8", "#5a5200"),
    "straw": ("#ffe2b8", "#6b4300"),
    "clay": ("#ffd9c2", "#7a2c00"),
    "lime": ("#d6efff", "#0b4468"),
    "slate": ("#f0f0f0", "#4a4a4a"),
    "sage": ("#d6efff", "#123a55"),
    "rose": ("#ffe2b8", "#5a3a08"),
    "violet": ("#f3dcee", "#57304a"),
}
"""Cards in hues and shades that stay different for every eye; light rooms turn them round."""


def look(name: str, safe: bool = False) -> Look:
    """A look by the settings' name, in the usual or the safe colours."""
    base = LOOKS[name]
    if not safe:
        return base
    palette = {**base.palette, **_SAFE_INKS[name]}
    turned = {hue: pair if base.theme.dark else pair[::-1] for hue, pair in _SAFE_GROUNDS.items()}
    theme = Theme(
        **{
            **{slot: getattr(base.theme, slot) for slot in base.theme.__dataclass_fields__},
            "name": f"{base.theme.name}-safe",
            "error": palette["red"],
            "success": palette["green"],
            "variables": {
                **base.theme.variables,
                "text-error": palette["red"],
                "text-success": palette["green"],
            },
        }
    )
    return Look(theme, palette, {**base.tiles, **{hue: (pair[0], pair[1]) for hue, pair in turned.items()}})


def wear(name: str, safe: bool = False) -> Theme:
    """Put the inks of a look into use everywhere; its theme, to be set by the app."""
    chosen = look(name, safe)
    PALETTE.update(chosen.palette)
    TILES.update(chosen.tiles)
    return chosen.theme


def contrast(ink: str, ground: str) -> float:
    """The contrast ratio of two colours (#rrggbb), from 1 to 21, as WCAG computes it."""
    bright, dark = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
