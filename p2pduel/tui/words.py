"""The words of the screens themselves; cards, prompts and sentences come from the catalogue."""

from __future__ import annotations

from typing import Final

__all__ = [
    "CHOOSE",
    "CLOSE",
    "HELP",
    "LEAVE",
    "NO",
    "YES",
]

CLOSE: Final = "Close"
HELP: Final = "Help"
LEAVE: Final = "Leave"
YES: Final = "Yes"
NO: Final = "No"
CHOOSE: Final = "Choose"
