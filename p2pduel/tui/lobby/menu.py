"""What can be done from the lobby: the rows of its menu, and what is said about each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from p2pduel import games, paths
from p2pduel.catalogue import bots
from p2pduel.catalogue import lobby as say
from p2pduel.tui.lobby.titles import about, game_of, moment, title
from p2pduel.tui.parts.rows import Row, heading

if TYPE_CHECKING:
    from p2pduel.tui.lobby.unfinished import Saved

__all__ = ["about_row", "menu_rows", "played_before"]

_FIRST = 3
"""So many unfinished games stand above everything else."""


def played_before() -> bool:
    """Whether any game was played or watched with this data folder."""
    return any(paths.games().glob("*.duel"))


def _go_on(one: Saved, short: bool) -> str:
    return say.go_on(one.other, title(game_of(one), one.variant), moment(one.when), short)


def menu_rows(chosen: Mapping[str, str], saved: Mapping[str, Saved], short: bool) -> list[Row]:
    """Every row; chosen: what a game against a bot was last, saved: unfinished games by their key.

    The latest unfinished games stand first: whoever comes back most likely wants one of them.
    """
    going = [Row(key, Text(one.strange or _go_on(one, short), style="bold")) for key, one in saved.items()]
    rows = [
        *([heading(say.UNFINISHED), *going[:_FIRST], heading(say.PLAY)] if going else []),
        Row(
            "bot",
            Text(
                say.bot_game(
                    title(chosen["game"], chosen["variant"]),
                    bots.NAMES.get(chosen["bot"], chosen["bot"]),
                    short,
                ),
                style="bold",
            ),
        ),
        Row("other", Text(say.OTHER_BOT_GAME)),
        heading(say.OTHERS),
        Row("host", Text(say.HOST)),
        Row("join", Text(say.JOIN_ADDRESS)),
        Row("watch", Text(say.WATCH_ADDRESS)),
        Row("deck", Text(say.BUILD_DECK)),
        heading(say.LEARN),
        Row("lesson", Text(say.FIRST_LESSON)),
        Row("rules", Text(say.RULES)),
        Row("past", Text(say.PAST)),
        heading(say.YOURSELF),
        Row("name", Text(say.CHANGE_NAME)),
        Row("settings", Text(say.SETTINGS_ROW)),
    ]
    if len(going) > _FIRST:
        rows += [heading(say.OLDER), *going[_FIRST:]]
    return rows


def _about_bot(chosen: Mapping[str, str]) -> str:
    said = games.game(chosen["game"]).words
    seats = [said.seat_name(seat) for seat in range(int(chosen["players"]))]
    return say.about_bot(
        about(chosen["game"], chosen["variant"]), bots.NAMES.get(chosen["bot"], chosen["bot"]), seats
    )


def about_row(key: str, chosen: Mapping[str, str], saved: Mapping[str, Saved]) -> Text:
    """A sentence about one of them."""
    if key in saved:
        one = saved[key]
        return Text(say.about_game(one.envelopes, str(one.path), one.bot, one.seat))
    said = {
        "bot": _about_bot(chosen),
        "other": say.ABOUT_OTHER,
        "host": say.ABOUT_HOST,
        "join": say.ABOUT_ADDRESS,
        "watch": say.ABOUT_WATCH,
        "name": say.ABOUT_NAME,
        "settings": say.ABOUT_SETTINGS,
        "deck": say.ABOUT_DECKS,
        "lesson": say.ABOUT_LESSON,
        "rules": say.ABOUT_RULES,
        "past": say.ABOUT_PAST,
    }
    return Text(said.get(key, ""))
