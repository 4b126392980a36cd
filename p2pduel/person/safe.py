"""Strangers' words, made safe to show."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

__all__ = ["plain"]


@lru_cache(maxsize=256)  # the same few names are painted again with every line
def plain(text: str, limit: int = 400) -> str:
    """A stranger's words without control, direction or invisible characters, and not too long."""
    kept = [c if not c.isspace() else " " for c in text if c.isspace() or unicodedata.category(c)[0] != "C"]
    words = " ".join("".join(kept).split())
    while cell_len(words) > limit:
        words = words[:-1]
    return words
