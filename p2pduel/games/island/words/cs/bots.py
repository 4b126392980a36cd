"""The island's bots, in Czech."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "ví, jak osidlovat, a občas na to zapomene: pro první hry",
    "merchant": "staví, co brzy přinese nejvíc bodů, a okrádá toho, kdo vede: slušný soupeř",
    "prince": "rozehrává nejlepší kupcovy tahy v duchu dál: nejsilnější ze všech",
    "random": "kterýkoli dovolený tah, každý stejně pravděpodobný, a občas nabídka",
    "greedy": "kupec",
    "planner": "kníže; planner:0.2 přemýšlí 0,2 sekundy, planner:60n sehraje v duchu 60 her",
}
"""Bot -> a line about it for people."""
