"""What a player missed, in English, in two lines."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed
from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.grammar_de import a_acc
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import amounts

__all__ = [
    "befell",
    "did",
]

_TOKENS: Final = {"strength": "den Heldenstein", "trade": "den Handelsstein"}


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; rolled is 0 before the dice."""
    deeds = []
    if played:
        deeds.append(f"gespielt: {listed([noun(face).nom for face in played])}")
    if built:
        deeds.append(f"gebaut: {listed([noun(face).nom for face in built])}")
    if razed:
        deeds.append(f"abgerissen: {listed([noun(face).nom for face in razed])}")
    if trades:
        deeds.append("getauscht" if trades == 1 else f"{trades}-mal getauscht")
    if rolled:
        deeds.append(f"gewürfelt: {rolled}")
    return f"{name} hat {'; '.join(deeds)}."


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
    parts += [f"{other} nimmt {_TOKENS[token]}" for token in tokens]
    if got:
        parts.append(f"du bekommst {amounts(got)}")
    return upper(f"{listed(parts)}.")
