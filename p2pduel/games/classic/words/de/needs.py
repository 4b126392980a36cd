"""What cards ask for, in German, as it follows "needs"."""

from collections.abc import Sequence

from p2pduel.catalogue.de.words import either, listed
from p2pduel.catalogue.grammar import one
from p2pduel.catalogue.grammar_de import a_acc
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
    FIGURE_WORDS,
    KIND_WORDS,
    TOKEN_WORDS,
    counted_kind,
    points_of,
)
from p2pduel.games.classic.words.things import Need

__all__ = ["said"]


def _counted(number: int, sort: str) -> str:
    """So many cards of a kind, or Citadels."""
    if sort in KIND_WORDS:
        return counted_kind(number, sort)
    return one(number, noun(sort).nom, f"{noun(sort).nom}n")


def _one(need: Need) -> str:
    if need.kind == "all":
        return f"{listed([a_acc(noun(name)) for name in need.names])} bei dir"
    if need.kind == "any":
        return f"{either([a_acc(noun(name)) for name in need.names])} bei dir"
    if need.kind == "none":
        return f"ein Fürstentum ohne {either([noun(name).nom for name in need.names])}"
    if need.kind == "token":
        return TOKEN_WORDS[need.names[0]]
    if need.kind == "count":
        return f"{either([_counted(need.number, name) for name in need.names])} bei dir"
    if need.kind == "most":
        return f"auf der anderen Seite höchstens {points_of(need.number, need.names[0])}"
    if need.kind == "lead":
        return f"mehr {FIGURE_WORDS[need.names[0]]} als die andere Seite"
    if need.kind == "rival":
        return "drüben einen Zauberer an einer Landschaft derselben Art"
    return f"{points_of(need.number, 'trade')} auf deinen Zählern, die du abgibst"


def said(needs: Sequence[Need]) -> str:
    """All of these: "eine Kirche bei dir und die Mühlenfigur"."""
    return listed([_one(need) for need in needs])
