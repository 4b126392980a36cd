"""The keys of app, lobby and table as data: screens bind them, and the settings give them other keys.

A binding is made before anybody has chosen a language: its description is the name of a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.binding import Binding, BindingsMap

from p2pduel.catalogue import speech

__all__ = ["APP", "LOBBY", "PLAY", "TABLE", "said", "with_keys"]

APP: Final = (
    Binding("question_mark", "help", "p2pduel.catalogue.table:HELP", key_display="?", id="app.help"),
    Binding(
        "comma",
        "settings",
        "p2pduel.catalogue.settings:SETTINGS",
        key_display=",",
        show=False,
        id="app.settings",
    ),
    Binding("q", "leave", "p2pduel.catalogue.table:LEAVE"),
)
LOBBY: Final = (
    Binding("j", "join", "p2pduel.catalogue.lobby:K_JOIN", id="lobby.join"),
    Binding("w", "watch", "p2pduel.catalogue.lobby:K_WATCH", id="lobby.watch"),
    Binding("h", "host", "p2pduel.catalogue.lobby:K_HOST", id="lobby.host"),
    Binding("b", "bot", "p2pduel.catalogue.lobby:K_BOT", id="lobby.bot"),
    Binding("a", "address", "p2pduel.catalogue.lobby:K_ADDRESS", id="lobby.address"),
    Binding("n", "name", "p2pduel.catalogue.lobby:K_NAME", id="lobby.name"),
    Binding("d", "deck", "p2pduel.catalogue.lobby:K_DECK", id="lobby.deck"),
    Binding("l", "app.lesson", "p2pduel.catalogue.lobby:K_LESSON", id="lobby.lesson"),
    Binding("r", "app.handbook", "p2pduel.catalogue.lobby:K_RULES", id="lobby.rules"),
    Binding("p", "past", "p2pduel.catalogue.lobby:K_PAST", id="lobby.past"),
    Binding("s", "app.settings", "p2pduel.catalogue.settings:SETTINGS", id="lobby.settings"),
    Binding("delete", "forget", "p2pduel.catalogue.lobby:K_DELETE", id="lobby.forget"),
)
TABLE: Final = (
    Binding("escape", "whole", "p2pduel.catalogue.table:K_WHOLE"),
    Binding("i", "inspect", "p2pduel.catalogue.table:K_INSPECT", id="table.inspect"),
    Binding("u", "undo", "p2pduel.catalogue.table:K_UNDO", id="table.undo"),
    Binding("l", "log", "p2pduel.catalogue.table:K_LOG", id="table.log"),
    Binding("o", "swap", "p2pduel.catalogue.table:K_SWAP", id="table.swap"),
    Binding("v", "verify", "p2pduel.catalogue.table:K_VERIFY", id="table.verify"),
    Binding("m", "options", "p2pduel.catalogue.table:K_MOVES", show=False, id="table.moves"),
    Binding("h", "rules", "p2pduel.catalogue.table:K_RULES", id="table.rules"),
    Binding("z", "zoom", "p2pduel.catalogue.table:K_ZOOM", id="table.zoom"),
    Binding("ctrl+r", "resign", "p2pduel.catalogue.table:K_RESIGN", show=False, id="table.resign"),
)
"""At every table; a game has keys of its own beside them."""
PLAY: Final = (
    Binding("s", "hint", "p2pduel.catalogue.playing:K_HINT", id="table.hint"),
    Binding("c", "chat", "p2pduel.catalogue.playing:K_CHAT", id="table.chat"),
    Binding("x", "offers", "p2pduel.catalogue.playing:K_OFFERS", id="table.offers"),
    Binding("ctrl+l", "lobby", "p2pduel.catalogue.playing:K_LOBBY", show=False, id="table.lobby"),
    Binding("r", "result", "p2pduel.catalogue.playing:K_RESULT"),
)
"""At a table with others."""


def said(binding: Binding) -> str:
    """What a key is called; nothing for the keys of the framework, which are not ours to name."""
    return speech.message(binding.description) if ":" in binding.description else ""


def with_keys(bound: BindingsMap, after: str, more: Sequence[Binding]) -> BindingsMap:
    """The bindings with more of them in their place: right after those of a key."""
    found: dict[str, list[Binding]] = {}
    for key, bindings in bound.key_to_bindings.items():
        found[key] = bindings
        if key == after:
            found |= BindingsMap(more).key_to_bindings
    return BindingsMap.from_keys(found)
