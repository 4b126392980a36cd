"""What can go wrong at a table, in words for people and with the exit code of a command."""

from __future__ import annotations

__all__ = ["CANCELLED", "NOBODY", "REFUSED", "USAGE", "TableError"]

REFUSED = 1
"""The answer is no, or the other side broke a rule."""
USAGE = 2
"""Wrong usage or an unreadable file."""
NOBODY = 3
"""Nobody there, or the link was given up; the game can be resumed."""
CANCELLED = 130
"""Interrupted, or the input has ended."""


class TableError(Exception):
    """The table can't go on; `code` is the exit code, `hint` what to try."""

    def __init__(self, words: str, code: int = REFUSED, hint: str | None = None) -> None:
        super().__init__(words)
        self.code = code
        self.hint = hint
