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
    return f"{path} lässt sich nicht schreiben: {why}"


def unreadable(path: str, why: str) -> str:
    """A file that can't be read."""
    return f"{path} lässt sich nicht lesen: {why}"


def undeletable(path: str, why: str) -> str:
    """A file that can't be deleted."""
    return f"{path} lässt sich nicht löschen: {why}"


def no_deck(path: str, why: str) -> str:
    """The deck of a game that goes on can't be read; why may be empty."""
    said = f"{path}, das Deck dieses Spiels, lässt sich nicht lesen"
    return f"{said}: {why}" if why else said


def no_seed(path: str, why: str) -> str:
    """The seed of a game that goes on can't be read."""
    return (
        f"{path}, der Startwert dieses Spiels, lässt sich nicht lesen ({why}); der Platz kann nicht "
        "weiterspielen"
    )


def holds_no_game(path: str, why: str) -> str:
    """A file that is no journal of a game."""
    return f"{path} enthält kein Spiel: {why}"


def not_begun(path: str) -> str:
    """A journal without a game that has begun."""
    return f"{path} enthält kein Spiel, das begonnen hat"


def not_yours(path: str) -> str:
    """A journal of somebody else, or of another seat."""
    return f"{path} ist kein Spiel dieser Identität auf diesem Platz"


def use_command(command: str) -> str:
    """The command that goes on with a journal of the other seat."""
    return f"nimm dafür p2pduel {command}"


def finished(path: str) -> str:
    """A journal that can't go on."""
    return f"das Spiel in {path} ist zu Ende"


def strange(path: str, why: str) -> str:
    """A file with something in it that is not known here."""
    return f"{path}: {why}"


def key_unusable(why: str) -> str:
    """The key of this data folder can't be read or made."""
    return f"dein Schlüssel ist nicht zu gebrauchen: {why}"


def damaged(why: str) -> str:
    """A journal that was altered, in use, or none at all; the protocol says how."""
    return f"das Journal ist nicht zu gebrauchen: {why}"


IN_USE: Final = "ein anderes Programm benutzt die Datei gerade"
"""Why a file can't be read or written."""


def exposed(path: str) -> str:
    """A secret file that others can read: its secret may be known."""
    return f"andere können {path} lesen oder ersetzen: setze die Rechte mit chmod 600, oder lösche die Datei und fange neu an"


def holds_other(path: str) -> str:
    """A file of this program with something else in it."""
    return f"{path} enthält nicht, was darin stehen sollte"


# --- settings ---------------------------------------------------------------------------------------------

SETTINGS_HEAD: Final = (
    "Einstellungen von p2pduel. Das Programm schreibt diese Datei; sie darf von Hand geändert werden."
)
SETTINGS_NOTES: Final[Mapping[str, str]] = {
    "name": "Dein Name, wie andere ihn sehen; leer: der Name deines Kontos.",
    "theme": "dark, light oder contrast.",
    "language": "en, de, cs oder sk; leer: wie das System.",
    "safe_colours": "Farben, die sich bei jeder Farbenblindheit unterscheiden lassen.",
    "ascii": "Buchstaben statt Zeichen, für Terminals und Schriften, denen sie fehlen.",
    "animation": "Ob sich etwas bewegen darf.",
    "bell": "Ob das Terminal klingeln darf.",
}
"""What the file of settings says about each of them."""

SETTINGS_TABLES: Final[Mapping[str, str]] = {
    "keys": "Tasten, die nicht die üblichen sind: Handlung = Taste.",
    "sets": "Die Kartensets, die du besitzt, mit Kommas, für eigene Decks: Spiel = Sets; alle, wo nichts steht.",
}
"""What it says about each table."""

NO_SUCH_SETTING: Final = "eine solche Einstellung gibt es nicht"
NO_TABLE: Final[Mapping[str, str]] = {
    "keys": "jede Handlung braucht den Namen einer Taste",
    "sets": "jedes Spiel braucht die Namen von Sets, mit Kommas",
}
"""What is wrong with a table of settings that is none."""
TRUE_OR_FALSE: Final = "muss true oder false sein"


def one_of(values: Sequence[str]) -> str:
    """A setting that is one of a few words."""
    return f"muss eines davon sein: {', '.join(values)}"


def text_of(most: int) -> str:
    """A setting that is a text."""
    return f"muss ein Text mit höchstens {most} Zeichen sein"


def not_known(place: str, unknown: Sequence[str], known: Sequence[str]) -> str:
    """Words in a setting that mean nothing here, with those that do."""
    return f"{place} – unbekannt: {', '.join(unknown)} (bekannt: {', '.join(known)})"


def not_understood(path: str, why: str) -> str:
    """A file of settings that is no TOML."""
    return f"{path} ist nicht zu verstehen: {why}"


def partly_wrong(path: str, faults: Sequence[str]) -> str:
    """A file of settings some of which can't be used."""
    return f"{path} ist teilweise falsch: {'; '.join(faults)}"


def no_copy(problem: str, why: str) -> str:
    """Neither the file nor a copy of it can be kept."""
    return f"{problem}. Eine Kopie ließ sich nicht behalten: {why}"


def copy_kept(problem: str, copy: str) -> str:
    """The usual is used instead of a broken file, which is kept."""
    return f"{problem}. Stattdessen gilt das Übliche; die Datei bleibt als {copy}"
