"""Games and variants by their titles, as the lobby lists them; games of others may be unknown here."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from p2pduel import games
from p2pduel.catalogue import lobby as say

__all__ = ["about", "game_of", "known", "moment", "title"]


class _Played(Protocol):
    """A table, an unfinished or a recorded game."""

    @property
    def plays(self) -> str:
        """The name of its game; empty where that is not said."""


def game_of(one: _Played) -> str:
    """The name of its game; the usual one where none is said."""
    return one.plays or games.DEFAULT


def known(name: str) -> games.Game | None:
    """The game of a name, if it is known here."""
    try:
        return games.game(name)
    except games.UnknownGameError:
        return None


def title(name: str, variant: str) -> str:
    """The title of a variant; where there are several games, after that of its game."""
    game = known(name)
    if game is None:
        return say.unknown_game(name)
    said = game.words.variant_title(variant)
    return say.game_and_variant(game.words.title(), said) if len(games.known()) > 1 else said


def about(name: str, variant: str) -> str:
    """Title and a line about a variant; that the program lacks it, if it does."""
    game = known(name)
    if game is None or variant not in game.variants:
        return say.LACKING
    return f"{title(name, variant)}: {game.words.blurb(variant)}."


def moment(seconds: float) -> str:
    """When a game was last played, from seconds since 1970."""
    when = datetime.fromtimestamp(seconds)
    return say.moment(when.day, when.month, when.hour, when.minute)
