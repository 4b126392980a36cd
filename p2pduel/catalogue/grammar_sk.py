"""Slovak prepositions that grow a vowel, verbs that follow their noun, and counts in the accusative."""

from dataclasses import replace
from typing import Final

from p2pduel.catalogue.grammar import Noun, few

__all__ = ["cards", "own", "s", "verb", "z"]

_HISSING: Final = ("z", "ž", "s", "š")
_REFLEXIVE: Final = {"tvoj": "svoj", "tvojho": "svojho", "tvoje": "svoje", "tvojich": "svojich"}


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


def own(noun: Noun) -> Noun:
    """What is yours, where the sentence is about you: "tvoj balíček" is "svoj balíček"."""

    def reflexive(words: str) -> str:
        first, blank, rest = words.partition(" ")
        return _REFLEXIVE.get(first, first) + blank + rest

    return replace(noun, nom=reflexive(noun.nom), gen=reflexive(noun.gen), acc=reflexive(noun.acc))
