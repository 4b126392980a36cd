"""The words of the replay screen."""

from __future__ import annotations

from typing import Any, Final

from p2pduel.catalogue import games
from p2pduel.catalogue.words import counted
from p2pduel.kernel.operations import Finished

K_NEXT: Final = "Next step"
K_BACK: Final = "Step back"
K_TURN: Final = "Next turn"
K_TURN_BACK: Final = "Previous turn"
K_ROLL: Final = "Next roll"
K_BUILD: Final = "Next building"
K_EVENT: Final = "Next event"
K_GOTO: Final = "Turn …"
K_FIRST: Final = "Beginning"
K_LAST: Final = "End"
K_PLAY: Final = "Play or stop"
K_FASTER: Final = "Faster"
K_SLOWER: Final = "Slower"
K_SEAT: Final = "Whose eyes"
K_FLIP: Final = "Other side"
K_DICE: Final = "Dice"
K_VERDICT: Final = "Verdict"
K_CLOSE: Final = "Close"
TITLE: Final = "Replay"
LEAVE: Final = "Stop looking at this game and leave the program?"
NEUTRAL: Final = "everybody"
SEALED: Final = "The seeds of this game are not open, so the hands stay closed."
NOT_YET: Final = "Reading …"
NOTHING_MORE: Final = "There is nothing more of that in this direction."
ASK_TURN: Final = "To which turn?"
NO_TURN: Final = "That is no number of a turn."
CHECKING: Final = "Not verified yet: Verifying in the background …"
NOT_CHECKED: Final = "The verification did not come to an end"
DICE: Final = "Dice so far"
NUMBERS: Final = "Production die"
SYMBOLS: Final = "Event die"
DICE_NOTE: Final = (
    "The bar is what was rolled, the mark is what is expected from fair dice after as many rolls. "
    "Few rolls stray far; that says nothing yet."
)
HELP: Final = (
    "A recorded game, step by step. Go forwards and backwards with the arrows or n and p, jump to the next "
    "turn, roll, building or event, or let it run. See it with the eyes of either player or of everybody: "
    "hands are open once both seeds are in the file. Meanwhile the whole game is verified in the background."
)


def step_of(position: int, count: int, reading: bool) -> str:
    """Where on the reel we are."""
    return f"Step {position + 1} of {count}{' …' if reading else ''}"


def seen_by(name: str) -> str:
    """Whose eyes."""
    return f"seen by {name}"


def pace_words(pace: float, running: bool) -> str:
    """How fast it runs."""
    speed = f"{pace:g} {'step' if pace == 1 else 'steps'} a second"
    return f"running, {speed}" if running else f"stopped ({speed})"


def move_words(name: str, move: str) -> str:
    """Whose act, and what it was."""
    return f"{name}: {move}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} takes back to envelope {envelope}."


def ended(end: Finished, names: tuple[str, ...]) -> str:
    """How it ended."""
    return games.ended(None if end.winner is None else names[end.winner], end.reason) + "."


UNFINISHED: Final = "Here the record ends; the game is not finished."


def stopped(problem: str) -> str:
    """The file goes wrong somewhere."""
    return f"The record cannot be followed further. {problem}"


def verdict(found: dict[str, Any]) -> tuple[bool, str]:
    """Whether all holds, and a short sentence about it."""
    if found.get("error"):
        return False, str(found["error"])
    proofs = counted(int(found.get("proofs", 0)), "proof")
    violation = found.get("violation")
    if violation:
        return False, f"A violation by seat {violation['seat']} is proved: {violation['words']}"
    if found.get("defects"):
        return False, str(found["defects"][0])
    if not found.get("ok"):
        return False, f"The audit found something: {found.get('audit')}"
    if not found.get("finished"):
        return True, f"All {proofs} hold so far."
    audited = found.get("audit") == "ok"
    return (
        True,
        f"All {proofs} hold{', and so does the audit' if audited else '; the seeds were not opened'}.",
    )
