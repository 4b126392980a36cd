"""What a player missed, in German, in two lines."""

from collections.abc import Mapping, Sequence

from p2pduel.catalogue.de.words import listed
from p2pduel.catalogue.grammar import ended, upper
from p2pduel.catalogue.grammar_de import a_acc, the_acc
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import TOKEN_WORDS, amounts
from p2pduel.games.classic.words.things import is_person

__all__ = ["befell", "did"]


def _a(faces: Sequence[str]) -> str:
    return listed([a_acc(noun(face)) for face in faces])


def did(
    name: str, played: Sequence[str], built: Sequence[str], razed: Sequence[str], trades: int, rolled: int
) -> str:
    """What the other one did, the weighty deeds first; played or cast; rolled is 0 before the dice."""
    persons = [face for face in built if is_person(face)]
    things = [face for face in built if not is_person(face)]
    deeds = []
    if played:
        deeds.append(f"spielt {listed([the_acc(noun(face)) for face in played])}")
    if things:
        deeds.append(f"baut {_a(things)}")
    if persons:
        deeds.append(f"legt {_a(persons)} aus")
    if razed:
        deeds.append(f"gibt {_a(razed)} auf")
    if trades:
        deeds.append("tauscht" if trades == 1 else f"tauscht {trades}-mal")
    if rolled:
        deeds.append(f"würfelt {rolled}")
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
    gone = [*(a_acc(noun(face)) for face in cards), *([amounts(lost)] if lost else [])]
    if gone:
        parts.append(f"du verlierst {listed(gone)}")
    if tokens:
        parts.append(f"{other} nimmt {listed([TOKEN_WORDS[token] for token in tokens])}")
    if got:
        parts.append(f"du bekommst {amounts(got)}")
    return ended(upper(listed(parts)))
