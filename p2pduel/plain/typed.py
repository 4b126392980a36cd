"""What was typed: the English words of plain mode, and those of the language spoken beside them."""

from __future__ import annotations

from p2pduel.catalogue import commands
from p2pduel.catalogue.en.commands import COMMANDS as ENGLISH
from p2pduel.catalogue.search import bare

__all__ = ["command", "parted"]


def parted(line: str) -> tuple[str, str]:
    """The command a line begins with and the rest of it; what is no command stays as it was typed."""
    verb, _, rest = line.partition(" ")
    return command(verb), rest.strip()


def command(word: str) -> str:
    """The command somebody means by a word; accents may be left out. What is none comes back small."""
    typed = word.casefold()
    for known in (ENGLISH, commands.COMMANDS):  # English first: scripts are written in it
        for name, words in known.items():
            if typed in words or (bare(typed) and bare(typed) in map(bare, words)):
                return name
    return typed
