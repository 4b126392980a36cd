"""What a player missed, in Czech, in two lines."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import upper
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import amounts
from p2pduel.games.duel.words.things import is_unit

__all__ = ["befell", "did"]

_TOKENS: Final = {"strength": "žeton síly", "trade": "žeton obchodu"}


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
        deeds.append(f"hraje {_acc(played)}")
    if things:
        deeds.append(f"staví {_acc(things)}")
    if units:
        deeds.append(f"vykládá {_acc(units)}")
    if razed:
        deeds.append(f"odstraňuje {_acc(razed)}")
    if trades:
        deeds.append("obchoduje" if trades == 1 else f"{trades}× obchoduje")
    if rolled:
        deeds.append(f"hází {rolled}")
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
        parts.append(f"přicházíš o {_acc(cards)}")
    if lost:
        parts.append(f"ztrácíš {amounts(lost)}")
    if tokens:
        parts.append(f"{other} si bere {listed([_TOKENS[token] for token in tokens])}")
    if got:
        parts.append(f"dostáváš {amounts(got)}")
    return upper(f"{listed(parts)}.")
