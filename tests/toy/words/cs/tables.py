"""What the Ferry says in Czech."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords

__all__ = [
    "FACES",
    "GREEDY",
    "MOVES",
    "NAME",
    "NUMBERED",
    "OUTCOMES",
    "PHASES",
    "QUESTIONS",
    "REFUSALS",
    "SEATS",
    "SETTLED",
    "VARIANTS",
    "ZONES",
    "shore",
]

NAME: Final = "Přívoz"
VARIANTS: Final = {
    "short": ("Krátká plavba", "dva nebo tři hráči, k vítězství 9"),
    "long": ("Dlouhá plavba", "dva hráči, k vítězství 16"),
}
SEATS: Final = ("Sever", "Jih", "Západ")
FACES: Final = {
    "cat": (Noun("Kočka", gen="Kočky", acc="Kočku", gender="f"), "Váží 1."),
    "goat": (Noun("Koza", gen="Kozy", acc="Kozu", gender="f"), "Váží 2."),
    "scout": (Noun("Zvěd", gen="Zvěda", acc="Zvěda", animate=True), "Váží 3."),
    "ox": (Noun("Vůl", gen="Vola", acc="Vola", animate=True), "Váží 4."),
    "bell": (Noun("Zvon", gen="Zvonu", acc="Zvon"), "Váží 5."),
}
QUESTIONS: Final = {
    "load": "Přívoz unese {room}. Co uděláš?",
    "water": "Klidná voda. Co uděláš?",
}
MOVES: Final = {
    "load": "naložit {card.acc}",
    "sink": "potopit {card.acc}, aniž to kdo vidí",
    "row": "veslovat: ukončit tah",
    "full": "uvézt šest",
    "half": "uvézt tři a vzít si kartu",
}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "rolled": ("{seat} hází: {die}", "Házíš: {die}"),
    "gust": (
        "{seat} má poryv větru. Otáčí se: {face}",
        "Máš poryv větru. Otáčí se: {face}",
    ),
    "water": ("{seat} pluje po klidné vodě", "Pluješ po klidné vodě"),
    "loaded": ("{seat} nakládá {face.acc}", "Nakládáš {face.acc}"),
    "sank": ("{seat} potápí kartu pod balíček", "Potápíš kartu pod balíček"),
    "won": ("Vítězí {seat}", "Vítězíš"),
    "drawn": "Nevítězí nikdo",
}
REFUSALS: Final = {
    "load/heavy": "příliš těžké ({face}): přívoz unese {room}",
    "card/not-held": "takovou kartu nemáš: {face}",
    "card/unknown": "taková karta v této hře není: {face}",
    "sink/late": "něco už je naloženo",
    "move/unknown": "{text} tu není žádný tah",
}
NUMBERED: Final = {
    "T-1": "Karet je 21 a každá něco váží. Leží lícem dolů v jednom balíčku.",
    "T-2": "Všichni si berou tři karty. Začíná první místo; hraje se dokola.",
    "T-3": "Tah začíná kostkou: tolik přívoz unese. Padne-li 1, otočí se horní karta, její váha se přičte "
    "a karta jde pod balíček.",
    "T-4": "Nakládej karty z ruky, dokud nejsou pro zbytek příliš těžké.",
    "T-5": "Nebo, dokud nic není naloženo, potop jednu kartu pod balíček, aniž to kdo vidí; tím tah končí.",
    "T-6": "Vesluj, tím tah končí. Ruka se pak doplní na tři karty.",
    "T-7": "Kdo má na konci svého tahu na svém břehu cílovou váhu, vítězí.",
    "T-8": "Když dojdou karty nebo po posledním tahu vítězí nejtěžší břeh; shoda je remíza.",
    "T-9": "Šestka je klidná voda: uvez šest, nebo uvez tři a nejdřív si vezmi kartu.",
}
ZONES: Final = {"stack": Noun("balíček", gen="balíčku", acc="balíček", ins="balíčkem")}
PHASES: Final = {"crossing": "plavba", "over": "konec"}
GREEDY: Final = "nakládá nejtěžší kartu, která se vejde"


def shore(cards: str) -> str:
    """What somebody has brought across, if anything."""
    return f"Na břehu: {cards or 'nic'}."


SETTLED: Final = {
    "target": OptionWords("Váha k vítězství", "Co musí ležet na vlastním břehu na konci vlastního tahu."),
    "water": OptionWords(
        "Voda",
        "Na klidné vodě ti šestka dává na vybranou.",
        {"calm": "klidná", "rough": "divoká: šestka je šestka"},
    ),
}
