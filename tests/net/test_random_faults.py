"""Bot games in every variant while anything may happen to players and network: none stuck, none diverged."""

from __future__ import annotations

import itertools
import os
import queue
import random
import shutil
import time
from collections import Counter
from pathlib import Path

import pytest

from p2pduel.games import DEFAULT, known
from tests.net.faults import Fault, LanPair, random_plan
from tests.net.lan import lan_or_skip
from tests.net.pair import Kill, Pair

SOAK_SECONDS = float(os.environ.get("P2PDUEL_SOAK_SECONDS", "3600"))
"""The soak as a whole; every variant gets its part."""
SOAK_FROM = int(os.environ.get("P2PDUEL_SOAK_FROM", "0"))
"""The first game to play: a failure names its number, and this repeats it."""
KILLS, FAULTS = 4, 5
FULL = os.environ.get("P2PDUEL_SOAK") == "full"
VARIANTS = [
    (entry.name, variant)
    for entry in known()
    for variant in (entry.variants if FULL or entry.name == DEFAULT else entry.variants[:1])
]
"""Every variant in the long run; in a short one all of the usual game and one of each other."""


def game(folder: Path, name: str, variant: str, number: int) -> Counter[str]:
    """The game of that number, undisturbed and with its faults; what happened to it."""
    seeds = (number % 250 + 1, number % 250 + 2)
    more = ("--game", name)
    with lan_or_skip(3) as lan:
        whole = Pair(folder / "whole", variant, seeds, more)
        whole.folder.mkdir()
        whole.play()
        chance = random.Random(f"{variant} {number}")
        kills, faults = random_plan(chance, len(whole.envelopes()), KILLS, FAULTS)
        words = told(variant, number, seeds, kills, faults)
        again = LanPair(folder / "again", variant, seeds, more, lan=lan, clock=whole.ends(), faults=faults)
        again.folder.mkdir()
        try:
            again.play(kills)
            seen = again.watched()
        except (AssertionError, queue.Empty) as error:
            lines = [f"{role}: {one}" for role, peer in again.running.items() for one in peer.last(12)]
            pytest.fail("\n".join([f"stuck or ended: {error!r}", words, *lines]))
        whole.compare(again, [words])
    return again.happened + Counter({"games": 2, "kill": len(kills), "seen to the end by a spectator": seen})


def told(variant: str, number: int, seeds: tuple[int, int], kills: list[Kill], faults: list[Fault]) -> str:
    """What is needed to repeat a game, and to understand it."""
    return "\n".join(
        [
            f"{variant}, game {number} (P2PDUEL_SOAK_FROM={number}), seeds {seeds}",
            *(f"{kill.number:5} kill     {kill}" for kill in kills),
            *map(str, faults),
        ]
    )


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_random_faults_in_every_variant(tmp_path: Path, name: str, variant: str) -> None:
    """Kills, cables, addresses, sleep, bad networks, resets: the same journals as in a quiet game."""
    deadline = time.monotonic() + SOAK_SECONDS / len(VARIANTS)
    happened: Counter[str] = Counter()
    for number in itertools.count(SOAK_FROM):
        happened += game(tmp_path, name, variant, number)
        shutil.rmtree(tmp_path / "again")
        shutil.rmtree(tmp_path / "whole")
        if time.monotonic() >= deadline:
            break
    words = [f"{count} {kind}" for kind, count in sorted(happened.items(), key=lambda one: one[0] != "games")]
    print(f"{name} {variant}: {', '.join(words)}", flush=True)
