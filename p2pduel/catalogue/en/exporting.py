"""The words of exported games: pages, texts and recordings made from a journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.en import replay
from p2pduel.catalogue.grammar import one

__all__ = [
    "FORCE_HINT",
    "LABELS",
    "LIBRARY_HINT",
    "LIVE",
    "LIVE_NOTE",
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
    "written",
]

FORCE_HINT: Final = "--force writes over it"
NO_STEPS: Final = "nothing has happened in this game that could be shown"
SET_UP: Final = "Set-up"
THE_END: Final = "The table at the end"
NO_VERIFY: Final = "only a page can verify itself: --verify goes with html"
LIBRARY_HINT: Final = "npm install pyodide libsodium-wrappers-sumo, then give the folder: --verify FOLDER"
LIVE: Final = "The game beside this page"
LIVE_NOTE: Final = "This page follows the journal game.duel beside it and checks every signature and every proof by itself, with the program's own code. Whoever gave you the page can also give you one that lies."
NO_SOURCES: Final = "this copy of the program is no Python files, so no page can carry them"

LABELS: Final[Mapping[str, str]] = {
    "first": replay.K_FIRST,
    "back": replay.K_BACK,
    "next": replay.K_NEXT,
    "last": replay.K_LAST,
    "turn_back": replay.K_TURN_BACK,
    "turn_next": replay.K_TURN,
    "run": replay.K_PLAY,
    "eyes": replay.K_SEAT,
    "turn": "Turn",
    "log": "Log",
    "dice": "Chance so far",
    "step": "Step {step} of {steps}",
    "place": "Step",
    "keys": "← → steps · ↑ ↓ turns · Home End · space runs · e eyes",
    "old": "This browser is too old for this page: it needs DecompressionStream.",
    "check": "Verify",
    "checking": "Verifying in this browser, by the program's own code …",
    "holds": "Everything holds.",
    "fails": "Envelope {envelope} does not hold (step {step}).",
    "broken": "This browser could not verify: {why}",
    "live_begin": "Loading the program into this browser …",
    "live_wait": "There is no game yet.",
    "live_age": "The last record came {seconds} s ago.",
    "live_holds": "Everything so far holds: {records} records, {proofs} proofs.",
    "live_fails": "Step {step} is the last that holds.",
    "live_gone": "The server does not answer ({why}); trying again.",
    "script": "This page shows the game by a script, which this browser does not run.",
}
"""What the page itself says; names in braces are filled in there."""


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


def written(path: str, steps: int, size: int) -> str:
    """What was made."""
    return f"{path}: {one(steps, 'step', 'steps')}, {(size + 1023) // 1024} KiB"
