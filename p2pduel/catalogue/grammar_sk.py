"""Slovak prepositions that grow a vowel, verbs that follow their noun, and counts in the accusative."""

from typing import Final

from p2pduel.catalogue.grammar import Noun, few

__all__ = ["cards", "s", "verb", "z"]

_HISSING: Final = ("z", "ž", "s", "š")


def z(genitive: str) -> str:
    """From: "z Lesa 2", "zo Zlatonosnej rieky"."""
    return f"{'zo' if genitive.lower().startswith(_HISSING) else 'z'} {genitive}"


def s(instrumental: str) -> str:
    """With: "s Lesom 2", "so Zlatonosnou riekou"."""
    return f"{'so' if instrumental.lower().startswith(_HISSING) else 's'} {instrumental}"


def verb(noun: Noun, single: str, several: str) -> str:
    """The verb that fits a noun: "Kláštor ide", "Kúpele idú"."""
    return several if noun.plural else single


def cards(number: int) -> str:
    """So many cards that are drawn, given or taken: 1 kartu, 2 karty, 5 kariet."""
    return few(number, "kartu", "karty", "kariet")
