"""The words a person may type in plain mode: command -> how it may be written in this language."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "COMMANDS",
]

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "adjourn": ("vertagen",),
    "again": ("nochmal",),
    "all": ("alle",),
    "allow": ("erlauben",),
    "back": ("zurück", "zurueck"),
    "board": ("tisch",),
    "card": ("karte",),
    "draw": ("remis", "unentschieden"),
    "end": ("ende",),
    "hand": ("hand",),
    "help": ("hilfe", "?"),
    "hint": ("tipp",),
    "log": ("verlauf",),
    "mine": ("meine",),
    "next": ("weiter",),
    "no": ("nein",),
    "quit": ("beenden", "raus"),
    "rematch": ("revanche",),
    "resign": ("aufgeben",),
    "rules": ("regeln", "regel"),
    "say": ("sagen",),
    "stacks": ("stapel",),
    "start": ("anfang",),
    "theirs": ("andere",),
    "trust": ("vertrauen",),
    "turn": ("zug",),
    "undo": ("rückgängig", "rueckgaengig"),
    "why": ("warum",),
    "yes": ("ja", "j"),
}
"""The keys are the same in every language; the English words always work beside the language's."""
