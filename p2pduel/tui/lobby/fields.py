"""The lines of the lobby's forms: which game, which bot, which deck."""

from __future__ import annotations

from p2pduel import games
from p2pduel.catalogue.screens import lobby as say
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.variants import blurb, title
from p2pduel.tui.dialogs.forms import Field

__all__ = ["bot_field", "deck_field", "terms_fields", "variant_field"]


def variant_field() -> Field:
    """Which game."""
    names = list(VARIANTS)
    return Field("variant", say.VARIANT, [(n, title(n)) for n in names], [blurb(n) for n in names])


def bot_field() -> Field:
    """Which bot."""
    crew = games.game(games.DEFAULT).crew
    levels = [(name, name) for name in crew.LEVELS]
    return Field("bot", say.BOT, levels, [crew.DESCRIPTIONS[name] for name in crew.LEVELS])


def terms_fields() -> list[Field]:
    """What else holds at a table of one's own: who may watch, whether bots may be asked."""
    values = [("yes", say.ALLOWED), ("no", say.NOT_ALLOWED)]
    return [
        Field("watch", say.SPECTATORS, values),
        Field("hints", say.HINTS, values[::-1], [say.ABOUT_HINTS] * 2),
    ]


def deck_field() -> Field:
    """Which deck; only a tournament uses it."""
    from p2pduel.decks import playable  # read when a form opens

    names = playable()
    return Field("deck", say.DECK, [(name, name) for name in names], [say.ABOUT_DECK] * len(names))
