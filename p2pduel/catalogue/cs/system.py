"""What went wrong in the operating system, by the names of its errors."""

from collections.abc import Mapping
from typing import Final

__all__ = ["FAULTS", "unnamed"]

FAULTS: Final[Mapping[str, str]] = {
    "ENOENT": "takový soubor ani složka neexistuje",
    "EEXIST": "už to existuje",
    "ENOTDIR": "část cesty není složka",
    "EISDIR": "je to složka",
    "ENOTEMPTY": "složka není prázdná",
    "ENAMETOOLONG": "název je příliš dlouhý",
    "ELOOP": "odkazy na cestě k němu vedou v kruhu",
    "EACCES": "chybí k tomu oprávnění",
    "EPERM": "systém to nedovoluje",
    "EROFS": "lze odtud jen číst, ne zapisovat",
    "ENOSPC": "disk je plný",
    "EDQUOT": "víc se tam ukládat nesmí (kvóta)",
    "EFBIG": "soubor je příliš velký",
    "EIO": "disk nebo zařízení selhává",
    "EBUSY": "právě se používá",
    "EMFILE": "je otevřeno příliš mnoho souborů",
    "ENOMEM": "nestačí paměť",
    "ENOEXEC": "není to program",
    "EADDRINUSE": "port už je obsazený",
    "EADDRNOTAVAIL": "tento počítač takovou adresu nemá",
    "EAFNOSUPPORT": "takový druh adresy tento počítač nezná",
    "ECONNREFUSED": "spojení bylo odmítnuto",
    "ECONNRESET": "druhá strana spojení přerušila",
    "ECONNABORTED": "spojení bylo přerušeno",
    "EPIPE": "druhá strana spojení zavřela",
    "ETIMEDOUT": "odpověď nepřišla včas",
    "ENETUNREACH": "tato síť je nedostupná",
    "ENETDOWN": "síť nefunguje",
    "EHOSTUNREACH": "tento počítač je nedostupný",
    "ENODEV": "takové zařízení neexistuje",
    "EAI_NONAME": "počítač toho jména není znám",
    "EAI_AGAIN": "jména teď nelze vyhledat",
}
"""Name of an error (others mean one of these, too: p2pduel/catalogue/faults.py) -> what is wrong."""


def unnamed(words: str) -> str:
    """An error that has no name here, in the system's own words."""
    return f"systém hlásí: „{words}“"
