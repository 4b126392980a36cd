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

SETTINGS: Final = "Nastavenia"
KEYS: Final = "Klávesy"
CHANGE: Final = "Zmeniť"
LABELS: Final = {
    "name": "Tvoje meno",
    "theme": "Vzhľad",
    "safe_colours": "Farby",
    "ascii": "Znaky",
    "animation": "Pohyb",
    "bell": "Zvonček",
    "language": "Jazyk",
    "keys": "Klávesy …",
}
"""The settings in the order they are shown."""

VALUES: Final[dict[str, dict[object, str]]] = {
    "theme": {"dark": "tmavý", "light": "svetlý", "contrast": "vysoký kontrast"},
    "safe_colours": {False: "obvyklé", True: "vhodné pri farbosleposti"},
    "ascii": {False: "čo terminál vie", True: "len ASCII"},
    "animation": {True: "zapnutý", False: "vypnutý"},
    "bell": {True: "zapnutý", False: "vypnutý"},
    "language": {"": "podľa systému", "en": "English", "de": "Deutsch", "cs": "Čeština", "sk": "Slovenčina"},
}
"""The values of each setting and what they are called."""

ABOUT: Final = {
    "name": "Meno, ktoré ostatní vidia v lobby a pri stole.",
    "theme": "Hrejivá tma, svetlá miestnosť, alebo čo najväčší kontrast.",
    "safe_colours": "Oranžová a blankytná namiesto červenej a zelenej. Význam nikdy nezávisí len od farby.",
    "ascii": "Písmená namiesto znakov, pre terminály a písma, ktoré ich nemajú.",
    "animation": "Či sa zoznamy a oznámenia smú plynulo posúvať.",
    "bell": "Či terminál zazvoní, keď sa ťa hra na niečo pýta počas ťahu druhého hráča.",
    "language": "Jazyk celého programu; prvá hodnota ho berie z prostredia.",
    "keys": "Dať akcii iný kláves. Pomoc a riadok klávesov sa prispôsobia.",
}
HINT: Final = "Vľavo a vpravo mení označený riadok; platí to hneď a uloží sa to."
NO_NAME: Final = "ešte nezadané"
ASK_NAME: Final = "Tvoje meno, ako ho vidia ostatní"
KEYS_HINT: Final = "Enter: zvoliť iný kláves. Delete: zasa obvyklý kláves."
ALL_USUAL: Final = "Všetky klávesy ako obvykle"
NOT_SAVED: Final = "Neuložené"
BROKEN: Final = "Nastavenia"
PRESS_TITLE: Final = "Iný kláves"
WHERE: Final = {"app": "všade", "lobby": "v lobby", "table": "pri stole"}


def press(action: str) -> str:
    """Wait for a key."""
    return f"Stlač nový kláves pre: {action}. Esc ho nechá, ako je."


def reserved(key: str) -> str:
    """A key that cannot be given away."""
    return f"{key} má pevný význam a nedá sa použiť na nič iné."


def taken(key: str, action: str) -> str:
    """A key that somebody else has."""
    return f"{key} je kláves pre: {action}. Najprv tam daj iný."


def unknown_action(name: str) -> str:
    """A key for an action that does not exist."""
    return f"akcia {name} neexistuje"
