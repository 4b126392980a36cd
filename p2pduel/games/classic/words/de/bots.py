"""The classic game's bots, in German."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "kennt die Karten und übersieht ab und zu eine: für die ersten Spiele",
    "merchant": "baut mit jedem Set, was sich gerade am meisten lohnt: faire Gesellschaft",
    "prince": "spielt die nächsten Züge im Kopf durch und lässt sich Zeit",
    "random": "irgendein erlaubter Zug, jeder gleich wahrscheinlich; reißt selten ab, was schon steht",
    "greedy": "der Händler",
    "planner": "der Fürst; planner:0.2 denkt 0,2 Sekunden nach, planner:60n spielt höchstens 60 gedachte Spiele",
}
"""Bot -> a line about it for people."""
