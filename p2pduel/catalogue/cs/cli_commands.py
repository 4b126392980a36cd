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
    "lesson": "Naučit se hru: pár připravených tahů s výkladem",
    "play": "Hra proti botovi, hned teď",
    "lobby": "Stoly, lidé a nedohrané hry",
    "host": "Otevřít stůl a čekat, až někdo přisedne",
    "join": "Přisednout ke stolu v této síti",
    "watch": "Sledovat hru a celou ji ověřovat",
    "peers": "Jaké stoly tu jsou",
    "games": "Jaké hry a varianty tu jsou",
    "verify": "Ověřit zaznamenanou hru a ničemu nevěřit",
    "replay": "Vyprávět zaznamenanou hru",
    "export": "Zaznamenaná hra jako stránka, text nebo nahrávka",
    "demo": "Dva boti a divák ukážou, jak to funguje",
    "identity": "Tvoje jméno a otisk klíče",
    "arena": "Mnoho her mezi dvěma boty",
    "deck": "Turnajové balíčky: stavba, seznam, ukázka, kontrola",
    "engine": "Pravidla přes řádky JSON, pro jiné programy",
    "doctor": "Zda lze na tomto počítači hrát a co je třeba napravit",
    "completion": "Skript pro doplňování v shellu",
}
"""Every command with its line in the overview."""

SUMMARIES: Final[Mapping[str, str]] = {
    "lesson": "Nauč se hru za deset minut: pár připravených tahů na skutečném stole, každý krok s výkladem.",
    "play": (
        "Hra proti botovi: bez sítě, bez příprav, se stejně zapečetěnými kartami jako mezi dvěma notebooky."
    ),
    "lobby": "Podívat se, jaké jsou stoly, otevřít vlastní, hrát proti botovi, pokračovat v nedohrané hře.",
    "host": "Otevřít na tomto počítači stůl, oznámit ho, zahrát jednu hru a odejít.",
    "join": "Přisednout ke stolu v této síti a zahrát jednu hru.",
    "watch": "Sledovat hru od začátku záznamu a ověřovat každý krok; divák nemůže nic změnit.",
    "peers": "Vypsat stoly, které se v této síti ohlašují.",
    "games": "Vypsat hry, jejich varianty, počty hráčů a body k vítězství.",
    "verify": (
        "Ověřit hru nebo soubor s dokladem bez sítě: podpisy, řetěz, závazky, důkazy, pravidla, audit, "
        "výsledek."
    ),
    "replay": "Přehrát zaznamenanou hru krok za krokem na stole; nebo si ji nechat vyprávět ve větách.",
    "export": (
        "Udělat ze zaznamenané hry stránku pro prohlížeč, text nebo nahrávku; kdo ji dostane, "
        "nepotřebuje program."
    ),
    "demo": "Dva boti a divák, tři procesy na tomto počítači, zahrají celou hru a navzájem se ověří.",
    "identity": "Ukázat tvoje jméno a otisk klíče; nastavit jméno.",
    "arena": "Zahrát na tomto počítači mnoho her mezi boty a spočítat výhry.",
    "deck": "Stavět, vypisovat, ukazovat a kontrolovat turnajové balíčky.",
    "engine": "Mluvit řečí pravidel: jeden objekt JSON na řádek dovnitř, jeden ven.",
    "doctor": "Prohlédnout terminál, síť, klíč a složky a říct, co dělat.",
    "completion": "Vypsat doplňovací skript pro bash, zsh nebo fish.",
}
"""What the help of each command begins with."""

# --- options ----------------------------------------------------------------------------------------------

LANGUAGE: Final = "en, de, cs nebo sk (jinak podle nastavení, nebo podle systému)"
LOBBY_NAME: Final = "tvoje jméno v lobby, než odejdeš"
NAME_UNTIL: Final = "tvoje jméno, než odejdeš (jinak to nastavené)"
NAME_AT_TABLE: Final = "tvoje jméno u stolu (jinak to nastavené)"
NEW_NAME: Final = "od teď je to tvoje jméno"
GUEST: Final = "hrát s identitou vytvořenou jen pro tuto hru"
NO_MDNS: Final = "nic v síti neoznamovat"
NO_SPECTATORS: Final = "tady nesmí nikdo přihlížet"
JOURNAL: Final = "zapisovat hru sem; v nedohrané hře odtud se pokračuje"
DECK: Final = "tvůj balíček v turnaji"
READY_DECK: Final = "turnaj: hotový balíček nebo soubor s balíčkem"
HEADLESS: Final = "bez obrazovky: jedna událost JSON na řádek"
PLAIN: Final = "bez obrazovky: očíslované volby a věty, řádek po řádku"
JSON_OBJECT: Final = "vypsat jeden objekt JSON"
JSON_AT_END: Final = "vypsat na konci jeden objekt JSON"
JSON_ARRAY: Final = "vypsat jedno pole JSON"
PORT: Final = "0 = libovolný (výchozí)"
HINTS: Final = "oba hráči si mohou říct o radu"
PLAYERS: Final = "kolik lidí hraje, kde to hra nechává na tobě"
TABLE: Final = "bez něj: jediný čekající stůl; s #FINGERPRINT na konci jen držitel toho klíče"
WATCHED_TABLE: Final = "stůl, nebo adresa zveřejněné hry; bez něj: jediný stůl, který tu je"
PUBLISH: Final = "udržovat tam game.duel a index.json pro webový server"
ANYWHERE: Final = "pustit ke stolu i někoho přes internet, s pozvánkou"
RELAY: Final = "najít druhou stranu přes tento zprostředkovací server; n0: veřejné, volba se pamatuje"
NO_RELAY: Final = "najít druhou stranu bez zprostředkovacího serveru"
TAKE_OVER: Final = "hrát na tomto místě zde, i když ho hraje jiná kopie hry; ta se zastaví"
ACCEPT: Final = (
    "souhlas předem: game=NAME, variant=NAME, hints=yes, claim=SEKUNDY, policy=closed nebo volba hry"
)
GAMES: Final = "výchozí 100"
SEED: Final = "stejné semínko, stejné hry"
JOBS: Final = "procesy, výchozí 1"
MAX_TURNS: Final = "pak je hra nedohraná, výchozí 1000"
REPORT: Final = "zapsat stránku s grafy"
DECKS: Final = "turnajové balíčky jménem nebo souborem"
DECKS_OR_FIRST: Final = "turnajové balíčky jménem nebo souborem (výchozí: první)"
DECK_ACT: Final = "co dělat; build otevře stavbu balíčku"
DECK_NAME: Final = (
    "hotový balíček, jeden z tvých, nebo soubor (ne pro list); pro sets: názvy sad, které máš, all nebo none"
)
JOURNAL_FILE: Final = "deník hry (.duel)"
JOURNAL_OR_EVIDENCE: Final = "deník hry (.duel) nebo doklad"
TEXT: Final = "vypsat hru: každý tah v zápisu a co z něj vzešlo"
TELL: Final = "vyprávět krok za krokem, vpřed i zpět, ve větách"
MADE_FILE: Final = "soubor, který vznikne"
FORCE: Final = "přepsat OUT, pokud už existuje"
PAGE_LIVE: Final = "s --publish: navíc stránka live.html, která hru ukazuje a ověřuje v každém prohlížeči; FOLDER: kam npm uložil pyodide a libsodium-wrappers-sumo"
PAGE_VERIFIES: Final = "stránka umí hru sama ověřit, s knihovnami, které sem uložil npm"


def game(names: Sequence[str], usual: str) -> str:
    """Which games there are."""
    return f"{', '.join(names)} (výchozí {usual})"


def formats(names: Sequence[str], usual: str) -> str:
    """Which kinds of files a game can be made into."""
    return f"{', '.join(names)} (jinak podle přípony OUT, nebo {usual})"


def bots(names: Sequence[str]) -> str:
    """Which bots there are."""
    return f"{', '.join(names)}, cmd:PROGRAM"


def timed_bots(names: Sequence[str]) -> str:
    """Which bots there are, and how one is told to think."""
    return f"{', '.join(names)}, cmd:PROGRAM; planner:0.1 přemýšlí 0.1 s"


def decider(names: Sequence[str]) -> str:
    """Which bots may decide."""
    return f"kdo rozhoduje: {', '.join(names)}, cmd:PROGRAM"


def timeout(seconds: int) -> str:
    """How long a table is looked for."""
    return f"jak dlouho hledat stůl (výchozí {seconds})"


def listen(seconds: int) -> str:
    """How long tables are listened for."""
    return f"jak dlouho naslouchat (výchozí {seconds})"


OPTION: Final = "určit něco v pravidlech, kde má varianta volby (p2pduel games)"
