"""What a card asks for before it can be built or played, taken apart for the languages to say."""

import re
from typing import Final

from p2pduel.games.duel.words import needs
from p2pduel.games.duel.words.things import Need

__all__ = ["condition_words", "parsed"]

_POINTS_AT_LEAST: Final = re.compile(r"points:(\w+)>=(\d+)")
_OWN_CARD: Final = re.compile(r"own_card:(\w+?)(?:>=1)?")


def _need(text: str) -> Need:
    if match := _POINTS_AT_LEAST.fullmatch(text):
        return Need("points", match[1], int(match[2]))
    if match := _OWN_CARD.fullmatch(text):
        return Need("card", match[1])
    return Need("event_revealed" if text.startswith("event_revealed") else text)


def parsed(requires: str) -> list[list[Need]]:
    """All of these must hold, and of each any one."""
    parts = [part.strip("()") if " OR " in part else part for part in requires.split(" AND ")]
    return [[_need(text) for text in part.split(" OR ")] for part in parts]


def condition_words(requires: str | None) -> str:
    """What a condition asks for, in words; empty when there is none."""
    return needs.said(parsed(requires)) if requires else ""
