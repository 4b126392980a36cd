"""The words of the command line that belong to no single command, argparse's own among them."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import either

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
    "Catan-Spiele zwischen Laptops, ohne Server, und niemandem muss man trauen. Ohne Befehl: die Lobby."
)
USAGE: Final = "p2pduel [--version] [--help] [--language L] [--name N] [BEFEHL ...]"
EXAMPLE: Final = "Beispiel:"
COMMANDS: Final = "Befehle:"
ASK_DOCTOR: Final = "p2pduel doctor sagt, was zu tun ist"
NAME_COMMAND: Final = "nenne erst einen Befehl"

ARGPARSE: Final[Mapping[str, str]] = {
    "usage: ": "Aufruf: ",
    "positional arguments": "Angaben in fester Reihenfolge",
    "options": "Optionen",
    "show this help message and exit": "diese Hilfe zeigen",
    "show program's version number and exit": "die Version zeigen",
    "expected one argument": "ein Wert fehlt",
    "expected at most one argument": "höchstens ein Wert ist erlaubt",
    "expected at least one argument": "mindestens ein Wert fehlt",
    "the following arguments are required: %s": "diese Angaben fehlen: %s",
    "one of the arguments %s is required": "eine dieser Angaben fehlt: %s",
    "not allowed with argument %s": "geht nicht zusammen mit %s",
    "ignored explicit argument %r": "nimmt keinen Wert: %r",
    "unrecognized arguments: %s": "unbekannte Angaben: %s",
    "invalid %(type)s value: %(value)r": "kein Wert der Art %(type)s: %(value)r",
    "argument %(argument_name)s: %(message)s": "Angabe %(argument_name)s: %(message)s",
}
"""What argparse says itself -> the same in this language; its fields stay as they are."""


def try_help(command: str) -> str:
    """Where help is."""
    return f"Hilfe: {command} --help"


def no_command(name: str) -> str:
    """A command that does not exist."""
    return f"es gibt keinen Befehl „{name}“"


def argument(option: str, why: str) -> str:
    """What is wrong with the value of an option."""
    return f"Angabe --{option}: {why}"


def unknown_language(text: str, languages: Sequence[str]) -> str:
    """A language that this program does not speak."""
    return f"die Sprache „{text}“ gibt es hier nicht: schreibe {either(languages)}"


LANGUAGE_MISSING: Final = "--language braucht eine Sprache"


def no_whole_number(text: str) -> str:
    """Something else than a number."""
    return f"„{text}“ ist keine ganze Zahl"


def out_of_range(value: int, least: int, most: int | None) -> str:
    """A number that is too small or too large."""
    bounds = f"ist mindestens {least}" if most is None else f"sind {least} bis {most}"
    return f"{value} geht nicht: erlaubt {bounds}"


def no_name(text: str) -> str:
    """A name of nothing but signs."""
    return f"„{text}“ ist kein Name: er braucht einen Buchstaben oder eine Ziffer"


def no_seconds(text: str) -> str:
    """Something else than a time."""
    return f"„{text}“ ist keine Anzahl von Sekunden"


def seconds_range(text: str, most: int) -> str:
    """A time that is too short or too long."""
    return f"{text} geht nicht: erlaubt sind 0 bis {most} Sekunden"


UNKNOWN: Final[Mapping[str, str]] = {
    "act": "keine Handlung heißt „{text}“; es gibt: {known}",
    "format": "kein Format heißt „{text}“; es gibt: {known}",
    "game": "kein Spiel heißt „{text}“; es gibt: {known}",
    "shell": "keine Shell heißt „{text}“; es gibt: {known}",
    "variant": "keine Variante heißt „{text}“; es gibt: {known}",
}
"""What a name should have been -> that there is none such."""


def not_two_bots(text: str) -> str:
    """A list of bots that is none."""
    return f"„{text}“ nennt keine zwei Bots: schreibe A,B"


def not_so_many_bots(text: str, count: int, letters: str) -> str:
    """A list of bots that is too short or too long."""
    return f"„{text}“ nennt keine {count} Bots: schreibe {letters}"


def not_two_decks(text: str) -> str:
    """A list of decks that is none."""
    return f"„{text}“ nennt keine zwei Decks: schreibe A,B"


# --- which game -------------------------------------------------------------------------------------------


def no_variant(game: str, variant: str, known: Sequence[str]) -> str:
    """A variant of another game."""
    return f"{game} hat keine Variante „{variant}“; es hat: {', '.join(known)}"


def several_games(variant: str, options: Sequence[str]) -> str:
    """A variant that several games have; what to add."""
    return f"mehr als ein Spiel hat eine Variante „{variant}“: ergänze {either(options)}"


def not_for_so_many(game: str, variant: str, numbers: Sequence[str], wanted: int) -> str:
    """A game for another number of players."""
    return f"{game} {variant} ist für {either(numbers)} Personen, nicht für {wanted}"


def two_seats(players: int) -> str:
    """More players than laptops can be linked."""
    return f"ein Tisch im Netz hat zwei Plätze, nicht {players}; mehr gibt es mit p2pduel play"


def no_decks(variant: str) -> str:
    """A game to which nobody brings a deck."""
    return f"bei {variant} bringt niemand ein Deck mit"


def decks_go_with(option: str, variants: Sequence[str], variant: str) -> str:
    """A deck for a variant that needs none."""
    return f"--{option} gehört zu --variant {either(variants)}; {no_decks(variant)}"


def deck_needed(variant: str) -> str:
    """A deck is missing."""
    return f"{variant} braucht ein Deck von dir: ergänze --deck NAME; p2pduel deck list zeigt sie"


# --- what does not go together ----------------------------------------------------------------------------

BOT_NEEDS_HEADLESS: Final = "--bot entscheidet nur mit --headless"
PLAIN_OR_HEADLESS: Final = "--plain ist für Menschen, --headless für Programme: wähle eines"
LESSON_NEEDS_TERMINAL: Final = (
    "die Lektion braucht ein Terminal; die Regeln zum Lesen stehen in docs/how-to-play.de.md"
)
LOBBY_NEEDS_TERMINAL: Final = "die Lobby braucht ein Terminal; ohne geht p2pduel play --plain"
BUILDER_NEEDS_TERMINAL: Final = (
    "der Deckbau braucht ein Terminal; eine Deckdatei lässt sich von Hand schreiben und prüfen"
)
TEXT_OR_PLAIN: Final = "sag, wie: --text druckt das Spiel, --plain erzählt es Schritt für Schritt"
SEVERAL_TABLES: Final = "es gibt mehrere Tische: nenne einen"


def who_decides(bots: Sequence[str]) -> str:
    """Nobody decides in a game without a screen."""
    return f"ohne Bildschirm muss jemand entscheiden: ergänze --bot {'|'.join(bots)}"


def needs_terminal(options: Sequence[str]) -> str:
    """Nobody can see or type here; what works without."""
    return f"das braucht ein Terminal; ohne geht {either(options)}"


def deck_unused(variant: str) -> str:
    """A deck was named for a table that needs none."""
    return f"an diesem Tisch wird {variant} gespielt: dein Deck ist nur für Turniere"


def one_box(game: str) -> str:
    """Sets of a game that has none to own."""
    return f"das Spiel {game} kommt in einer einzigen Schachtel: einzelne Sets, die man besitzen könnte, hat es nicht"


def no_such_sets(unknown: Sequence[str], known: Sequence[str]) -> str:
    """Sets that the game does not have."""
    return (
        f"solche Sets gibt es nicht: {', '.join(unknown)}; es gibt {', '.join(known)}; außerdem all und none"
    )


def takes_no_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about no deck."""
    return f"deck {act} nimmt kein Deck"


def takes_a_deck(act: str) -> str:
    """An act of `p2pduel deck` that is about one."""
    return f"deck {act} braucht ein Deck"


def no_folder(path: str) -> str:
    """A report that can't be written."""
    return f"{path} lässt sich nicht schreiben: den Ordner gibt es nicht, oder es ist selbst einer"


def no_pair(text: str) -> str:
    """An option without its value."""
    return f"„{text}“ ist keine Option: schreibe KEY=VALUE"
