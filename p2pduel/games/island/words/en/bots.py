"""The island's bots, in English."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "knows how to settle and forgets it every now and then: for first games",
    "merchant": "builds what brings most points soon, and robs whoever is ahead: a fair opponent",
    "random": "any legal move, each as likely, and now and then an offer",
    "greedy": "the merchant",
    "planner": "tries the merchant's best moves in imagined games, slower and no stronger; "
    "planner:0.2 thinks 0.2 s, planner:60n plays 60",
}
"""Bot -> a line about it for people."""
