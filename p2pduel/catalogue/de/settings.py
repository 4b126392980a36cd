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

SETTINGS: Final = "Einstellungen"
KEYS: Final = "Tasten"
CHANGE: Final = "Ändern"
LABELS: Final = {
    "name": "Dein Name",
    "theme": "Aussehen",
    "safe_colours": "Farben",
    "ascii": "Zeichen",
    "animation": "Bewegung",
    "bell": "Glocke",
    "language": "Sprache",
    "keys": "Tasten …",
}
"""The settings in the order they are shown."""

VALUES: Final[dict[str, dict[object, str]]] = {
    "theme": {"dark": "dunkel", "light": "hell", "contrast": "starker Kontrast"},
    "safe_colours": {False: "üblich", True: "sicher bei Farbenblindheit"},
    "ascii": {False: "wie das Terminal es kann", True: "nur ASCII"},
    "animation": {True: "an", False: "aus"},
    "bell": {True: "an", False: "aus"},
    "language": {"": "wie das System", "en": "English", "de": "Deutsch", "cs": "Čeština", "sk": "Slovenčina"},
}
"""The values of each setting and what they are called."""

ABOUT: Final = {
    "name": "Der Name, den andere in der Lobby und am Tisch sehen.",
    "theme": "Ein warmes dunkles Zimmer, ein helles, oder der stärkste Kontrast.",
    "safe_colours": "Orange und Himmelblau statt Rot und Grün. Nichts wird durch Farbe allein gesagt.",
    "ascii": "Buchstaben statt Zeichen, für Terminals und Schriften, denen sie fehlen.",
    "animation": "Ob Listen und Hinweise gleiten dürfen.",
    "bell": "Ob das Terminal klingelt, wenn du im Zug der anderen Seite etwas gefragt wirst.",
    "language": "Die Sprache des ganzen Programms; der erste Wert nimmt sie aus der Umgebung.",
    "keys": "Gib einer Handlung eine andere Taste. Hilfe und Tastenzeile richten sich danach.",
}
HINT: Final = "Links und rechts ändern die markierte Zeile; es gilt sofort und wird gespeichert."
NO_NAME: Final = "noch nicht angegeben"
ASK_NAME: Final = "Dein Name, wie andere ihn sehen"
KEYS_HINT: Final = "Enter: eine andere Taste wählen. Entf: wieder die übliche Taste."
ALL_USUAL: Final = "Alle Tasten wie üblich"
NOT_SAVED: Final = "Nicht gespeichert"
BROKEN: Final = "Einstellungen"
PRESS_TITLE: Final = "Eine andere Taste"
WHERE: Final = {"app": "überall", "lobby": "in der Lobby", "table": "am Tisch"}


def press(action: str) -> str:
    """Wait for a key."""
    return f"Drücke die neue Taste für: {action}. Esc lässt alles, wie es ist."


def reserved(key: str) -> str:
    """A key that cannot be given away."""
    return f"{key} hat eine feste Bedeutung und ist nicht anders zu belegen."


def taken(key: str, action: str) -> str:
    """A key that somebody else has."""
    return f"{key} ist die Taste für: {action}. Gib dem erst eine andere."


def unknown_action(name: str) -> str:
    """A key for an action that does not exist."""
    return f"es gibt keine Handlung {name}"
