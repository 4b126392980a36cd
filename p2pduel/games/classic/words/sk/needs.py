"""What cards ask for, in Slovak: in the nominative, as it follows "Podmienka:"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import Noun, few
from p2pduel.catalogue.sk.words import either, listed
from p2pduel.games.classic.words.sk.forms import KINDS
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import KIND_WORDS, TOKEN_WORDS, points_of
from p2pduel.games.classic.words.things import Need

__all__ = ["said"]

_CITADELS: Final = ("Citadela", "Citadely", "Citadel")
_PERSONS: Final = ("unit_knight", "wizard")
_MASCULINE: Final = (*_PERSONS, "unit_dragon", "action_attack")
"""Kinds of cards; all others are feminine."""
_NO: Final = {"m": "žiadny", "f": "žiadna", "n": "žiadne"}
_OWN: Final = {"m": "vlastný", "f": "vlastná", "n": "vlastné"}
_MORE: Final = {
    "victory": "víťazných bodov",
    "trade": "bodov obchodu",
    "strength": "bodov sily",
    "tournament": "turnajových bodov",
}


def _counted(number: int, sort: str) -> str:
    """So many cards of a kind, or Citadels: "1 vlastná flotila", "2 vlastní rytieri", "2 vlastné draky"."""
    single, two_to_four, more = _CITADELS if sort == "citadel" else (KIND_WORDS[sort], *KINDS[sort])
    one = "vlastný" if sort in _MASCULINE else "vlastná"
    few_of_them = "vlastní" if sort in _PERSONS else "vlastné"
    return few(number, f"{one} {single}", f"{few_of_them} {two_to_four}", f"vlastných {more}")


def _own(card: Noun) -> str:
    return f"{'vlastné' if card.plural else _OWN[card.gender]} {card.nom}"


def _one(need: Need) -> str:
    if need.kind == "all":
        return listed([_own(noun(name)) for name in need.names])
    if need.kind == "any":
        return either([_own(noun(name)) for name in need.names])
    if need.kind == "none":
        return f"{_none(need.names)} v tvojom panstve"
    if need.kind == "token":
        return TOKEN_WORDS[need.names[0]]
    if need.kind == "count":
        return either([_counted(need.number, name) for name in need.names])
    if need.kind == "most":
        return f"najviac {points_of(need.number, need.names[0])} u protihráča"
    if need.kind == "lead":
        return f"viac {_MORE[need.names[0]]} než u protihráča"
    if need.kind == "rival":
        return "čarodejník protihráča pri krajine rovnakého druhu"
    return f"{points_of(need.number, 'trade')} na tvojich kartách, ktoré sa odovzdajú"


def _no(card: Noun) -> str:
    return f"{'žiadne' if card.plural else _NO[card.gender]} {card.nom}"


def _none(names: Sequence[str]) -> str:
    """Not one of these: "žiadny Kláštor ani žiadna Citadela"."""
    return " ani ".join(_no(noun(name)) for name in names)


def said(needs: Sequence[Need]) -> str:
    """All of these: "vlastný Kostol a figúrka mlyna"; a choice among them is kept apart."""
    said_one = [_one(need) for need in needs]
    if any(need.kind in ("any", "count") and len(need.names) > 1 for need in needs):
        return ", a k tomu ".join(said_one)
    return listed(said_one)
