"""Words from strangers, made safe to show: no control characters, no direction tricks, no endless names."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["FORBIDDEN", "clean_text", "forbidden"]

FORBIDDEN: Final[frozenset[int]] = frozenset(
    [
        *range(0x20),  # C0: newline, tab, escape (terminal sequences)
        *range(0x7F, 0xA0),  # DEL and C1: 8-bit escape sequences
        0x061C,
        *range(0x200B, 0x2010),  # zero-width signs and direction marks: two names that look the same
        *range(0x2028, 0x202F),  # line and paragraph separators, bidi embeddings and overrides
        *range(0x2060, 0x2070),  # invisible operators, bidi isolates
        *range(0xD800, 0xE000),  # surrogates are no characters
        0xFEFF,
        *range(0xFFF9, 0xFFFE),
        *range(0xE0000, 0xE0080),  # tags: invisible text
    ]
)
"""Code points no message may hold. A fixed list: categories change with the Unicode version."""

_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MAX_MARKS = 2


def forbidden(text: str) -> int | None:
    """Return the first code point of the text that no message may hold, or None."""
    return next((ord(sign) for sign in text if ord(sign) in FORBIDDEN), None)


def clean_text(text: str, limit: int) -> str:
    """Return the text as one bounded line fit for a screen: invisible signs out, blanks single."""
    shown = "".join(" " if sign in "\t\n\r\v\f" else sign for sign in text[: 8 * limit])
    visible = "".join(
        sign for sign in shown if ord(sign) not in FORBIDDEN and unicodedata.category(sign) not in _DROPPED
    )
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", visible):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MAX_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:limit].rstrip()
