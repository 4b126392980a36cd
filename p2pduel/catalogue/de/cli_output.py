"""What the commands print: lists of games, tables and decks, the demonstration, the own identity."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.games import ended
from p2pduel.catalogue.de.words import either
from p2pduel.catalogue.grammar import Who, one

__all__ = [
    "AGREE",
    "BOT",
    "DEFAULT",
    "FINGERPRINT",
    "MAY_WATCH",
    "NAME",
    "NOBODY",
    "NO_REASON",
    "NO_SPECTATORS",
    "PERSON",
    "STARTING_HAND",
    "STATES",
    "VERIFYING",
    "bot_name",
    "demo_begins",
    "demo_ended",
    "disagree",
    "does_not_verify",
    "journals_differ",
    "legal",
    "listens",
    "not_legal",
    "option",
    "process_ended",
    "saw_violation",
    "sealing",
    "seats_free",
    "set_owned",
    "table_to_join",
    "turn",
    "unknown_game",
    "variant",
    "verify_ended",
    "watching",
    "which_table",
]

# --- identity, games, peers, join -------------------------------------------------------------------------

NAME: Final = "Name"
FINGERPRINT: Final = "Fingerabdruck"
DEFAULT: Final = "(üblich)"
NOBODY: Final = "Niemand hier kündigt einen Tisch an."


def variant(seats: Sequence[str], points: int, own_decks: bool) -> str:
    """For how many a variant is, and what wins."""
    said = f"für {either(seats)}, {one(points, 'Punkt', 'Punkte')}"
    return f"{said}, eigene Decks" if own_decks else said


STATES: Final = {"waiting": "wartet", "playing": "spielt", "finished": "vorbei", "unknown": "?"}
BOT: Final = "Bot"
PERSON: Final = "Mensch"
MAY_WATCH: Final = "Zusehen erlaubt"
NO_SPECTATORS: Final = "ohne Publikum"


def watching(count: int) -> str:
    """How many watch a table."""
    return f"{count} im Publikum"


def seats_free(free: int, seats: int) -> str:
    """How many seats of a larger table are free."""
    return f"{free} von {seats} Plätzen frei"


def unknown_game(title: str, why: str) -> str:
    """What is played at a table, if it is not known here."""
    return f"{title} ({why})"


def table_to_join(name: str, title: str, mark: str) -> str:
    """One of several waiting tables."""
    return f"{name}, {title}, Fingerabdruck {mark}"


def which_table(count: int) -> str:
    """The question which of them."""
    return f"Welcher Tisch, 1 bis {count}? "


# --- decks ------------------------------------------------------------------------------------------------

STARTING_HAND: Final = "Starthand"


def not_legal(why: str) -> str:
    """A deck that can't be played yet."""
    return f"(noch nicht erlaubt: {why})"


def set_owned(title: str, mine: bool) -> str:
    """One set, and whether this person owns it."""
    return f"{title}: {'vorhanden' if mine else 'nicht vorhanden'}"


def legal(name: str, sizes: Sequence[str]) -> str:
    """A deck without a fault; sizes are the numbers of its parts."""
    return f"{name}: {', '.join(sizes)}: ein erlaubtes Deck"


# --- demo -------------------------------------------------------------------------------------------------

VERIFYING: Final = "Die drei Journale werden von Grund auf geprüft."
AGREE: Final = "Alle drei stimmen überein: dieselbe Kette, dieselbe Stellung, derselbe Ausgang."
NO_REASON: Final = "kein Grund angegeben"


def demo_begins(variant: str, seated: Sequence[tuple[str, str]]) -> str:
    """Who plays: bots and what their seats are called."""
    return (
        f"Ein Spiel, {variant}: {', '.join(f'{bot} ({seat})' for bot, seat in seated)} und jemand im "
        "Publikum."
    )


def bot_name(seat: str) -> str:
    """What a bot of the demonstration is called."""
    return f"Bot {seat}"


def listens(seat: str, address: str) -> str:
    """The table is open."""
    return f"{seat} lauscht auf {address}."


def sealing(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"Die Stapel werden gemeinsam versiegelt: {done} von {total}"


def turn(number: int, points: Sequence[tuple[str, int]]) -> str:
    """The points of every seat when a turn begins."""
    return f"Zug {number}: {', '.join(f'{seat} {count}' for seat, count in points)}"


def demo_ended(winner: str | None, reason: str) -> str:
    """How the game ended."""
    return f"Zu Ende: {ended(None if winner is None else Who(winner), reason)}."


def disagree(why: str, folder: str) -> str:
    """Something went wrong."""
    return f"Die drei stimmen nicht überein: {why}\nIhre Dateien liegen in {folder}"


def saw_violation(role: str, code: str) -> str:
    """One of the processes saw a rule broken."""
    return f"{role} sah einen Verstoß: {code}"


def process_ended(role: str, code: int, why: str) -> str:
    """One of the processes ended too early."""
    return f"{role} endete mit dem Code {code}: {why}"


def verify_ended(role: str, code: int, why: str) -> str:
    """A verification ended without an answer."""
    return f"verify von {role} endete mit {code}: {why}"


def does_not_verify(role: str, why: str) -> str:
    """A journal that does not hold."""
    return f"das Journal von {role} hält der Prüfung nicht stand: {why}"


def journals_differ(field: str) -> str:
    """The three say different things."""
    return f"die Journale unterscheiden sich in {field}"


def option(name: str, values: str, usual: str) -> str:
    """An option of a variant: what may be typed, and what holds otherwise."""
    return f"--option {name}={values} (sonst {usual})"
