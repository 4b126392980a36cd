"""The words a person may type in plain mode: command -> how it may be written in this language."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "COMMANDS",
]

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "adjourn": ("adjourn",),
    "again": ("again",),
    "all": ("all",),
    "allow": ("allow",),
    "back": ("back",),
    "board": ("board",),
    "card": ("card",),
    "draw": ("draw",),
    "end": ("end",),
    "hand": ("hand",),
    "help": ("help", "?"),
    "hint": ("hint",),
    "log": ("log",),
    "mine": ("mine",),
    "next": ("next",),
    "no": ("no",),
    "quit": ("quit", "exit"),
    "rematch": ("rematch",),
    "resign": ("resign",),
    "rules": ("rules", "rule"),
    "say": ("say",),
    "stacks": ("stacks",),
    "start": ("start",),
    "theirs": ("theirs",),
    "trust": ("trust",),
    "turn": ("turn",),
    "undo": ("undo",),
    "why": ("why",),
    "yes": ("yes", "y"),
}
"""The keys are the same in every language; the English words always work beside the language's."""
