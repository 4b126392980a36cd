"""The Duel's bots, in Slovak."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "vie, čo má robiť, a občas na to zabudne: pre prvé hry",
    "merchant": "stavia, čo sa práve najviac oplatí: slušný súper",
    "prince": "myslí na niekoľko ťahov dopredu: najsilnejší zo všetkých",
    "random": "ktorýkoľvek dovolený ťah, každý rovnako pravdepodobný",
    "greedy": "kupec",
    "planner": "knieža; planner:0.2 premýšľa 0,2 sekundy, planner:60n odohrá v duchu 60 hier",
}
"""Bot -> a line about it for people."""
