"""The words of the command line that belong to no single command, argparse's own among them."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import either

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

INTRO: Final = (
    "Catan Duel between two laptops, with no server and nobody to trust. Without a command: the lobby."
)
USAGE: Final = "p2pduel [--version] [--help] [--language L] [--name N] [COMMAND ...]"
EXAMPLE: Final = "example:"
COMMANDS: Final = "commands:"
ASK_DOCTOR: Final = "p2pduel doctor says what should be mended"
NAME_COMMAND: Final = "name a command first"

ARGPARSE: Final[Mapping[str, str]] = {
    "usage: ": "usage: ",
    "positional arguments": "positional arguments",
    "options": "options",
    "show this help message and exit": "show this help message and exit",
    "show program's version number and exit": "show program's version number and exit",
    "expected one argument": "expected one argument",
    "expected at most one argument": "expected at most one argument",
    "expected at least one argument": "expected at least one argument",
    "the following arguments are required: %s": "the following arguments are required: %s",
    "one of the arguments %s is required": "one of the arguments %s is required",
    "not allowed with argument %s": "not allowed with argument %s",
    "ignored explicit argument %r": "ignored explicit argument %r",
    "unrecognized arguments: %s": "unrecognized arguments: %s",
    "invalid %(type)s value: %(value)r": "invalid %(type)s value: %(value)r",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s: %(message)s",
}
"""What argparse says itself -> the same in this language; its fields stay as they are."""


def try_help(command: str) -> str:
    """Where help is."""
    return f"try: {command} --help"


def no_command(name: str) -> str:
    """A command that does not exist."""
    return f"there is no command “{name}”"


def argument(option: str, why: str) -> str:
    """What is wrong with the value of an option."""
    return f"argument --{option}: {why}"


def unknown_language(text: str, languages: Sequence[str]) -> str:
    """A language that this program does not speak."""
    return f"there is no language “{text}” here: write {either(languages)}"


LANGUAGE_MISSING: Final = "--language needs a language"


def no_whole_number(text: str) -> str:
    """Something else than a number."""
    return f"“{text}” is not a whole number"


def out_of_range(value: int, least: int, most: int | None) -> str:
    """A number that is too small or too large."""
    bounds = f"at least {least}" if most is None else f"{least} to {most}"
    return f"{value} is out of range: {bounds}"


def no_name(text: str) -> str:
    """A name of nothing but signs."""
    return f"“{text}” is no name: it needs a letter or a digit"


def no_seconds(text: str) -> str:
    """Something else than a time."""
    return f"“{text}” is not a number of seconds"


def seconds_range(text: str, most: int) -> str:
    """A time that is too short or too long."""
    return f"{text} is out of range: 0 to {most} seconds"


UNKNOWN: Final[Mapping[str, str]] = {
    "act": "there is nothing called “{text}” to do; there are: {known}",
    "format": "no format is called “{text}”; there are: {known}",
    "game": "no game is called “{text}”; there are: {known}",
    "shell": "no shell is called “{text}”; there are: {known}",
    "variant": "no variant is called “{text}”; there are: {known}",
}
"""What a name should have been -> that there is none such."""


def not_two_bots(text: str) -> str:
    """A list of bots that is none."""
    return f"“{text}” does not name two bots: write A,B"


def not_so_many_bots(text: str, count: int, letters: str) -> str:
    """A list of bots that is too short or too long."""
    return f"“{text}” does not name {count} bots: write {letters}"


def not_two_decks(text: str) -> str:
    """A list of decks that is none."""
    return f"“{text}” does not name two decks: write A,B"


# --- which game -------------------------------------------------------------------------------------------


def no_variant(game: str, variant: str, known: Sequence[str]) -> str:
    """A variant of another game."""
    return f"{game} has no variant “{variant}”; it has: {', '.join(known)}"


def several_games(variant: str, options: Sequence[str]) -> str:
    """A variant that several games have; what to add."""
    return f"more than one game has a variant “{variant}”: add {either(options)}"


def not_for_so_many(game: str, variant: str, numbers: Sequence[str], wanted: int) -> str:
    """A game for another number of players."""
    return f"{game} {variant} is for {either(numbers)} players, not {wanted}"


def two_seats(players: int) -> str:
    """More players than laptops can be linked."""
    return f"a table on the network has two seats, not {players}; p2pduel play seats more"


def no_decks(variant: str) -> str:
    """A game to which nobody brings a deck."""
    return f"nobody brings a deck to {variant}"


def decks_go_with(option: str, variants: Sequence[str], variant: str) -> str:
    """A deck for a variant that needs none."""
    return f"--{option} goes with --variant {either(variants)}; {no_decks(variant)}"


def deck_needed(variant: str) -> str:
    """A deck is missing."""
    return f"a {variant} needs a deck of yours: add --deck NAME; p2pduel deck list shows them"


# --- what does not go together ----------------------------------------------------------------------------

BOT_NEEDS_HEADLESS: Final = "--bot decides only with --headless"
PLAIN_OR_HEADLESS: Final = "--plain is for people, --headless for programs: choose one"
LESSON_NEEDS_TERMINAL: Final = "the lesson needs a terminal; the rules to read are in docs/how-to-play.md"
LOBBY_NEEDS_TERMINAL: Final = "the lobby needs a terminal; without one, use p2pduel play --plain"
BUILDER_NEEDS_TERMINAL: Final = "the builder needs a terminal; a deck file can be written by hand and checked"
TEXT_OR_PLAIN: Final = "say how: --text prints the game, --plain tells it step by step"
SEVERAL_TABLES: Final = "there are several tables: name one"


def who_decides(bots: Sequence[str]) -> str:
    """Nobody decides in a game without a screen."""
    return f"without a screen somebody must decide: add --bot {'|'.join(bots)}"


def needs_terminal(options: Sequence[str]) -> str:
    """Nobody can see or type here; what works without."""
    return f"this needs a terminal; without one, use {either(options)}"


def deck_unused(variant: str) -> str:
    """A deck was named for a table that needs none."""
    return f"this table plays {variant}: your deck is only for tournaments"


def one_box(game: str) -> str:
    """Sets of a game that has none to own."""
    return f"the game {game} comes in one box: there are no sets to own"


def no_such_sets(unknown: Sequence[str], known: Sequence[str]) -> str:
    """Sets that the game does not have."""
    return f"no such sets: {', '.join(unknown)}; there are {', '.join(known)}; also all and none"


def takes_no_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about no deck."""
    return f"deck {act} takes no deck"


def takes_a_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about one."""
    return f"deck {act} takes a deck"


def no_folder(path: str) -> str:
    """A report that can't be written."""
    return f"cannot write {path}: there is no such folder, or it is a folder itself"


def no_pair(text: str) -> str:
    """An option without its value."""
    return f"“{text}” is no option: write KEY=VALUE"
