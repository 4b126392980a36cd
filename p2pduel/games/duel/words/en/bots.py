"""The Duel's bots, in English."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "knows what to do and forgets it every now and then: for first games",
    "merchant": "builds what pays most right now: a fair opponent",
    "prince": "thinks some turns ahead: the hardest there is",
    "random": "any legal move, each as likely",
    "greedy": "the merchant",
    "planner": "the prince; planner:0.2 thinks 0.2 seconds, planner:60n plays 60 imagined games",
}
"""Bot -> a line about it for people."""
