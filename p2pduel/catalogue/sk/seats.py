"""Words about one seat that is played, or was played, in two places."""

from typing import Final

__all__ = [
    "ASK",
    "ASK_NO",
    "ASK_TITLE",
    "ASK_YES",
    "DOUBLED",
    "DOUBLED_HINT",
    "ELSEWHERE",
    "HOW_TO_ANSWER",
    "TAKEN_OVER",
    "TAKE_BACK",
]

DOUBLED: Final = "na tomto mieste sa hrá ďalej z inej kópie denníka; z tejto sa pokračovať nedá"
DOUBLED_HINT: Final = "pokračuj s tou druhou kópiou"
ELSEWHERE: Final = "na tomto mieste sa hrá inde"
TAKEN_OVER: Final = "na tomto mieste sa teraz hrá inde; tu sa už nič nepodpisuje"
TAKE_BACK: Final = "spusti hru znova s --take-over a hraj tu"
ASK_TITLE: Final = "Na tomto mieste už hráš inde"
ASK: Final = (
    "Táto hra sa hrá z inej kópie denníka, na inom počítači alebo v inom okne. Pokračovať smie len jedna "
    "z nich. Prevziať miesto? Tá druhá sa zastaví."
)
ASK_YES: Final = "Prevziať"
ASK_NO: Final = "Nechať tam"
HOW_TO_ANSWER: Final = "Napíš áno, ak ho chceš prevziať, alebo nie, ak má zostať tam."
