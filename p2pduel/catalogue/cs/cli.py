"""The words of the command line that belong to no single command, argparse's own among them."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either

__all__ = [
    "ARGPARSE",
    "ASK_DOCTOR",
    "BOT_NEEDS_HEADLESS",
    "BUILDER_NEEDS_TERMINAL",
    "COMMANDS",
    "EXAMPLE",
    "INTRO",
    "LANGUAGE_MISSING",
    "LESSON_NEEDS_TERMINAL",
    "LOBBY_NEEDS_TERMINAL",
    "NAME_COMMAND",
    "PLAIN_OR_HEADLESS",
    "SEVERAL_TABLES",
    "TEXT_OR_PLAIN",
    "UNKNOWN",
    "USAGE",
    "argument",
    "deck_needed",
    "deck_unused",
    "decks_go_with",
    "needs_terminal",
    "no_command",
    "no_decks",
    "no_folder",
    "no_name",
    "no_pair",
    "no_seconds",
    "no_such_sets",
    "no_variant",
    "no_whole_number",
    "not_for_so_many",
    "not_so_many_bots",
    "not_two_bots",
    "not_two_decks",
    "one_box",
    "out_of_range",
    "seconds_range",
    "several_games",
    "takes_a_deck",
    "takes_no_deck",
    "try_help",
    "two_seats",
    "unknown_language",
    "who_decides",
]

INTRO: Final = "Catan mezi notebooky, bez serveru a bez potřeby komukoli věřit. Bez příkazu: lobby."
USAGE: Final = "p2pduel [--version] [--help] [--language L] [--name N] [PŘÍKAZ ...]"
EXAMPLE: Final = "příklad:"
COMMANDS: Final = "příkazy:"
ASK_DOCTOR: Final = "p2pduel doctor poví, co je třeba napravit"
NAME_COMMAND: Final = "nejdřív uveď příkaz"

ARGPARSE: Final[Mapping[str, str]] = {
    "usage: ": "použití: ",
    "positional arguments": "argumenty podle pořadí",
    "options": "volby",
    "show this help message and exit": "ukázat tuto nápovědu a skončit",
    "show program's version number and exit": "ukázat verzi programu a skončit",
    "expected one argument": "chybí hodnota",
    "expected at most one argument": "dovolena je nejvýš jedna hodnota",
    "expected at least one argument": "chybí aspoň jedna hodnota",
    "the following arguments are required: %s": "tyto argumenty chybí: %s",
    "one of the arguments %s is required": "chybí jeden z argumentů: %s",
    "not allowed with argument %s": "nejde dohromady s argumentem %s",
    "ignored explicit argument %r": "nebere hodnotu: %r",
    "unrecognized arguments: %s": "neznámé argumenty: %s",
    "invalid %(type)s value: %(value)r": "není hodnota typu %(type)s: %(value)r",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s: %(message)s",
}
"""What argparse says itself -> the same in this language; its fields stay as they are."""


def try_help(command: str) -> str:
    """Where help is."""
    return f"nápověda: {command} --help"


def no_command(name: str) -> str:
    """A command that does not exist."""
    return f"příkaz „{name}“ neexistuje"


def argument(option: str, why: str) -> str:
    """What is wrong with the value of an option."""
    return f"argument --{option}: {why}"


def unknown_language(text: str, languages: Sequence[str]) -> str:
    """A language that this program does not speak."""
    return f"jazyk „{text}“ tu není: napiš {either(languages)}"


LANGUAGE_MISSING: Final = "za --language chybí jazyk"


def no_whole_number(text: str) -> str:
    """Something else than a number."""
    return f"„{text}“ není celé číslo"


def out_of_range(value: int, least: int, most: int | None) -> str:
    """A number that is too small or too large."""
    bounds = f"nejméně {least}" if most is None else f"{least} až {most}"
    return f"{value} je mimo rozsah: {bounds}"


def no_name(text: str) -> str:
    """A name of nothing but signs."""
    return f"„{text}“ není jméno: potřebuje písmeno nebo číslici"


def no_seconds(text: str) -> str:
    """Something else than a time."""
    return f"„{text}“ není počet sekund"


def seconds_range(text: str, most: int) -> str:
    """A time that is too short or too long."""
    return f"{text} je mimo rozsah: 0 až {most} sekund"


UNKNOWN: Final[Mapping[str, str]] = {
    "act": "činnost „{text}“ neexistuje; na výběr jsou: {known}",
    "format": "žádný formát se nejmenuje „{text}“; na výběr jsou: {known}",
    "game": "žádná hra se nejmenuje „{text}“; na výběr jsou: {known}",
    "shell": "žádný shell se nejmenuje „{text}“; na výběr jsou: {known}",
    "variant": "žádná varianta se nejmenuje „{text}“; na výběr jsou: {known}",
}
"""What a name should have been -> that there is none such."""


def not_two_bots(text: str) -> str:
    """A list of bots that is none."""
    return f"„{text}“ nejsou dva boti: napiš A,B"


def not_so_many_bots(text: str, count: int, letters: str) -> str:
    """A list of bots that is too short or too long."""
    return f"„{text}“ neodpovídá počtu botů ({count}): napiš {letters}"


def not_two_decks(text: str) -> str:
    """A list of decks that is none."""
    return f"„{text}“ nejsou dva balíčky: napiš A,B"


# --- which game -------------------------------------------------------------------------------------------


def no_variant(game: str, variant: str, known: Sequence[str]) -> str:
    """A variant of another game."""
    return f"{game} nemá variantu „{variant}“; má: {', '.join(known)}"


def several_games(variant: str, options: Sequence[str]) -> str:
    """A variant that several games have; what to add."""
    return f"variantu „{variant}“ má více her: přidej {either(options)}"


def not_for_so_many(game: str, variant: str, numbers: Sequence[str], wanted: int) -> str:
    """A game for another number of players."""
    return f"počet hráčů pro {game} {variant} je {either(numbers)}, ne {wanted}"


def two_seats(players: int) -> str:
    """More players than laptops can be linked."""
    return f"stůl v síti má dvě místa, ne {players}; víc hráčů usadí p2pduel play"


def no_decks(variant: str) -> str:
    """A game to which nobody brings a deck."""
    return f"na variantu {variant} si nikdo vlastní balíček nenosí"


def decks_go_with(option: str, variants: Sequence[str], variant: str) -> str:
    """A deck for a variant that needs none."""
    return f"--{option} patří k --variant {either(variants)}; {no_decks(variant)}"


def deck_needed(variant: str) -> str:
    """A deck is missing."""
    return f"varianta {variant} potřebuje tvůj balíček: přidej --deck NAME; seznam ukáže p2pduel deck list"


# --- what does not go together ----------------------------------------------------------------------------

BOT_NEEDS_HEADLESS: Final = "--bot rozhoduje jen spolu s --headless"
PLAIN_OR_HEADLESS: Final = "--plain je pro lidi, --headless pro programy: vyber jedno"
LESSON_NEEDS_TERMINAL: Final = "lekce potřebuje terminál; pravidla ke čtení jsou v docs/how-to-play.md"
LOBBY_NEEDS_TERMINAL: Final = "lobby potřebuje terminál; bez něj použij p2pduel play --plain"
BUILDER_NEEDS_TERMINAL: Final = (
    "stavba balíčku potřebuje terminál; soubor s balíčkem lze napsat ručně a zkontrolovat"
)
TEXT_OR_PLAIN: Final = "řekni jak: --text hru vypíše, --plain ji vypráví krok za krokem"
SEVERAL_TABLES: Final = "stolů je tu víc: uveď jeden"


def who_decides(bots: Sequence[str]) -> str:
    """Nobody decides in a game without a screen."""
    return f"bez obrazovky musí někdo rozhodovat: přidej --bot {'|'.join(bots)}"


def needs_terminal(options: Sequence[str]) -> str:
    """Nobody can see or type here; what works without."""
    return f"k tomu je třeba terminál; bez něj použij {either(options)}"


def deck_unused(variant: str) -> str:
    """A deck was named for a table that needs none."""
    return f"u tohoto stolu se hraje {variant}: tvůj balíček je jen pro turnaje"


def one_box(game: str) -> str:
    """Sets of a game that has none to own."""
    return f"hra {game} je v jedné krabici: žádné sady k ní nejsou"


def no_such_sets(unknown: Sequence[str], known: Sequence[str]) -> str:
    """Sets that the game does not have."""
    return f"takové sady nejsou: {', '.join(unknown)}; jsou tu {', '.join(known)}; také all a none"


def takes_no_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about no deck."""
    return f"deck {act} nebere žádný balíček"


def takes_a_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about one."""
    return f"deck {act} potřebuje balíček"


def no_folder(path: str) -> str:
    """A report that can't be written."""
    return f"nelze zapsat {path}: taková složka není, nebo je to sama složka"


def no_pair(text: str) -> str:
    """An option without its value."""
    return f"„{text}“ není volba: napiš KEY=VALUE"
