"""The legend of a table, made of the signs themselves: none can be left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from p2pduel.catalogue import legend as words
from p2pduel.tui.glyphs import Glyphs

__all__ = ["legend", "meant"]


def legend(glyphs: Glyphs) -> Iterator[tuple[str, str]]:
    """Every sign of a set of glyphs, with what it means in any game."""
    for field in fields(glyphs):
        yield from meant(getattr(glyphs, field.name), words.LEGEND[field.name])
    yield from words.MORE


def meant(sign: str | tuple[str, ...], words: str) -> Iterator[tuple[str, str]]:
    """A sign, or several that mean one thing, and what that is."""
    yield (sign if isinstance(sign, str) else " ".join(sign)), words
