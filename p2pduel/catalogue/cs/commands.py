"""The words a person may type in plain mode: command -> how it may be written in this language."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "COMMANDS",
]

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "adjourn": ("přerušit", "prerusit"),
    "again": ("znovu",),
    "all": ("vše", "vse"),
    "allow": ("povolit",),
    "back": ("zpět", "zpet"),
    "board": ("stůl", "stul"),
    "card": ("karta",),
    "draw": ("remíza", "remiza"),
    "end": ("poslední", "posledni"),
    "hand": ("ruka",),
    "help": ("nápověda", "napoveda", "?"),
    "hint": ("rada",),
    "log": ("záznam", "zaznam"),
    "mine": ("moje",),
    "next": ("dál", "dal"),
    "no": ("ne", "n"),
    "quit": ("odejít", "odejit", "konec"),
    "rematch": ("odveta",),
    "resign": ("vzdát", "vzdat"),
    "rules": ("pravidla", "pravidlo"),
    "say": ("řekni", "rekni"),
    "stacks": ("balíčky", "balicky"),
    "start": ("první", "prvni"),
    "theirs": ("jejich",),
    "trust": ("věřit", "verit"),
    "turn": ("tah",),
    "undo": ("vrátit", "vratit"),
    "why": ("proč", "proc"),
    "yes": ("ano", "a"),
}
"""The keys are the same in every language; the English words always work beside the language's."""
