"""The words of the deck builder, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards

__all__ = [
    "ABOUT_OWNED",
    "ALL",
    "ANY",
    "ASK_NAME",
    "ASK_STYLE",
    "CARD",
    "CARDS",
    "CURVE",
    "DECK",
    "DELETE_TITLE",
    "EMPTY",
    "EVENTS",
    "EVENT_APART",
    "FILTERS",
    "HAND",
    "HELP",
    "HELP_OWNED",
    "K_BACK",
    "K_CARD",
    "K_CHOSEN",
    "K_CLEAR",
    "K_COSTS",
    "K_DELETE",
    "K_HAND",
    "K_KINDS",
    "K_LESS",
    "K_MORE",
    "K_NAME",
    "K_OPEN",
    "K_OWNED",
    "K_POINTS",
    "K_RULES",
    "K_SAVE",
    "K_SEARCH",
    "K_SETS",
    "K_STYLE",
    "LEAVE_ASK",
    "LEAVE_NO",
    "LEAVE_TITLE",
    "LEAVE_YES",
    "LEGAL",
    "MINE",
    "NONE",
    "NOTHING_FITS",
    "NOT_FINISHED",
    "NOT_YET",
    "NO_DECK_TO_DELETE",
    "OPEN_ASK",
    "OPEN_TITLE",
    "OTHERS",
    "OWNED_DO",
    "OWNED_TITLE",
    "PART_CARDS",
    "PART_EVENTS",
    "POOL",
    "QUIT_QUESTION",
    "REPLACE_TITLE",
    "SEARCHING",
    "TITLE",
    "UNNAMED",
    "copy_of",
    "delete_ask",
    "deleted",
    "found",
    "heading",
    "part_of",
    "replace_ask",
    "saved",
]

TITLE: Final = "Deck builder"
UNNAMED: Final = "a deck without a name"
POOL: Final = " Cards to choose from "
DECK: Final = " Your deck "
CARD: Final = " Card "
K_MORE: Final = "One more"
K_LESS: Final = "One less"
K_HAND: Final = "Hand"
K_SEARCH: Final = "Search"
K_CLEAR: Final = "All cards"
K_NAME: Final = "Name"
K_STYLE: Final = "Style"
K_SAVE: Final = "Save"
K_OPEN: Final = "Open, copy"
K_DELETE: Final = "Delete"
K_RULES: Final = "Rules"
K_CARD: Final = "Card"
K_OWNED: Final = "My sets"
K_BACK: Final = "Back"
K_SETS: Final = "Set"
K_KINDS: Final = "Kind"
K_COSTS: Final = "Cost"
K_POINTS: Final = "Points"
K_CHOSEN: Final = "Show"
FILTERS: Final = {"sets": K_SETS, "kinds": K_KINDS, "costs": K_COSTS, "points": K_POINTS, "chosen": K_CHOSEN}
"""The filters and what they are called."""
ALL: Final = "all"
ANY: Final = "any"
NONE: Final = "none"
MINE: Final = "mine"
OTHERS: Final = "others"
"""Values of the filters that are no set, kind, cost or points."""
SEARCHING: Final = "name or text of a card"
CARDS: Final = "Cards"
HAND: Final = "Hand"
EVENTS: Final = "Events"
PART_CARDS: Final = "draw stacks"
PART_EVENTS: Final = "events"
EVENT_APART: Final = "an event never lies in a hand"
CURVE: Final = "Cards by their cost"
LEGAL: Final = "A legal deck."
NOT_YET: Final = "Not legal yet:"
NOTHING_FITS: Final = "No card fits. x shows all cards again."
ASK_NAME: Final = "The deck's name; it can be changed later"
ASK_STYLE: Final = "One line about how it plays"
OPEN_TITLE: Final = "Which deck?"
OPEN_ASK: Final = "A ready deck is copied and stays as it is; an own deck is opened."
EMPTY: Final = "An empty deck"
OWNED_TITLE: Final = "Which sets do you own?"
OWNED_DO: Final = "Keep it"
ABOUT_OWNED: Final = (
    "Cards of sets you don't own are neither shown nor allowed. A deck that has some is kept all the same."
)
NOT_FINISHED: Final = "not legal yet"
REPLACE_TITLE: Final = "Replace the other deck?"
LEAVE_TITLE: Final = "Leave without saving?"
LEAVE_ASK: Final = "What you changed since the last save is lost."
LEAVE_YES: Final = "Leave it"
LEAVE_NO: Final = "Stay"
DELETE_TITLE: Final = "Delete this deck?"
NO_DECK_TO_DELETE: Final = "This deck has never been saved."
QUIT_QUESTION: Final = "Your deck has changes that are not saved. Leave all the same?"
HELP: Final = (
    "Build a tournament deck: 33 cards, 3 of them your starting hand, and 4 events. Right or Enter takes one "
    "more of the marked card, left takes one out, Space puts it into your starting hand. The letters over "
    "the list choose what is shown; with Shift they go the other way. Beside the list stands what is still "
    "missing: a deck can be saved unfinished, and played when it is legal."
)
HELP_OWNED: Final = "e says which sets you own, once for all decks: the list, the filters and the law follow."


def part_of(some: int, all_of: int) -> str:
    """So many of so many sets."""
    return f"{some} of {all_of}"


def copy_of(name: str, style: str) -> str:
    """A ready deck to copy."""
    return f"Copy of {name}: {style}"


def found(shown: int, of: int) -> str:
    """How many cards the filters leave."""
    return f" {shown} of {counted_cards(of)} "


def heading(kind: str, number: int) -> str:
    """Over the cards of a kind."""
    return f"{kind} ({number})"


def saved(name: str, faults: Sequence[str]) -> str:
    """It is on the shelf."""
    if not faults:
        return f"“{name}” is saved. It stands in the lobby's list of decks."
    return f"“{name}” is saved unfinished. It can be played when nothing is wrong with it any more."


def replace_ask(name: str) -> str:
    """Another deck has the name."""
    return f"You have another deck called “{name}”. Saving this one replaces it."


def delete_ask(name: str) -> str:
    """Really?"""
    return f"“{name}” is deleted from your decks for ever."


def deleted(name: str) -> str:
    """Gone."""
    return f"“{name}” is deleted. What you see here is not saved any more."
