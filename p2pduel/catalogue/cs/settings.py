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

SETTINGS: Final = "Nastavení"
KEYS: Final = "Klávesy"
CHANGE: Final = "Změnit"
LABELS: Final = {
    "name": "Tvoje jméno",
    "theme": "Vzhled",
    "safe_colours": "Barvy",
    "ascii": "Znaky",
    "animation": "Pohyb",
    "bell": "Zvonek",
    "language": "Jazyk",
    "keys": "Klávesy …",
}
"""The settings in the order they are shown."""

VALUES: Final[dict[str, dict[object, str]]] = {
    "theme": {"dark": "tmavý", "light": "světlý", "contrast": "vysoký kontrast"},
    "safe_colours": {False: "obvyklé", True: "vhodné při barvosleposti"},
    "ascii": {False: "co terminál umí", True: "jen ASCII"},
    "animation": {True: "zapnut", False: "vypnut"},
    "bell": {True: "zapnut", False: "vypnut"},
    "language": {"": "podle systému", "en": "English", "de": "Deutsch", "cs": "Čeština", "sk": "Slovenčina"},
}
"""The values of each setting and what they are called."""

ABOUT: Final = {
    "name": "Jméno, které ostatní vidí v lobby a u stolu.",
    "theme": "Hřejivá tma, světlá místnost, nebo co největší kontrast.",
    "safe_colours": "Oranžová a blankytná místo červené a zelené. Význam nikdy nezávisí jen na barvě.",
    "ascii": "Písmena místo znaků, pro terminály a písma, která je nemají.",
    "animation": "Zda smějí seznamy a oznámení klouzat.",
    "bell": "Zda terminál zazvoní, když se tě hra na něco ptá během tahu druhého hráče.",
    "language": "Jazyk celého programu; první hodnota ho bere z prostředí.",
    "keys": "Dát akci jinou klávesu. Nápověda a řádek kláves se přizpůsobí.",
}
HINT: Final = "Vlevo a vpravo mění označený řádek; platí to hned a uloží se to."
NO_NAME: Final = "ještě nezadáno"
ASK_NAME: Final = "Tvoje jméno, jak ho vidí ostatní"
KEYS_HINT: Final = "Enter: zvolit jinou klávesu. Delete: zase obvyklá klávesa."
ALL_USUAL: Final = "Všechny klávesy jako obvykle"
NOT_SAVED: Final = "Neuloženo"
BROKEN: Final = "Nastavení"
PRESS_TITLE: Final = "Jiná klávesa"
WHERE: Final = {"app": "všude", "lobby": "v lobby", "table": "u stolu"}


def press(action: str) -> str:
    """Wait for a key."""
    return f"Stiskni novou klávesu pro: {action}. Esc ji nechá, jak je."


def reserved(key: str) -> str:
    """A key that cannot be given away."""
    return f"{key} má pevný význam a nelze ji dát na nic jiného."


def taken(key: str, action: str) -> str:
    """A key that somebody else has."""
    return f"{key} je klávesa pro: {action}. Nejdřív tam dej jinou."


def unknown_action(name: str) -> str:
    """A key for an action that does not exist."""
    return f"akce {name} neexistuje"
