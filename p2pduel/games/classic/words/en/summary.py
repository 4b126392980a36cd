"""What a player missed, in English, in two lines."""

from collections.abc import Mapping, Sequence

from p2pduel.catalogue.en.words import listed
from p2pduel.catalogue.grammar import ended, upper
from p2pduel.catalogue.grammar_en import a
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import TOKEN_WORDS, amounts

__all__ = ["befell", "did"]


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; played or cast; rolled is 0 before the dice."""
    deeds = []
    if played:
        deeds.append(f"played {listed([noun(face).nom for face in played])}")
    if built:
        deeds.append(f"built {listed([a(noun(face)) for face in built])}")
    if razed:
        deeds.append(f"gave up {listed([a(noun(face)) for face in razed])}")
    if trades:
        deeds.append("traded" if trades == 1 else f"traded {trades} times")
    if rolled:
        deeds.append(f"rolled {rolled}")
    return ended(f"{name} {listed(deeds)}")


def befell(
    other: str,
    cards: Sequence[str],
    lost: Mapping[Price, int],
    tokens: Sequence[str],
    got: Mapping[Price, int],
) -> str:
    """What the reader lost, which tokens the other one took, and what the reader got."""
    parts = []
    gone = [*(a(noun(face)) for face in cards), *([amounts(lost)] if lost else [])]
    if gone:
        parts.append(f"you lost {listed(gone)}")
    parts += [f"{other} took {TOKEN_WORDS[token]}" for token in tokens]
    if got:
        parts.append(f"you got {amounts(got)}")
    return ended(upper(listed(parts)))
