"""The Duel's bots, in Czech."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "ví, co má dělat, a občas na to zapomene: pro první hry",
    "merchant": "staví, co se právě nejvíc vyplatí: slušný soupeř",
    "prince": "myslí na několik tahů dopředu: nejsilnější ze všech",
    "random": "kterýkoli dovolený tah, každý stejně pravděpodobný",
    "greedy": "kupec",
    "planner": "kníže; planner:0.2 přemýšlí 0,2 sekundy, planner:60n sehraje v duchu 60 her",
}
"""Bot -> a line about it for people."""
