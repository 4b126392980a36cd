"""Words about one seat that is played, or was played, in two places."""

from typing import Final

__all__ = [
    "ASK",
    "ASK_NO",
    "ASK_TITLE",
    "ASK_YES",
    "DOUBLED",
    "DOUBLED_HINT",
    "ELSEWHERE",
    "HOW_TO_ANSWER",
    "TAKEN_OVER",
    "TAKE_BACK",
]

DOUBLED: Final = "this seat was played on from another copy of its journal; this one can't go on"
DOUBLED_HINT: Final = "go on with the other copy"
ELSEWHERE: Final = "this seat is being played elsewhere"
TAKEN_OVER: Final = "this seat is now played elsewhere; nothing more is signed here"
TAKE_BACK: Final = "start it again with --take-over to play it here"
ASK_TITLE: Final = "This seat is taken, by you"
ASK: Final = (
    "This game is being played from another copy of its journal, on another machine or in another window. "
    "Only one of them may go on. Take the seat over? The other one stops."
)
ASK_YES: Final = "Take over"
ASK_NO: Final = "Leave it there"
HOW_TO_ANSWER: Final = "Type yes to take it over, or no to leave it there."
