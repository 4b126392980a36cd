"""What the commands print: lists of games, tables and decks, the demonstration, the own identity."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.games import ended
from p2pduel.catalogue.en.words import either
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

NAME: Final = "name"
FINGERPRINT: Final = "fingerprint"
DEFAULT: Final = "(the default)"
NOBODY: Final = "Nobody here announces a table."


def variant(seats: Sequence[str], points: int, own_decks: bool) -> str:
    """For how many a variant is, and what wins."""
    said = f"{either(seats)} players, {one(points, 'point', 'points')}"
    return f"{said}, own decks" if own_decks else said


STATES: Final = {"waiting": "waiting", "playing": "playing", "finished": "finished", "unknown": "?"}
BOT: Final = "bot"
PERSON: Final = "person"
MAY_WATCH: Final = "may be watched"
NO_SPECTATORS: Final = "no spectators"


def watching(count: int) -> str:
    """How many watch a table."""
    return f"{count} watching"


def seats_free(free: int, seats: int) -> str:
    """How many seats of a larger table are free."""
    return f"{free} of {seats} seats free"


def unknown_game(title: str, why: str) -> str:
    """What is played at a table, if it is not known here."""
    return f"{title} ({why})"


def table_to_join(name: str, title: str, mark: str) -> str:
    """One of several waiting tables."""
    return f"{name}, {title}, fingerprint {mark}"


def which_table(count: int) -> str:
    """The question which of them."""
    return f"Which table, 1 to {count}? "


# --- decks ------------------------------------------------------------------------------------------------

STARTING_HAND: Final = "starting hand"


def not_legal(why: str) -> str:
    """A deck that can't be played yet."""
    return f"(not legal yet: {why})"


def set_owned(title: str, mine: bool) -> str:
    """One set, and whether this person owns it."""
    return f"{title}: {'owned' if mine else 'not owned'}"


def legal(name: str, sizes: Sequence[str]) -> str:
    """A deck without a fault; sizes are the numbers of its parts."""
    return f"{name}: {', '.join(sizes)}: a legal deck"


# --- demo -------------------------------------------------------------------------------------------------

VERIFYING: Final = "Verifying the three journals from scratch."
AGREE: Final = "All three agree: same head, same state, same winner."
NO_REASON: Final = "no reason given"


def demo_begins(variant: str, seated: Sequence[tuple[str, str]]) -> str:
    """Who plays: bots and what their seats are called."""
    return f"A game of {variant}: {', '.join(f'{bot} ({seat})' for bot, seat in seated)} and a spectator."


def bot_name(seat: str) -> str:
    """What a bot of the demonstration is called."""
    return f"{seat} bot"


def listens(seat: str, address: str) -> str:
    """The table is open."""
    return f"{seat} listens at {address}."


def sealing(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"Sealing the decks together: {done} of {total}"


def turn(number: int, points: Sequence[tuple[str, int]]) -> str:
    """The points of every seat when a turn begins."""
    return f"Turn {number}: {', '.join(f'{seat} {count}' for seat, count in points)}"


def demo_ended(winner: str | None, reason: str) -> str:
    """How the game ended."""
    return f"Finished: {ended(None if winner is None else Who(winner), reason)}."


def disagree(why: str, folder: str) -> str:
    """Something went wrong."""
    return f"The three did not agree: {why}\nTheir files are kept in {folder}"


def saw_violation(role: str, code: str) -> str:
    """One of the processes saw a rule broken."""
    return f"{role} saw a violation: {code}"


def process_ended(role: str, code: int, why: str) -> str:
    """One of the processes ended too early."""
    return f"{role} ended with exit code {code}: {why}"


def verify_ended(role: str, code: int, why: str) -> str:
    """A verification ended without an answer."""
    return f"verify of {role} ended with {code}: {why}"


def does_not_verify(role: str, why: str) -> str:
    """A journal that does not hold."""
    return f"the journal of {role} does not verify: {why}"


def journals_differ(field: str) -> str:
    """The three say different things."""
    return f"the journals differ in {field}"


def option(name: str, values: str, usual: str) -> str:
    """An option of a variant: what may be typed, and what holds otherwise."""
    return f"--option {name}={values} (usually {usual})"
