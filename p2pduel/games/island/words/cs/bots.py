"""The island's bots, in Czech."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "ví, jak osidlovat, a občas na to zapomene: pro první hry",
    "merchant": "staví, co brzy přinese nejvíc bodů, a okrádá toho, kdo vede: slušný soupeř",
    "random": "kterýkoli dovolený tah, každý stejně pravděpodobný, a občas nabídka",
    "greedy": "kupec",
    "planner": "zkouší nejlepší kupcovy tahy v myšlených hrách, pomaleji a ne lépe; "
    "planner:0.2 přemýšlí 0,2 s, planner:60n sehraje 60",
}
"""Bot -> a line about it for people."""
