"""The words of the command line that belong to no single command, argparse's own among them."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.sk.words import either

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

INTRO: Final = "Catan medzi notebookmi, bez servera a bez potreby komukoľvek veriť. Bez príkazu: lobby."
USAGE: Final = "p2pduel [--version] [--help] [--language L] [--name N] [PRÍKAZ ...]"
EXAMPLE: Final = "príklad:"
COMMANDS: Final = "príkazy:"
ASK_DOCTOR: Final = "p2pduel doctor povie, čo treba napraviť"
NAME_COMMAND: Final = "najprv uveď príkaz"

ARGPARSE: Final[Mapping[str, str]] = {
    "usage: ": "použitie: ",
    "positional arguments": "argumenty podľa poradia",
    "options": "voľby",
    "show this help message and exit": "ukázať túto pomoc a skončiť",
    "show program's version number and exit": "ukázať verziu programu a skončiť",
    "expected one argument": "chýba hodnota",
    "expected at most one argument": "dovolená je najviac jedna hodnota",
    "expected at least one argument": "chýba aspoň jedna hodnota",
    "the following arguments are required: %s": "tieto argumenty chýbajú: %s",
    "one of the arguments %s is required": "chýba jeden z argumentov: %s",
    "not allowed with argument %s": "nejde dokopy s argumentom %s",
    "ignored explicit argument %r": "neberie hodnotu: %r",
    "unrecognized arguments: %s": "neznáme argumenty: %s",
    "invalid %(type)s value: %(value)r": "nie je hodnota typu %(type)s: %(value)r",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s: %(message)s",
}
"""What argparse says itself -> the same in this language; its fields stay as they are."""


def try_help(command: str) -> str:
    """Where help is."""
    return f"pomoc: {command} --help"


def no_command(name: str) -> str:
    """A command that does not exist."""
    return f"príkaz „{name}“ neexistuje"


def argument(option: str, why: str) -> str:
    """What is wrong with the value of an option."""
    return f"argument --{option}: {why}"


def unknown_language(text: str, languages: Sequence[str]) -> str:
    """A language that this program does not speak."""
    return f"jazyk „{text}“ tu nie je: napíš {either(languages)}"


LANGUAGE_MISSING: Final = "za --language chýba jazyk"


def no_whole_number(text: str) -> str:
    """Something else than a number."""
    return f"„{text}“ nie je celé číslo"


def out_of_range(value: int, least: int, most: int | None) -> str:
    """A number that is too small or too large."""
    bounds = f"najmenej {least}" if most is None else f"{least} až {most}"
    return f"{value} je mimo rozsahu: {bounds}"


def no_name(text: str) -> str:
    """A name of nothing but signs."""
    return f"„{text}“ nie je meno: potrebuje písmeno alebo číslicu"


def no_seconds(text: str) -> str:
    """Something else than a time."""
    return f"„{text}“ nie je počet sekúnd"


def seconds_range(text: str, most: int) -> str:
    """A time that is too short or too long."""
    return f"{text} je mimo rozsahu: 0 až {most} s"


UNKNOWN: Final[Mapping[str, str]] = {
    "act": "činnosť „{text}“ neexistuje; na výber sú: {known}",
    "format": "žiadny formát sa nevolá „{text}“; na výber sú: {known}",
    "game": "žiadna hra sa nevolá „{text}“; na výber sú: {known}",
    "shell": "žiadny shell sa nevolá „{text}“; na výber sú: {known}",
    "variant": "žiadny variant sa nevolá „{text}“; na výber sú: {known}",
}
"""What a name should have been -> that there is none such."""


def not_two_bots(text: str) -> str:
    """A list of bots that is none."""
    return f"„{text}“ nie sú dvaja boti: napíš A,B"


def not_so_many_bots(text: str, count: int, letters: str) -> str:
    """A list of bots that is too short or too long."""
    return f"„{text}“ nezodpovedá počtu botov ({count}): napíš {letters}"


def not_two_decks(text: str) -> str:
    """A list of decks that is none."""
    return f"„{text}“ nie sú dva balíčky: napíš A,B"


# --- which game -------------------------------------------------------------------------------------------


def no_variant(game: str, variant: str, known: Sequence[str]) -> str:
    """A variant of another game."""
    return f"{game} nemá variant „{variant}“; má: {', '.join(known)}"


def several_games(variant: str, options: Sequence[str]) -> str:
    """A variant that several games have; what to add."""
    return f"variant „{variant}“ má viac hier: pridaj {either(options)}"


def not_for_so_many(game: str, variant: str, numbers: Sequence[str], wanted: int) -> str:
    """A game for another number of players."""
    return f"počet hráčov pre {game} {variant} je {either(numbers)}, nie {wanted}"


def two_seats(players: int) -> str:
    """More players than laptops can be linked."""
    return f"stôl v sieti má dve miesta, nie {players}; viac hráčov usadí p2pduel play"


def no_decks(variant: str) -> str:
    """A game to which nobody brings a deck."""
    return f"na variant {variant} si nikto vlastný balíček nenosí"


def decks_go_with(option: str, variants: Sequence[str], variant: str) -> str:
    """A deck for a variant that needs none."""
    return f"--{option} patrí k --variant {either(variants)}; {no_decks(variant)}"


def deck_needed(variant: str) -> str:
    """A deck is missing."""
    return f"variant {variant} potrebuje tvoj balíček: pridaj --deck NAME; zoznam ukáže p2pduel deck list"


# --- what does not go together ----------------------------------------------------------------------------

BOT_NEEDS_HEADLESS: Final = "--bot rozhoduje len spolu s --headless"
PLAIN_OR_HEADLESS: Final = "--plain je pre ľudí, --headless pre programy: vyber si jedno"
LESSON_NEEDS_TERMINAL: Final = "lekcia potrebuje terminál; pravidlá na čítanie sú v docs/how-to-play.md"
LOBBY_NEEDS_TERMINAL: Final = "lobby potrebuje terminál; bez neho použi p2pduel play --plain"
BUILDER_NEEDS_TERMINAL: Final = (
    "stavba balíčka potrebuje terminál; súbor s balíčkom možno napísať ručne a skontrolovať"
)
TEXT_OR_PLAIN: Final = "povedz ako: --text hru vypíše, --plain ju rozpráva krok za krokom"
SEVERAL_TABLES: Final = "stolov je tu viac: uveď jeden"


def who_decides(bots: Sequence[str]) -> str:
    """Nobody decides in a game without a screen."""
    return f"bez obrazovky musí niekto rozhodovať: pridaj --bot {'|'.join(bots)}"


def needs_terminal(options: Sequence[str]) -> str:
    """Nobody can see or type here; what works without."""
    return f"na to treba terminál; bez neho použi {either(options)}"


def deck_unused(variant: str) -> str:
    """A deck was named for a table that needs none."""
    return f"pri tomto stole sa hrá {variant}: tvoj balíček je len na turnaje"


def one_box(game: str) -> str:
    """Sets of a game that has none to own."""
    return f"hra {game} je v jednej škatuli: žiadne súpravy k nej nie sú"


def no_such_sets(unknown: Sequence[str], known: Sequence[str]) -> str:
    """Sets that the game does not have."""
    return f"také súpravy neexistujú: {', '.join(unknown)}; sú tu {', '.join(known)}; aj all a none"


def takes_no_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about no deck."""
    return f"deck {act} neberie žiadny balíček"


def takes_a_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about one."""
    return f"deck {act} potrebuje balíček"


def no_folder(path: str) -> str:
    """A report that can't be written."""
    return f"nemožno zapísať {path}: taký priečinok neexistuje, alebo je to sám priečinok"


def no_pair(text: str) -> str:
    """An option without its value."""
    return f"„{text}“ nie je voľba: napíš KEY=VALUE"
