"""German nouns in sentences: articles by gender and case; names take none."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["a_acc", "the_acc", "the_dat", "the_nom"]

_THE_NOM: Final = {"m": "der", "f": "die", "n": "das"}
_THE_ACC: Final = {"m": "den", "f": "die", "n": "das"}
_THE_DAT: Final = {"m": "dem", "f": "der", "n": "dem"}
_A_ACC: Final = {"m": "einen", "f": "eine", "n": "ein"}


def the_nom(noun: Noun) -> str:
    """Who does something: "der Wald", "die Unruhen", "Inga"."""
    if noun.proper:
        return noun.nom
    return f"{'die' if noun.plural else _THE_NOM[noun.gender]} {noun.nom}"


def the_acc(noun: Noun) -> str:
    """To whom something is done: "den Wald", "die Unruhen", "Inga"."""
    if noun.proper:
        return noun.nom
    return f"{'die' if noun.plural else _THE_ACC[noun.gender]} {noun.acc or noun.nom}"


def the_dat(noun: Noun) -> str:
    """Where something is, or from where it comes: "dem Stapel", "der Hand"; a plural has its own form."""
    if noun.proper:
        return noun.nom
    return f"{'den' if noun.plural else _THE_DAT[noun.gender]} {noun.acc or noun.nom}"


def a_acc(noun: Noun) -> str:
    """One that was not spoken of: "einen Wald", "Unruhen", "Inga"."""
    if noun.proper or noun.plural:
        return noun.nom
    return f"{_A_ACC[noun.gender]} {noun.acc or noun.nom}"
