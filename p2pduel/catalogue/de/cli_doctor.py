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
    "cards": "Karten",
    "links": "Verbindungen",
    "terminal": "Terminal",
    "signs": "Zeichen",
    "colours": "Farben",
    "size": "Größe",
    "port": "Port",
    "multicast": "Multicast",
    "folder": "Ordner",
    "journals": "Journale",
    "key": "Schlüssel",
    "settings": "Einstellungen",
}
"""What is looked at."""

STATES: Final[Mapping[str, str]] = {"ok": "gut", "note": "Hinweis", "mend": "beheben"}
"""How it is found."""

CAN_PLAY: Final = "Dieser Rechner kann spielen."
CANNOT_PLAY: Final = "Was mit „beheben“ markiert ist, steht im Weg."
TROUBLE: Final = "siehe docs/troubleshooting.md"
NEWER_PYTHON: Final = "installiere Python 3.11 oder neuer"
LIBRARY: Final = "die Bibliothek für versiegelte Karten rechnet richtig und weist Falsches ab"
NEWER_LIBRARY: Final = "installiere PyNaCl 1.6.2 oder neuer; bis dahin wird kein Spiel gespielt oder geprüft"
NEWER_TLS: Final = "OpenSSL mit TLS 1.3 und Ed25519, und Platz für eine Datei"
NO_TERMINAL: Final = "hier ist kein Terminal: nur --plain, --headless und --json gehen"
SET_TERM: Final = "setze TERM, zum Beispiel auf xterm-256color, oder spiele mit --plain"
SET_LANG: Final = "setze LANG auf eine UTF-8-Umgebung, zum Beispiel C.UTF-8"
NO_COLOR: Final = "NO_COLOR ist gesetzt: keine Farben, nichts geht verloren"
MANY_COLOURS: Final = "256 Farben oder mehr"
FEW_COLOURS: Final = "wenige Farben; nichts wird durch Farbe allein gesagt"
MORE_COLOURS: Final = "TERM=xterm-256color, wenn deines das kann"
NO_WINDOW: Final = "kein Fenster zu messen"
LISTENS: Final = (
    "kann lauschen und ist auf diesem Rechner zu erreichen; eine Firewall kann andere noch abhalten"
)
NOT_FOUND_BY_NAME: Final = (
    "Tische lassen sich nicht nach ihrem Namen finden; HOST:PORT geht. Siehe docs/troubleshooting.md"
)
HEARS_ITSELF: Final = "sendet und hört sich selbst"
NOT_HEARD: Final = "Multicast wird gesendet, aber nicht gehört"
MAKE_WRITABLE: Final = "mach ihn beschreibbar, oder setze P2PDUEL_HOME auf einen Ordner von dir"
NO_KEY: Final = "noch kein Schlüssel; er wird erzeugt, wenn du zum ersten Mal spielst"
MOVE_KEY: Final = (
    "verschiebe ihn: du bekommst einen anderen, und Bekannte werden gewarnt, dass er sich geändert hat"
)
MEND_SETTINGS: Final = (
    "repariere die Datei, oder ändere irgendeine Einstellung: dann wird sie neu geschrieben"
)
USUAL_SETTINGS: Final = "die üblichen"


def python(version: str, system: str) -> str:
    """Which Python, where."""
    return f"Python {version} unter {system}"


def library_broken(details: str) -> str:
    """The library for sealed cards is not what it must be."""
    return f"die Bibliothek für versiegelte Karten ist nicht zu gebrauchen: {details}"


def no_links(details: str) -> str:
    """No secure links can be made."""
    return f"keine sicheren Verbindungen: {details}"


def links(version: str) -> str:
    """What secure links are made by."""
    return f"TLS 1.3 von {version}"


def takes(encoding: str) -> str:
    """Which signs the terminal takes."""
    return f"das Terminal versteht {encoding}"


def make_larger(width: int, height: int) -> str:
    """A window that is too small."""
    return f"mach es mindestens {width} × {height} groß, oder spiele mit --plain"


def no_multicast(details: str) -> str:
    """Tables can't be found by name."""
    return f"kein Multicast: {details}"


def will_be_made(folder: str) -> str:
    """A folder that does not exist yet."""
    return f"{folder} (wird angelegt)"


def readable(files: Sequence[str]) -> str:
    """Secret files that others can read."""
    return f"andere können lesen: {', '.join(files)}"


def only_you(mark: str) -> str:
    """The fingerprint of a key that is safe."""
    return f"{mark}; nur du kannst ihn lesen"
