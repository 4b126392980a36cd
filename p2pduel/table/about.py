"""What some terms are about, before they are read: lists of games look here, and load nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from p2pduel import games
from p2pduel.catalogue import games as words
from p2pduel.kernel.options import TAKEN, Value

__all__ = ["SEATS", "game_of", "options_of", "seats_of", "strange", "unknown_game"]

SEATS: Final = 2
"""How many play where the terms do not say it, as those of the first game never do."""


def game_of(terms: object) -> str:
    """The name of the game some terms are about, known here or not; empty if they name none properly."""
    name = terms.get("game", games.DEFAULT) if isinstance(terms, Mapping) else ""
    return name if isinstance(name, str) else ""


def seats_of(terms: object) -> int:
    """How many play by some terms; 0 if they say no number."""
    number = terms.get("seats", SEATS) if isinstance(terms, Mapping) else 0
    return number if type(number) is int else 0


def options_of(terms: object) -> dict[str, Value]:
    """What some terms settle about the rules of their game: all that not every game's terms say."""
    found = terms.items() if isinstance(terms, Mapping) else ()
    return {key: value for key, value in found if key not in TAKEN and isinstance(value, int | str)}


def strange(terms: object) -> str:
    """One sentence if these terms are about a game that is not known here; else nothing."""
    name = game_of(terms)
    return "" if any(name == game.name for game in games.known()) else unknown_game(name)


def unknown_game(name: str) -> str:
    """One sentence about a game that is not known here."""
    return words.unknown_game(name, [game.name for game in games.known()])
