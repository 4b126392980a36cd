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

NOT_UTF8: Final = "soubor není text v UTF-8"
HAND_NO_LIST: Final = "„hand“ není seznam karet"
NEEDS_NAME: Final = "balíček potřebuje jméno"


def copy_name(name: str) -> str:
    """What the copy of a ready deck is called at first."""
    return f"můj {name}"


def not_found(name: str, known: Sequence[str], why: str) -> str:
    """Neither a deck nor a file."""
    return f"„{name}“ není ani balíček ({', '.join(known)}), ani čitelný soubor: {why}"


def too_long(most: int) -> str:
    """A file that is no deck."""
    return f"soubor s balíčkem má nejvýš {most} bajtů"


def not_toml(why: str) -> str:
    """A file that is no TOML."""
    return f"to není TOML: {why}"


def unknown_field(field: str) -> str:
    """A field that decks do not have."""
    return f"neznámé pole „{field}“"


def name_length(most: int) -> str:
    """No name, or too long a one."""
    return f"balíček potřebuje jméno o délce 1 až {most} znaků"


def no_line(field: str) -> str:
    """A text that is none."""
    return f"„{field}“ není jeden řádek textu"


def no_table(part: str) -> str:
    """A part that is no list of cards."""
    return f"„{part}“ není tabulka karet a jejich počtů"


def no_number(part: str, face: str) -> str:
    """How many of a card, wrongly said."""
    return f"{part}: „{face}“ potřebuje celé číslo, nejméně 1"


def wrong_size(part: str, count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards of a part."""
    return f"{part}: {count} místo {wanted} ({rule})"


def too_many(part: str, face: str, count: int, most: int, rule: str) -> str:
    """More of a card than there may be."""
    return f"{part}: „{face}“ {count}×, ale smí být nejvýš {most}× ({rule})"


def no_card(part: str, face: str, near: str) -> str:
    """No such card in the game; near is one that is like it, or empty."""
    meant = f"; snad „{near}“?" if near else ""
    return f"{part}: karta „{face}“ neexistuje{meant}"


def not_to_choose(part: str, face: str, near: str, rule: str) -> str:
    """A card that is not for decks; near is one that is like it, or empty."""
    meant = f"; snad „{near}“?" if near else ""
    return f"{part}: „{face}“ není mezi kartami na výběr ({rule}){meant}"


def not_owned(part: str, names: Sequence[str], sets: str) -> str:
    """Cards of sets one does not own; sets: one of those, or all of them, as a list in words."""
    cards = ", ".join(f"„{name}“" for name in names)
    return f"{part}: v sadách, které máš, není {cards}; je potřeba: {sets}"


def hand_size(count: int, wanted: int, rule: str) -> str:
    """Too few or too many cards in the starting hand."""
    return f"hand: karet je {count} místo {wanted} ({rule})"


def not_in_deck(face: str, count: int, there: int, rule: str) -> str:
    """More of a card in the starting hand than in the deck."""
    return f"hand: „{face}“ {count}×, ale v balíčku jen {there}× ({rule})"


def at_most(most: int, rule: str) -> str:
    """No more of this card."""
    return f"nejvýš {most}× ({rule})"


def part_full(size: int, part: str, rule: str) -> str:
    """No more cards of this part; part is its name in the file."""
    return f"{part}: plný počet ({size}) je vybraný, nejdřív něco vyjmi ({rule})"


def only_from_deck(rule: str) -> str:
    """A card that is not in the deck."""
    return f"mezi počátečními kartami v ruce smí být jen karta z balíčku ({rule})"


def hand_full(most: int, rule: str) -> str:
    """No more cards in the starting hand."""
    return f"počátečních karet v ruce je už {most}: nejdřív nějakou vyjmi ({rule})"


def stays(name: str) -> str:
    """A ready deck can't be written over."""
    return f"„{name}“ je hotový balíček a zůstává, jak je: zvol jiné jméno"


def no_file_name(name: str) -> str:
    """A name that no file can have."""
    return f"žádný soubor se nemůže jmenovat „{name}“: použij písmeno nebo číslici"
