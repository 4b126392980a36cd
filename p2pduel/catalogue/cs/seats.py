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

DOUBLED: Final = "na tomto místě se hraje dál z jiné kopie deníku; z této pokračovat nelze"
DOUBLED_HINT: Final = "pokračuj s tou druhou kopií"
ELSEWHERE: Final = "na tomto místě se hraje jinde"
TAKEN_OVER: Final = "na tomto místě se teď hraje jinde; tady se už nic nepodepisuje"
TAKE_BACK: Final = "spusť hru znovu s --take-over a hraj tady"
ASK_TITLE: Final = "Toto místo už je tvoje jinde"
ASK: Final = (
    "Tato hra se hraje z jiné kopie deníku, na jiném počítači nebo v jiném okně. Pokračovat smí jen jedna "
    "z nich. Převzít místo? Ta druhá se zastaví."
)
ASK_YES: Final = "Převzít"
ASK_NO: Final = "Nechat tam"
HOW_TO_ANSWER: Final = "Napiš ano pro převzetí, nebo ne, když má zůstat tam."
