"""What the commands print: lists of games, tables and decks, the demonstration, the own identity."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who, few
from p2pduel.catalogue.sk.games import ended
from p2pduel.catalogue.sk.words import either

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

NAME: Final = "meno"
FINGERPRINT: Final = "odtlačok kľúča"
DEFAULT: Final = "(predvolené)"
NOBODY: Final = "Žiadny stôl sa tu neohlasuje."


def variant(seats: Sequence[str], points: int, own_decks: bool) -> str:
    """For how many a variant is, and what wins."""
    said = f"hráčov: {either(seats)}, {few(points, 'bod', 'body', 'bodov')}"
    return f"{said}, vlastné balíčky" if own_decks else said


STATES: Final = {"waiting": "čaká", "playing": "hrá sa", "finished": "dohrané", "unknown": "?"}
BOT: Final = "bot"
PERSON: Final = "človek"
MAY_WATCH: Final = "možno sledovať"
NO_SPECTATORS: Final = "bez divákov"


def watching(count: int) -> str:
    """How many watch a table."""
    return few(count, "divák", "diváci", "divákov")


def seats_free(free: int, seats: int) -> str:
    """How many seats of a larger table are free."""
    return f"voľné miesta: {free}/{seats}"


def unknown_game(title: str, why: str) -> str:
    """What is played at a table, if it is not known here."""
    return f"{title} ({why})"


def table_to_join(name: str, title: str, mark: str) -> str:
    """One of several waiting tables."""
    return f"{name}, {title}, odtlačok kľúča {mark}"


def which_table(count: int) -> str:
    """The question which of them."""
    return f"Ktorý stôl, 1 až {count}? "


# --- decks ------------------------------------------------------------------------------------------------

STARTING_HAND: Final = "počiatočné karty v ruke"


def not_legal(why: str) -> str:
    """A deck that can't be played yet."""
    return f"(ešte nezodpovedá pravidlám: {why})"


def set_owned(title: str, mine: bool) -> str:
    """One set, and whether this person owns it."""
    return f"{title}: {'máš' if mine else 'nemáš'}"


def legal(name: str, sizes: Sequence[str]) -> str:
    """A deck without a fault; sizes are the numbers of its parts."""
    return f"{name}: {', '.join(sizes)}: balíček zodpovedá pravidlám"


# --- demo -------------------------------------------------------------------------------------------------

VERIFYING: Final = "Tri denníky sa overujú úplne od začiatku."
AGREE: Final = "Všetky tri denníky sa zhodujú: rovnaká hlava reťaze, rovnaký stav, rovnaký víťaz."
NO_REASON: Final = "bez udania dôvodu"


def demo_begins(variant: str, seated: Sequence[tuple[str, str]]) -> str:
    """Who plays: bots and what their seats are called."""
    return f"Hrá sa {variant}: {', '.join(f'{bot} ({seat})' for bot, seat in seated)} a divák."


def bot_name(seat: str) -> str:
    """What a bot of the demonstration is called."""
    return f"bot {seat}"


def listens(seat: str, address: str) -> str:
    """The table is open."""
    return f"{seat} načúva na {address}."


def sealing(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"Spoločné pečatenie balíčkov: {done}/{total}"


def turn(number: int, points: Sequence[tuple[str, int]]) -> str:
    """The points of every seat when a turn begins."""
    return f"Ťah {number}: {', '.join(f'{seat} {count}' for seat, count in points)}"


def demo_ended(winner: str | None, reason: str) -> str:
    """How the game ended."""
    return f"Dohrané. {ended(None if winner is None else Who(winner), reason)}."


def disagree(why: str, folder: str) -> str:
    """Something went wrong."""
    return f"Medzi tromi účastníkmi nie je zhoda: {why}\nIch súbory zostávajú v priečinku {folder}"


def saw_violation(role: str, code: str) -> str:
    """One of the processes saw a rule broken."""
    return f"{role} hlási porušenie: {code}"


def process_ended(role: str, code: int, why: str) -> str:
    """One of the processes ended too early."""
    return f"{role} končí s návratovým kódom {code}: {why}"


def verify_ended(role: str, code: int, why: str) -> str:
    """A verification ended without an answer."""
    return f"overenie ({role}) končí s kódom {code}: {why}"


def does_not_verify(role: str, why: str) -> str:
    """A journal that does not hold."""
    return f"denník ({role}) nemožno overiť: {why}"


def journals_differ(field: str) -> str:
    """The three say different things."""
    return f"denníky sa líšia v poli {field}"


def option(name: str, values: str, usual: str) -> str:
    """An option of a variant: what may be typed, and what holds otherwise."""
    return f"--option {name}={values} (inak {usual})"
