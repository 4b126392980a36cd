"""What is said about decks of one's own, in files and in the making."""

from collections.abc import Sequence
from typing import Final

__all__ = [
    "HAND_NO_LIST",
    "NEEDS_NAME",
    "NOT_UTF8",
    "at_most",
    "copy_name",
    "hand_full",
    "hand_size",
    "name_length",
    "no_card",
    "no_file_name",
    "no_line",
    "no_number",
    "no_table",
    "not_found",
    "not_in_deck",
    "not_owned",
    "not_to_choose",
    "not_toml",
    "only_from_deck",
    "part_full",
    "stays",
    "too_long",
    "too_many",
    "unknown_field",
    "wrong_size",
]

NOT_UTF8: Final = "the file is not UTF-8 text"
HAND_NO_LIST: Final = "“hand” is not a list of cards"
NEEDS_NAME: Final = "a deck needs a name"


def copy_name(name: str) -> str:
    """What the copy of a ready deck is called at first."""
    return f"my {name}"


def not_found(name: str, known: Sequence[str], why: str) -> str:
    """Neither a deck nor a file."""
    return f"no deck ({', '.join(known)}) and no readable file is called “{name}”: {why}"


def too_long(most: int) -> str:
    """A file that is no deck."""
    return f"a deck file has at most {most} bytes"


def not_toml(why: str) -> str:
    """A file that is no TOML."""
    return f"not TOML: {why}"


def unknown_field(field: str) -> str:
    """A field that decks do not have."""
    return f"unknown field “{field}”"


def name_length(most: int) -> str:
    """No name, or too long a one."""
    return f"a deck needs a name of 1 to {most} signs"


def no_line(field: str) -> str:
    """A text that is none."""
    return f"“{field}” is not one line of text"


def no_table(part: str) -> str:
    """A part that is no list of cards."""
    return f"“{part}” is not a table of cards and how many of each"


def no_number(part: str, face: str) -> str:
    """How many of a card, wrongly said."""
    return f"{part}: “{face}” needs a whole number of at least 1"


def wrong_size(part: str, count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards of a part."""
    return f"{part}: {count} instead of {wanted} ({rule})"


def too_many(part: str, face: str, count: int, most: int, rule: str) -> str:
    """More of a card than there may be."""
    return f"{part}: “{face}” {count}×, but at most {most}× ({rule})"


def no_card(part: str, face: str, near: str) -> str:
    """No such card in the game; near is one that is like it, or empty."""
    meant = f"; “{near}”?" if near else ""
    return f"{part}: there is no card “{face}”{meant}"


def not_to_choose(part: str, face: str, near: str, rule: str) -> str:
    """A card that is not for decks; near is one that is like it, or empty."""
    meant = f"; “{near}”?" if near else ""
    return f"{part}: “{face}” is not among the cards to choose from ({rule}){meant}"


def not_owned(part: str, names: Sequence[str], sets: str) -> str:
    """Cards of sets one does not own; sets: one of those, or all of them, as a list in words."""
    cards = ", ".join(f"“{name}”" for name in names)
    return f"{part}: none of the sets you own has {cards}; it takes {sets}"


def hand_size(count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards in the starting hand."""
    return f"hand: {count} instead of {wanted} cards ({rule})"


def not_in_deck(face: str, count: int, there: int, rule: str) -> str:
    """More of a card in the starting hand than in the deck."""
    return f"hand: “{face}” {count}×, but {there}× among the cards ({rule})"


def at_most(most: int, rule: str) -> str:
    """No more of this card."""
    return f"at most {most}× ({rule})"


def part_full(size: int, part: str, rule: str) -> str:
    """No more cards of this part; part is its name in the file."""
    return f"{part}: all {size} are chosen, take one out first ({rule})"


def only_from_deck(rule: str) -> str:
    """A card that is not in the deck."""
    return f"only a card of the deck can be in the starting hand ({rule})"


def hand_full(most: int, rule: str) -> str:
    """No more cards in the starting hand."""
    return f"the starting hand has {most} cards: take one out first ({rule})"


def stays(name: str) -> str:
    """A ready deck can't be written over."""
    return f"“{name}” is a ready deck and stays as it is: choose another name"


def no_file_name(name: str) -> str:
    """A name that no file can have."""
    return f"no file can be called “{name}”: use a letter or a figure"
