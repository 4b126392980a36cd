"""What a player missed, in two lines: what the other side did, and what became of one's own.

For games with a principality for each of two seats; their words for it are a topic `summary` each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from p2pduel.kernel.operations import Outcome

__all__ = ["Summary", "account"]


class Summary(Protocol):
    """What a game's topic of that name says: a switch over one module per language fits it."""

    def did(
        self,
        name: str,
        played: Sequence[str],
        built: Sequence[str],
        razed: Sequence[str],
        trades: int,
        rolled: int,
    ) -> str:
        """What the other one did."""

    def befell(
        self,
        other: str,
        cards: Sequence[str],
        lost: Mapping[Any, int],
        tokens: Sequence[str],
        got: Mapping[Any, int],
    ) -> str:
        """What became of the reader."""


_PLAYED = ("played", "cast")


def account(outcomes: Sequence[Outcome], seat: int, other: str, say: Summary) -> list[str]:
    """The outcomes of the other side's turn, for a seat; empty lines are left out."""
    theirs = [one for one in outcomes if one.data.get("seat") == 1 - seat]
    mine = [one for one in outcomes if one.data.get("seat") == seat]
    if not any(one.kind in ("dice", "built", *_PLAYED) for one in theirs):
        return []
    return [line for line in (_did(theirs, other, say), _befell(mine, theirs, other, say)) if line]


def _faces(outcomes: Sequence[Outcome], *kinds: str) -> list[str]:
    return [str(one.data["face"]) for one in outcomes if one.kind in kinds]


def _did(theirs: Sequence[Outcome], other: str, say: Summary) -> str:
    """Deeds; there is at least one."""
    played, built, razed = (_faces(theirs, *kinds) for kinds in (_PLAYED, ("built",), ("demolished",)))
    trades = sum(one.kind == "traded" for one in theirs)
    rolled = [int(one.data["production"]) for one in theirs if one.kind == "dice"]
    return say.did(other, played, built, razed, trades, rolled[-1] if rolled else 0)


def _befell(mine: Sequence[Outcome], theirs: Sequence[Outcome], other: str, say: Summary) -> str:
    """What this seat lost and got, and which tokens were taken; empty if nothing."""
    lost: Counter[str] = Counter()
    got: Counter[str] = Counter()
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
    return say.befell(other, cards, +lost, tokens, +got)
