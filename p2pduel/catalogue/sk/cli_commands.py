"""The commands of the command line: a line and a sentence about each, and what their options mean."""

from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "ACCEPT",
    "ANYWHERE",
    "DECK",
    "DECKS",
    "DECKS_OR_FIRST",
    "DECK_ACT",
    "DECK_NAME",
    "FORCE",
    "GAMES",
    "GUEST",
    "HEADLESS",
    "HINTS",
    "JOBS",
    "JOURNAL",
    "JOURNAL_FILE",
    "JOURNAL_OR_EVIDENCE",
    "JSON_ARRAY",
    "JSON_AT_END",
    "JSON_OBJECT",
    "LANGUAGE",
    "LOBBY_NAME",
    "MADE_FILE",
    "MAX_TURNS",
    "NAME_AT_TABLE",
    "NAME_UNTIL",
    "NEW_NAME",
    "NO_MDNS",
    "NO_RELAY",
    "NO_SPECTATORS",
    "OPTION",
    "OVERVIEW",
    "PAGE_LIVE",
    "PAGE_VERIFIES",
    "PLAIN",
    "PLAYERS",
    "PORT",
    "PUBLISH",
    "READY_DECK",
    "RELAY",
    "REPORT",
    "SEED",
    "SUMMARIES",
    "TABLE",
    "TAKE_OVER",
    "TELL",
    "TEXT",
    "WATCHED_TABLE",
    "bots",
    "decider",
    "formats",
    "game",
    "listen",
    "timed_bots",
    "timeout",
]

OVERVIEW: Final[Mapping[str, str]] = {
    "lesson": "Naučiť sa hru: zopár pripravených ťahov s výkladom",
    "play": "Hra proti botovi, hneď teraz",
    "lobby": "Stoly, ľudia a nedohrané hry",
    "host": "Otvoriť stôl a čakať, kým niekto prisadne",
    "join": "Prisadnúť k stolu v tejto sieti",
    "watch": "Sledovať hru a celú ju overovať",
    "peers": "Aké stoly tu sú",
    "games": "Aké hry a varianty tu sú",
    "verify": "Overiť zaznamenanú hru a ničomu neveriť",
    "replay": "Rozprávať zaznamenanú hru",
    "export": "Zaznamenaná hra ako stránka, text alebo nahrávka",
    "demo": "Dvaja boti a divák ukážu, ako to funguje",
    "identity": "Tvoje meno a odtlačok kľúča",
    "arena": "Veľa hier medzi dvoma botmi",
    "deck": "Turnajové balíčky: stavba, zoznam, ukážka, kontrola",
    "engine": "Pravidlá cez riadky JSON, pre iné programy",
    "doctor": "Či sa na tomto počítači dá hrať a čo treba napraviť",
    "completion": "Skript na dopĺňanie v shelli",
}
"""Every command with its line in the overview."""

SUMMARIES: Final[Mapping[str, str]] = {
    "lesson": (
        "Nauč sa hru za desať minút: zopár pripravených ťahov na skutočnom stole, každý krok s výkladom."
    ),
    "play": (
        "Hra proti botovi: bez siete, bez príprav, s rovnako zapečatenými kartami ako medzi dvoma notebookmi."
    ),
    "lobby": "Pozrieť sa, aké sú stoly, otvoriť vlastný, hrať proti botovi, pokračovať v nedohranej hre.",
    "host": "Otvoriť na tomto počítači stôl, oznámiť ho, zahrať jednu hru a odísť.",
    "join": "Prisadnúť k stolu v tejto sieti a zahrať jednu hru.",
    "watch": "Sledovať hru od začiatku záznamu a overovať každý krok; divák nemôže nič zmeniť.",
    "peers": "Vypísať stoly, ktoré sa v tejto sieti ohlasujú.",
    "games": "Vypísať hry, ich varianty, počty hráčov a body potrebné na víťazstvo.",
    "verify": (
        "Overiť hru alebo súbor s dokladom bez siete: podpisy, reťaz, záväzky, dôkazy, pravidlá, audit, "
        "výsledok."
    ),
    "replay": (
        "Vidieť zaznamenanú hru znova, krok za krokom na stole; alebo si ju nechať rozprávať vo vetách."
    ),
    "export": (
        "Urobiť zo zaznamenanej hry stránku pre prehliadač, text alebo nahrávku; kto ju dostane, "
        "nepotrebuje program."
    ),
    "demo": "Dvaja boti a divák, tri procesy na tomto počítači, zahrajú celú hru a navzájom sa overia.",
    "identity": "Ukázať tvoje meno a odtlačok kľúča; nastaviť meno.",
    "arena": "Zahrať na tomto počítači veľa hier medzi botmi a spočítať výhry.",
    "deck": "Stavať, vypisovať, ukazovať a kontrolovať turnajové balíčky.",
    "engine": "Hovoriť rečou pravidiel: jeden objekt JSON na riadok dnu, jeden von.",
    "doctor": "Pozrieť sa na terminál, sieť, kľúč a priečinky a povedať, čo robiť.",
    "completion": "Vypísať dopĺňací skript pre bash, zsh alebo fish.",
}
"""What the help of each command begins with."""

# --- options ----------------------------------------------------------------------------------------------

LANGUAGE: Final = "en, de, cs alebo sk (inak podľa nastavení, prípadne podľa systému)"
LOBBY_NAME: Final = "tvoje meno v lobby, kým neodídeš"
NAME_UNTIL: Final = "tvoje meno, kým neodídeš (inak to nastavené)"
NAME_AT_TABLE: Final = "tvoje meno pri stole (inak to nastavené)"
NEW_NAME: Final = "odteraz je to tvoje meno"
GUEST: Final = "hrať s identitou vytvorenou len pre túto hru"
NO_MDNS: Final = "nič v sieti neoznamovať"
NO_SPECTATORS: Final = "tu sa nikto nesmie prizerať"
JOURNAL: Final = "zapisovať hru sem; v nedohranej hre odtiaľ sa pokračuje"
DECK: Final = "tvoj balíček v turnaji"
READY_DECK: Final = "turnaj: hotový balíček alebo súbor s balíčkom"
HEADLESS: Final = "bez obrazovky: jedna udalosť JSON na riadok"
PLAIN: Final = "bez obrazovky: očíslované voľby a vety, riadok po riadku"
JSON_OBJECT: Final = "vypísať jeden objekt JSON"
JSON_AT_END: Final = "vypísať na konci jeden objekt JSON"
JSON_ARRAY: Final = "vypísať jedno pole JSON"
PORT: Final = "0 = ľubovoľný (predvolené)"
HINTS: Final = "obaja hráči môžu požiadať o radu"
PLAYERS: Final = "koľko ľudí hrá, kde to hra necháva na teba"
TABLE: Final = "bez neho: jediný čakajúci stôl; s #FINGERPRINT na konci len držiteľ toho kľúča"
WATCHED_TABLE: Final = "stôl, alebo adresa zverejnenej hry; bez neho: jediný stôl, ktorý tu je"
PUBLISH: Final = "udržiavať tam game.duel a index.json pre webový server"
ANYWHERE: Final = "pustiť k stolu aj niekoho cez internet, s pozvánkou"
RELAY: Final = "nájsť druhú stranu cez tento sprostredkovací server; n0: verejné, voľba sa pamätá"
NO_RELAY: Final = "nájsť druhú stranu bez sprostredkovacieho servera"
TAKE_OVER: Final = "hrať na tomto mieste tu, aj keď ho hrá iná kópia hry; tá sa zastaví"
ACCEPT: Final = (
    "súhlas vopred: game=NAME, variant=NAME, hints=yes, claim=SEKUNDY, policy=closed alebo voľba hry"
)
GAMES: Final = "predvolené 100"
SEED: Final = "rovnaké semienko, rovnaké hry"
JOBS: Final = "procesy, predvolené 1"
MAX_TURNS: Final = "potom je hra nedohraná, predvolené 1000"
REPORT: Final = "zapísať stránku s grafmi"
DECKS: Final = "turnajové balíčky podľa mena alebo súboru"
DECKS_OR_FIRST: Final = "turnajové balíčky podľa mena alebo súboru (predvolené: prvý)"
DECK_ACT: Final = "čo robiť; build otvorí stavbu balíčka"
DECK_NAME: Final = "hotový balíček, jeden z tvojich, alebo súbor (nie pri list); pri sets: názvy súprav, ktoré máš, all alebo none"
JOURNAL_FILE: Final = "denník hry (.duel)"
JOURNAL_OR_EVIDENCE: Final = "denník hry (.duel) alebo doklad"
TEXT: Final = "vypísať hru: každý ťah v zápise a čo z neho vyšlo"
TELL: Final = "rozprávať krok za krokom, dopredu aj dozadu, vo vetách"
MADE_FILE: Final = "súbor, ktorý vznikne"
FORCE: Final = "prepísať OUT, ak už existuje"
PAGE_LIVE: Final = "s --publish: navyše stránka live.html, ktorá hru ukazuje a overuje v každom prehliadači; FOLDER: kam npm uložil pyodide a libsodium-wrappers-sumo"
PAGE_VERIFIES: Final = "stránka vie hru sama overiť, s knižnicami, ktoré sem uložil npm"


def game(names: Sequence[str], usual: str) -> str:
    """Which games there are."""
    return f"{', '.join(names)} (predvolené {usual})"


def formats(names: Sequence[str], usual: str) -> str:
    """Which kinds of files a game can be made into."""
    return f"{', '.join(names)} (inak podľa prípony OUT, alebo {usual})"


def bots(names: Sequence[str]) -> str:
    """Which bots there are."""
    return f"{', '.join(names)}, cmd:PROGRAM"


def timed_bots(names: Sequence[str]) -> str:
    """Which bots there are, and how one is told to think."""
    return f"{', '.join(names)}, cmd:PROGRAM; planner:0.1 premýšľa 0.1 s"


def decider(names: Sequence[str]) -> str:
    """Which bots may decide."""
    return f"kto rozhoduje: {', '.join(names)}, cmd:PROGRAM"


def timeout(seconds: int) -> str:
    """How long a table is looked for."""
    return f"ako dlho hľadať stôl (predvolené {seconds})"


def listen(seconds: int) -> str:
    """How long tables are listened for."""
    return f"ako dlho načúvať (predvolené {seconds})"


OPTION: Final = "určiť niečo v pravidlách, kde má variant voľby (p2pduel games)"
