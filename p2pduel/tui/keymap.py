"""Which action has which key: read from the keys as data, changed by the settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from textual.binding import Binding
from textual.keys import format_key

from p2pduel import games
from p2pduel.catalogue import lesson
from p2pduel.catalogue import settings as words
from p2pduel.catalogue.speech import anew
from p2pduel.tui.keys import APP, LOBBY, PLAY, TABLE, said

__all__ = ["RESERVED", "Action", "actions", "key_of", "refusal", "spoken", "usable"]

RESERVED = frozenset(
    {"q", "ctrl+q", "ctrl+c", "ctrl+p", "escape", "enter", "space", "tab", "shift+tab", "backspace"}
    | {"up", "down", "left", "right", "home", "end", "pageup", "pagedown"}
)
"""Keys with one meaning everywhere; leaving the program is among them and stays."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a key does: its name in the settings file, and how it is bound as a rule."""

    name: str
    binding: Binding
    game: str = ""
    """The game it belongs to, if not to all."""

    @property
    def says(self) -> str:
        """What it is called."""
        return said(self.binding)

    @property
    def key(self) -> str:
        """Its usual key."""
        return self.binding.key

    @property
    def where(self) -> str:
        """The part of the program it belongs to."""
        return self.name.partition(".")[0]


@cache
def actions() -> tuple[Action, ...]:
    """Every action that may have another key; the games' own among those of the table."""
    bound = [(binding, "") for group in (APP, LOBBY, TABLE[:1]) for binding in group]
    bound += [(binding, entry.name) for entry in games.known() for binding in entry.screens.keys]
    bound += [(binding, "") for group in (TABLE[1:], PLAY) for binding in group]
    found: dict[str, Action] = {}
    for binding, owner in bound:
        if binding.id is not None:
            found.setdefault(binding.id, Action(binding.id, binding, owner))
    return tuple(found.values())


_FIXED = {binding.key: binding for binding in (*TABLE, *PLAY) if binding.id is None}
"""Keys at the table that cannot be another action's."""


def key_of(name: str, keys: Mapping[str, str]) -> str:
    """The key of an action as people call it, with the keys of the settings."""
    usual = {action.name: action.key for action in actions()}
    return spoken({**usual, **usable(keys)[0]}[name])


def spoken(key: str) -> str:
    """A key as people call it."""
    return lesson.SPACE if key == "space" else format_key(key)


def refusal(action: Action, key: str, keys: Mapping[str, str]) -> str:
    """Why an action can't have a key beside the keys that are set; empty if it can."""
    if key in RESERVED:
        return words.reserved(spoken(key))
    if action.where != "lobby" and key in _FIXED:
        return words.taken(spoken(key), said(_FIXED[key]))
    for other in actions():
        together = "app" in (other.where, action.where) or other.where == action.where
        together = together and (other.game == action.game or "" in (other.game, action.game))
        if other.name != action.name and together and keys.get(other.name, other.key) == key:
            return words.taken(spoken(key), other.says)
    return ""


def usable(keys: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The keys of a settings file that can be set, and what is wrong with the others."""
    if not keys:
        return {}, []  # the usual case: no game need be imported to know that
    known = {action.name: action for action in actions()}
    good = {name: key for name, key in keys.items() if name in known and key not in RESERVED}
    faults = [anew(words.unknown_action, name) for name in keys if name not in known]
    taken = [key for name, key in keys.items() if name in known and key in RESERVED]
    faults += [anew(lambda key: words.reserved(spoken(key)), key) for key in taken]
    for name in _clashing(known, good):
        faults.append(anew(refusal, known[name], good[name], dict(good)))
        del good[name]
    return good, faults


def _clashing(known: Mapping[str, Action], good: Mapping[str, str]) -> Iterable[str]:
    """Actions whose key somebody else has; one after another, for each one less may free a key."""
    left = dict(good)
    for name in sorted(good):
        if refusal(known[name], left[name], left):
            del left[name]
            yield name
