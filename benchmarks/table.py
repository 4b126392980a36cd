"""Peers on loopback: a decision's way to the other side, whole games, and crowds of spectators.

A way is counted twice: in time, in which the disk drowns everything else, and in the own processor time of
both processes with the number of fsyncs beside it, which a busy disk does not change.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.support.bare import Floor, bare
from benchmarks.support.costs import Cost
from benchmarks.support.players import Played, Setting, game, started, typical

_CROWD = "benchmarks.support.crowd"
CROWDS: dict[str, tuple[str, ...]] = {
    "0": (),
    "1": (_CROWD, "1", "direct"),
    "10": (_CROWD, "10", "direct"),
    "100": (_CROWD, "100", "direct"),
    "100, some served by others": (_CROWD, "100", "referred"),
}
"""Spectators who all insist on the host, and such as take its advice where else to watch."""

TURNS = 5
"""Games and floors measured one after the other; the medians count."""


async def ways(folder: Path) -> tuple[Played, Floor]:
    """The table, and the floor in the rhythm of that game."""
    played = await game(Setting(), folder)
    return played, await bare(folder, started, played.pauses)


async def report(folder: Path) -> None:
    """Measure and print; table and floor by turns, for the disk is not equally quick all the time."""
    measured = [await ways(folder / f"turn {number}") for number in range(TURNS)]
    way = statistics.median(played.way for played, _ in measured)
    floor = statistics.median(one.way for _, one in measured)
    back = statistics.median(one.back for _, one in measured)
    games = {crowd: await game(Setting(), folder / crowd, beside) for crowd, beside in CROWDS.items()}
    print("| way of a decision, from the brain to the validated effect at the other peer | |")
    print("|---|---|")
    print(f"| packed, signed, on disk, sent, verified: nothing else, one way | {1000 * floor:.2f} ms |")
    print(f"| the same there and back | {1000 * back:.2f} ms |")
    print(f"| the table, over there and back | {1000 * way:.2f} ms, {way / back:.1f} times |")
    print(f"| the table, over one way | {1000 * way:.2f} ms, {way / floor:.1f} times |\n")
    costs([played.cost for played, _ in measured], [one.cost for _, one in measured])
    print(
        "| spectators | way of a decision | whole game | host's processor time | sent by the host "
        "| sent by the joiner |"
    )
    print("|---|---|---|---|---|---|")
    for crowd, played in games.items():
        both = " | ".join(f"{one / 1024:.0f} KiB" for one in played.sent)
        seconds = f"{played.seconds:.1f} s | {played.cpu:.1f} s"
        print(f"| {crowd} | {1000 * played.way:.2f} ms | {seconds} | {both} |")


def costs(table: Sequence[Cost], floor: Sequence[Cost]) -> None:
    """What one decision costs both processes, without the waiting."""
    print("| of one decision, both processes | processor time | fsyncs | waiting for the disk |")
    print("|---|---|---|---|")
    ours, bare_one = typical(table), typical(floor)
    for words, one in (("packed, signed, on disk, sent, verified", bare_one), ("the table", ours)):
        print(f"| {words} | {1000 * one.cpu:.2f} ms | {one.syncs:.1f} | {1000 * one.disk:.2f} ms |")
    print(f"| the table, over the bare processor time | {ours.cpu / bare_one.cpu:.1f} times | | |\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        os.environ["P2PDUEL_HOME"] = place
        asyncio.run(report(Path(place)))
