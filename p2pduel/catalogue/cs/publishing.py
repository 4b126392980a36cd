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

PAGE_PUBLISH: Final = "--page patří k --publish"
PUBLISH_HEADLESS: Final = "--publish je pro program, který jen přihlíží: přidej --headless"
ADDRESS_HINT: Final = "adresa vypadá jako https://example.org/game.duel"
NO_WEB_SERVER: Final = "to, co tam odpovídá, není webový server"
ENDLESS: Final = "server posílá víc, než má jakákoli hra"
ENCODED: Final = "server posílá soubor zabalený, o což ho nikdo nežádal"
TOO_SLOW: Final = "server je příliš pomalý"
WAS_CLOSED: Final = "server ho zavřel"
NOTHING_YET: Final = "soubor tam zatím neobsahuje žádnou hru"
NO_HELLO: Final = "na začátku chybí pozdrav"
NO_PLAIN: Final = "server odvádí pryč od https"


def no_address(url: str) -> str:
    """What was typed is no address of a file on the web."""
    return f"{url} není adresa souboru na webovém serveru"


def no_connection(host: str, why: str) -> str:
    """A web server cannot be reached, or not safely."""
    return f"není spojení, {host}: {why}"


def not_served(status: int) -> str:
    """The server answers, but not with the file."""
    return f"server takový soubor nemá (stav {status})" if status == 404 else f"server odpovídá: {status}"


def redirected(place: str) -> str:
    """The server leads to another one, which nobody has typed."""
    return f"server říká, že soubor je jinde: {place}; jestli ho chceš, zadej tu adresu"


def no_answer(url: str, why: str) -> str:
    """A game cannot be read from the web, and we stop trying."""
    return f"{url} nelze sledovat: {why}"


def damaged(url: str, why: str) -> str:
    """What lies there is no journal, or one that was altered."""
    return f"{url} není hra, kterou lze sledovat: {why}"


def at_byte(place: int, record: int, why: str) -> str:
    """Where a file goes wrong; the protocol says how."""
    return f"bajt {place}, záznam {record}: {why}"


def forged(url: str, number: int, why: str) -> str:
    """A record of the file was signed by nobody of this game."""
    return f"{url}: záznam {number} nepodepsal nikdo z této hry: {why}"


def another_game(url: str) -> str:
    """The file was replaced."""
    return f"{url} teď obsahuje jinou hru"


def other_player(mark: str, found: str) -> str:
    """Nobody at this game has the key that was typed."""
    return f"s otiskem {mark} tam nikdo nehraje; hrají tam: {found}"


def shorter(known: int, found: int) -> str:
    """The server has less than it had."""
    return f"server má teď jen tolik bajtů: {found}; známo je {known}: ukazuje starou kopii"


def quiet(seconds: float) -> str:
    """How old the last record is."""
    return f"poslední záznam přišel před {age(seconds)}"


def gone(seconds: float) -> str:
    """The file has not grown for so long that nobody waits any more."""
    return f"už {age(seconds)} nic nepřibylo: hru všichni opustili, nebo se už nezveřejňuje"


def age(seconds: float) -> str:
    """A time that has passed, in the largest unit that fits."""
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return f"{int(max(seconds, 0))} s"


def other_folder(folder: str) -> str:
    """The folder is taken."""
    return f"{folder} obsahuje jinou hru: zveřejňuj do vlastní složky"
