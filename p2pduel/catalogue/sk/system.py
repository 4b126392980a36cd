"""What went wrong in the operating system, by the names of its errors."""

from collections.abc import Mapping
from typing import Final

__all__ = ["FAULTS", "unnamed"]

FAULTS: Final[Mapping[str, str]] = {
    "ENOENT": "taký súbor ani priečinok neexistuje",
    "EEXIST": "už to existuje",
    "ENOTDIR": "časť cesty nie je priečinok",
    "EISDIR": "je to priečinok",
    "ENOTEMPTY": "priečinok nie je prázdny",
    "ENAMETOOLONG": "názov je príliš dlhý",
    "ELOOP": "odkazy na ceste k nemu vedú v kruhu",
    "EACCES": "chýba na to oprávnenie",
    "EPERM": "systém to nedovoľuje",
    "EROFS": "dá sa odtiaľ len čítať, nie zapisovať",
    "ENOSPC": "disk je plný",
    "EDQUOT": "viac sa tam ukladať nesmie (kvóta)",
    "EFBIG": "súbor je príliš veľký",
    "EIO": "disk alebo zariadenie zlyháva",
    "EBUSY": "práve sa používa",
    "EMFILE": "je otvorených príliš veľa súborov",
    "ENOMEM": "nestačí pamäť",
    "ENOEXEC": "nie je to program",
    "EADDRINUSE": "port je už obsadený",
    "EADDRNOTAVAIL": "tento počítač takú adresu nemá",
    "EAFNOSUPPORT": "taký druh adresy tento počítač nepozná",
    "ECONNREFUSED": "spojenie bolo odmietnuté",
    "ECONNRESET": "druhá strana prerušila spojenie",
    "ECONNABORTED": "spojenie bolo prerušené",
    "EPIPE": "druhá strana zatvorila spojenie",
    "ETIMEDOUT": "odpoveď neprišla včas",
    "ENETUNREACH": "táto sieť je nedostupná",
    "ENETDOWN": "sieť nefunguje",
    "EHOSTUNREACH": "tento počítač je nedostupný",
    "ENODEV": "také zariadenie neexistuje",
    "EAI_NONAME": "počítač s týmto menom nie je známy",
    "EAI_AGAIN": "mená sa teraz nedajú vyhľadať",
}
"""Name of an error (others mean one of these, too: p2pduel/catalogue/faults.py) -> what is wrong."""


def unnamed(words: str) -> str:
    """An error that has no name here, in the system's own words."""
    return f"systém hlási: „{words}“"
