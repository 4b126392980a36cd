"""The island's bots, in German."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "weiß, wie man siedelt, und vergisst es ab und zu: für die ersten Spiele",
    "merchant": "baut, was bald die meisten Punkte bringt, und beraubt, wer vorn liegt: ein fairer Gegner",
    "random": "irgendein erlaubter Zug, jeder gleich wahrscheinlich, und ab und zu ein Angebot",
    "greedy": "der Händler",
    "planner": "probiert die besten Züge des Händlers in gedachten Spielen, langsamer und nicht stärker; "
    "planner:0.2 denkt 0,2 s, planner:60n spielt 60",
}
"""Bot -> a line about it for people."""
