"""The words of the settings."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ABOUT",
    "ALL_USUAL",
    "ASK_NAME",
    "BROKEN",
    "CHANGE",
    "HINT",
    "KEYS",
    "KEYS_HINT",
    "LABELS",
    "NOT_SAVED",
    "NO_NAME",
    "PRESS_TITLE",
    "SETTINGS",
    "VALUES",
    "WHERE",
    "press",
    "reserved",
    "taken",
    "unknown_action",
]

SETTINGS: Final = "Settings"
KEYS: Final = "Keys"
CHANGE: Final = "Change"
LABELS: Final = {
    "name": "Your name",
    "theme": "Theme",
    "safe_colours": "Colours",
    "ascii": "Signs",
    "animation": "Animation",
    "bell": "Bell",
    "language": "Language",
    "keys": "Keys …",
}
"""The settings in the order they are shown."""

VALUES: Final[dict[str, dict[object, str]]] = {
    "theme": {"dark": "dark", "light": "light", "contrast": "high contrast"},
    "safe_colours": {False: "usual", True: "safe for colour-blind eyes"},
    "ascii": {False: "as the terminal can", True: "ASCII only"},
    "animation": {True: "on", False: "off"},
    "bell": {True: "on", False: "off"},
    "language": {"": "as the system", "en": "English", "de": "Deutsch", "cs": "Čeština", "sk": "Slovenčina"},
}
"""The values of each setting and what they are called."""

ABOUT: Final = {
    "name": "The name other people see in the lobby and at the table.",
    "theme": "A warm dark room, a light one, or the strongest contrast.",
    "safe_colours": "Orange and sky blue instead of red and green. No meaning hangs on colour alone.",
    "ascii": "Letters instead of signs, for terminals and fonts that lack them.",
    "animation": "Whether lists and notices may glide.",
    "bell": "Whether the terminal rings when you are asked something during the other player's turn.",
    "language": "The language of the whole program; the first value takes it from the environment.",
    "keys": "Give an action another key. Help and the line of keys follow.",
}
HINT: Final = "Left and right change the marked line; it takes effect at once and is kept."
NO_NAME: Final = "not given yet"
ASK_NAME: Final = "Your name, as others see it"
KEYS_HINT: Final = "Enter: choose another key. Delete: the usual key again."
ALL_USUAL: Final = "All keys as usual"
NOT_SAVED: Final = "Not kept"
BROKEN: Final = "Settings"
PRESS_TITLE: Final = "Another key"
WHERE: Final = {"app": "everywhere", "lobby": "in the lobby", "table": "at the table"}


def press(action: str) -> str:
    """Wait for a key."""
    return f"Press the new key for: {action}. Esc leaves it as it is."


def reserved(key: str) -> str:
    """A key that cannot be given away."""
    return f"{key} has a fixed meaning and can't be given to something else."


def taken(key: str, action: str) -> str:
    """A key that somebody else has."""
    return f"{key} is the key for: {action}. Give that another key first."


def unknown_action(name: str) -> str:
    """A key for an action that does not exist."""
    return f"there is no action {name}"
