"""The classic game's bots, in Slovak."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "pozná karty a občas niektorú prehliadne: pre prvé hry",
    "merchant": "stavia, čo sa práve najviac oplatí, s každou súpravou: slušný súper",
    "prince": "skôr než sa rozhodne, prehrá si najbližšie ťahy: dáva si načas",
    "random": "ktorýkoľvek dovolený ťah, každý rovnako pravdepodobný; málokedy búra, čo postavil",
    "greedy": "kupec",
    "planner": "knieža; planner:0.2 premýšľa 0,2 sekundy, planner:60n odohrá v duchu najviac 60 hier",
}
"""Bot -> a line about it for people."""
