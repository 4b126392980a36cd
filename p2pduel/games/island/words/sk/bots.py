"""The island's bots, in Slovak."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "vie, ako osídľovať, a občas na to zabudne: pre prvé hry",
    "merchant": "stavia, čo čoskoro prinesie najviac bodov, a okráda toho, kto vedie: slušný súper",
    "prince": "rozohráva najlepšie kupcove ťahy v duchu ďalej: najsilnejší zo všetkých",
    "random": "ktorýkoľvek dovolený ťah, každý rovnako pravdepodobný, a občas ponuka",
    "greedy": "kupec",
    "planner": "knieža; planner:0.2 premýšľa 0,2 sekundy, planner:60n odohrá v duchu 60 hier",
}
"""Bot -> a line about it for people."""
