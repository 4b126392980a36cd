"""Bad networks: the cable is pulled, the address changes; the game goes on as if nothing had been."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.net.datagrams import COUNT
from tests.net.lan import Host, Lan, lan_or_skip
from tests.net.processes import PATIENCE, PLAYER, ROOT, Process

DATAGRAMS = str(ROOT / "tests" / "net" / "datagrams.py")
BAD = (0.05, 0.1, 0.05)
"""5 % of the frames are lost, the others take 100 ms give or take 50, in any order."""
UNPLUGGED = (10, 60) if os.environ.get("P2PDUEL_SOAK") == "full" else (5,)
"""Seconds without a cable; one short while is enough for the gate."""


def start(host: Host, folder: Path, name: str, *words: str) -> Process:
    """A peer on a host that notices a dead link within seconds."""
    more = ["--name", name, "--journal", str(folder / f"{name}.duel"), "--quick"]
    return Process(host.command(sys.executable, PLAYER, *words, *more), folder / name)


Disturbance = Callable[[Lan, Process, Process], None]


def disturbed_game(folder: Path, disturb: Disturbance, bad: bool = False) -> None:
    """A game that is disturbed in mid-turn; equal journals at the end."""
    with lan_or_skip(2) as lan, lan.bad(*BAD) if bad else contextlib.nullcontext():
        running: list[Process] = []
        try:
            anna = start(lan.hosts[0], folder, "Anna", "host", "--seed", "1")
            running.append(anna)
            anna.event("listening")
            bert = start(lan.hosts[1], folder, "Bert", "join", "Anna", "--seed", "2", "--hold", "3")
            running.append(bert)
            bert.event("held")
            disturb(lan, anna, bert)
            heads = {peer.event("finished")["head"] for peer in running}
            assert len(heads) == 1
            assert [peer.end() for peer in running] == [0, 0]
        finally:
            for peer in running:
                peer.kill()
    assert (folder / "Anna.duel").read_bytes() == (folder / "Bert.duel").read_bytes()


def lost(peer: Process) -> None:
    """Wait until a peer has noticed."""
    peer.until(lambda line: line == {"event": "link", "state": "lost"})


def renumbered(who: int) -> Disturbance:
    """One side gets another address."""

    def disturb(lan: Lan, anna: Process, bert: Process) -> None:
        lan.hosts[who].renumber(20 + who)
        bert.say("go")  # whether the old link is missed before the new one is there is a matter of luck

    return disturb


def unplugged(seconds: int) -> Disturbance:
    """The host's cable is out for so long while the bots play."""

    def disturb(lan: Lan, anna: Process, bert: Process) -> None:
        bert.say("go")
        lan.hosts[0].link(up=False)
        time.sleep(seconds)
        lost(anna)
        lost(bert)
        lan.hosts[0].link(up=True)

    return disturb


@pytest.mark.slow
@pytest.mark.network
@pytest.mark.parametrize(
    "who", [pytest.param(0, id="host"), pytest.param(1, id="joiner", marks=pytest.mark.slow)]
)
def test_a_changed_address_is_found_again(tmp_path: Path, who: int) -> None:
    """The joiner comes from elsewhere, or finds the host elsewhere by the game's id."""
    disturbed_game(tmp_path, renumbered(who))


@pytest.mark.slow
@pytest.mark.network
def test_a_pulled_cable_is_noticed_and_plugged_in_again(tmp_path: Path) -> None:
    """Both say that the link is lost; nothing else is."""

    def pull(lan: Lan, anna: Process, bert: Process) -> None:
        lan.hosts[1].link(up=False)
        lost(anna)
        lost(bert)
        lan.hosts[1].link(up=True)
        bert.say("go")

    disturbed_game(tmp_path, pull)


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.parametrize("who", [0, 1], ids=["host", "joiner"])
def test_a_laptop_that_slept_goes_on_where_it_was(tmp_path: Path, who: int) -> None:
    """The other side notices and waits; the sleeper finds its old links dead and makes new ones."""

    def sleep(lan: Lan, anna: Process, bert: Process) -> None:
        sleeper, other = (anna, bert)[who], (bert, anna)[who]
        sleeper.child.send_signal(signal.SIGSTOP)
        lost(other)
        sleeper.child.send_signal(signal.SIGCONT)
        bert.say("go")

    disturbed_game(tmp_path, sleep)


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.parametrize("seconds", UNPLUGGED)
def test_a_cable_pulled_for_long_while_bots_play(tmp_path: Path, seconds: int) -> None:
    """Down for so many seconds in mid-game."""
    disturbed_game(tmp_path, unplugged(seconds))


@pytest.mark.network
@pytest.mark.slow
def test_the_bad_network_is_bad() -> None:
    """Made by the kernel or by a program, it loses, delays and reorders what it carries."""
    with lan_or_skip(2) as lan, lan.bad(*BAD):
        hearer = Process(lan.hosts[1].python(DATAGRAMS))
        try:
            hearer.event("ready")
            subprocess.run(lan.hosts[0].python(DATAGRAMS, lan.hosts[1].address), check=True, timeout=PATIENCE)
            heard = hearer.event("heard")
        finally:
            hearer.kill()
    loss, delay, jitter = BAD
    came = len(heard["numbers"])
    overtaken = sum(later < earlier for earlier, later in pairwise(heard["numbers"]))
    shortest, longest = min(heard["seconds"]), max(heard["seconds"])
    print(f"{came} of {COUNT} came, {shortest:.3f} to {longest:.3f} s, {overtaken} overtaken")
    assert loss / 3 < 1 - came / COUNT < loss * 3
    assert shortest > delay - jitter
    assert overtaken > COUNT / 10


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.timeout(10 * PATIENCE)
@pytest.mark.parametrize(
    "disturb",
    [
        pytest.param(lambda lan, anna, bert: bert.say("go"), id="nothing else"),
        pytest.param(renumbered(0), id="the host's address"),
        pytest.param(renumbered(1), id="the joiner's address"),
        *(pytest.param(unplugged(seconds), id=f"{seconds} s unplugged") for seconds in UNPLUGGED),
    ],
)
def test_a_network_that_loses_delays_and_reorders(tmp_path: Path, disturb: Disturbance) -> None:
    """As if that were not enough, the cable is pulled or an address changes."""
    disturbed_game(tmp_path, disturb, bad=True)
