"""What is said about games that lie on a web server: where they are put, and how they are followed there."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ADDRESS_HINT",
    "ENCODED",
    "ENDLESS",
    "NOTHING_YET",
    "NO_HELLO",
    "NO_PLAIN",
    "NO_WEB_SERVER",
    "PAGE_PUBLISH",
    "PUBLISH_HEADLESS",
    "TOO_SLOW",
    "WAS_CLOSED",
    "age",
    "another_game",
    "at_byte",
    "damaged",
    "forged",
    "gone",
    "no_address",
    "no_answer",
    "no_connection",
    "not_served",
    "other_folder",
    "other_player",
    "quiet",
    "redirected",
    "shorter",
]

PAGE_PUBLISH: Final = "--page patrí k --publish"
PUBLISH_HEADLESS: Final = "--publish je pre program, ktorý sa iba prizerá: pridaj --headless"
ADDRESS_HINT: Final = "adresa vyzerá ako https://example.org/game.duel"
NO_WEB_SERVER: Final = "to, čo tam odpovedá, nie je webový server"
ENDLESS: Final = "server posiela viac, než má ktorákoľvek hra"
ENCODED: Final = "server posiela súbor zabalený, o čo ho nikto nežiadal"
TOO_SLOW: Final = "server je príliš pomalý"
WAS_CLOSED: Final = "server ho zavrel"
NOTHING_YET: Final = "súbor tam zatiaľ neobsahuje žiadnu hru"
NO_HELLO: Final = "na začiatku chýba pozdrav"
NO_PLAIN: Final = "server odvádza preč od https"


def no_address(url: str) -> str:
    """What was typed is no address of a file on the web."""
    return f"{url} nie je adresa súboru na webovom serveri"


def no_connection(host: str, why: str) -> str:
    """A web server cannot be reached, or not safely."""
    return f"nie je spojenie, {host}: {why}"


def not_served(status: int) -> str:
    """The server answers, but not with the file."""
    return f"server taký súbor nemá (stav {status})" if status == 404 else f"server odpovedá: {status}"


def redirected(place: str) -> str:
    """The server leads to another one, which nobody has typed."""
    return f"server hovorí, že súbor je inde: {place}; ak ho chceš, zadaj tú adresu"


def no_answer(url: str, why: str) -> str:
    """A game cannot be read from the web, and we stop trying."""
    return f"{url} nemožno sledovať: {why}"


def damaged(url: str, why: str) -> str:
    """What lies there is no journal, or one that was altered."""
    return f"{url} nie je hra, ktorú možno sledovať: {why}"


def at_byte(place: int, record: int, why: str) -> str:
    """Where a file goes wrong; the protocol says how."""
    return f"bajt {place}, záznam {record}: {why}"


def forged(url: str, number: int, why: str) -> str:
    """A record of the file was signed by nobody of this game."""
    return f"{url}: záznam {number} nepodpísal nikto z tejto hry: {why}"


def another_game(url: str) -> str:
    """The file was replaced."""
    return f"{url} teraz obsahuje inú hru"


def other_player(mark: str, found: str) -> str:
    """Nobody at this game has the key that was typed."""
    return f"s odtlačkom {mark} tam nikto nehrá; hrajú tam: {found}"


def shorter(known: int, found: int) -> str:
    """The server has less than it had."""
    return f"server má teraz len toľko bajtov: {found}; známych je {known}: ukazuje starú kópiu"


def quiet(seconds: float) -> str:
    """How old the last record is."""
    return f"posledný záznam prišiel pred {age(seconds)}"


def gone(seconds: float) -> str:
    """The file has not grown for so long that nobody waits any more."""
    return f"už {age(seconds)} nič nepribudlo: hru všetci opustili, alebo sa už nezverejňuje"


def age(seconds: float) -> str:
    """A time that has passed, in the largest unit that fits."""
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return f"{int(max(seconds, 0))} s"


def other_folder(folder: str) -> str:
    """The folder is taken."""
    return f"{folder} obsahuje inú hru: zverejňuj do vlastného priečinka"
