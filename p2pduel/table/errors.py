"""What can go wrong at a table, in words for people and with the exit code of a command."""

from __future__ import annotations

from p2pduel.catalogue.speech import told

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
    """The table can't go on; `code` is the exit code, `hint` what to try. Told in the language spoken."""

    def __init__(self, words: str, code: int = REFUSED, hint: str | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.code = code
        self._hint = hint

    def __str__(self) -> str:
        return str(told(self.words))

    @property
    def hint(self) -> str | None:
        """What to try, if there is anything."""
        return None if self._hint is None else str(told(self._hint))
