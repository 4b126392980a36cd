"""The words around the lesson; what its steps say stands in the script."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACK",
    "BACKSPACE",
    "ENTER",
    "GO_ON",
    "HELP",
    "LEAVE",
    "LEAVE_ASK",
    "LEAVE_TITLE",
    "NO_UNDO",
    "NO_VERIFY",
    "NUDGE",
    "POINTER",
    "RESUME_NO",
    "RESUME_TITLE",
    "RESUME_YES",
    "SPACE",
    "WATCH",
    "caption",
    "first_read",
    "foot",
    "resume_ask",
]

ENTER: Final = "enter"
SPACE: Final = "space"
BACKSPACE: Final = "backspace"
POINTER: Final = "▶"
GO_ON: Final = "Go on"
BACK: Final = "Back"
LEAVE: Final = "Leave the lesson"
LEAVE_TITLE: Final = "Leave the lesson?"
LEAVE_ASK: Final = "You can go on from here, or begin again, whenever you like."
RESUME_TITLE: Final = "Begin the lesson again?"
RESUME_YES: Final = "Begin again"
RESUME_NO: Final = "Go on"
NO_UNDO: Final = "There is no need to take anything back in the lesson."
NO_VERIFY: Final = "The lesson is played on your computer alone, with prepared dice and cards."
WATCH: Final = "watch the table"
NUDGE: Final = "For the lesson, please"
HELP: Final = (
    "A few prepared turns on the real table. Read what it says, then do what it asks: every key and every "
    "click works as in a real game. If you do something else, the lesson only reminds you; nothing can go "
    "wrong. Backspace goes one step back. If you leave, you can go on from the same step another day."
)


def caption(number: int, count: int, title: str) -> str:
    """The title of a step."""
    return f" {number} of {count} · {title} "


def foot(on: str, back: str) -> str:
    """The keys that go on and back, where they do."""
    return " · ".join([*([f"{on}: go on"] if on else []), *([f"{back}: back"] if back else [])])


def resume_ask(number: int, count: int, title: str) -> str:
    """Where somebody stopped."""
    return (
        f"You stopped at step {number} of {count}: {title}. Do you want to begin again, or go on from there?"
    )


def first_read(key: str) -> str:
    """Somebody is faster than the words."""
    return f"One moment: read this step first, then press {key}."
