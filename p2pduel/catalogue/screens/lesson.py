"""The words around the lesson; what its steps say stands in the script."""

from __future__ import annotations

from typing import Final

ENTER: Final = "enter"
SPACE: Final = "space"
POINTER: Final = "▶"
GO_ON: Final = "Go on"
BACK: Final = "Read again"
LEAVE: Final = "Leave the lesson"
LEAVE_TITLE: Final = "Leave the lesson?"
LEAVE_ASK: Final = "You can begin it again whenever you like."
NO_UNDO: Final = "There is no need to take anything back in the lesson."
NO_VERIFY: Final = "The lesson is played on your computer alone, with prepared dice and cards."
WATCH: Final = "watch the table"
NUDGE: Final = "For the lesson, please"
HELP: Final = (
    "A few prepared turns on the real table. Read what it says, then do what it asks: every key and every "
    "click works as in a real game. If you do something else, the lesson only reminds you; nothing can go "
    "wrong."
)


def caption(number: int, count: int, title: str) -> str:
    """The title of a step."""
    return f" {number} of {count} · {title} "


def go_on(key: str) -> str:
    """How the reader goes on."""
    return f"{key}: go on"


def first_read(key: str) -> str:
    """Somebody is faster than the words."""
    return f"One moment: read this step first, then press {key}."
