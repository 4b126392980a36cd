"""The legend of the table, made of the signs themselves: none can be left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from p2pduel.catalogue.screens import legend as words
from p2pduel.catalogue.screens.table import LETTERS
from p2pduel.tui.glyphs import Glyphs

__all__ = ["legend"]


def legend(glyphs: Glyphs) -> Iterator[tuple[str, str]]:
    """Every sign of a set of glyphs and every abbreviation, with its meaning."""
    for field in fields(glyphs):
        sign = getattr(glyphs, field.name)
        if isinstance(sign, str):
            yield sign, words.LEGEND[field.name]
        elif isinstance(sign, tuple):
            yield " ".join(sign), words.LEGEND[field.name]
        else:
            yield from ((one, words.back(name)) for name, one in sign.items())
    yield from ((letters, words.resource(name)) for name, letters in LETTERS.items())
    yield from words.MORE
