"""The island's bots, in Slovak."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "vie, ako osídľovať, a občas na to zabudne: pre prvé hry",
    "merchant": "stavia, čo čoskoro prinesie najviac bodov, a okráda toho, kto vedie: slušný súper",
    "random": "ktorýkoľvek dovolený ťah, každý rovnako pravdepodobný, a občas ponuka",
    "greedy": "kupec",
    "planner": "skúša najlepšie kupcove ťahy v myslených hrách, pomalšie a nie lepšie; "
    "planner:0.2 premýšľa 0,2 s, planner:60n odohrá 60",
}
"""Bot -> a line about it for people."""
