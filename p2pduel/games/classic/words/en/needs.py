"""What cards ask for, in English, as it follows "needs"."""

from collections.abc import Sequence

from p2pduel.catalogue.en.words import either, listed
from p2pduel.catalogue.grammar import one
from p2pduel.catalogue.grammar_en import a
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import KIND_WORDS, POINT_WORDS, TOKEN_WORDS, points_of
from p2pduel.games.classic.words.things import Need

__all__ = ["said"]


def _counted(number: int, sort: str) -> str:
    """So many cards of a kind, or Citadels."""
    word = KIND_WORDS.get(sort, noun(sort).nom)
    return one(number, word, f"{word}s")


def _one(need: Need) -> str:
    if need.kind == "all":
        return f"{listed([a(noun(name)) for name in need.names])} of yours"
    if need.kind == "any":
        return f"{either([a(noun(name)) for name in need.names])} of yours"
    if need.kind == "none":
        return f"no {either([noun(name).nom for name in need.names])} of yours"
    if need.kind == "token":
        return TOKEN_WORDS[need.names[0]]
    if need.kind == "count":
        return f"{either([_counted(need.number, name) for name in need.names])} of yours"
    if need.kind == "most":
        return f"an opponent with at most {points_of(need.number, need.names[0])}"
    if need.kind == "lead":
        return f"more {POINT_WORDS[need.names[0]]} points than your opponent"
    if need.kind == "rival":
        return "an opposing wizard at a region of the same kind"
    return f"{points_of(need.number, 'trade')} on your counters, which are handed in"


def said(needs: Sequence[Need]) -> str:
    """All of these: "a Church of yours and the mill token"."""
    return listed([_one(need) for need in needs])
