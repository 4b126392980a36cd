"""The Duel's bots, in German."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "weiß, was zu tun ist, und vergisst es ab und zu: für die ersten Spiele",
    "merchant": "baut, was sich gerade am meisten lohnt: ein fairer Gegner",
    "prince": "denkt einige Züge voraus: der stärkste von allen",
    "random": "irgendein erlaubter Zug, jeder gleich wahrscheinlich",
    "greedy": "der Händler",
    "planner": "der Fürst; planner:0.2 denkt 0,2 Sekunden nach, planner:60n spielt 60 gedachte Spiele",
}
"""Bot -> a line about it for people."""
