"""The island's bots, in German."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "weiß, wie man siedelt, und vergisst es ab und zu: für die ersten Spiele",
    "merchant": "baut, was bald die meisten Punkte bringt, und beraubt, wer vorn liegt: ein fairer Gegner",
    "prince": "spielt die besten Züge des Händlers in Gedanken weiter: der stärkste von allen",
    "random": "irgendein erlaubter Zug, jeder gleich wahrscheinlich, und ab und zu ein Angebot",
    "greedy": "der Händler",
    "planner": "der Fürst; planner:0.2 denkt 0,2 Sekunden nach, planner:60n spielt 60 gedachte Spiele",
}
"""Bot -> a line about it for people."""
