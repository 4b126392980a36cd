"""The words of the lobby and of setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_steps, listed

__all__ = [
    "ABOUT_ADDRESS",
    "ABOUT_DECK",
    "ABOUT_DECKS",
    "ABOUT_HINTS",
    "ABOUT_HOST",
    "ABOUT_KNOWN",
    "ABOUT_LESSON",
    "ABOUT_NAME",
    "ABOUT_OTHER",
    "ABOUT_PAST",
    "ABOUT_RULES",
    "ABOUT_SETTINGS",
    "ABOUT_WATCH",
    "AGAINST_BOT",
    "AGREE",
    "ALLOWED",
    "ASK_ADDRESS",
    "ASK_NAME",
    "ASK_PAST",
    "ASK_WATCH",
    "BACK_HINT",
    "BOT",
    "BOT_MARK",
    "BUILD_DECK",
    "CATCHING_UP",
    "CHANGED_TITLE",
    "CHANGE_NAME",
    "COMPARE_TITLE",
    "CRASHED",
    "DECK",
    "DETAILS",
    "DIFFERENT",
    "FIRST_LESSON",
    "FORGET_ASK",
    "FORGET_TITLE",
    "FORM_HINT",
    "GAME",
    "HINTS",
    "HOST",
    "JOIN_ADDRESS",
    "KNOWN",
    "K_ADDRESS",
    "K_BACK",
    "K_BOT",
    "K_DECK",
    "K_DELETE",
    "K_HOST",
    "K_JOIN",
    "K_LEAVE_INPUT",
    "K_LESSON",
    "K_NAME",
    "K_PAST",
    "K_RULES",
    "K_WATCH",
    "LACKING",
    "LEARN",
    "LOBBY_HELP",
    "LOOKING",
    "MONTHS",
    "MOTTO",
    "NEXT_GAME",
    "NOT_AGREE",
    "NOT_ALLOWED",
    "NOT_KNOWN",
    "NOT_TO_SEE",
    "NOT_TO_WATCH",
    "NO_PAST",
    "NO_SEARCH",
    "OLDER",
    "OPEN_TABLE",
    "OTHERS",
    "OTHER_BOT_GAME",
    "PAST",
    "PLAY",
    "PLAYERS",
    "PLAY_ANYWAY",
    "PLAY_BOT",
    "PRIVATE",
    "RULES",
    "SAME",
    "SEARCHING",
    "SETTINGS_ROW",
    "SETTING_UP",
    "SETUP_HELP",
    "SPECTATORS",
    "START",
    "STATES",
    "STEPS",
    "TABLES",
    "TAKEN",
    "TERMS_TITLE",
    "UNFINISHED",
    "VARIANT",
    "WAITING_FOR_GUEST",
    "WATCH_ADDRESS",
    "WENT_WRONG",
    "WHAT_NOW",
    "WHICH_VARIANT",
    "WHY",
    "WHY_WATCH",
    "YOURS",
    "YOURSELF",
    "about_bot",
    "about_game",
    "about_table",
    "bot_game",
    "changed_key",
    "compare",
    "fingerprint_line",
    "game_and_variant",
    "go_on",
    "greeting",
    "listening",
    "met",
    "moment",
    "not_played",
    "past_row",
    "step_of",
    "unknown_game",
    "watched_by",
]

# --- lobby ------------------------------------------------------------------------------------------

MOTTO: Final = "Catan Duel between two laptops: no server, and nobody to trust"
TABLES: Final = "Tables on this network"
WHAT_NOW: Final = "What would you like to do?"
DETAILS: Final = "About it"
SEARCHING: Final = "Listening … open tables on your network appear here by themselves."
NO_SEARCH: Final = "This network cannot be searched. An address typed by hand always works."
PLAY_BOT: Final = "Play against a bot"
OTHER_BOT_GAME: Final = "Choose game and bot …"
HOST: Final = "Host a game …"
JOIN_ADDRESS: Final = "Join by name or address …"
WATCH_ADDRESS: Final = "Watch by name or address …"
CHANGE_NAME: Final = "Change your name …"
BUILD_DECK: Final = "Build a deck …"
UNFINISHED: Final = "Your unfinished games"
OLDER: Final = "Older unfinished games"
PLAY: Final = "A new game"
YOURSELF: Final = "You and this program"
SETTINGS_ROW: Final = "Settings …"
ABOUT_SETTINGS: Final = "Your name, language, colours, signs, motion, the bell and the keys."
OTHERS: Final = "With other people"
K_JOIN: Final = "Join"
K_WATCH: Final = "Watch"
K_HOST: Final = "Host"
K_BOT: Final = "Bot"
K_ADDRESS: Final = "Address"
K_NAME: Final = "Name"
K_DELETE: Final = "Forget"
K_DECK: Final = "Decks"
K_LESSON: Final = "Lesson"
K_RULES: Final = "Rules"
K_PAST: Final = "Replay"
LEARN: Final = "Learn and look back"
FIRST_LESSON: Final = "First lesson: learn to play in ten minutes"
RULES: Final = "Rules and cards …"
PAST: Final = "See a recorded game again …"
LOBBY_HELP: Final = (
    "Tables that people on your network open appear at the top: Enter sits down at a waiting one and "
    "watches one where a game is on. Below is everything else: a game against a bot, a table of your own, "
    "an address somebody told you, and the games you have not finished. Before a first game with somebody "
    "new, both of you compare a code: then you know that nobody sits in between."
)
STATES: Final = {"waiting": "waiting", "playing": "playing", "finished": "over", "unknown": "?"}
KNOWN: Final = {"known": "known", "new": "new", "changed": "OTHER KEY"}
TERMS_TITLE: Final = "What is played here"
AGREE: Final = "Agree and play"
NOT_AGREE: Final = "Go back"
BOT_MARK: Final = "bot"
PRIVATE: Final = "no spectators"
YOURS: Final = "YOURS"
"""A table where one's own game is on."""


def greeting(name: str) -> str:
    """Who plays here."""
    return f"You are {name}"


def fingerprint_line(mark: str) -> str:
    """The own fingerprint."""
    return f"fingerprint {mark}"


def unknown_game(name: str) -> str:
    """A game that others play and this program lacks."""
    return f"“{name}”, unknown here" if name else "unknown here"


LACKING: Final = "A game this program lacks."
NOT_KNOWN: Final = "This program does not know the game that is played there."


def game_and_variant(game: str, variant: str) -> str:
    """Which game, and which way to play it."""
    return f"{game} · {variant}"


def bot_game(title: str, bot: str, short: bool) -> str:
    """The game that begins with one Enter."""
    return f"{PLAY_BOT} · {bot}" if short else f"{PLAY_BOT} · {title} · {bot}"


def about_bot(game: str, bot: str, seats: Sequence[str]) -> str:
    """What the bot game is; the first of these seats is one's own."""
    return (
        f"{game}\n\nYour side: {seats[0]}. {bot}: {listed(seats[1:])}. The same sealed cards and joint "
        "dice as between two laptops, both seats in this program. Leave whenever you like: the game is "
        "the first thing offered when you come back."
    )


ABOUT_OTHER: Final = "Another variant, another bot, another deck."
ABOUT_HOST: Final = (
    "Opens a table on this computer and tells the network. Somebody sits down, and the game begins; others "
    "may watch if you allow it."
)
ABOUT_ADDRESS: Final = "A name from the network, HOST:PORT where discovery does not reach, or the ticket of a table far away: p2pduel host --anywhere shows it there."
ABOUT_WATCH: Final = "A name from the network, HOST:PORT where discovery does not reach, or the address of a published game: https://…/game.duel."
ABOUT_DECK: Final = "Only a tournament uses decks."
ABOUT_DECKS: Final = (
    "The deck builder: 33 cards and 4 events for a tournament. Copy a ready deck and change it, or begin "
    "with nothing. What you save stands beside the ready decks when a game begins."
)
NOT_TO_WATCH: Final = "This table may not be watched."
TAKEN: Final = "The seat is taken; you can watch with “w”."
ABOUT_LESSON: Final = (
    "A few prepared turns on the real table. Every step is explained, and you do it yourself: rolling, "
    "building, trading, winning."
)
ABOUT_RULES: Final = "The rules in plain words and every card, searched as you type."
ABOUT_PAST: Final = (
    "Any game in your folder, step by step, forwards and backwards, while every proof in it is checked again."
)
ASK_PAST: Final = "Which game would you like to see again?"
NO_PAST: Final = "There is no recorded game yet. Every game you play or watch is kept."
NOT_TO_SEE: Final = "This game can't be shown"
ABOUT_NAME: Final = "The name others see at the table and on the network."


def watched_by(count: int) -> str:
    """How many people watch a table."""
    return f"{count} watching"


def about_table(game: str, state: str, bot: bool, watch: bool, own: bool) -> str:
    """What is played at a table, and what Enter does."""
    lines = [game]
    if bot:
        lines.append("A bot sits there.")
    if own:
        lines.append("Your own game is on here: Enter goes on with it.")
    elif state == "waiting":
        lines.append("The seat is free: Enter sits down.")
    elif state == "playing":
        lines.append("A game is on: Enter watches it." if watch else "A game is on; nobody may watch it.")
    else:
        lines.append("The game there is over.")
    return "\n".join(lines)


ABOUT_KNOWN: Final = {
    "known": "You have played with this key before.",
    "new": "New to you: you will compare a code before the game.",
    "changed": (
        "WARNING: this name had another key before. A new computer, or somebody who pretends. Ask the "
        "person before you play."
    ),
}


def go_on(other: str, title: str, when: str, short: bool) -> str:
    """An unfinished game."""
    row = f"Go on with the game against {other}"
    return row if short else f"{row} · {title} · {when}"


MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def moment(day: int, month: int, hour: int, minute: int) -> str:
    """A day of this year and the time of day."""
    return f"{day:02} {MONTHS[month - 1]} {hour:02}:{minute:02}"


def past_row(names: Sequence[str], title: str, when: str) -> str:
    """A recorded game."""
    return f"{' – '.join(names)} · {title} · {when}"


def about_game(envelopes: int, file: str, bot: bool, seat: int) -> str:
    """What continuing does."""
    how = (
        "The bot goes on where it was."
        if bot
        else (
            "Your table opens again and the other player finds it."
            if seat == 0
            else "The other player's table is looked for on the network and where it was last."
        )
    )
    return f"{how}\n\n{counted_steps(envelopes)}, kept in\n{file}"


FORGET_TITLE: Final = "Forget this game?"
FORGET_ASK: Final = "Its file is deleted and it can never be continued."

# --- forms ------------------------------------------------------------------------------------------

GAME: Final = "Game"
VARIANT: Final = "Game"
WHICH_VARIANT: Final = "Variant"
PLAYERS: Final = "Players"
BOT: Final = "Bot"
SPECTATORS: Final = "Spectators"
DECK: Final = "Deck"
HINTS: Final = "Hints"
ABOUT_HINTS: Final = "Whether both players may ask a bot what it would do. It is part of the terms both sign."
ALLOWED: Final = "welcome"
NOT_ALLOWED: Final = "none"
FORM_HINT: Final = "Enter or ← → changes a line; the last line begins."
OPEN_TABLE: Final = "Open the table"
START: Final = "Begin the game"
ASK_ADDRESS: Final = "Name of the host, NAME#FINGERPRINT, HOST:PORT, or a ticket (endpoint…)"
ASK_WATCH: Final = "Name of the host, NAME#FINGERPRINT, HOST:PORT, or https://…/game.duel"
ASK_NAME: Final = "Your name, as others see it"
K_LEAVE_INPUT: Final = "Leave"

# --- people -----------------------------------------------------------------------------------------

COMPARE_TITLE: Final = "Somebody new"
CHANGED_TITLE: Final = "WARNING: another key"
SAME: Final = "It is the same"
DIFFERENT: Final = "Do not play"
PLAY_ANYWAY: Final = "Play all the same"


def compare(name: str, code: str) -> str:
    """Before the first game with somebody: one code of both keys, the same on both screens."""
    return (
        f"You meet {name} for the first time. Both of you see one code now; read it to each other, by voice "
        f"or side by side:\n\n   {code}\n\nIf it is the same on both screens, nobody sits between you, now "
        "or later: this program will know the key again."
    )


def changed_key(name: str, theirs: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"You know {name} with another key!\n\n   before: {listed(list(before))}\n   now: {theirs}\n\n"
        f"Perhaps a new computer, perhaps somebody who pretends to be {name}. Ask before you play."
    )


def not_played(name: str) -> str:
    """The fingerprints differed."""
    return f"You did not play with {name}. Nothing was remembered."


# --- set-up -----------------------------------------------------------------------------------------

SETTING_UP: Final = "The table is being laid"
AGAINST_BOT: Final = "You against a bot: two sealed seats in one program"
WAITING_FOR_GUEST: Final = "Waiting for somebody to sit down"
NEXT_GAME: Final = "The next game with the same player"
LOOKING: Final = "Looking for the table"
CATCHING_UP: Final = "Reading the game from its beginning"
WENT_WRONG: Final = "It did not work"
K_BACK: Final = "Back"
BACK_HINT: Final = "Esc: back to the lobby"
STEPS: Final = (
    "Both sides make a key for this game and prove that they know it.",
    "Each stack is sealed under both keys, then shuffled by both, with a proof for every shuffle.",
    "Starting cards are dealt: nobody can open a card without the other side's share.",
)
WHY: Final = (
    "Why nobody can cheat: a stack shuffled by both is unknown to both, every step is signed and proved, "
    "and your program checks every proof before it believes anything."
)
WHY_WATCH: Final = (
    "You see what everybody may see. Your program checks every signature, every shuffle and every move "
    "itself; it takes nobody's word."
)
SETUP_HELP: Final = "The cards are being sealed and shuffled by both sides. Nothing is asked of you yet."


def listening(address: str, name: str) -> str:
    """Where the table can be found."""
    return f"Others see it as “{name}”; where discovery does not reach, they join {address}."


def step_of(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"{done} of {total} steps"


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} is here · fingerprint {mark}"


CRASHED: Final = (
    "The screen has failed; your game is saved. Start p2pduel again and continue it from the lobby."
)
