"""The words of the replay screen."""

from __future__ import annotations

from typing import Final

from p2pduel.catalogue.en import games
from p2pduel.catalogue.en.words import counted_proofs
from p2pduel.catalogue.grammar import Who

__all__ = [
    "ASK_TURN",
    "CHECKING",
    "DICE",
    "DICE_NOTE",
    "HELP",
    "K_BACK",
    "K_CLOSE",
    "K_DICE",
    "K_FASTER",
    "K_FIRST",
    "K_FLIP",
    "K_GOTO",
    "K_LAST",
    "K_NEXT",
    "K_PLAY",
    "K_SEAT",
    "K_SLOWER",
    "K_TURN",
    "K_TURN_BACK",
    "K_VERDICT",
    "LEAVE",
    "NEUTRAL",
    "NOTHING_MORE",
    "NOT_YET",
    "NO_TURN",
    "SEALED",
    "TITLE",
    "UNFINISHED",
    "audit_found",
    "ended",
    "hold",
    "hold_so_far",
    "move_words",
    "not_checked",
    "pace_words",
    "seen_by",
    "step_of",
    "stopped",
    "taken_back",
    "violated",
]

K_NEXT: Final = "Next step"
K_BACK: Final = "Step back"
K_TURN: Final = "Next turn"
K_TURN_BACK: Final = "Previous turn"
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
DICE: Final = "Dice so far"
DICE_NOTE: Final = (
    "The bar is what was rolled, the mark is what is expected from fair dice after as many rolls. "
    "Few rolls stray far; that says nothing yet."
)
HELP: Final = (
    "A recorded game, step by step. Go forwards and backwards with the arrows or n and p, jump to the next "
    "turn, roll, building or event, or let it run. See it with the eyes of either player or of everybody: "
    "hands are open once both seeds are in the file. Meanwhile the whole game is verified in the background."
)


def not_checked(code: int) -> str:
    """The process that verifies has ended without an answer."""
    return f"The verification did not come to an end ({code})."


def step_of(position: int, count: int, reading: bool) -> str:
    """Where on the reel we are."""
    return f"Step {position + 1} of {count}{' …' if reading else ''}"


def seen_by(name: str) -> str:
    """Whose eyes."""
    return f"seen by {name}"


def pace_words(pace: float, running: bool) -> str:
    """How fast it runs."""
    speed = f"{pace:g} step a second" if pace == 1 else f"{pace:g} steps a second"
    return f"running, {speed}" if running else f"stopped ({speed})"


def move_words(name: str, move: str) -> str:
    """Whose act, and what it was."""
    return f"{name}: {move}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} takes back to envelope {envelope}."


def ended(winner: str | None, reason: str) -> str:
    """How it ended: the winner's name, or a draw."""
    return f"{games.ended(None if winner is None else Who(winner), reason)}."


UNFINISHED: Final = "Here the record ends; the game is not finished."


def stopped(problem: str) -> str:
    """The file goes wrong somewhere."""
    return f"The record cannot be followed further. {problem}"


def violated(seat: int, words: str) -> str:
    """Somebody broke a rule of the protocol."""
    return f"A violation by seat {seat} is proved: {words}"


def audit_found(what: str) -> str:
    """The audit does not agree with the game."""
    return f"The audit found something: {what}"


def hold_so_far(proofs: int) -> str:
    """Nothing is wrong with a game that is not finished."""
    return f"All {counted_proofs(proofs)} hold so far."


def hold(proofs: int, audited: bool) -> str:
    """Nothing is wrong with a finished game."""
    told = ", and so does the audit" if audited else "; the seeds were not opened"
    return f"All {counted_proofs(proofs)} hold{told}."
