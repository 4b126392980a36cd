"""The head of the lobby: the name in large letters over a strip of land."""

from __future__ import annotations

from rich.text import Text

from p2pduel.catalogue import lobby as say
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["masthead"]

_LETTERS = (
    "█▀▀▄ ▀▀▀█ █▀▀▄ █▀▀▄ █  █ █▀▀▀ █   ",
    "█▄▄▀ █▀▀▀ █▄▄▀ █  █ █  █ █▀▀  █   ",
    "▀    ▀▀▀▀ ▀    ▀▀▀   ▀▀  ▀▀▀▀ ▀▀▀▀",
)
_INKS = ("gold", "gold", "dim")
_LAND = ("moss", "honey", "straw", "clay", "lime", "slate")


def masthead(name: str, mark: str, width: int, compact: bool) -> Text:
    """Who plays here; large where there is room."""
    text = Text(no_wrap=True, overflow="crop")
    who = Text.assemble(
        (say.greeting(name), "bold"), ("  ·  ", PALETTE["dim"]), (say.fingerprint_line(mark), PALETTE["gold"])
    )
    if compact:
        text.append(" p2pduel ", style=f"bold {PALETTE['ground']} on {PALETTE['gold']}")
        text.append(f" {say.MOTTO}\n ", style=PALETTE["dim"])
        text.append_text(who)
        return text
    beside = (Text(), Text(say.MOTTO, style=PALETTE["dim"]), who)
    text.append("\n")
    for letters, ink, words in zip(_LETTERS, _INKS, beside, strict=True):
        text.append(f"  {letters}   ", style=PALETTE[ink])
        text.append_text(words)
        text.append("\n")
    text.append("\n")
    for number, land in enumerate(_LAND):
        left, right = (width * n // len(_LAND) for n in (number, number + 1))
        text.append("▄" * (right - left), style=f"{TILES[land][1]} on {PALETTE['ground']}")
    return text
