"""The island's bots, in English."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "knows how to settle and forgets it every now and then: for first games",
    "merchant": "builds what brings most points soon, and robs whoever is ahead: a fair opponent",
    "prince": "plays the merchant's best moves on in imagined games: the hardest there is",
    "random": "any legal move, each as likely, and now and then an offer",
    "greedy": "the merchant",
    "planner": "the prince; planner:0.2 thinks 0.2 seconds, planner:60n plays 60 imagined games",
}
"""Bot -> a line about it for people."""
