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

NOT_UTF8: Final = "die Datei ist kein UTF-8-Text"
HAND_NO_LIST: Final = "„hand“ ist keine Liste von Karten"
NEEDS_NAME: Final = "ein Deck braucht einen Namen"


def copy_name(name: str) -> str:
    """What the copy of a ready deck is called at first."""
    return f"mein {name}"


def not_found(name: str, known: Sequence[str], why: str) -> str:
    """Neither a deck nor a file."""
    return f"kein Deck ({', '.join(known)}) und keine lesbare Datei heißt „{name}“: {why}"


def too_long(most: int) -> str:
    """A file that is no deck."""
    return f"eine Deckdatei hat höchstens {most} Bytes"


def not_toml(why: str) -> str:
    """A file that is no TOML."""
    return f"kein TOML: {why}"


def unknown_field(field: str) -> str:
    """A field that decks do not have."""
    return f"unbekanntes Feld „{field}“"


def name_length(most: int) -> str:
    """No name, or too long a one."""
    return f"ein Deck braucht einen Namen mit 1 bis {most} Zeichen"


def no_line(field: str) -> str:
    """A text that is none."""
    return f"„{field}“ ist keine Textzeile"


def no_table(part: str) -> str:
    """A part that is no list of cards."""
    return f"„{part}“ ist keine Tabelle von Karten mit ihrer Anzahl"


def no_number(part: str, face: str) -> str:
    """How many of a card, wrongly said."""
    return f"{part}: „{face}“ braucht eine ganze Zahl ab 1"


def wrong_size(part: str, count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards of a part."""
    return f"{part}: {count} statt {wanted} ({rule})"


def too_many(part: str, face: str, count: int, most: int, rule: str) -> str:
    """More of a card than there may be."""
    return f"{part}: „{face}“ {count}×, aber höchstens {most}× ({rule})"


def no_card(part: str, face: str, near: str) -> str:
    """No such card in the game; near is one that is like it, or empty."""
    meant = f"; „{near}“?" if near else ""
    return f"{part}: es gibt keine Karte „{face}“{meant}"


def not_to_choose(part: str, face: str, near: str, rule: str) -> str:
    """A card that is not for decks; near is one that is like it, or empty."""
    meant = f"; „{near}“?" if near else ""
    return f"{part}: „{face}“ ist nicht unter den wählbaren Karten ({rule}){meant}"


def not_owned(part: str, names: Sequence[str], sets: str) -> str:
    """Cards of sets one does not own; sets: one of those, or all of them, as a list in words."""
    cards = ", ".join(f"„{name}“" for name in names)
    return f"{part}: keines der Sets, die du besitzt, hat {cards}; es braucht {sets}"


def hand_size(count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards in the starting hand."""
    return f"hand: {count} statt {wanted} Karten ({rule})"


def not_in_deck(face: str, count: int, there: int, rule: str) -> str:
    """More of a card in the starting hand than in the deck."""
    return f"hand: „{face}“ {count}×, aber {there}× unter den Karten ({rule})"


def at_most(most: int, rule: str) -> str:
    """No more of this card."""
    return f"höchstens {most}× ({rule})"


def part_full(size: int, part: str, rule: str) -> str:
    """No more cards of this part; part is its name in the file."""
    return f"{part}: alle {size} sind gewählt, nimm erst eine heraus ({rule})"


def only_from_deck(rule: str) -> str:
    """A card that is not in the deck."""
    return f"nur eine Karte des Decks kann in der Starthand sein ({rule})"


def hand_full(most: int, rule: str) -> str:
    """No more cards in the starting hand."""
    return f"die Starthand hat {most} Karten: nimm erst eine heraus ({rule})"


def stays(name: str) -> str:
    """A ready deck can't be written over."""
    return f"„{name}“ ist ein fertiges Deck und bleibt, wie es ist: wähle einen anderen Namen"


def no_file_name(name: str) -> str:
    """A name that no file can have."""
    return f"keine Datei kann „{name}“ heißen: nimm einen Buchstaben oder eine Ziffer"
