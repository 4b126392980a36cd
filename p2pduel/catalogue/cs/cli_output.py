"""What the commands print: lists of games, tables and decks, the demonstration, the own identity."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.games import ended
from p2pduel.catalogue.cs.words import either
from p2pduel.catalogue.grammar import Who, few

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

NAME: Final = "jméno"
FINGERPRINT: Final = "otisk klíče"
DEFAULT: Final = "(výchozí)"
NOBODY: Final = "Žádný stůl se tu neohlašuje."


def variant(seats: Sequence[str], points: int, own_decks: bool) -> str:
    """For how many a variant is, and what wins."""
    said = f"hráčů: {either(seats)}, {few(points, 'bod', 'body', 'bodů')}"
    return f"{said}, vlastní balíčky" if own_decks else said


STATES: Final = {"waiting": "čeká", "playing": "hraje se", "finished": "dohráno", "unknown": "?"}
BOT: Final = "bot"
PERSON: Final = "člověk"
MAY_WATCH: Final = "lze sledovat"
NO_SPECTATORS: Final = "bez diváků"


def watching(count: int) -> str:
    """How many watch a table."""
    return few(count, "divák", "diváci", "diváků")


def seats_free(free: int, seats: int) -> str:
    """How many seats of a larger table are free."""
    return f"volná místa: {free}/{seats}"


def unknown_game(title: str, why: str) -> str:
    """What is played at a table, if it is not known here."""
    return f"{title} ({why})"


def table_to_join(name: str, title: str, mark: str) -> str:
    """One of several waiting tables."""
    return f"{name}, {title}, otisk klíče {mark}"


def which_table(count: int) -> str:
    """The question which of them."""
    return f"Který stůl, 1 až {count}? "


# --- decks ------------------------------------------------------------------------------------------------

STARTING_HAND: Final = "počáteční karty v ruce"


def not_legal(why: str) -> str:
    """A deck that can't be played yet."""
    return f"(ještě neodpovídá pravidlům: {why})"


def set_owned(title: str, mine: bool) -> str:
    """One set, and whether this person owns it."""
    return f"{title}: {'máš' if mine else 'nemáš'}"


def legal(name: str, sizes: Sequence[str]) -> str:
    """A deck without a fault; sizes are the numbers of its parts."""
    return f"{name}: {', '.join(sizes)}: balíček odpovídá pravidlům"


# --- demo -------------------------------------------------------------------------------------------------

VERIFYING: Final = "Tři deníky se ověřují úplně od začátku."
AGREE: Final = "Všechny tři deníky se shodují: stejná hlava řetězu, stejný stav, stejný vítěz."
NO_REASON: Final = "bez udání důvodu"


def demo_begins(variant: str, seated: Sequence[tuple[str, str]]) -> str:
    """Who plays: bots and what their seats are called."""
    return f"Hraje se {variant}: {', '.join(f'{bot} ({seat})' for bot, seat in seated)} a divák."


def bot_name(seat: str) -> str:
    """What a bot of the demonstration is called."""
    return f"bot {seat}"


def listens(seat: str, address: str) -> str:
    """The table is open."""
    return f"{seat} naslouchá na {address}."


def sealing(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"Společné pečetění balíčků: {done}/{total}"


def turn(number: int, points: Sequence[tuple[str, int]]) -> str:
    """The points of every seat when a turn begins."""
    return f"Tah {number}: {', '.join(f'{seat} {count}' for seat, count in points)}"


def demo_ended(winner: str | None, reason: str) -> str:
    """How the game ended."""
    return f"Dohráno. {ended(None if winner is None else Who(winner), reason)}."


def disagree(why: str, folder: str) -> str:
    """Something went wrong."""
    return f"Mezi třemi účastníky není shoda: {why}\nJejich soubory zůstávají ve složce {folder}"


def saw_violation(role: str, code: str) -> str:
    """One of the processes saw a rule broken."""
    return f"{role} hlásí porušení: {code}"


def process_ended(role: str, code: int, why: str) -> str:
    """One of the processes ended too early."""
    return f"{role} končí s návratovým kódem {code}: {why}"


def verify_ended(role: str, code: int, why: str) -> str:
    """A verification ended without an answer."""
    return f"ověření ({role}) končí s kódem {code}: {why}"


def does_not_verify(role: str, why: str) -> str:
    """A journal that does not hold."""
    return f"deník ({role}) nelze ověřit: {why}"


def journals_differ(field: str) -> str:
    """The three say different things."""
    return f"deníky se liší v poli {field}"


def option(name: str, values: str, usual: str) -> str:
    """An option of a variant: what may be typed, and what holds otherwise."""
    return f"--option {name}={values} (jinak {usual})"
