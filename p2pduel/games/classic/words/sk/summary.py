"""What a player missed, in Slovak, in two lines."""

from collections.abc import Mapping, Sequence

from p2pduel.catalogue.grammar import ended, upper
from p2pduel.catalogue.sk.words import listed
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.sk.forms import TOKENS
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import amounts
from p2pduel.games.classic.words.things import is_person

__all__ = ["befell", "did"]


def _acc(faces: Sequence[str]) -> str:
    return listed([noun(face).acc for face in faces])


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; played or cast; rolled is 0 before the dice."""
    persons = [face for face in built if is_person(face)]
    things = [face for face in built if not is_person(face)]
    deeds = []
    if played:
        deeds.append(f"hrá {_acc(played)}")
    if things:
        deeds.append(f"stavia {_acc(things)}")
    if persons:
        deeds.append(f"vykladá {_acc(persons)}")
    if razed:
        deeds.append(f"odstraňuje {_acc(razed)}")
    if trades:
        deeds.append("obchoduje" if trades == 1 else f"{trades}× obchoduje")
    if rolled:
        deeds.append(f"hádže {rolled}")
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
    if cards:
        parts.append(f"prichádzaš o {_acc(cards)}")
    if lost:
        parts.append(f"strácaš {amounts(lost)}")
    if tokens:
        parts.append(f"{other} si berie {listed([TOKENS[token] for token in tokens])}")
    if got:
        parts.append(f"dostávaš {amounts(got)}")
    return ended(upper(listed(parts)))
