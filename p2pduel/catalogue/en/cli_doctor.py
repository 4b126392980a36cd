"""What `p2pduel doctor` looks at, and what it advises."""

from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "CANNOT_PLAY",
    "CAN_PLAY",
    "CHECKS",
    "FEW_COLOURS",
    "HEARS_ITSELF",
    "LIBRARY",
    "LISTENS",
    "MAKE_WRITABLE",
    "MANY_COLOURS",
    "MEND_SETTINGS",
    "MORE_COLOURS",
    "MOVE_KEY",
    "NEWER_LIBRARY",
    "NEWER_PYTHON",
    "NEWER_TLS",
    "NOT_FOUND_BY_NAME",
    "NOT_HEARD",
    "NO_COLOR",
    "NO_KEY",
    "NO_TERMINAL",
    "NO_WINDOW",
    "SET_LANG",
    "SET_TERM",
    "STATES",
    "TROUBLE",
    "USUAL_SETTINGS",
    "library_broken",
    "links",
    "make_larger",
    "no_links",
    "no_multicast",
    "only_you",
    "python",
    "readable",
    "takes",
    "will_be_made",
]

CHECKS: Final[Mapping[str, str]] = {
    "python": "python",
    "cards": "cards",
    "links": "links",
    "terminal": "terminal",
    "signs": "signs",
    "colours": "colours",
    "size": "size",
    "port": "port",
    "multicast": "multicast",
    "folder": "folder",
    "journals": "journals",
    "key": "key",
    "settings": "settings",
}
"""What is looked at."""

STATES: Final[Mapping[str, str]] = {"ok": "ok", "note": "note", "mend": "mend"}
"""How it is found."""

CAN_PLAY: Final = "This machine can play."
CANNOT_PLAY: Final = "What is marked “mend” stands in the way."
TROUBLE: Final = "see docs/troubleshooting.md"
NEWER_PYTHON: Final = "install Python 3.11 or later"
LIBRARY: Final = "the library for sealed cards computes and refuses as it must"
NEWER_LIBRARY: Final = "install PyNaCl 1.6.2 or later; until then no game is played or verified"
NEWER_TLS: Final = "OpenSSL with TLS 1.3 and Ed25519, and a place for a file"
NO_TERMINAL: Final = "no terminal here: only --plain, --headless and --json work"
SET_TERM: Final = "set TERM, for example to xterm-256color, or play with --plain"
SET_LANG: Final = "set LANG to a UTF-8 locale, for example C.UTF-8"
NO_COLOR: Final = "NO_COLOR is set: no colours, nothing is lost"
MANY_COLOURS: Final = "256 colours or more"
FEW_COLOURS: Final = "few colours; nothing is said by colour alone"
MORE_COLOURS: Final = "TERM=xterm-256color, if yours can do it"
NO_WINDOW: Final = "no window to measure"
LISTENS: Final = "can listen and be reached on this machine; a firewall may still keep others out"
NOT_FOUND_BY_NAME: Final = "tables are not found by name; HOST:PORT works. See docs/troubleshooting.md"
HEARS_ITSELF: Final = "sends and hears itself"
NOT_HEARD: Final = "multicast is sent but not heard"
MAKE_WRITABLE: Final = "make it writable, or set P2PDUEL_HOME to a folder of yours"
NO_KEY: Final = "no key yet; one is made when you first play"
MOVE_KEY: Final = "move it away: you get another key, and friends are warned that it changed"
MEND_SETTINGS: Final = "mend the file, or change any setting: then it is written anew"
USUAL_SETTINGS: Final = "the usual ones"


def python(version: str, system: str) -> str:
    """Which Python, where."""
    return f"Python {version} on {system}"


def library_broken(details: str) -> str:
    """The library for sealed cards is not what it must be."""
    return f"the library for sealed cards can't be used: {details}"


def no_links(details: str) -> str:
    """No secure links can be made."""
    return f"no secure links: {details}"


def links(version: str) -> str:
    """What secure links are made by."""
    return f"TLS 1.3 by {version}"


def takes(encoding: str) -> str:
    """Which signs the terminal takes."""
    return f"the terminal takes {encoding}"


def make_larger(width: int, height: int) -> str:
    """A window that is too small."""
    return f"make it at least {width} × {height}, or play with --plain"


def no_multicast(details: str) -> str:
    """Tables can't be found by name."""
    return f"no multicast: {details}"


def will_be_made(folder: str) -> str:
    """A folder that does not exist yet."""
    return f"{folder} (will be made)"


def readable(files: Sequence[str]) -> str:
    """Secret files that others can read."""
    return f"others can read {', '.join(files)}"


def only_you(mark: str) -> str:
    """The fingerprint of a key that is safe."""
    return f"{mark}; only you can read it"
