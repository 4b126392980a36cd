"""What the Ferry says in Slovak."""

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

NAME: Final = "Kompa"
VARIANTS: Final = {
    "short": ("Krátka plavba", "dvaja alebo traja hráči, na víťazstvo 9"),
    "long": ("Dlhá plavba", "dvaja hráči, na víťazstvo 16"),
}
SEATS: Final = ("Sever", "Juh", "Západ")
FACES: Final = {
    "cat": (Noun("Mačka", gen="Mačky", acc="Mačku", gender="f"), "Váži 1."),
    "goat": (Noun("Koza", gen="Kozy", acc="Kozu", gender="f"), "Váži 2."),
    "scout": (Noun("Zved", gen="Zveda", acc="Zveda", animate=True), "Váži 3."),
    "ox": (Noun("Vôl", gen="Vola", acc="Vola", animate=True), "Váži 4."),
    "bell": (Noun("Zvon", gen="Zvona", acc="Zvon"), "Váži 5."),
}
QUESTIONS: Final = {
    "load": "Kompa unesie {room}. Čo urobíš?",
    "water": "Pokojná voda. Čo urobíš?",
}
MOVES: Final = {
    "load": "naložiť {card.acc}",
    "sink": "potopiť {card.acc} tak, aby to nik nevidel",
    "row": "veslovať: ukončiť ťah",
    "full": "uviezť šesť",
    "half": "uviezť tri a vziať si kartu",
}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "rolled": ("{seat} hádže: {die}", "Hádžeš: {die}"),
    "gust": (
        "{seat} má poryv vetra. Otáča sa: {face}",
        "Máš poryv vetra. Otáča sa: {face}",
    ),
    "water": ("{seat} sa plaví po pokojnej vode", "Plavíš sa po pokojnej vode"),
    "loaded": ("{seat} nakladá {face.acc}", "Nakladáš {face.acc}"),
    "sank": ("{seat} potápa kartu pod balíček", "Potápaš kartu pod balíček"),
    "won": ("Víťazí {seat}", "Víťazíš"),
    "drawn": "Nevíťazí nik",
}
REFUSALS: Final = {
    "load/heavy": "priťažké ({face}): kompa unesie {room}",
    "card/not-held": "takú kartu nemáš: {face}",
    "card/unknown": "taká karta v tejto hre nie je: {face}",
    "sink/late": "niečo už je naložené",
    "move/unknown": "{text} tu nie je nijaký ťah",
}
NUMBERED: Final = {
    "T-1": "Kariet je 21 a každá niečo váži. Ležia lícom dole v jednom balíčku.",
    "T-2": "Všetci si berú tri karty. Začína prvé miesto; hrá sa dokola.",
    "T-3": "Ťah sa začína kockou: toľko kompa unesie. Ak padne 1, otočí sa vrchná karta, jej váha sa "
    "pripočíta a karta ide pod balíček.",
    "T-4": "Nakladaj karty z ruky, kým nie sú pre zvyšok priťažké.",
    "T-5": "Alebo, kým nič nie je naložené, potop jednu kartu pod balíček tak, aby to nik nevidel; tým sa "
    "ťah končí.",
    "T-6": "Vesluj, tým sa ťah končí. Ruka sa potom doplní na tri karty.",
    "T-7": "Kto má na konci svojho ťahu na svojom brehu cieľovú váhu, víťazí.",
    "T-8": "Keď sa minú karty alebo po poslednom ťahu víťazí najťažší breh; zhoda je remíza.",
    "T-9": "Šestka je pokojná voda: uvez šesť, alebo uvez tri a najprv si vezmi kartu.",
}
ZONES: Final = {"stack": Noun("balíček", gen="balíčka", acc="balíček", ins="balíčkom")}
PHASES: Final = {"crossing": "plavba", "over": "koniec"}
GREEDY: Final = "nakladá najťažšiu kartu, ktorá sa zmestí"


def shore(cards: str) -> str:
    """What somebody has brought across, if anything."""
    return f"Na brehu: {cards or 'nič'}."


SETTLED: Final = {
    "target": OptionWords("Váha na víťazstvo", "Čo musí ležať na vlastnom brehu na konci vlastného ťahu."),
    "water": OptionWords(
        "Voda",
        "Na pokojnej vode ti šestka dáva na výber.",
        {"calm": "pokojná", "rough": "divoká: šestka je šestka"},
    ),
}
