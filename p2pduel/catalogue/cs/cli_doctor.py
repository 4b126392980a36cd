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
    "links": "spojení",
    "terminal": "terminál",
    "signs": "znaky",
    "colours": "barvy",
    "size": "velikost",
    "port": "port",
    "multicast": "multicast",
    "folder": "složka",
    "journals": "deníky",
    "key": "klíč",
    "settings": "nastavení",
}
"""What is looked at."""

STATES: Final[Mapping[str, str]] = {"ok": "v pořádku", "note": "poznámka", "mend": "napravit"}
"""How it is found."""

CAN_PLAY: Final = "Na tomto počítači lze hrát."
CANNOT_PLAY: Final = "Překáží to, co je označeno „napravit“."
TROUBLE: Final = "viz docs/troubleshooting.md"
NEWER_PYTHON: Final = "nainstaluj Python 3.11 nebo novější"
LIBRARY: Final = "knihovna pro zapečetěné karty počítá a odmítá, jak má"
NEWER_LIBRARY: Final = "nainstaluj PyNaCl 1.6.2 nebo novější; do té doby nelze hrát ani ověřovat"
NEWER_TLS: Final = "OpenSSL s TLS 1.3 a Ed25519 a místo pro soubor"
NO_TERMINAL: Final = "tady není terminál: fungují jen --plain, --headless a --json"
SET_TERM: Final = "nastav TERM, například na xterm-256color, nebo hraj s --plain"
SET_LANG: Final = "nastav LANG na locale s UTF-8, například C.UTF-8"
NO_COLOR: Final = "NO_COLOR je nastaveno: bez barev, nic se tím neztrácí"
MANY_COLOURS: Final = "256 barev nebo víc"
FEW_COLOURS: Final = "málo barev; nic se neříká jen barvou"
MORE_COLOURS: Final = "TERM=xterm-256color, pokud to terminál umí"
NO_WINDOW: Final = "není okno, které by šlo změřit"
LISTENS: Final = "lze naslouchat a být k zastižení na tomto počítači; jiné přesto může zastavit firewall"
NOT_FOUND_BY_NAME: Final = "stoly nelze najít podle jména; HOST:PORT funguje. Viz docs/troubleshooting.md"
HEARS_ITSELF: Final = "vysílá a slyší se"
NOT_HEARD: Final = "multicast se vysílá, ale není slyšet"
MAKE_WRITABLE: Final = "povol zápis, nebo nastav P2PDUEL_HOME na vlastní složku"
NO_KEY: Final = "klíč tu ještě není; vznikne při první hře"
MOVE_KEY: Final = "přesuň ho jinam: dostaneš jiný klíč a přátelé uvidí varování, že se změnil"
MEND_SETTINGS: Final = "oprav soubor, nebo změň kterékoli nastavení: pak se zapíše znovu"
USUAL_SETTINGS: Final = "obvyklá"


def python(version: str, system: str) -> str:
    """Which Python, where."""
    return f"Python {version}, systém {system}"


def library_broken(details: str) -> str:
    """The library for sealed cards is not what it must be."""
    return f"knihovnu pro zapečetěné karty nelze použít: {details}"


def no_links(details: str) -> str:
    """No secure links can be made."""
    return f"bez bezpečných spojení: {details}"


def links(version: str) -> str:
    """What secure links are made by."""
    return f"TLS 1.3, zajišťuje {version}"


def takes(encoding: str) -> str:
    """Which signs the terminal takes."""
    return f"terminál přijímá {encoding}"


def make_larger(width: int, height: int) -> str:
    """A window that is too small."""
    return f"zvětši ho aspoň na {width} × {height}, nebo hraj s --plain"


def no_multicast(details: str) -> str:
    """Tables can't be found by name."""
    return f"multicast nefunguje: {details}"


def will_be_made(folder: str) -> str:
    """A folder that does not exist yet."""
    return f"{folder} (vytvoří se)"


def readable(files: Sequence[str]) -> str:
    """Secret files that others can read."""
    return f"ostatní mohou číst: {', '.join(files)}"


def only_you(mark: str) -> str:
    """The fingerprint of a key that is safe."""
    return f"{mark}; číst ho můžeš jen ty"
