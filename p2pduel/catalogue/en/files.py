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
    return f"{path} can't be written: {why}"


def unreadable(path: str, why: str) -> str:
    """A file that can't be read."""
    return f"{path} can't be read: {why}"


def undeletable(path: str, why: str) -> str:
    """A file that can't be deleted."""
    return f"{path} can't be deleted: {why}"


def no_deck(path: str, why: str) -> str:
    """The deck of a game that goes on can't be read; why may be empty."""
    said = f"{path}, the deck of this game, can't be read"
    return f"{said}: {why}" if why else said


def no_seed(path: str, why: str) -> str:
    """The seed of a game that goes on can't be read."""
    return f"{path}, the seed of this game, can't be read ({why}); the seat can't go on"


def holds_no_game(path: str, why: str) -> str:
    """A file that is no journal of a game."""
    return f"{path} holds no game: {why}"


def not_begun(path: str) -> str:
    """A journal without a game that has begun."""
    return f"{path} holds no game that has begun"


def not_yours(path: str) -> str:
    """A journal of somebody else, or of another seat."""
    return f"{path} is not a game of this identity in this seat"


def use_command(command: str) -> str:
    """The command that goes on with a journal of the other seat."""
    return f"use p2pduel {command} for it"


def finished(path: str) -> str:
    """A journal that can't go on."""
    return f"the game in {path} is finished"


def strange(path: str, why: str) -> str:
    """A file with something in it that is not known here."""
    return f"{path}: {why}"


def key_unusable(why: str) -> str:
    """The key of this data folder can't be read or made."""
    return f"your key can't be used: {why}"


def damaged(why: str) -> str:
    """A journal that was altered, in use, or none at all; the protocol says how."""
    return f"the journal can't be used: {why}"


IN_USE: Final = "another program is using it"
"""Why a file can't be read or written."""


def exposed(path: str) -> str:
    """A secret file that others can read: its secret may be known."""
    return f"others can read or replace {path}: chmod 600 it, or delete it and start anew"


def holds_other(path: str) -> str:
    """A file of this program with something else in it."""
    return f"{path} does not hold what it should"


# --- settings ---------------------------------------------------------------------------------------------

SETTINGS_HEAD: Final = "Settings of p2pduel. The program writes this file; it may be edited by hand."
SETTINGS_NOTES: Final[Mapping[str, str]] = {
    "name": "Your name, as others see it; empty: the name of your account.",
    "theme": "dark, light or contrast.",
    "language": "en, de, cs or sk; empty: as the system has it.",
    "safe_colours": "Colours that can be told apart with any kind of colour blindness.",
    "ascii": "Letters instead of signs, for terminals and fonts that lack them.",
    "animation": "Whether things may move.",
    "bell": "Whether the terminal may ring.",
}
"""What the file of settings says about each of them."""

SETTINGS_TABLES: Final[Mapping[str, str]] = {
    "keys": "Keys that are not the usual ones: action = key.",
    "sets": "The sets of cards you own, with commas, for decks of your own: game = sets; all where nothing is said.",
}
"""What it says about each table."""

NO_SUCH_SETTING: Final = "there is no such setting"
NO_TABLE: Final[Mapping[str, str]] = {
    "keys": "every action needs the name of a key",
    "sets": "every game needs the names of sets, with commas",
}
"""What is wrong with a table of settings that is none."""
TRUE_OR_FALSE: Final = "must be true or false"


def one_of(values: Sequence[str]) -> str:
    """A setting that is one of a few words."""
    return f"must be one of {', '.join(values)}"


def text_of(most: int) -> str:
    """A setting that is a text."""
    return f"must be a text of at most {most} characters"


def not_known(place: str, unknown: Sequence[str], known: Sequence[str]) -> str:
    """Words in a setting that mean nothing here, with those that do."""
    return f"{place} – unknown: {', '.join(unknown)} (known: {', '.join(known)})"


def not_understood(path: str, why: str) -> str:
    """A file of settings that is no TOML."""
    return f"{path} can't be understood: {why}"


def partly_wrong(path: str, faults: Sequence[str]) -> str:
    """A file of settings some of which can't be used."""
    return f"{path} is partly wrong: {'; '.join(faults)}"


def no_copy(problem: str, why: str) -> str:
    """Neither the file nor a copy of it can be kept."""
    return f"{problem}. A copy could not be kept: {why}"


def copy_kept(problem: str, copy: str) -> str:
    """The usual is used instead of a broken file, which is kept."""
    return f"{problem}. The usual is used instead; the file is kept as {copy}"
