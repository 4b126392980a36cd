"""What is said about the files of this program: journals, seeds, keys, settings."""

from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "IN_USE",
    "NO_SUCH_SETTING",
    "NO_TABLE",
    "SETTINGS_HEAD",
    "SETTINGS_NOTES",
    "SETTINGS_TABLES",
    "TRUE_OR_FALSE",
    "copy_kept",
    "damaged",
    "exposed",
    "finished",
    "holds_no_game",
    "holds_other",
    "key_unusable",
    "no_copy",
    "no_deck",
    "no_seed",
    "not_begun",
    "not_known",
    "not_understood",
    "not_yours",
    "one_of",
    "partly_wrong",
    "strange",
    "text_of",
    "undeletable",
    "unreadable",
    "unwritable",
    "use_command",
]


def unwritable(path: str, why: str) -> str:
    """A file that can't be written."""
    return f"{path} nelze zapsat: {why}"


def unreadable(path: str, why: str) -> str:
    """A file that can't be read."""
    return f"{path} nelze číst: {why}"


def undeletable(path: str, why: str) -> str:
    """A file that can't be deleted."""
    return f"{path} nelze smazat: {why}"


def no_deck(path: str, why: str) -> str:
    """The deck of a game that goes on can't be read; why may be empty."""
    said = f"{path}, balíček této hry, nelze číst"
    return f"{said}: {why}" if why else said


def no_seed(path: str, why: str) -> str:
    """The seed of a game that goes on can't be read."""
    return f"{path}, semínko této hry, nelze číst ({why}); z tohoto místa nelze pokračovat"


def holds_no_game(path: str, why: str) -> str:
    """A file that is no journal of a game."""
    return f"{path} neobsahuje hru: {why}"


def not_begun(path: str) -> str:
    """A journal without a game that has begun."""
    return f"{path} neobsahuje hru, která začala"


def not_yours(path: str) -> str:
    """A journal of somebody else, or of another seat."""
    return f"{path} není hra této identity na tomto místě"


def use_command(command: str) -> str:
    """The command that goes on with a journal of the other seat."""
    return f"použij na to p2pduel {command}"


def finished(path: str) -> str:
    """A journal that can't go on."""
    return f"hra v souboru {path} je dohraná"


def strange(path: str, why: str) -> str:
    """A file with something in it that is not known here."""
    return f"{path}: {why}"


def key_unusable(why: str) -> str:
    """The key of this data folder can't be read or made."""
    return f"tvůj klíč nelze použít: {why}"


def damaged(why: str) -> str:
    """A journal that was altered, in use, or none at all; the protocol says how."""
    return f"deník hry nelze použít: {why}"


IN_USE: Final = "soubor právě používá jiný program"
"""Why a file can't be read or written."""


def exposed(path: str) -> str:
    """A secret file that others can read: its secret may be known."""
    return f"{path} mohou číst nebo nahradit ostatní: nastav práva příkazem chmod 600, nebo soubor smaž a začni znovu"


def holds_other(path: str) -> str:
    """A file of this program with something else in it."""
    return f"v souboru {path} není to, co v něm být má"


# --- settings ---------------------------------------------------------------------------------------------

SETTINGS_HEAD: Final = "Nastavení p2pduel. Soubor píše program; lze ho upravit i ručně."
SETTINGS_NOTES: Final[Mapping[str, str]] = {
    "name": "Tvoje jméno, jak ho vidí ostatní; prázdné: jméno tvého účtu.",
    "theme": "dark, light nebo contrast.",
    "language": "en, de, cs nebo sk; prázdné: podle systému.",
    "safe_colours": "Barvy, které lze rozeznat při každém druhu barvosleposti.",
    "ascii": "Písmena místo znaků, pro terminály a písma, která je nemají.",
    "animation": "Zda se věci smějí hýbat.",
    "bell": "Zda smí terminál zvonit.",
}
"""What the file of settings says about each of them."""

SETTINGS_TABLES: Final[Mapping[str, str]] = {
    "keys": "Klávesy, které nejsou obvyklé: akce = klávesa.",
    "sets": "Sady karet, které máš, oddělené čárkami, pro vlastní balíčky: hra = sady; bez údaje všechny.",
}
"""What it says about each table."""

NO_SUCH_SETTING: Final = "takové nastavení neexistuje"
NO_TABLE: Final[Mapping[str, str]] = {
    "keys": "každá akce potřebuje název klávesy",
    "sets": "každá hra potřebuje názvy sad oddělené čárkami",
}
"""What is wrong with a table of settings that is none."""
TRUE_OR_FALSE: Final = "musí být true nebo false"


def one_of(values: Sequence[str]) -> str:
    """A setting that is one of a few words."""
    return f"musí být jedno z: {', '.join(values)}"


def text_of(most: int) -> str:
    """A setting that is a text."""
    return f"musí být text o délce nejvýš {most} znaků"


def not_known(place: str, unknown: Sequence[str], known: Sequence[str]) -> str:
    """Words in a setting that mean nothing here, with those that do."""
    return f"{place} – neznámé: {', '.join(unknown)} (známé: {', '.join(known)})"


def not_understood(path: str, why: str) -> str:
    """A file of settings that is no TOML."""
    return f"{path}: souboru nelze rozumět: {why}"


def partly_wrong(path: str, faults: Sequence[str]) -> str:
    """A file of settings some of which can't be used."""
    return f"{path}: soubor je zčásti chybný: {'; '.join(faults)}"


def no_copy(problem: str, why: str) -> str:
    """Neither the file nor a copy of it can be kept."""
    return f"{problem}. Kopii nelze uložit: {why}"


def copy_kept(problem: str, copy: str) -> str:
    """The usual is used instead of a broken file, which is kept."""
    return f"{problem}. Místo toho platí obvyklé hodnoty; soubor zůstává jako {copy}"
