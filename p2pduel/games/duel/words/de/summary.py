"""What a player missed, in German, in two lines."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed
from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.grammar_de import a_acc, the_acc
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import amounts
from p2pduel.games.duel.words.things import is_unit

__all__ = ["befell", "did"]

_TOKENS: Final = {"strength": "den Heldenstein", "trade": "den Handelsstein"}


def _a(faces: Sequence[str]) -> str:
    return listed([a_acc(noun(face)) for face in faces])


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; rolled is 0 before the dice."""
    units = [face for face in built if is_unit(face)]
    things = [face for face in built if not is_unit(face)]
    deeds = []
    if played:
        deeds.append(f"spielt {listed([the_acc(noun(face)) for face in played])}")
    if things:
        deeds.append(f"baut {_a(things)}")
    if units:
        deeds.append(f"legt {_a(units)} aus")
    if razed:
        deeds.append(f"reißt {_a(razed)} ab")
    if trades:
        deeds.append("tauscht" if trades == 1 else f"tauscht {trades}-mal")
    if rolled:
        deeds.append(f"würfelt {rolled}")
    return f"{name} {listed(deeds)}."


def befell(
    other: str,
    cards: Sequence[str],
    lost: Mapping[Resource, int],
    tokens: Sequence[str],
    got: Mapping[Resource, int],
) -> str:
    """What the reader lost, which tokens the other one took, and what the reader got."""
    parts = []
    gone = [*(a_acc(noun(face)) for face in cards), *([amounts(lost)] if lost else [])]
    if gone:
        parts.append(f"du verlierst {listed(gone)}")
    if tokens:
        parts.append(f"{other} nimmt {listed([_TOKENS[token] for token in tokens])}")
    if got:
        parts.append(f"du bekommst {amounts(got)}")
    return upper(f"{listed(parts)}.")
