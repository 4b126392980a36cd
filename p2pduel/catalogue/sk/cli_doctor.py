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
    "python": "Python",
    "cards": "karty",
    "links": "spojenia",
    "terminal": "terminál",
    "signs": "znaky",
    "colours": "farby",
    "size": "veľkosť",
    "port": "port",
    "multicast": "multicast",
    "folder": "priečinok",
    "journals": "denníky",
    "key": "kľúč",
    "settings": "nastavenia",
}
"""What is looked at."""

STATES: Final[Mapping[str, str]] = {"ok": "v poriadku", "note": "poznámka", "mend": "napraviť"}
"""How it is found."""

CAN_PLAY: Final = "Na tomto počítači sa dá hrať."
CANNOT_PLAY: Final = "Prekáža to, čo je označené „napraviť“."
TROUBLE: Final = "pozri docs/troubleshooting.md"
NEWER_PYTHON: Final = "nainštaluj Python 3.11 alebo novší"
LIBRARY: Final = "knižnica na zapečatené karty počíta a odmieta, ako má"
NEWER_LIBRARY: Final = "nainštaluj PyNaCl 1.6.2 alebo novšiu verziu; dovtedy nemožno hrať ani overovať"
NEWER_TLS: Final = "OpenSSL s TLS 1.3 a Ed25519 a miesto na súbor"
NO_TERMINAL: Final = "tu nie je terminál: funguje len --plain, --headless a --json"
SET_TERM: Final = "nastav TERM, napríklad na xterm-256color, alebo hraj s --plain"
SET_LANG: Final = "nastav LANG na locale s UTF-8, napríklad C.UTF-8"
NO_COLOR: Final = "NO_COLOR je nastavené: bez farieb, nič sa tým nestráca"
MANY_COLOURS: Final = "256 farieb alebo viac"
FEW_COLOURS: Final = "málo farieb; nič sa nehovorí len farbou"
MORE_COLOURS: Final = "TERM=xterm-256color, ak to terminál vie"
NO_WINDOW: Final = "nie je okno, ktoré by sa dalo zmerať"
LISTENS: Final = "na tomto počítači sa dá načúvať aj spojiť; iných môže aj tak zastaviť firewall"
NOT_FOUND_BY_NAME: Final = (
    "stoly sa nedajú nájsť podľa mena; HOST:PORT funguje. Pozri docs/troubleshooting.md"
)
HEARS_ITSELF: Final = "vysiela a počuje sám seba"
NOT_HEARD: Final = "multicast sa vysiela, ale nepočuť ho"
MAKE_WRITABLE: Final = "povoľ zápis, alebo nastav P2PDUEL_HOME na vlastný priečinok"
NO_KEY: Final = "kľúč tu ešte nie je; vznikne pri prvej hre"
MOVE_KEY: Final = "presuň ho inam: dostaneš iný kľúč a priatelia uvidia varovanie, že sa zmenil"
MEND_SETTINGS: Final = "oprav súbor, alebo zmeň ktorékoľvek nastavenie: potom sa zapíše nanovo"
USUAL_SETTINGS: Final = "obvyklé"


def python(version: str, system: str) -> str:
    """Which Python, where."""
    return f"Python {version}, systém {system}"


def library_broken(details: str) -> str:
    """The library for sealed cards is not what it must be."""
    return f"knižnica na zapečatené karty sa nedá použiť: {details}"


def no_links(details: str) -> str:
    """No secure links can be made."""
    return f"bez bezpečných spojení: {details}"


def links(version: str) -> str:
    """What secure links are made by."""
    return f"TLS 1.3, zabezpečuje {version}"


def takes(encoding: str) -> str:
    """Which signs the terminal takes."""
    return f"terminál prijíma {encoding}"


def make_larger(width: int, height: int) -> str:
    """A window that is too small."""
    return f"zväčši ho aspoň na {width} × {height}, alebo hraj s --plain"


def no_multicast(details: str) -> str:
    """Tables can't be found by name."""
    return f"multicast nefunguje: {details}"


def will_be_made(folder: str) -> str:
    """A folder that does not exist yet."""
    return f"{folder} (vytvorí sa)"


def readable(files: Sequence[str]) -> str:
    """Secret files that others can read."""
    return f"ostatní môžu čítať: {', '.join(files)}"


def only_you(mark: str) -> str:
    """The fingerprint of a key that is safe."""
    return f"{mark}; čítať ho môžeš len ty"
