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

DOUBLED: Final = (
    "dieser Platz wurde aus einer anderen Kopie seines Journals weitergespielt; diese kann nicht weitergehen"
)
DOUBLED_HINT: Final = "mach mit der anderen Kopie weiter"
ELSEWHERE: Final = "dieser Platz wird anderswo gespielt"
TAKEN_OVER: Final = "dieser Platz wird jetzt anderswo gespielt; hier wird nichts mehr unterschrieben"
TAKE_BACK: Final = "starte noch einmal mit --take-over, um hier zu spielen"
ASK_TITLE: Final = "Dieser Platz ist besetzt, von dir"
ASK: Final = (
    "Dieses Spiel läuft aus einer anderen Kopie seines Journals, auf einem anderen Rechner oder in "
    "einem anderen "
    "Fenster. Nur eine davon darf weitermachen. Den Platz übernehmen? Die andere hört dann auf."
)
ASK_YES: Final = "Übernehmen"
ASK_NO: Final = "Dort lassen"
HOW_TO_ANSWER: Final = "Tippe ja, um zu übernehmen, oder nein, um es dort zu lassen."
