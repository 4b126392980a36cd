"""The words of exported games: pages, texts and recordings made from a journal."""

from __future__ import annotations

from typing import Final

__all__ = [
    "CLOSED",
    "EVERYBODY",
    "FORCE_HINT",
    "LABELS",
    "LIBRARY_HINT",
    "NO_SOURCES",
    "NO_STEPS",
    "NO_VERIFY",
    "SET_UP",
    "THE_END",
    "exists",
    "judged",
    "made",
    "no_library",
    "title",
    "turn",
    "unwritable",
    "written",
]

FORCE_HINT: Final = "--force writes over it"
NO_STEPS: Final = "nothing has happened in this game that could be shown"
SET_UP: Final = "Set-up"
EVERYBODY: Final = "everybody"
THE_END: Final = "The table at the end"
CLOSED: Final = "The seeds of this game are not open, so hands stay closed."
NO_VERIFY: Final = "only a page can verify itself: --verify goes with html"

LABELS: Final[dict[str, str]] = {
    "first": "Beginning",
    "back": "Step back",
    "next": "Next step",
    "last": "End",
    "turn_back": "Previous turn",
    "turn_next": "Next turn",
    "run": "Play or stop",
    "eyes": "Whose eyes",
    "turn": "Turn",
    "log": "Log",
    "dice": "Chance so far",
    "step": "Step {step} of {steps}",
    "keys": "← → steps · ↑ ↓ turns · Home End · space runs · e eyes",
    "old": "This browser is too old for this page: it needs DecompressionStream.",
    "check": "Verify",
    "checking": "Verifying in this browser, by the program's own code …",
    "holds": "Everything holds.",
    "fails": "Envelope {envelope} does not hold (step {step}).",
    "broken": "This browser could not verify: {why}",
    "script": "This page shows the game by a script, which this browser does not run.",
}
"""What the page itself says; {step} and {steps} are filled in there."""


LIBRARY_HINT: Final = "npm install pyodide libsodium-wrappers-sumo, then give the folder: --verify FOLDER"
NO_SOURCES: Final = "this copy of the program is no Python files, so no page can carry them"


def no_library(path: str) -> str:
    """What a page needs to verify is not there."""
    return f"{path} is missing, which a page needs to verify by itself"


def title(names: tuple[str, ...], variant: str) -> str:
    """Who plays what."""
    return f"{' against '.join(names)}: {variant}"


def turn(number: int, name: str) -> str:
    """Whose turn it is."""
    return f"Turn {number}: {name}" if number else SET_UP


def made(version: str, head: str) -> str:
    """Where a page comes from, and what it is not."""
    return (
        f"Made by p2pduel {version} from a journal with the head {head}. A page can be altered by anybody; "
        "the journal cannot: p2pduel verify checks it."
    )


def judged(verdict: str) -> str:
    """What a verification of the journal had to say when the page was made."""
    return f"Verified when this was made: {verdict}"


def exists(path: str) -> str:
    """Something lies there already."""
    return f"{path} exists"


def unwritable(path: str, why: str) -> str:
    """The result cannot be written."""
    return f"{path} can't be written: {why}"


def written(path: str, steps: int, size: int) -> str:
    """What was made."""
    return f"{path}: {steps} steps, {(size + 1023) // 1024} KiB"
