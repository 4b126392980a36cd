"""What a player missed, in two lines: what the other side did, and what became of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words import summary
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
    """Deeds; there is at least one."""
    played, built, razed = (_faces(theirs, kind) for kind in ("played", "built", "demolished"))
    trades = sum(one.kind == "traded" for one in theirs)
    rolled = [int(one.data["production"]) for one in theirs if one.kind == "dice"]
    return summary.did(other, played, built, razed, trades, rolled[-1] if rolled else 0)


def _befell(mine: Sequence[Outcome], theirs: Sequence[Outcome], other: str) -> str:
    """What this seat lost and got, and which tokens were taken; empty if nothing."""
    lost: Counter[Resource] = Counter()
    got: Counter[Resource] = Counter()
    for one in mine:
        if one.kind == "robbed":
            lost.update(one.data["lost"])
        elif one.kind in ("lost", "paid"):
            lost.update(one.data["amounts"])
        elif one.kind == "gained":
            got[one.data["resource"]] += len(one.data["places"])
    cards = _faces(mine, "removed")
    tokens = [str(one.data["token"]) for one in theirs if one.kind == "token"]
    if not (cards or +lost or tokens or +got):
        return ""
    return summary.befell(other, cards, +lost, tokens, +got)
