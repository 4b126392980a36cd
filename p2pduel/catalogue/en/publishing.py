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

PAGE_PUBLISH: Final = "--page goes with --publish"
PUBLISH_HEADLESS: Final = "--publish is for a program that only watches: add --headless"
ADDRESS_HINT: Final = "an address looks like https://example.org/game.duel"
NO_WEB_SERVER: Final = "what answers there is no web server"
ENDLESS: Final = "the server sends more than any game has"
ENCODED: Final = "the server sends the file packed, which was not asked for"
TOO_SLOW: Final = "the server is too slow"
WAS_CLOSED: Final = "the server has closed it"
NOTHING_YET: Final = "the file there holds no game yet"
NO_HELLO: Final = "it begins with no hello"
NO_PLAIN: Final = "the server leads away from https"


def no_address(url: str) -> str:
    """What was typed is no address of a file on the web."""
    return f"{url} is no address of a file on a web server"


def no_connection(host: str, why: str) -> str:
    """A web server cannot be reached, or not safely."""
    return f"no connection to {host}: {why}"


def not_served(status: int) -> str:
    """The server answers, but not with the file."""
    return f"the server has no such file (status {status})" if status == 404 else f"the server says {status}"


def redirected(place: str) -> str:
    """The server leads to another one, which nobody has typed."""
    return f"the server says that the file is at {place}; give that address if you want it"


def no_answer(url: str, why: str) -> str:
    """A game cannot be read from the web, and we stop trying."""
    return f"{url} can't be followed: {why}"


def damaged(url: str, why: str) -> str:
    """What lies there is no journal, or one that was altered."""
    return f"{url} is no game that can be followed: {why}"


def at_byte(place: int, record: int, why: str) -> str:
    """Where a file goes wrong; the protocol says how."""
    return f"byte {place}, record {record}: {why}"


def forged(url: str, number: int, why: str) -> str:
    """A record of the file was signed by nobody of this game."""
    return f"{url}: record {number} is signed by nobody of this game: {why}"


def another_game(url: str) -> str:
    """The file was replaced."""
    return f"{url} holds another game now"


def other_player(mark: str, found: str) -> str:
    """Nobody at this game has the key that was typed."""
    return f"nobody with the fingerprint {mark} plays there, but {found}"


def shorter(known: int, found: int) -> str:
    """The server has less than it had."""
    return f"the server has only {found} bytes now, {known} are known: it shows an old copy"


def quiet(seconds: float) -> str:
    """How old the last record is."""
    return f"the last record is {age(seconds)} old"


def gone(seconds: float) -> str:
    """The file has not grown for so long that nobody waits any more."""
    return f"nothing was added for {age(seconds)}: the game was left, or is published no more"


def age(seconds: float) -> str:
    """A time that has passed, in the largest unit that fits."""
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return f"{int(max(seconds, 0))} s"


def other_folder(folder: str) -> str:
    """The folder is taken."""
    return f"{folder} holds another game: publish into a folder of its own"
