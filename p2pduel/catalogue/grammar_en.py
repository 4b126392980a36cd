"""English articles."""

from p2pduel.catalogue.grammar import Noun

__all__ = ["a", "the"]


def a(noun: Noun) -> str:
    """One of several: "an Abbey", "Inga"."""
    if noun.proper:
        return noun.nom
    return f"{'an' if noun.nom[0] in 'AEIO' else 'a'} {noun.nom}"


def the(noun: Noun) -> str:
    """One that everybody knows of: "the Abbey", "Inga"."""
    return noun.nom if noun.proper else f"the {noun.nom}"
