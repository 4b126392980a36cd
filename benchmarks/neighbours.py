"""A game with and without hostile neighbours at the host's door: the players' latency, the host's memory."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.support.players import Setting, game

_PESTS = "benchmarks.support.pests"
_CASES = {
    "nobody": (),
    "scans, half-open and slow connections, giant frames, floods": (_PESTS,),
}


def measured(number: int) -> dict[str, float]:
    """One game in a process of its own, for peak memory never goes down."""
    words = [sys.executable, "-m", "benchmarks.neighbours", str(number)]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def one(beside: tuple[str, ...]) -> None:
    """Play and print the figures."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["P2PDUEL_HOME"] = place
        played = asyncio.run(game(Setting(), Path(place) / "game", beside))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"way": played.way, "worst": played.worst, "seconds": played.seconds, "peak": peak}))


def main() -> None:
    """Both cases as a table."""
    print("| at the host's door | way of a decision | slowest of twenty | whole game | peak memory, host |")
    print("|---|---|---|---|---|")
    for number, words in enumerate(_CASES):
        figures = measured(number)
        print(
            f"| {words} | {1000 * figures['way']:.2f} ms | {1000 * figures['worst']:.0f} ms "
            f"| {figures['seconds']:.1f} s | {figures['peak']:.0f} MiB |"
        )


if __name__ == "__main__":
    if len(sys.argv) == 2:
        one(list(_CASES.values())[int(sys.argv[1])])
    else:
        main()
