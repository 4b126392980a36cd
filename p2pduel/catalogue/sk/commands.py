"""The words a person may type in plain mode: command -> how it may be written in this language."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "COMMANDS",
]

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "adjourn": ("prerušiť", "prerusit"),
    "again": ("znova", "znovu"),
    "all": ("všetko", "vsetko"),
    "allow": ("povoliť", "povolit"),
    "back": ("späť", "spat"),
    "board": ("stôl", "stol"),
    "card": ("karta",),
    "draw": ("remíza", "remiza"),
    "end": ("posledný", "posledny"),
    "hand": ("ruka",),
    "help": ("pomoc", "?"),
    "hint": ("rada",),
    "log": ("záznam", "zaznam"),
    "mine": ("moje",),
    "next": ("ďalej", "dalej"),
    "no": ("nie", "n"),
    "quit": ("odísť", "odist", "koniec"),
    "rematch": ("odveta",),
    "resign": ("vzdať", "vzdat"),
    "rules": ("pravidlá", "pravidla", "pravidlo"),
    "say": ("povedz",),
    "stacks": ("balíčky", "balicky"),
    "start": ("prvý", "prvy"),
    "theirs": ("ich",),
    "trust": ("veriť", "verit"),
    "turn": ("ťah", "tah"),
    "undo": ("vrátiť", "vratit"),
    "why": ("prečo", "preco"),
    "yes": ("áno", "ano", "a"),
}
"""The keys are the same in every language; the English words always work beside the language's."""
