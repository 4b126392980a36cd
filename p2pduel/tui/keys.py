"""The keys of app, lobby and table as data: screens bind them, and the settings give them other keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.binding import Binding, BindingsMap

from p2pduel.catalogue.screens import game as say
from p2pduel.catalogue.screens import lobby
from p2pduel.catalogue.screens import table as words
from p2pduel.catalogue.screens.settings import SETTINGS

__all__ = ["APP", "LOBBY", "PLAY", "TABLE", "with_keys"]

APP: Final = (
    Binding("question_mark", "help", words.HELP, key_display="?", id="app.help"),
    Binding("comma", "settings", SETTINGS, key_display=",", show=False, id="app.settings"),
    Binding("q", "leave", words.LEAVE),
)
LOBBY: Final = (
    Binding("j", "join", lobby.K_JOIN, id="lobby.join"),
    Binding("w", "watch", lobby.K_WATCH, id="lobby.watch"),
    Binding("h", "host", lobby.K_HOST, id="lobby.host"),
    Binding("b", "bot", lobby.K_BOT, id="lobby.bot"),
    Binding("a", "address", lobby.K_ADDRESS, id="lobby.address"),
    Binding("n", "name", lobby.K_NAME, id="lobby.name"),
    Binding("d", "deck", lobby.K_DECK, id="lobby.deck"),
    Binding("l", "app.lesson", lobby.K_LESSON, id="lobby.lesson"),
    Binding("r", "app.handbook", lobby.K_RULES, id="lobby.rules"),
    Binding("p", "past", lobby.K_PAST, id="lobby.past"),
    Binding("s", "app.settings", SETTINGS, id="lobby.settings"),
    Binding("delete", "forget", lobby.K_DELETE, id="lobby.forget"),
)
TABLE: Final = (
    Binding("escape", "whole", words.K_WHOLE),
    Binding("i", "inspect", words.K_INSPECT, id="table.inspect"),
    Binding("u", "undo", words.K_UNDO, id="table.undo"),
    Binding("l", "log", words.K_LOG, id="table.log"),
    Binding("o", "swap", words.K_SWAP, id="table.swap"),
    Binding("v", "verify", words.K_VERIFY, id="table.verify"),
    Binding("m", "options", words.K_MOVES, show=False, id="table.moves"),
    Binding("h", "rules", words.K_RULES, id="table.rules"),
    Binding("z", "zoom", words.K_ZOOM, id="table.zoom"),
    Binding("ctrl+r", "resign", words.K_RESIGN, show=False, id="table.resign"),
)
"""At every table; a game has keys of its own beside them."""
PLAY: Final = (
    Binding("s", "hint", say.K_HINT, id="table.hint"),
    Binding("c", "chat", say.K_CHAT, id="table.chat"),
    Binding("x", "offers", say.K_OFFERS, id="table.offers"),
    Binding("ctrl+l", "lobby", say.K_LOBBY, show=False, id="table.lobby"),
    Binding("r", "result", say.K_RESULT),
)
"""At a table with others."""


def with_keys(bound: BindingsMap, after: str, more: Sequence[Binding]) -> BindingsMap:
    """The bindings with more of them in their place: right after those of a key."""
    found: dict[str, list[Binding]] = {}
    for key, bindings in bound.key_to_bindings.items():
        found[key] = bindings
        if key == after:
            found |= BindingsMap(more).key_to_bindings
    return BindingsMap.from_keys(found)
