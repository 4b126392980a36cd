"""The commands of the command line: a line and a sentence about each, and what their options mean."""

from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "ACCEPT",
    "ANYWHERE",
    "DECK",
    "DECKS",
    "DECKS_OR_FIRST",
    "DECK_ACT",
    "DECK_NAME",
    "FORCE",
    "GAMES",
    "GUEST",
    "HEADLESS",
    "HINTS",
    "JOBS",
    "JOURNAL",
    "JOURNAL_FILE",
    "JOURNAL_OR_EVIDENCE",
    "JSON_ARRAY",
    "JSON_AT_END",
    "JSON_OBJECT",
    "LANGUAGE",
    "LOBBY_NAME",
    "MADE_FILE",
    "MAX_TURNS",
    "NAME_AT_TABLE",
    "NAME_UNTIL",
    "NEW_NAME",
    "NO_MDNS",
    "NO_RELAY",
    "NO_SPECTATORS",
    "OPTION",
    "OVERVIEW",
    "PAGE_LIVE",
    "PAGE_VERIFIES",
    "PLAIN",
    "PLAYERS",
    "PORT",
    "PUBLISH",
    "READY_DECK",
    "RELAY",
    "REPORT",
    "SEED",
    "SUMMARIES",
    "TABLE",
    "TAKE_OVER",
    "TELL",
    "TEXT",
    "WATCHED_TABLE",
    "bots",
    "decider",
    "formats",
    "game",
    "listen",
    "timed_bots",
    "timeout",
]

OVERVIEW: Final[Mapping[str, str]] = {
    "lesson": "Learn the game: a few prepared turns, explained",
    "play": "A game against a bot, straight away",
    "lobby": "Tables, people and unfinished games",
    "host": "Open a table and wait for somebody",
    "join": "Sit down at a table on this network",
    "watch": "Watch a game and verify all of it",
    "peers": "Which tables there are",
    "games": "Which games and variants there are",
    "verify": "Check a recorded game, believing nothing",
    "replay": "Tell a recorded game",
    "export": "A recorded game as a page, a text or a recording",
    "demo": "Two bots and a spectator show how it works",
    "identity": "Your name and fingerprint",
    "arena": "Many games between two bots",
    "deck": "Tournament decks: build, list, show, check",
    "engine": "The rules by JSON lines, for other programs",
    "doctor": "Can this machine play, and what should be mended",
    "completion": "Completion script for your shell",
}
"""Every command with its line in the overview."""

SUMMARIES: Final[Mapping[str, str]] = {
    "lesson": "Learn the game in ten minutes: a few prepared turns on the real table, each step explained.",
    "play": "Play against a bot: no network, no set-up, the same sealed cards as between two laptops.",
    "lobby": "See which tables there are, open one, play against a bot, go on with an unfinished game.",
    "host": "Open a table on this machine, announce it, play one game, leave.",
    "join": "Sit down at a table on this network and play one game.",
    "watch": (
        "Watch a game from the start of its transcript, verifying every step; a spectator can change nothing."
    ),
    "peers": "List the tables that announce themselves on this network.",
    "games": "List the games, their variants, for how many players they are, and the points that win.",
    "verify": (
        "Check a game or an evidence file offline: signatures, chain, commitments, proofs, rules, audit, "
        "result."
    ),
    "replay": "See a recorded game again, step by step on the table; or have it told in sentences.",
    "export": (
        "Make a page for browsers, a text or a recording of a recorded game; whoever gets it needs no "
        "program."
    ),
    "demo": (
        "Two bots and a spectator, three processes on this machine, play a whole game and check each other."
    ),
    "identity": "Show your name and the fingerprint of your key; set the name.",
    "arena": "Play many games between bots on this machine and count who wins.",
    "deck": "Build, list, show and check tournament decks.",
    "engine": "Speak the rules: one JSON object per line in, one out.",
    "doctor": "Look at terminal, network, key and folders, and say what to do.",
    "completion": "Print a completion script for bash, zsh or fish.",
}
"""What the help of each command begins with."""

# --- options ----------------------------------------------------------------------------------------------

LANGUAGE: Final = "en, de, cs or sk (default: your setting, else the language of the system)"
LOBBY_NAME: Final = "your name in the lobby, until you leave it"
NAME_UNTIL: Final = "your name until you leave (default: the one you set)"
NAME_AT_TABLE: Final = "your name at the table (default: the one you set)"
NEW_NAME: Final = "from now on this is your name"
GUEST: Final = "play with an identity made for this game only"
NO_MDNS: Final = "announce nothing on the network"
NO_SPECTATORS: Final = "nobody may watch here"
JOURNAL: Final = "write the game here; an unfinished game in it is resumed"
DECK: Final = "your deck in a tournament"
READY_DECK: Final = "tournament: a ready deck or a deck file"
HEADLESS: Final = "no screen: one JSON event per line"
PLAIN: Final = "no screen: numbered choices and sentences, line by line"
JSON_OBJECT: Final = "print one JSON object"
JSON_AT_END: Final = "print one JSON object at the end"
JSON_ARRAY: Final = "print one JSON array"
PORT: Final = "0 = any (default)"
HINTS: Final = "both players may ask for hints"
PLAYERS: Final = "how many play, where a game leaves that open"
TABLE: Final = "without it: the only waiting table; with #FINGERPRINT behind it only the holder of that key"
WATCHED_TABLE: Final = "a table, or the address of a published game; without it: the only table there is"
PUBLISH: Final = "keep game.duel and index.json there for a web server"
ANYWHERE: Final = "also let somebody in across the internet, by a ticket"
RELAY: Final = "find the other side by this relay; n0: the public ones, remembered"
NO_RELAY: Final = "find the other side without any relay"
TAKE_OVER: Final = "play this seat here though another copy of the game is playing it; that one stops"
ACCEPT: Final = (
    "agree beforehand to game=NAME, variant=NAME, hints=yes, claim=SECONDS, policy=closed or an option "
    "of the game"
)
GAMES: Final = "default 100"
SEED: Final = "same seed, same games"
JOBS: Final = "processes, default 1"
MAX_TURNS: Final = "then a game is unfinished, default 1000"
REPORT: Final = "write a page with charts"
DECKS: Final = "tournament decks by name or file"
DECKS_OR_FIRST: Final = "tournament decks by name or file (default: the first)"
DECK_ACT: Final = "what to do; build opens the builder"
DECK_NAME: Final = (
    "a ready deck, one of yours, or a file (not for list); for sets: the names of those you own, all or none"
)
JOURNAL_FILE: Final = "a journal (.duel)"
JOURNAL_OR_EVIDENCE: Final = "a journal (.duel) or evidence"
TEXT: Final = "print it: every move in notation, and what came of it"
TELL: Final = "tell it step by step, forwards and backwards, in sentences"
MADE_FILE: Final = "the file to make"
FORCE: Final = "write over OUT if it exists"
PAGE_LIVE: Final = "with --publish: also a page live.html that shows and checks the game in any browser; FOLDER: where npm has put pyodide and libsodium-wrappers-sumo"
PAGE_VERIFIES: Final = "the page can verify the game by itself, with the libraries that npm has put there"


def game(names: Sequence[str], usual: str) -> str:
    """Which games there are."""
    return f"{', '.join(names)} (default {usual})"


def formats(names: Sequence[str], usual: str) -> str:
    """Which kinds of files a game can be made into."""
    return f"{', '.join(names)} (default: as OUT ends, else {usual})"


def bots(names: Sequence[str]) -> str:
    """Which bots there are."""
    return f"{', '.join(names)}, cmd:PROGRAM"


def timed_bots(names: Sequence[str]) -> str:
    """Which bots there are, and how one is told to think."""
    return f"{', '.join(names)}, cmd:PROGRAM; planner:0.1 thinks 0.1 s"


def decider(names: Sequence[str]) -> str:
    """Which bots may decide."""
    return f"who decides: {', '.join(names)}, cmd:PROGRAM"


def timeout(seconds: int) -> str:
    """How long a table is looked for."""
    return f"look for the table so long (default {seconds})"


def listen(seconds: int) -> str:
    """How long tables are listened for."""
    return f"listen so long (default {seconds})"


OPTION: Final = "settle something about the rules, where a variant has options (p2pduel games)"
