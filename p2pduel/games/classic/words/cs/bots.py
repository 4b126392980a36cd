"""The classic game's bots, in Czech."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "zná karty a občas některou přehlédne: pro první hry",
    "merchant": "staví, co se právě nejvíc vyplatí, s každou sadou: slušný soupeř",
    "prince": "než se rozhodne, přehraje si příští tahy: dává si na čas",
    "random": "kterýkoli dovolený tah, každý stejně pravděpodobný; málokdy boří, co postavil",
    "greedy": "kupec",
    "planner": "kníže; planner:0.2 přemýšlí 0,2 sekundy, planner:60n sehraje v duchu nejvýše 60 her",
}
"""Bot -> a line about it for people."""
