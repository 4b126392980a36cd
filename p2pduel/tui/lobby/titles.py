"""Games and variants by their titles, as the lobby lists them; games of others may be unknown here."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from p2pduel import games
from p2pduel.catalogue import lobby as say

__all__ = ["about", "game_of", "known", "moment", "short_title", "title"]


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


def short_title(name: str, variant: str) -> str:
    """The title of a variant alone, where there is little room: no two games share one."""
    game = known(name)
    return say.unknown_game(name) if game is None else game.words.variant_title(variant)


def about(name: str, variant: str, options: str = "") -> str:
    """Title and a line about a variant, and its announced options; that the program lacks it, if it does."""
    game = known(name)
    if game is None or variant not in game.variants:
        return say.LACKING
    return "\n".join(
        [f"{title(name, variant)}: {game.words.blurb(variant)}.", *_settled(game, variant, options)]
    )


def _settled(game: games.Game, variant: str, announced: str) -> tuple[str, ...]:
    """Announced options, `name=value;…`, in sentences; what is not known here is left out."""
    if not announced:
        return ()  # the first paint loads no rules
    from p2pduel.catalogue.options import sentences

    said = {part.partition("=")[0]: part.partition("=")[2] for part in announced.split(";")}
    options = [one for one in game.rules.options(variant) if one.name in said]
    chosen = {one.name: one.parse(said[one.name]) for one in options}
    fitting = [one for one in options if one.allows(chosen[one.name])]
    return sentences(game.words.options(), fitting, chosen)


def moment(seconds: float) -> str:
    """When a game was last played, from seconds since 1970."""
    when = datetime.fromtimestamp(seconds)
    return say.moment(when.day, when.month, when.hour, when.minute)
