"""What is said about the files of this program: journals, seeds, keys, settings."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import few

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
    return f"{path} nemožno zapísať: {why}"


def unreadable(path: str, why: str) -> str:
    """A file that can't be read."""
    return f"{path} nemožno čítať: {why}"


def undeletable(path: str, why: str) -> str:
    """A file that can't be deleted."""
    return f"{path} nemožno zmazať: {why}"


def no_deck(path: str, why: str) -> str:
    """The deck of a game that goes on can't be read; why may be empty."""
    said = f"{path}, balíček tejto hry, nemožno čítať"
    return f"{said}: {why}" if why else said


def no_seed(path: str, why: str) -> str:
    """The seed of a game that goes on can't be read."""
    return f"{path}, semienko tejto hry, nemožno čítať ({why}); z tohto miesta sa nedá pokračovať"


def holds_no_game(path: str, why: str) -> str:
    """A file that is no journal of a game."""
    return f"{path} neobsahuje hru: {why}"


def not_begun(path: str) -> str:
    """A journal without a game that has begun."""
    return f"{path} neobsahuje hru, ktorá sa začala"


def not_yours(path: str) -> str:
    """A journal of somebody else, or of another seat."""
    return f"{path} nie je hra tejto identity na tomto mieste"


def use_command(command: str) -> str:
    """The command that goes on with a journal of the other seat."""
    return f"použi na to p2pduel {command}"


def finished(path: str) -> str:
    """A journal that can't go on."""
    return f"hra v súbore {path} je dohraná"


def strange(path: str, why: str) -> str:
    """A file with something in it that is not known here."""
    return f"{path}: {why}"


def key_unusable(why: str) -> str:
    """The key of this data folder can't be read or made."""
    return f"tvoj kľúč sa nedá použiť: {why}"


def damaged(why: str) -> str:
    """A journal that was altered, in use, or none at all; the protocol says how."""
    return f"denník hry sa nedá použiť: {why}"


IN_USE: Final = "súbor práve používa iný program"
"""Why a file can't be read or written."""


def exposed(path: str) -> str:
    """A secret file that others can read: its secret may be known."""
    return f"{path} môžu čítať alebo nahradiť ostatní: nastav práva príkazom chmod 600, alebo súbor zmaž a začni znova"


def holds_other(path: str) -> str:
    """A file of this program with something else in it."""
    return f"v súbore {path} nie je to, čo v ňom má byť"


# --- settings ---------------------------------------------------------------------------------------------

SETTINGS_HEAD: Final = "Nastavenia p2pduel. Súbor píše program; možno ho upraviť aj ručne."
SETTINGS_NOTES: Final[Mapping[str, str]] = {
    "name": "Tvoje meno, ako ho vidia ostatní; prázdne: meno tvojho účtu.",
    "theme": "dark, light alebo contrast.",
    "language": "en, de, cs alebo sk; prázdne: podľa systému.",
    "safe_colours": "Farby, ktoré možno rozoznať pri každom druhu farbosleposti.",
    "ascii": "Písmená namiesto znakov, pre terminály a písma, ktoré ich nemajú.",
    "animation": "Či sa veci smú hýbať.",
    "bell": "Či smie terminál zvoniť.",
}
"""What the file of settings says about each of them."""

SETTINGS_TABLES: Final[Mapping[str, str]] = {
    "keys": "Klávesy, ktoré nie sú obvyklé: akcia = kláves.",
    "sets": "Súpravy kariet, ktoré máš, oddelené čiarkami, pre vlastné balíčky: hra = súpravy; bez údaja všetky.",
}
"""What it says about each table."""

NO_SUCH_SETTING: Final = "také nastavenie neexistuje"
NO_TABLE: Final[Mapping[str, str]] = {
    "keys": "každá akcia potrebuje názov klávesu",
    "sets": "každá hra potrebuje názvy súprav oddelené čiarkami",
}
"""What is wrong with a table of settings that is none."""
TRUE_OR_FALSE: Final = "musí byť true alebo false"


def one_of(values: Sequence[str]) -> str:
    """A setting that is one of a few words."""
    return f"musí byť jedno z: {', '.join(values)}"


def text_of(most: int) -> str:
    """A setting that is a text."""
    return f"musí byť text, najviac {few(most, 'znak', 'znaky', 'znakov')}"


def not_known(place: str, unknown: Sequence[str], known: Sequence[str]) -> str:
    """Words in a setting that mean nothing here, with those that do."""
    return f"{place} – neznáme: {', '.join(unknown)} (známe: {', '.join(known)})"


def not_understood(path: str, why: str) -> str:
    """A file of settings that is no TOML."""
    return f"{path}: súboru nemožno rozumieť: {why}"


def partly_wrong(path: str, faults: Sequence[str]) -> str:
    """A file of settings some of which can't be used."""
    return f"{path}: súbor je sčasti chybný: {'; '.join(faults)}"


def no_copy(problem: str, why: str) -> str:
    """Neither the file nor a copy of it can be kept."""
    return f"{problem}. Kópiu nemožno uložiť: {why}"


def copy_kept(problem: str, copy: str) -> str:
    """The usual is used instead of a broken file, which is kept."""
    return f"{problem}. Namiesto toho platia obvyklé hodnoty; súbor zostáva ako {copy}"
