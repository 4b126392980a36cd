"""What cards ask for, in Czech: in the nominative, as it follows "Podmínka:"."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either, listed
from p2pduel.catalogue.grammar import few
from p2pduel.games.classic.words.cs.forms import KINDS
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import KIND_WORDS, TOKEN_WORDS, points_of
from p2pduel.games.classic.words.things import Need

__all__ = ["said"]

_CITADELS: Final = ("Citadela", "Citadely", "Citadel")
_NO: Final = {"m": "žádný", "f": "žádná", "n": "žádné"}
_MORE: Final = {
    "victory": "vítězných bodů",
    "trade": "bodů obchodu",
    "strength": "bodů síly",
    "tournament": "turnajových bodů",
}


def _counted(number: int, sort: str) -> str:
    """So many cards of a kind, or Citadels: "2 vlastní rytíři"."""
    single, two_to_four, more = _CITADELS if sort == "citadel" else (KIND_WORDS[sort], *KINDS[sort])
    return few(number, f"vlastní {single}", f"vlastní {two_to_four}", f"vlastních {more}")


def _one(need: Need) -> str:
    if need.kind == "all":
        return listed([f"vlastní {noun(name).nom}" for name in need.names])
    if need.kind == "any":
        return either([f"vlastní {noun(name).nom}" for name in need.names])
    if need.kind == "none":
        return f"{_none(need.names)} ve tvém panství"
    if need.kind == "token":
        return TOKEN_WORDS[need.names[0]]
    if need.kind == "count":
        return either([_counted(need.number, name) for name in need.names])
    if need.kind == "most":
        return f"nejvýše {points_of(need.number, need.names[0])} u protihráče"
    if need.kind == "lead":
        return f"víc {_MORE[need.names[0]]} než u protihráče"
    if need.kind == "rival":
        return "čaroděj protihráče u krajiny téhož druhu"
    return f"{points_of(need.number, 'trade')} na tvých kartách, které se odevzdají"


def _none(names: Sequence[str]) -> str:
    """Not one of these: "žádný Klášter ani žádná Citadela"."""
    return " ani ".join(f"{_NO[noun(name).gender]} {noun(name).nom}" for name in names)


def said(needs: Sequence[Need]) -> str:
    """All of these: "vlastní Kostel a figurka mlýna"; a choice among them is kept apart."""
    said_one = [_one(need) for need in needs]
    if any(need.kind in ("any", "count") and len(need.names) > 1 for need in needs):
        return ", a k tomu ".join(said_one)
    return listed(said_one)
