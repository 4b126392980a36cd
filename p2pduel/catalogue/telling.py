"""What the logs of card games have in common: who reads, and gains and payments of one cause together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from p2pduel.catalogue.grammar import Who
from p2pduel.kernel.operations import Outcome

__all__ = ["players", "runs", "summed"]


@lru_cache(maxsize=32)
def players(names: tuple[str, ...], you: int | None) -> tuple[Who, ...]:
    """Who sits where, and who of them reads: the same for a whole game."""
    return tuple(Who(name, seat == you) for seat, name in enumerate(names))


def runs(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    """The outcomes line by line: gains, and payments, that follow each other for one cause are one line."""
    found: list[list[Outcome]] = []
    for outcome in outcomes:
        if found and _same_run(found[-1][-1], outcome):
            found[-1].append(outcome)
        else:
            found.append([outcome])
    return found


def _same_run(last: Outcome, outcome: Outcome) -> bool:
    alike = last.kind == outcome.kind and outcome.kind in ("gained", "paid")
    return alike and all(last.data[key] == outcome.data[key] for key in ("seat", "why"))


def summed(run: Iterable[Outcome]) -> tuple[Counter[Any], Counter[Any]]:
    """What was gained or paid in such a line, by kind, and what there was no room for."""
    got: Counter[Any] = Counter()
    lost: Counter[Any] = Counter()
    for outcome in run:
        data = outcome.data
        if outcome.kind == "paid":
            got.update(data["amounts"])
        else:
            got[data["resource"]] += len(data["places"])
            lost[data["resource"]] += data["lost"]
    return got, lost
