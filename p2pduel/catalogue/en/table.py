"""The words of every table; cards, prompts and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, counted_proofs, listed
from p2pduel.catalogue.grammar import one

__all__ = [
    "ALL_ACTIONS",
    "ANY_HELP",
    "ASKED",
    "CARD",
    "CARDS",
    "CHANCE_EXPLAINED",
    "CHANGED_TOO",
    "CHAPTER",
    "CHOOSE_PLACE",
    "CLOSE",
    "COMMON_KEYS",
    "DO_IT",
    "HANDBOOK",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "HELP",
    "HERE",
    "INTO_LIST",
    "KEY",
    "K_INSPECT",
    "K_LOG",
    "K_MOVES",
    "K_RESIGN",
    "K_RULES",
    "K_SWAP",
    "K_UNDO",
    "K_VERIFY",
    "K_WHOLE",
    "K_ZOOM",
    "LEAVE",
    "LEAVE_GAME",
    "LEAVE_QUESTION",
    "LEAVE_TITLE",
    "LEAVE_YES",
    "LESSON",
    "LINK_LOST",
    "LOCAL",
    "LOCAL_CHANCE",
    "LOG",
    "NO",
    "NOTHING_FITS",
    "NOTHING_TO_INSPECT",
    "NOT_NOW",
    "NOT_OFFERED",
    "NOT_THERE",
    "NOW",
    "NO_ACTION",
    "NO_LESSON",
    "NUMBERS_HEADING",
    "ON_TABLE",
    "OTHER_CHOICE",
    "PLAYERS",
    "POINTS",
    "READ_FIRST",
    "RECONNECTING",
    "RESIGN_ASK",
    "RESIGN_TITLE",
    "RULES_HEADING",
    "SEARCH_ACTIONS",
    "SENDING",
    "STAY",
    "SWAP_HINT",
    "TAKE_THESE",
    "UNDO_BARRIER",
    "UNDO_LIMIT",
    "UNDO_NOTHING",
    "WATCHING",
    "WHAT_HERE",
    "WHICH_ONE",
    "WHICH_STACK",
    "YES",
    "YOU",
    "YOUR_MOVE",
    "cards",
    "cards_of",
    "chosen_so_far",
    "finished",
    "hand_of",
    "hand_size",
    "inspect_card",
    "lost",
    "more",
    "nothing_found",
    "of_choices",
    "proofs",
    "too_small",
    "turn_number",
    "turn_words",
    "waiting",
    "waits_for",
    "watchers",
]

CLOSE: Final = "Close"
HELP: Final = "Help"
LEAVE: Final = "Leave"
LEAVE_TITLE: Final = "Leave the program?"
LEAVE_QUESTION: Final = "Leave p2pduel now?"
LEAVE_YES: Final = "Leave"
STAY: Final = "Stay"
YES: Final = "Yes"
NO: Final = "No"
KEY: Final = "key"
ALL_ACTIONS: Final = "All"
SEARCH_ACTIONS: Final = "Search for an action …"
NO_ACTION: Final = "No such action"
CHOOSE_PLACE: Final = "Choose place"
COMMON_KEYS: Final = (
    ("tab", "next part of the screen (shift+tab: previous)"),
    ("arrows", "move inside a part"),
    ("enter", "choose what is marked"),
    ("esc", "close what is open, without doing anything"),
    ("^p", "all actions by name"),
    ("mouse", "click a card, a place, a row or a key; the wheel scrolls"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """The notice for a terminal without room for the table."""
    return (
        f"This window has {width} columns and {height} lines.\n"
        f"The table needs at least {least_width} × {least_height}.\n"
        "Make it larger and the game goes on; nothing is lost."
    )


CARD: Final = "Card"
CARDS: Final = "Cards"
POINTS: Final = "points"
PLAYERS: Final = "Players"
ON_TABLE: Final = "On the table"
YOU: Final = "– you"
WATCHING: Final = "you watch"
LOCAL: Final = "on this computer"
RECONNECTING: Final = "link lost, trying again"
LINK_LOST: Final = "link lost"
SWAP_HINT: Final = "o: see it"


def hand_size(count: int) -> str:
    """How many cards a hand holds."""
    return one(count, "hand card", "hand cards")


def cards(count: int) -> str:
    """How many cards stand."""
    return counted_cards(count)


def proofs(number: int, short: bool) -> str:
    """How many proofs of the other side were checked here."""
    return counted_proofs(number) if short else f"{counted_proofs(number)} checked"


def watchers(count: int) -> str:
    """How many people watch."""
    return f"{count} watching"


def turn_words(turn: int, name: str, phase: str) -> str:
    """Number of the turn, whose it is, and its phase."""
    return f"turn {turn} · {name}: {phase}"


def waiting(attempt: int) -> str:
    """The banner while the link is being restored."""
    tries = f" (attempt {attempt})" if attempt else ""
    return (
        f"The link is gone; connecting again{tries}. The game is saved, nothing is lost and no time runs out."
    )


def lost(reason: str) -> str:
    """The banner when the link was given up, with the reason if one is known."""
    what = f"Stopped: {reason}" if reason else "The other side is gone"
    return f"{what}. The game is saved; continue it from the lobby whenever you both like."


READ_FIRST: Final = (
    "Arrow keys or a click go through the cards; here you read them. Enter or a second click chooses."
)
TAKE_THESE: Final = "Take these"
WHICH_STACK: Final = "Which stack?"
NOT_OFFERED: Final = "You see this card, but it may not be taken."


def chosen_so_far(names: Sequence[str]) -> str:
    """What is marked in a list from which several cards are taken."""
    return f"Marked: {listed(names)}." if names else "Nothing is marked yet."


NOT_NOW: Final = "Not possible now."


DO_IT: Final = "Do it"
WHICH_ONE: Final = "Which of these?"
CHANGED_TOO: Final = "changed with it"
NOT_THERE: Final = "That is not possible at this place."
OTHER_CHOICE: Final = "Other choice"


def of_choices(number: int, count: int) -> str:
    """Which of how many choices is shown."""
    return f"({number} of {count})"


K_INSPECT: Final = "Inspect"
K_UNDO: Final = "Undo"
K_LOG: Final = "Log"
K_SWAP: Final = "Other side"
K_ZOOM: Final = "Zoom"
K_WHOLE: Final = "Whole table"
K_VERIFY: Final = "Verify"
K_MOVES: Final = "My move"
K_RESIGN: Final = "Resign"
K_RULES: Final = "Rules"
HANDBOOK: Final = "Rules and cards"
HANDBOOK_ASK: Final = "Type a word …"
HANDBOOK_HELP: Final = (
    "All rules and all cards. Type, and only what holds your words stays in the list. Enter opens the first "
    "one, the arrow keys go through the list."
)
INTO_LIST: Final = "Into the list"
RULES_HEADING: Final = "The rules"
NUMBERS_HEADING: Final = "Rules by number"
CHAPTER: Final = "rules"
LESSON: Final = "Lesson"
NO_LESSON: Final = "There is no lesson for this game."
LOG: Final = "Log"
YOUR_MOVE: Final = "Your move"
NOW: Final = "Now"
ASKED: Final = "You are asked"
SENDING: Final = "…"
LEAVE_GAME: Final = "Leave this game? It is saved where it can be; you find it in the lobby."
HERE: Final = "Here"
WHAT_HERE: Final = "What shall happen here?"
NOTHING_FITS: Final = "Nothing you have can be built here now:"
ANY_HELP: Final = (
    "The players and their points are above, what lies on the table is below, then your hand. The list "
    "beside it holds everything you can do now: ✓ can be done, ✗ says why not."
)
NOTHING_TO_INSPECT: Final = "Point at a card first: tab changes the part of the screen, the arrows move."
RESIGN_TITLE: Final = "Resign?"
RESIGN_ASK: Final = "The other side wins at once."
CHANCE_EXPLAINED: Final = (
    "Nobody alone decides chance here. Each side had committed itself before it knew the other's value; "
    "the result is computed from both, and everybody can compute it again."
)
LOCAL_CHANCE: Final = "This game runs on one computer, which rolls and shuffles by itself."


def cards_of(name: str) -> str:
    """The heading of a set."""
    return f"The cards: {name}"


def nothing_found(query: str) -> str:
    """No rule and no card holds what was typed."""
    return f"Nothing here speaks of “{query}”."


def hand_of(name: str, own: bool) -> str:
    """The caption of the hand."""
    return "Your hand" if own else f"{name}'s hand"


def waits_for(name: str) -> str:
    """Somebody else decides."""
    return f"{name} is thinking …"


def finished(winner: str | None) -> str:
    """How the game ended: the winner's name, or a draw."""
    return "The game ends in a draw." if winner is None else f"{winner} has won the game."


def inspect_card(name: str) -> str:
    """The row that shows a card."""
    return f"Look at {name}"


def turn_number(turn: int) -> str:
    """A turn as a title."""
    return f"Turn {turn}" if turn else "Set-up"


UNDO_NOTHING: Final = "There is nothing of yours to take back."
UNDO_LIMIT: Final = "So many moves were taken back since the last roll or card that no more can be: play on."
UNDO_BARRIER: Final = (
    "That cannot be taken back: a die was rolled or a hidden card came to light. There is no second roll."
)


def more(left: str, right: str, key: str = "") -> str:
    """There is more to see on one side, and the key that makes room for it."""
    said = (f"{key}: zoom ·" if key else "", left, "more", right)
    return f" {' '.join(part for part in said if part)} "
