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

PAGE_PUBLISH: Final = "--page gehört zu --publish"
PUBLISH_HEADLESS: Final = "--publish ist für ein Programm, das nur zusieht: dazu gehört --headless"
ADDRESS_HINT: Final = "eine Adresse sieht aus wie https://example.org/game.duel"
NO_WEB_SERVER: Final = "was dort antwortet, ist kein Webserver"
ENDLESS: Final = "der Server schickt mehr, als irgendein Spiel hat"
ENCODED: Final = "der Server schickt die Datei gepackt, worum niemand gebeten hat"
TOO_SLOW: Final = "der Server ist zu langsam"
WAS_CLOSED: Final = "der Server hat sie geschlossen"
NOTHING_YET: Final = "die Datei dort enthält noch kein Spiel"
NO_HELLO: Final = "am Anfang steht keine Begrüßung"
NO_PLAIN: Final = "der Server führt weg von https"


def no_address(url: str) -> str:
    """What was typed is no address of a file on the web."""
    return f"{url} ist keine Adresse einer Datei auf einem Webserver"


def no_connection(host: str, why: str) -> str:
    """A web server cannot be reached, or not safely."""
    return f"keine Verbindung zu {host}: {why}"


def not_served(status: int) -> str:
    """The server answers, but not with the file."""
    return (
        f"der Server hat diese Datei nicht (Status {status})"
        if status == 404
        else f"der Server antwortet mit Status {status}"
    )


def redirected(place: str) -> str:
    """The server leads to another one, which nobody has typed."""
    return f"der Server sagt, die Datei sei unter {place}; gib diese Adresse an, wenn du sie willst"


def no_answer(url: str, why: str) -> str:
    """A game cannot be read from the web, and we stop trying."""
    return f"{url} lässt sich nicht verfolgen: {why}"


def damaged(url: str, why: str) -> str:
    """What lies there is no journal, or one that was altered."""
    return f"{url} ist kein Spiel, das sich verfolgen lässt: {why}"


def at_byte(place: int, record: int, why: str) -> str:
    """Where a file goes wrong; the protocol says how."""
    return f"Byte {place}, Eintrag {record}: {why}"


def forged(url: str, number: int, why: str) -> str:
    """A record of the file was signed by nobody of this game."""
    return f"{url}: Eintrag {number} hat niemand aus diesem Spiel unterschrieben: {why}"


def another_game(url: str) -> str:
    """The file was replaced."""
    return f"{url} enthält jetzt ein anderes Spiel"


def other_player(mark: str, found: str) -> str:
    """Nobody at this game has the key that was typed."""
    return f"mit dem Fingerabdruck {mark} spielt dort niemand; es spielen: {found}"


def shorter(known: int, found: int) -> str:
    """The server has less than it had."""
    return f"der Server hat jetzt nur noch {found} Byte, bekannt sind {known}: er zeigt eine alte Kopie"


def quiet(seconds: float) -> str:
    """How old the last record is."""
    return f"der letzte Eintrag ist {age(seconds)} alt"


def gone(seconds: float) -> str:
    """The file has not grown for so long that nobody waits any more."""
    return (
        f"seit {age(seconds)} kam nichts hinzu: das Spiel wurde verlassen oder wird nicht mehr veröffentlicht"
    )


def age(seconds: float) -> str:
    """A time that has passed, in the largest unit that fits."""
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return f"{int(max(seconds, 0))} s"


def other_folder(folder: str) -> str:
    """The folder is taken."""
    return f"{folder} enthält ein anderes Spiel: nimm für jedes einen eigenen Ordner"
