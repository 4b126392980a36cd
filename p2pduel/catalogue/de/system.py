"""What went wrong in the operating system, by the names of its errors."""

from collections.abc import Mapping
from typing import Final

__all__ = ["FAULTS", "unnamed"]

FAULTS: Final[Mapping[str, str]] = {
    "ENOENT": "diese Datei oder diesen Ordner gibt es nicht",
    "EEXIST": "das gibt es schon",
    "ENOTDIR": "ein Teil des Pfades ist kein Ordner",
    "EISDIR": "das ist ein Ordner",
    "ENOTEMPTY": "der Ordner ist nicht leer",
    "ENAMETOOLONG": "der Name ist zu lang",
    "ELOOP": "Verknüpfungen auf dem Weg dorthin führen im Kreis",
    "EACCES": "die Erlaubnis dazu fehlt",
    "EPERM": "das System erlaubt es nicht",
    "EROFS": "dort lässt sich nur lesen, nicht schreiben",
    "ENOSPC": "der Datenträger ist voll",
    "EDQUOT": "mehr darf dort nicht gespeichert werden (Kontingent)",
    "EFBIG": "die Datei ist zu groß",
    "EIO": "der Datenträger oder das Gerät versagt",
    "EBUSY": "es wird gerade benutzt",
    "EMFILE": "zu viele Dateien sind offen",
    "ENOMEM": "der Arbeitsspeicher reicht nicht",
    "ENOEXEC": "das ist kein Programm",
    "EADDRINUSE": "der Port ist schon belegt",
    "EADDRNOTAVAIL": "diese Adresse gehört nicht zu diesem Computer",
    "EAFNOSUPPORT": "diese Art von Adresse kennt dieser Computer nicht",
    "ECONNREFUSED": "die Verbindung wurde abgelehnt",
    "ECONNRESET": "die andere Seite hat die Verbindung abgebrochen",
    "ECONNABORTED": "die Verbindung wurde abgebrochen",
    "EPIPE": "die andere Seite hat die Verbindung geschlossen",
    "ETIMEDOUT": "es kam rechtzeitig keine Antwort",
    "ENETUNREACH": "dieses Netz ist nicht erreichbar",
    "ENETDOWN": "das Netz ist ausgefallen",
    "EHOSTUNREACH": "dieser Computer ist nicht erreichbar",
    "ENODEV": "dieses Gerät gibt es nicht",
    "EAI_NONAME": "ein Computer dieses Namens ist nicht bekannt",
    "EAI_AGAIN": "Namen lassen sich gerade nicht nachschlagen",
}
"""Name of an error (others mean one of these, too: p2pduel/catalogue/faults.py) -> what is wrong."""


def unnamed(words: str) -> str:
    """An error that has no name here, in the system's own words."""
    return f"das System meldet: „{words}“"
