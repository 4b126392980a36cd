"""What a player missed, in two lines: what the other side did, and what became of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from p2pduel.catalogue.words import listed
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cards import a_name, card_name
from p2pduel.games.duel.words.nouns import amounts
from p2pduel.kernel.operations import Outcome

__all__ = ["account"]


def account(outcomes: Sequence[Outcome], seat: int, other: str) -> list[str]:
    """The outcomes of the other side's turn, for a seat; empty lines are left out."""
    theirs = [one for one in outcomes if one.data.get("seat") == 1 - seat]
    mine = [one for one in outcomes if one.data.get("seat") == seat]
    if not any(one.kind in ("dice", "built", "played") for one in theirs):
        return []
    return [line for line in (_did(theirs, other), _befell(mine, theirs, other)) if line]


def _faces(outcomes: Sequence[Outcome], kind: str) -> list[str]:
    return [str(one.data["face"]) for one in outcomes if one.kind == kind]


def _did(theirs: Sequence[Outcome], other: str) -> str:
    """Deeds, the weighty ones first."""
    deeds = []
    if played := _faces(theirs, "played"):
        deeds.append(f"played {listed([card_name(face) for face in played])}")
    if built := _faces(theirs, "built"):
        deeds.append(f"built {listed([a_name(face) for face in built])}")
    if razed := _faces(theirs, "demolished"):
        deeds.append(f"demolished {listed([a_name(face) for face in razed])}")
    if trades := sum(one.kind == "traded" for one in theirs):
        deeds.append("traded" if trades == 1 else f"traded {trades} times")
    rolled = [one.data["production"] for one in theirs if one.kind == "dice"]
    if rolled:
        deeds.append(f"rolled {rolled[-1]}")
    return f"{other} {listed(deeds)}." if deeds else ""


def _befell(mine: Sequence[Outcome], theirs: Sequence[Outcome], other: str) -> str:
    """What this seat lost and got, and who took a token."""
    parts = []
    cards = [a_name(face) for face in _faces(mine, "removed")]
    lost: Counter[Resource] = Counter()
    got: Counter[Resource] = Counter()
    for one in mine:
        if one.kind == "robbed":
            lost.update(one.data["lost"])
        elif one.kind in ("lost", "paid"):
            lost.update(one.data["amounts"])
        elif one.kind == "gained":
            got[one.data["resource"]] += len(one.data["places"])
    gone = [*cards, *([amounts(+lost)] if +lost else [])]
    if gone:
        parts.append(f"you lost {listed(gone)}")
    parts += [f"{other} took the {one.data['token']} token" for one in theirs if one.kind == "token"]
    if +got:
        parts.append(f"you got {amounts(+got)}")
    words = listed(parts)
    return f"{words[:1].upper()}{words[1:]}." if words else ""
