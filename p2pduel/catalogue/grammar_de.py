"""German articles, and the prepositions that swallow them."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["a", "a_acc", "a_dat", "by", "of", "the", "the_acc", "the_dat", "verb"]

_THE: Final = {"m": "der", "f": "die", "n": "das"}
_THE_ACC: Final = {"m": "den", "f": "die", "n": "das"}
_THE_DAT: Final = {"m": "dem", "f": "der", "n": "dem"}
_A: Final = {"m": "ein", "f": "eine", "n": "ein"}
_A_ACC: Final = {"m": "einen", "f": "eine", "n": "ein"}
_A_DAT: Final = {"m": "einem", "f": "einer", "n": "einem"}


def the(noun: Noun) -> str:
    """Who does something: "der Markt", "das Große Handelsschiff", "Inga"."""
    if noun.proper:
        return noun.nom
    return f"{'die' if noun.plural else _THE[noun.gender]} {noun.weak or noun.nom}"


def the_acc(noun: Noun) -> str:
    """To whom something is done: "den Markt", "den Bogenschützen"."""
    if noun.proper:
        return noun.acc or noun.nom
    return f"{'die' if noun.plural else _THE_ACC[noun.gender]} {noun.acc or noun.weak or noun.nom}"


def the_dat(noun: Noun) -> str:
    """After bei, von, mit: "dem Markt"."""
    if noun.proper:
        return noun.dat or noun.nom
    return f"{'den' if noun.plural else _THE_DAT[noun.gender]} {noun.dat or noun.nom}"


def a(noun: Noun) -> str:
    """One of several: "ein Markt", "ein Großes Handelsschiff"."""
    return noun.nom if noun.proper or noun.plural else f"{_A[noun.gender]} {noun.nom}"


def a_acc(noun: Noun) -> str:
    """One of several, to which something is done: "einen Markt"."""
    bare = noun.acc or noun.nom
    return bare if noun.proper or noun.plural else f"{_A_ACC[noun.gender]} {bare}"


def a_dat(noun: Noun) -> str:
    """One of several, after mit: "einem Kundschafter"."""
    bare = noun.dat or noun.nom
    return bare if noun.proper or noun.plural else f"{_A_DAT[noun.gender]} {bare}"


def of(dative: str) -> str:
    """Von: "vom Ablagestapel", "von der Zollbrücke"."""
    return f"vom {dative.removeprefix('dem ')}" if dative.startswith("dem ") else f"von {dative}"


def by(dative: str) -> str:
    """Bei: "beim Badhaus", "bei Inga"."""
    return f"beim {dative.removeprefix('dem ')}" if dative.startswith("dem ") else f"bei {dative}"


def verb(noun: Noun, single: str, several: str) -> str:
    """The verb that fits a noun: "das Badhaus kommt", "die Unruhen kommen"."""
    return several if noun.plural else single
