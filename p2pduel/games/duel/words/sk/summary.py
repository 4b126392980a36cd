"""What a player missed, in Slovak, in two lines."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.sk.words import listed
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.sk.nouns import amounts
from p2pduel.games.duel.words.things import is_unit

__all__ = ["befell", "did"]

_TOKENS: Final = {"strength": "žetón sily", "trade": "žetón obchodu"}


def _acc(faces: Sequence[str]) -> str:
    return listed([noun(face).acc for face in faces])


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; rolled is 0 before the dice."""
    units = [face for face in built if is_unit(face)]
    things = [face for face in built if not is_unit(face)]
    deeds = []
    if played:
        deeds.append(f"hrá {_acc(played)}")
    if things:
        deeds.append(f"stavia {_acc(things)}")
    if units:
        deeds.append(f"vykladá {_acc(units)}")
    if razed:
        deeds.append(f"odstraňuje {_acc(razed)}")
    if trades:
        deeds.append("obchoduje" if trades == 1 else f"{trades}× obchoduje")
    if rolled:
        deeds.append(f"hádže {rolled}")
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
    if cards:
        parts.append(f"prichádzaš o {_acc(cards)}")
    if lost:
        parts.append(f"strácaš {amounts(lost)}")
    if tokens:
        parts.append(f"{other} si berie {listed([_TOKENS[token] for token in tokens])}")
    if got:
        parts.append(f"dostávaš {amounts(got)}")
    return upper(f"{listed(parts)}.")
