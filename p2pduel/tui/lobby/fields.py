"""The lines of the lobby's forms: which game, which variant, how many play, which bot, which deck."""

from __future__ import annotations

from collections.abc import Mapping

from p2pduel import games
from p2pduel.catalogue import lobby as say
from p2pduel.tui.dialogs.forms import Field

__all__ = ["bot_fields", "deck_field", "game_fields", "host_fields", "terms_fields"]


def game_fields(chosen: Mapping[str, str]) -> list[Field]:
    """Which game, where there are several; which variant; for how many, where that can be chosen."""
    game, known = games.game(chosen["game"]), games.known()
    said, names = game.words, game.variants
    variant = chosen["variant"] if chosen["variant"] in names else names[0]
    titles = [(name, said.variant_title(name)) for name in names]
    label = say.VARIANT if len(known) == 1 else say.WHICH_VARIANT
    seats = [str(number) for number in game.rules.variants[variant].seats]
    return [
        Field("game", say.GAME, [(one.name, one.words.title()) for one in known], quiet=True),
        Field("variant", label, titles, [said.blurb(name) for name in names]),
        Field("players", say.PLAYERS, [(number, number) for number in seats], quiet=True),
    ]


def bot_fields(chosen: Mapping[str, str]) -> list[Field]:
    """A game against a bot."""
    crew = games.game(chosen["game"]).crew
    described = [crew.about(name) for name in crew.LEVELS]
    bots = Field("bot", say.BOT, [(name, name) for name in crew.LEVELS], described)
    return [*game_fields(chosen), bots, *_decks(chosen)]


def host_fields(chosen: Mapping[str, str]) -> list[Field]:
    """A table of one's own."""
    return [*game_fields(chosen), *terms_fields(), *_decks(chosen)]


def terms_fields() -> list[Field]:
    """What else holds at a table of one's own: who may watch, whether bots may be asked."""
    values = [("yes", say.ALLOWED), ("no", say.NOT_ALLOWED)]
    return [
        Field("watch", say.SPECTATORS, values),
        Field("hints", say.HINTS, values[::-1], [say.ABOUT_HINTS] * 2),
    ]


def _decks(chosen: Mapping[str, str]) -> list[Field]:
    """The line for decks, where a variant of the game uses them."""
    return [deck_field()] if games.game(chosen["game"]).own_decks else []


def deck_field() -> Field:
    """Which deck; only games in which players bring their own use it."""
    from p2pduel.decks import playable  # read when a form opens

    names = playable()
    return Field("deck", say.DECK, [(name, name) for name in names], [say.ABOUT_DECK] * len(names))
